import { toRestAddress } from "../address/input.ts";
import { addressNames } from "../address/record.ts";
import { writtenId } from "../rest/recordFields.ts";
import { billingAddressNames } from "./billing.ts";
import type { Company } from "./record.ts";

/** Fields of the service, as they are sent; an empty text means none, as in the documents' forms. */
export type WrittenFields = Readonly<Record<string, string | number>>;

function texts(fields: Readonly<Record<string, string | null>>): WrittenFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? ""]));
}

function given(fields: Readonly<Record<string, string | number | null>>): WrittenFields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}

/** The registered address (Document 1 §3). */
export function writtenAddress({ address }: Pick<Company, "address">): WrittenFields {
  return texts(toRestAddress(addressNames, address, null));
}

type Numbers = Pick<Company, "registrationNumber" | "registrationDate" | "panNumber">;

/** The company's numbers in registers. */
export function writtenNumbers({ registrationNumber, registrationDate, panNumber }: Numbers): WrittenFields {
  return texts({
    registration_number: registrationNumber,
    registration_date: registrationDate,
    pan_number: panNumber,
  });
}

type Media = Pick<
  Company,
  | "phone"
  | "officeEmail"
  | "accountsPhone"
  | "accountsEmail"
  | "enquiryEmail"
  | "websiteUrl"
  | "instagramUrl"
  | "linkedinUrl"
> & {
  /** Null leaves the limit as it is. */
  readonly passwordRenewalDays: number | null;
  readonly monthlyPurchaseMinimum: string | null;
  readonly maximumProducts: number | null;
};

/** How the company is reached, and its limits. */
export function writtenMedia(media: Media): WrittenFields {
  return {
    ...texts({
      phone: media.phone,
      office_email: media.officeEmail,
      accounts_phone: media.accountsPhone,
      accounts_email: media.accountsEmail,
      enquiry_email: media.enquiryEmail,
      web_url: media.websiteUrl,
      insta: media.instagramUrl,
      linkedin: media.linkedinUrl,
    }),
    ...given({
      password_renewal_days: media.passwordRenewalDays,
      monthly_purchase_minimum: media.monthlyPurchaseMinimum,
      maximum_products: media.maximumProducts,
    }),
  };
}

/** Where the company is billed. */
export function writtenBilling({
  gstinNumber,
  billing,
}: Pick<Company, "gstinNumber" | "billing">): WrittenFields {
  return texts({
    billing_name: billing.name,
    gstin_number: gstinNumber,
    ...toRestAddress(billingAddressNames, billing.address, null),
  });
}

/** Everything that page 2 of onboarding sends, as it is now (decision D-39: `id` is the company's). */
export function writtenPage2(company: Company): WrittenFields {
  return {
    ...given({ logo_upload: company.logoFile }),
    ...writtenNumbers(company),
    ...writtenMedia(company),
    ...writtenBilling(company),
    id: writtenId(company.id),
  };
}

/** Everything that page 3 of onboarding sends, as it is now. */
export function writtenPage3(company: Company): WrittenFields {
  return {
    ...texts({
      about_us_text: company.aboutUs,
      about_us_image_url: company.aboutUsImageFile,
      terms_conditions: company.terms,
    }),
    id: writtenId(company.id),
  };
}
