import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type Terms, termsCodes } from "./termsCodes.ts";

/** When a vendor is paid. */
const terms: Readonly<Record<Terms, MessageDescriptor>> = {
  PREPAID: msg`Prepaid`,
  ON_DELIVERY: msg`On delivery`,
  NET_7: msg`7 days`,
  NET_15: msg`15 days`,
  NET_30: msg`30 days`,
  NET_45: msg`45 days`,
  NET_60: msg`60 days`,
  NET_90: msg`90 days`,
};

/** The terms as filters and forms offer them. */
export const termsOptions = termsCodes.map((id) => ({ id, label: terms[id] }));

const sizes = {
  MICRO: msg`Micro enterprise`,
  SMALL: msg`Small enterprise`,
  MEDIUM: msg`Medium enterprise`,
} as const;

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
