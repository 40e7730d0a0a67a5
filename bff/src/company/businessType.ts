import type { Installation } from "../graphql/context.ts";

/** The nine types of businesses in the order of their codes, 0 to 8 (Document 1 §1, decision D-26). */
const nine = [
  "INDIVIDUAL",
  "SOLE_PROPRIETORSHIP",
  "PARTNERSHIP_FIRM",
  "LIMITED_LIABILITY_PARTNERSHIP",
  "PRIVATE_LIMITED_COMPANY",
  "LIMITED_COMPANY",
  "LIMITED_LIABILITY_COMPANY",
  "C_CORP",
  "S_CORP",
] as const;

/** The other reading of Document 1 §1, in which code 1 means something else. */
const two = ["INDIVIDUAL", "ORGANIZATION"] as const;

export type BusinessType = (typeof nine)[number] | (typeof two)[number];

/** Which of its two readings of business types an installation goes by. Never both: their codes differ. */
export type BusinessTypeReading = Installation["businessTypes"];

/** The types of a reading, in the order of their codes. */
export function businessTypesOf(reading: BusinessTypeReading): readonly BusinessType[] {
  return reading === "nine" ? nine : two;
}
