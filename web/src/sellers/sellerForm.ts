import { useLingui } from "@lingui/react/macro";
import { graphql, readInlineData } from "relay-runtime";
import type { sellerForm_seller$key } from "#/__generated__/sellerForm_seller.graphql";
import type { InviteSellerInput } from "#/__generated__/AddSellerInviteMutation.graphql";
import type { AddSellerInput, BusinessType, SellerType } from "#/__generated__/AddSellerMutation.graphql";
import type { EditSellerInput } from "#/__generated__/sellerDialogsEditMutation.graphql";
import { type AddressDraft, addressInput, emptyAddress, readAddress } from "#/address/address.ts";
import { businessTypeNames } from "#/company/businessTypes.ts";
import {
  nobody,
  personChanges,
  type PersonDraft,
  personInput,
  type PersonPart,
} from "#/contact/personDraft.ts";
import { type FieldTexts, isSame } from "#/form/fieldTexts.ts";
import { decimalOf, numberOf } from "#/form/decimalField.ts";
import { optionalText } from "#/form/optionalText.ts";
import { type DateParts, datePartsOf, isoDateOf, noDate } from "#/ui/dateParts.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import type { DraftFields } from "#/form/draftForm.ts";
import { useSellerTypes } from "./useSellerTypes.ts";

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
export type SellerPartProps = DraftFields<SellerDraft>;

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
  address: emptyAddress,
  phone: "",
  officeEmail: "",
  websiteUrl: "",
  instagramUrl: "",
  linkedinUrl: "",
  hasAdministrator: true,
  administrator: nameless,
  dateOfBirth: noDate,
};

/** A location as its form begins. */
export function editedSeller(sellerKey: sellerForm_seller$key): SellerDraft {
  const seller = readInlineData(
    graphql`
      fragment sellerForm_seller on Seller @inline {
        name
        type
        legalName
        businessType
        registrationNumber
        registrationDate
        gstinNumber
        panNumber
        tanNumber
        commissionPercentage
        maximumProducts
        address {
          ...address_address
        }
        phone
        officeEmail
        websiteUrl
        instagramUrl
        linkedinUrl
        administrator {
          firstName
          lastName
          title
          gender
          dateOfBirth
          phone
          email
        }
      }
    `,
    sellerKey,
  );
  const { administrator: person } = seller;
  return {
    name: seller.name,
    type: seller.type ?? null,
    legalName: seller.legalName ?? "",
    businessType: seller.businessType ?? null,
    registrationNumber: seller.registrationNumber ?? "",
    registrationDate: datePartsOf(seller.registrationDate),
    gstinNumber: seller.gstinNumber ?? "",
    panNumber: seller.panNumber ?? "",
    tanNumber: seller.tanNumber ?? "",
    commissionPercentage: numberOf(seller.commissionPercentage),
    maximumProducts: seller.maximumProducts ?? Number.NaN,
    address: readAddress(seller.address),
    phone: seller.phone ?? "",
    officeEmail: seller.officeEmail ?? "",
    websiteUrl: seller.websiteUrl ?? "",
    instagramUrl: seller.instagramUrl ?? "",
    linkedinUrl: seller.linkedinUrl ?? "",
    hasAdministrator: person != null,
    administrator: {
      ...newSeller.administrator,
      ...(person && {
        firstName: person.firstName ?? "",
        lastName: person.lastName ?? "",
        title: person.title ?? "",
        gender: person.gender ?? null,
        phone: person.phone ?? "",
        email: person.email ?? "",
      }),
    },
    dateOfBirth: datePartsOf(person?.dateOfBirth),
  };
}

/** What may be empty, and what somebody has always said. */
function commonInput(draft: SellerDraft) {
  return {
    name: draft.name.trim(),
    legalName: optionalText(draft.legalName),
    ...(draft.businessType && { businessType: draft.businessType }),
    registrationNumber: optionalText(draft.registrationNumber),
    registrationDate: isoDateOf(draft.registrationDate),
    panNumber: optionalText(draft.panNumber),
    tanNumber: optionalText(draft.tanNumber),
    commissionPercentage: decimalOf(draft.commissionPercentage),
    maximumProducts: Number.isNaN(draft.maximumProducts) ? null : draft.maximumProducts,
    officeEmail: optionalText(draft.officeEmail),
    websiteUrl: optionalText(draft.websiteUrl),
    instagramUrl: optionalText(draft.instagramUrl),
    linkedinUrl: optionalText(draft.linkedinUrl),
  };
}

const personOf = ({ administrator, dateOfBirth }: SellerDraft) => ({ ...administrator, dateOfBirth });

/** A new location from a form whose rules are met; null while a choice that must be made is missing. */
export function sellerInput(draft: SellerDraft): AddSellerInput | null {
  const { type, gstinNumber } = draft;
  const administrator = personInput(personOf(draft));
  if (type === null || administrator === null) return null;
  return {
    ...commonInput(draft),
    type,
    gstinNumber,
    address: addressInput(draft.address),
    phone: draft.phone.trim(),
    administrator,
  };
}

/** A new location of which no more is said than its name and whom to invite. */
export function invitationInput({ name, administrator }: SellerDraft): InviteSellerInput {
  return {
    name: name.trim(),
    administrator: {
      firstName: administrator.firstName.trim(),
      lastName: administrator.lastName.trim() || null,
      email: administrator.email,
    },
  };
}

/** Whether something is filled in that does not go with an invitation. */
export function hasMoreThanInvitation(draft: SellerDraft): boolean {
  const { firstName, lastName, email } = draft.administrator;
  const administrator = { ...nameless, firstName, lastName, email };
  return !isSame(draft, { ...newSeller, name: draft.name, administrator });
}

/**
 * The changes of a location, which may be completed step by step: what it lacks and nobody has filled in is left out. An old
 * number that is wrong stays until somebody corrects it: it is no reason to refuse everything else.
 */
export function sellerChanges(draft: SellerDraft, own: SellerDraft): Omit<EditSellerInput, "id" | "version"> {
  const { type, gstinNumber, address, hasAdministrator } = draft;
  const phone = draft.phone.trim();
  const administrator = hasAdministrator ? personChanges(personOf(draft), personOf(own)) : null;
  return {
    ...commonInput(draft),
    ...(type && { type }),
    ...(gstinNumber !== own.gstinNumber && { gstinNumber }),
    ...(!isSame(address, own.address) && { address: addressInput(address) }),
    ...(phone && { phone }),
    ...(administrator && { administrator }),
  };
}

/** What nobody has said of the administrator yet. */
export function lackingParts({ administrator, dateOfBirth }: SellerDraft): PersonPart[] {
  const parts: readonly PersonPart[] = ["title", "gender", "dateOfBirth", "phone"];
  const said = { ...administrator, dateOfBirth: isoDateOf(dateOfBirth) };
  return parts.filter((part) => !said[part]);
}

/** How the fields of a location are shown where two versions of it are compared. */
export function useSellerTexts(): FieldTexts<SellerDraft> {
  const { t, i18n } = useLingui();
  const { count, day, percentage } = useFormats();
  const types = useSellerTypes();
  return {
    name: { label: t`Business Name` },
    type: { label: t`Type`, text: (type) => types.find(({ id }) => id === type)?.label ?? "" },
    legalName: { label: t`Legal Name` },
    businessType: {
      label: t`Business Type`,
      text: (type) => {
        const name = type && businessTypeNames[type];
        return name ? i18n._(name) : "";
      },
    },
    registrationNumber: { label: t`Registration number` },
    registrationDate: {
      label: t`Registration date`,
      text: (parts) => {
        const date = isoDateOf(parts);
        return date ? day(date) : "";
      },
    },
    gstinNumber: { label: t`GSTIN` },
    panNumber: { label: t`PAN number` },
    tanNumber: { label: t`TAN number` },
    commissionPercentage: {
      label: t`Commission`,
      text: (value) => (Number.isNaN(value) ? "" : percentage(String(value))),
    },
    maximumProducts: {
      label: t`Maximum products`,
      text: (value) => (Number.isNaN(value) ? "" : count(value)),
    },
    address: { label: t`Address`, text: (address) => Object.values(address).filter(Boolean).join(", ") },
    phone: { label: t`Phone` },
    officeEmail: { label: t`Office email` },
    websiteUrl: { label: t`Website` },
    instagramUrl: { label: t`Instagram` },
    linkedinUrl: { label: t`LinkedIn` },
    administrator: {
      label: t`Administrator`,
      text: ({ title, firstName, lastName, phone, email }) =>
        [title, firstName, lastName, phone, email].filter(Boolean).join(" "),
    },
  };
}
