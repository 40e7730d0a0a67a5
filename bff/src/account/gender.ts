import { builder } from "../graphql/builder.ts";

/** The genders in the order of their codes, 1 to 3 (Document 1 §9). */
export const genders = ["MALE", "FEMALE", "OTHERS"] as const;

export type Gender = (typeof genders)[number];

/** The gender of a code of the service; null for one that is not known. */
export function genderOf(code: number | null): Gender | null {
  return genders[(code ?? 0) - 1] ?? null;
}

/** The gender of a person, in the schema. */
export const GenderEnum = builder.enumType("Gender", {
  description: "Gender of a person.",
  values: {
    MALE: { description: "Male." },
    FEMALE: { description: "Female." },
    OTHERS: { description: "Others." },
  } as const,
});
