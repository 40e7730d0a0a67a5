import type { PersonInput } from "#/__generated__/sellerDialogsAddMutation.graphql";
import { type DateParts, isoDateOf, noDate } from "#/ui/dateParts.ts";

/** The genders of the documents (Document 1 §2). */
export type Gender = PersonInput["gender"];

/** Somebody who is to sign in, while the form is filled in. */
export interface PersonDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly gender: Gender | null;
  readonly dateOfBirth: DateParts;
  readonly phone: string;
  readonly email: string;
}

export const nobody: PersonDraft = {
  firstName: "",
  lastName: "",
  title: "",
  gender: null,
  dateOfBirth: noDate,
  phone: "",
  email: "",
};

/** The person as they are sent; null while a choice that must be made is missing. Who has no last name has null. */
export function personInput(draft: PersonDraft): PersonInput | null {
  const dateOfBirth = isoDateOf(draft.dateOfBirth);
  if (draft.gender === null || dateOfBirth === null) return null;
  return {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim() || null,
    title: draft.title.trim(),
    gender: draft.gender,
    dateOfBirth,
    phone: draft.phone,
    email: draft.email,
  };
}
