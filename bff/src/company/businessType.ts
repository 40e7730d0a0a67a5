import { codeWords } from "../audit/described.ts";
import { builder } from "../graphql/builder.ts";
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

/** The legal form of a business. */
export const BusinessTypeEnum = builder.enumType("BusinessType", {
  description: "The legal form of a business.",
  values: {
    INDIVIDUAL: { description: "One person." },
    SOLE_PROPRIETORSHIP: { description: "Sole proprietorship." },
    PARTNERSHIP_FIRM: { description: "Partnership firm." },
    LIMITED_LIABILITY_PARTNERSHIP: { description: "Limited liability partnership." },
    PRIVATE_LIMITED_COMPANY: { description: "Private limited company." },
    LIMITED_COMPANY: { description: "Limited company." },
    LIMITED_LIABILITY_COMPANY: { description: "Limited liability company." },
    C_CORP: { description: "C corporation." },
    S_CORP: { description: "S corporation." },
    ORGANIZATION: {
      description: "Any organisation, for a service that tells only individuals and organisations apart.",
    },
  } as const,
});

/** The codes in words, for the audit trail. */
export const businessTypeWords = ({ businessTypes }: Pick<Installation, "businessTypes">) =>
  codeWords(businessTypesOf(businessTypes));
