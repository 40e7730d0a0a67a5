import { useLingui } from "@lingui/react/macro";
import { isGstin, isGstinOf, panOfGstin } from "./gstin.ts";
import { isPan, isTan } from "./taxNumber.ts";

/** Tax numbers as they stand in their fields; empty while nothing was typed. */
export interface TaxNumbers {
  readonly pan?: string;
  readonly tan?: string;
  readonly gstin?: string;
  /** Code of the province where the GSTIN must have been given. */
  readonly provinceCode?: string | null;
}

/**
 * What looks wrong about tax numbers (decision D-38): a sentence for each field, or undefined. It is shown beside the
 * field and keeps nobody from saving.
 */
export function useTaxNumberWarnings({ pan = "", tan = "", gstin = "", provinceCode = null }: TaxNumbers) {
  const { t } = useLingui();
  const gstinWarning = () => {
    if (gstin === "") return undefined;
    if (!isGstin(gstin)) return t`This is not a valid GSTIN. Look for a typing mistake.`;
    const inside = panOfGstin(gstin);
    if (isPan(pan) && inside !== pan) return t`This GSTIN belongs to another PAN, ${inside}.`;
    if (provinceCode && !isGstinOf(gstin, provinceCode)) return t`This GSTIN was given in another state.`;
    return undefined;
  };
  return {
    pan:
      pan === "" || isPan(pan)
        ? undefined
        : t`A PAN has five letters, four digits and a letter, like ABCDE1234F.`,
    tan:
      tan === "" || isTan(tan)
        ? undefined
        : t`A TAN has four letters, five digits and a letter, like ABCD12345E.`,
    gstin: gstinWarning(),
  };
}
