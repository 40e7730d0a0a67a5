import { useLingui } from "@lingui/react/macro";
import { graphql, readInlineData } from "relay-runtime";
import type { AddVendorInput } from "#/__generated__/vendorDialogsAddMutation.graphql";
import type { vendorForm_vendor$key } from "#/__generated__/vendorForm_vendor.graphql";
import { type AddressDraft, addressInput, emptyAddress, readAddress } from "#/address/address.ts";
import type { DraftFields } from "#/form/draftForm.ts";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import { optionalText } from "#/form/optionalText.ts";
import type { SelectOption } from "#/ui/Select.tsx";
import type { Terms } from "./termsCodes.ts";
import { type EnterpriseSize, useVendorWords } from "./vendorWords.ts";

/** The form of a vendor. */
export interface VendorDraft {
  readonly name: string;
  readonly legalName: string;
  readonly contactName: string;
  readonly phone: string;
  readonly email: string;
  readonly websiteUrl: string;
  readonly gstinNumber: string;
  readonly panNumber: string;
  readonly udyamNumber: string;
  readonly enterpriseClass: EnterpriseSize | null;
  readonly address: AddressDraft;
  readonly paymentTerms: Terms | null;
  readonly categories: readonly SelectOption[];
  readonly note: string;
}

/** What a part of the form gets: all values, and the way to change some. */
export type VendorPartProps = DraftFields<VendorDraft>;

export const newVendor: VendorDraft = {
  name: "",
  legalName: "",
  contactName: "",
  phone: "",
  email: "",
  websiteUrl: "",
  gstinNumber: "",
  panNumber: "",
  udyamNumber: "",
  enterpriseClass: null,
  address: emptyAddress,
  paymentTerms: null,
  categories: [],
  note: "",
};

/** A vendor as its form begins. */
export function editedVendor(vendorKey: vendorForm_vendor$key): VendorDraft {
  const vendor = readInlineData(
    graphql`
      fragment vendorForm_vendor on Vendor @inline {
        name
        legalName
        contactName
        phone
        email
        websiteUrl
        gstinNumber
        panNumber
        udyamNumber
        enterpriseClass
        address {
          ...address_address
        }
        paymentTerms
        categories {
          id
          name
        }
        note
      }
    `,
    vendorKey,
  );
  return {
    name: vendor.name,
    legalName: vendor.legalName ?? "",
    contactName: vendor.contactName ?? "",
    phone: vendor.phone,
    email: vendor.email ?? "",
    websiteUrl: vendor.websiteUrl ?? "",
    gstinNumber: vendor.gstinNumber ?? "",
    panNumber: vendor.panNumber ?? "",
    udyamNumber: vendor.udyamNumber ?? "",
    enterpriseClass:
      vendor.enterpriseClass === "%future added value" ? null : (vendor.enterpriseClass ?? null),
    address: readAddress(vendor.address),
    paymentTerms: vendor.paymentTerms === "%future added value" ? null : vendor.paymentTerms,
    categories: vendor.categories.map(({ id, name }) => ({ id, label: name })),
    note: vendor.note ?? "",
  };
}

/** The mutation's input from a form whose rules are met; null while the terms are missing, which the form says itself. */
export function vendorInput(draft: VendorDraft): Omit<AddVendorInput, "idempotencyKey"> | null {
  if (draft.paymentTerms === null) return null;
  return {
    name: draft.name.trim(),
    legalName: optionalText(draft.legalName),
    contactName: optionalText(draft.contactName),
    phone: draft.phone.trim(),
    email: optionalText(draft.email),
    websiteUrl: optionalText(draft.websiteUrl),
    gstinNumber: optionalText(draft.gstinNumber),
    panNumber: optionalText(draft.panNumber),
    udyamNumber: optionalText(draft.udyamNumber),
    enterpriseClass: draft.enterpriseClass,
    address: addressInput(draft.address),
    paymentTerms: draft.paymentTerms,
    categoryIds: draft.categories.map(({ id }) => id),
    note: optionalText(draft.note),
  };
}

/** How the fields of a vendor are shown where two versions of it are compared. */
export function useVendorTexts(): FieldTexts<VendorDraft> {
  const { t } = useLingui();
  const { termsOf, sizeOf } = useVendorWords();
  return {
    name: { label: t`Vendor Name` },
    legalName: { label: t`Legal Name` },
    contactName: { label: t`Contact` },
    phone: { label: t`Phone` },
    email: { label: t`Email` },
    websiteUrl: { label: t`Website` },
    gstinNumber: { label: t`GSTIN` },
    panNumber: { label: t`PAN number` },
    udyamNumber: { label: t`Udyam number` },
    enterpriseClass: { label: t`Enterprise`, text: (size) => (size ? sizeOf(size) : "") },
    address: { label: t`Address`, text: (address) => Object.values(address).filter(Boolean).join(", ") },
    paymentTerms: { label: t`Payment Terms`, text: (terms) => (terms ? termsOf(terms) : "") },
    categories: { label: t`Categories`, text: (chosen) => chosen.map(({ label }) => label).join(", ") },
    note: { label: t`Note` },
  };
}
