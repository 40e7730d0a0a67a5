import type {
  AddSellerInput,
  BusinessType,
  SellerType,
} from "#/__generated__/sellerMutationsAddMutation.graphql";
import { type AddressDraft, addressDraft, addressInput } from "#/address/address.ts";
import { nobody, type PersonDraft, personInput } from "#/contact/personDraft.ts";
import { type DateParts, isoDateOf, noDate } from "#/ui/dateParts.ts";

/** The form of a location. Numbers are NaN while their field is empty. */
export interface SellerDraft {
  readonly name: string;
  readonly type: SellerType | null;
  readonly legalName: string;
  /** Null: the company's. */
  readonly businessType: BusinessType | null;
  readonly registrationNumber: string;
  readonly registrationDate: DateParts;
  readonly gstinNumber: string;
  readonly panNumber: string;
  readonly tanNumber: string;
  readonly commissionPercentage: number;
  readonly maximumProducts: number;
  readonly address: AddressDraft;
  readonly phone: string;
  readonly officeEmail: string;
  readonly websiteUrl: string;
  readonly instagramUrl: string;
  readonly linkedinUrl: string;
  /** Whether somebody is named who runs it. Only a location that came with the company may go without. */
  readonly hasAdministrator: boolean;
  readonly administrator: Omit<PersonDraft, "dateOfBirth">;
  /** Apart from the rest of the person: it is never kept (decision D-77). */
  readonly dateOfBirth: DateParts;
}

const { dateOfBirth: _, ...nameless } = nobody;

/** What a part of the form gets: all values, and the way to change some. */
export interface SellerPartProps {
  readonly draft: SellerDraft;
  readonly onChange: (change: Partial<SellerDraft>) => void;
}

/** A new location, with the defaults of Document 1 §9. */
export const newSeller: SellerDraft = {
  name: "",
  type: null,
  legalName: "",
  businessType: null,
  registrationNumber: "",
  registrationDate: noDate,
  gstinNumber: "",
  panNumber: "",
  tanNumber: "",
  commissionPercentage: 0,
  maximumProducts: 1000,
  address: addressDraft({
    line1: null,
    line2: null,
    streetNumber: null,
    streetName: null,
    area: null,
    region: null,
    postalCode: null,
    provinceCode: null,
  }),
  phone: "",
  officeEmail: "",
  websiteUrl: "",
  instagramUrl: "",
  linkedinUrl: "",
  hasAdministrator: true,
  administrator: nameless,
  dateOfBirth: noDate,
};

/** A calendar date in the parts of its field. */
export function datePartsOf(date: string | null | undefined): DateParts {
  const [year = "", month = "", day = ""] = date?.split("-") ?? [];
  return date ? { day: String(Number(day)), month: String(Number(month)), year } : noDate;
}

type SellerValues = Omit<AddSellerInput, "administrator" | "idempotencyKey" | "type"> & {
  readonly type: SellerType;
  readonly administrator?: NonNullable<ReturnType<typeof personInput>>;
};

function optional(text: string): string | null {
  return text.trim() || null;
}

/** The mutation's input from a form whose rules are met; null while a choice that must be made is missing. */
export function sellerInput(draft: SellerDraft): SellerValues | null {
  const { type, hasAdministrator, dateOfBirth } = draft;
  const administrator = personInput({ ...draft.administrator, dateOfBirth });
  if (type === null || (hasAdministrator && administrator === null)) return null;
  return {
    name: draft.name.trim(),
    type,
    legalName: optional(draft.legalName),
    ...(draft.businessType && { businessType: draft.businessType }),
    registrationNumber: optional(draft.registrationNumber),
    registrationDate: isoDateOf(draft.registrationDate),
    gstinNumber: draft.gstinNumber,
    panNumber: optional(draft.panNumber),
    tanNumber: optional(draft.tanNumber),
    commissionPercentage: Number.isNaN(draft.commissionPercentage)
      ? null
      : draft.commissionPercentage.toFixed(2),
    maximumProducts: Number.isNaN(draft.maximumProducts) ? null : draft.maximumProducts,
    address: addressInput(draft.address),
    phone: draft.phone.trim(),
    officeEmail: optional(draft.officeEmail),
    websiteUrl: optional(draft.websiteUrl),
    instagramUrl: optional(draft.instagramUrl),
    linkedinUrl: optional(draft.linkedinUrl),
    ...(hasAdministrator && administrator && { administrator }),
  };
}
