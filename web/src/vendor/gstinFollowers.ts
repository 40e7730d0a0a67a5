import { isGstin, panOfGstin, provincesOfGstin } from "#/taxNumber/gstin.ts";
import type { VendorDraft } from "./vendorForm.ts";

/** What a GSTIN says of its owner: the PAN, and the state by a code that the form offers; nothing until it is whole. */
function saidBy(gstin: string, codes: readonly string[]) {
  if (!isGstin(gstin)) return { pan: "", province: null };
  const province = provincesOfGstin(gstin).find((code) => codes.includes(code)) ?? null;
  return { pan: panOfGstin(gstin), province };
}

/**
 * A change of the GSTIN, with the PAN and the state that follow from it: only where nothing stands yet, or what the last
 * GSTIN said. What somebody typed stays, and is warned of where it differs (decision D-38).
 */
export function withGstin(
  draft: VendorDraft,
  gstinNumber: string,
  codes: readonly string[],
): Partial<VendorDraft> {
  const before = saidBy(draft.gstinNumber, codes);
  const { pan, province } = saidBy(gstinNumber, codes);
  const { panNumber, address } = draft;
  const follows = panNumber === "" || panNumber === before.pan;
  const isThere = address.provinceCode === null || address.provinceCode === before.province;
  return {
    gstinNumber,
    ...(pan !== "" && follows && { panNumber: pan }),
    ...(province !== null && isThere && { address: { ...address, provinceCode: province } }),
  };
}
