import type { InputFieldBuilder } from "@pothos/core";
import * as v from "valibot";
import { emailField, optionalEmailField } from "../account/emailAddress.ts";
import { officePhoneField, optionalPhoneField } from "../account/phoneNumber.ts";
import { webAddressField } from "../account/webAddress.ts";
import type { BuilderTypes } from "../graphql/builder.ts";
import type { Installation } from "../graphql/context.ts";
import { isMoney } from "../graphql/decimal.ts";

function wholeNumber(lowest: number, highest: number) {
  const message = `Must be a whole number from ${lowest} to ${highest}`;
  return v.nullish(
    v.pipe(v.number(message), v.integer(message), v.minValue(lowest, message), v.maxValue(highest, message)),
    null,
  );
}

/** How the company is reached, and its limits (Document 1 §5 step 2; ranges are decision D-38). */
export function mediaRules(installation: Installation) {
  return {
    logoUploadId: v.nullish(v.string()),
    phone: officePhoneField("Office Phone is required"),
    officeEmail: emailField(installation),
    accountsPhone: optionalPhoneField,
    accountsEmail: optionalEmailField(installation),
    enquiryEmail: optionalEmailField(installation),
    websiteUrl: webAddressField,
    instagramUrl: webAddressField,
    linkedinUrl: webAddressField,
    passwordRenewalDays: wholeNumber(0, 3650),
    monthlyPurchaseMinimum: v.nullish(
      v.pipe(v.string(), v.check(isMoney, "Must be an amount of 0 or more with at most two decimals")),
      null,
    ),
    maximumProducts: wholeNumber(1, 1_000_000),
  };
}

/** The fields of these rules in an input. */
export function mediaInputFields(t: InputFieldBuilder<BuilderTypes, "InputObject">) {
  return {
    logoUploadId: t.id({
      description: "A finished upload for `COMPANY_LOGO`. Left out: the logo stays; there must be one.",
    }),
    phone: t.string({ required: true, description: "Office phone, 7 to 15 digits." }),
    officeEmail: t.string({ required: true, description: "Office e-mail address." }),
    accountsPhone: t.string({ description: "Phone of the accounts department, 7 to 15 digits." }),
    accountsEmail: t.string({ description: "E-mail address of the accounts department." }),
    enquiryEmail: t.string({ description: "Where customers' enquiries go." }),
    websiteUrl: t.string({ description: "Gets `https://` in front when it has no scheme." }),
    instagramUrl: t.string({ description: "Gets `https://` in front when it has no scheme." }),
    linkedinUrl: t.string({ description: "Gets `https://` in front when it has no scheme." }),
    passwordRenewalDays: t.int({ description: "0 to 3650; 0 for never. Left out: stays, 90 at first." }),
    monthlyPurchaseMinimum: t.field({
      type: "Decimal",
      description: "In INR, 0 or more. Left out: stays, 0 at first.",
    }),
    maximumProducts: t.int({ description: "1 to 1000000. Left out: stays, 1000 at first." }),
  };
}
