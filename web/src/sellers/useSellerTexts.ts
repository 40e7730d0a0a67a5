import { useLingui } from "@lingui/react/macro";
import { businessTypeNames } from "#/company/businessTypes.ts";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import { isoDateOf } from "#/ui/dateParts.ts";
import { useFormats } from "#/words/useFormats.ts";
import type { SellerDraft } from "./sellerDraft.ts";
import { useSellerTypes } from "./useSellerTypes.ts";

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
