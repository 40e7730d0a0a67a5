import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** When a vendor is paid, from the earliest on. */
const terms = {
  PREPAID: msg`Prepaid`,
  ON_DELIVERY: msg`On delivery`,
  NET_7: msg`7 days`,
  NET_15: msg`15 days`,
  NET_30: msg`30 days`,
  NET_45: msg`45 days`,
  NET_60: msg`60 days`,
  NET_90: msg`90 days`,
} as const;

export type Terms = keyof typeof terms;

/** The codes of the terms, in their order. */
export const termsCodes: readonly Terms[] = [
  "PREPAID",
  "ON_DELIVERY",
  "NET_7",
  "NET_15",
  "NET_30",
  "NET_45",
  "NET_60",
  "NET_90",
];

/** The terms as filters and forms offer them. */
export const termsOptions = termsCodes.map((id) => ({ id, label: terms[id] }));

const sizes = { MICRO: msg`Micro`, SMALL: msg`Small`, MEDIUM: msg`Medium` } as const;

export type EnterpriseSize = keyof typeof sizes;

/** The sizes of enterprises as the form offers them. */
export const sizeOptions: readonly { readonly id: EnterpriseSize; readonly label: MessageDescriptor }[] = [
  { id: "MICRO", label: sizes.MICRO },
  { id: "SMALL", label: sizes.SMALL },
  { id: "MEDIUM", label: sizes.MEDIUM },
];

/** Words for the codes of a vendor; what is newer than this text is shown as its code. */
export function useVendorWords() {
  const { i18n } = useLingui();
  const word = (words: Readonly<Record<string, MessageDescriptor>>, code: string) => {
    const found = words[code];
    return found ? i18n._(found) : code;
  };
  return {
    termsOf: (code: string) => word(terms, code),
    sizeOf: (code: string) => word(sizes, code),
  };
}
