import type { InputWarning } from "../graphql/inputWarning.ts";
import { isGstin, isGstinOf, panOfGstin } from "./gstin.ts";
import { isPan, isTan } from "./taxNumber.ts";

/** The tax numbers of a company or a location, normalised; what is left out says nothing. */
export interface TaxNumbers {
  readonly panNumber?: string | null | undefined;
  readonly tanNumber?: string | null | undefined;
  readonly gstinNumber?: string | null | undefined;
  /** Where the GSTIN must have been given. */
  readonly provinceCode?: string | null | undefined;
}

function gstinWarning({ gstinNumber, panNumber, provinceCode }: TaxNumbers): string | null {
  if (gstinNumber === null || gstinNumber === undefined) return null;
  if (!isGstin(gstinNumber)) return "This is not a valid GSTIN. Look for a typing mistake.";
  if (
    panNumber !== null &&
    panNumber !== undefined &&
    isPan(panNumber) &&
    panOfGstin(gstinNumber) !== panNumber
  )
    return `This GSTIN belongs to another PAN, ${panOfGstin(gstinNumber)}.`;
  if (provinceCode !== null && provinceCode !== undefined && !isGstinOf(gstinNumber, provinceCode))
    return "This GSTIN was given in another state.";
  return null;
}

/**
 * What looks wrong about tax numbers and is saved all the same (decision D-38). The paths are `panNumber`, `tanNumber`
 * and `gstinNumber`.
 */
export function taxNumberWarnings(numbers: TaxNumbers): InputWarning[] {
  const { panNumber, tanNumber } = numbers;
  const found: readonly (readonly [string, string | null])[] = [
    [
      "panNumber",
      typeof panNumber === "string" && !isPan(panNumber)
        ? "A PAN has five letters, four digits and a letter, like ABCDE1234F."
        : null,
    ],
    [
      "tanNumber",
      typeof tanNumber === "string" && !isTan(tanNumber)
        ? "A TAN has four letters, five digits and a letter, like ABCD12345E."
        : null,
    ],
    ["gstinNumber", gstinWarning(numbers)],
  ];
  return found.flatMap(([field, message]) => (message === null ? [] : [{ path: [field], message }]));
}
