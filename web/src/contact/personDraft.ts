import type { PersonInput } from "#/__generated__/AddSellerMutation.graphql";
import type { PersonChangesInput } from "#/__generated__/sellerDialogsEditMutation.graphql";
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

/** What a person who was only invited says later. */
export type PersonPart = "title" | "gender" | "dateOfBirth" | "phone";

/** What is changed of a person, of whom something may be missing still; null for nothing. Only a last name is taken away. */
export function personChanges(draft: PersonDraft, own: PersonDraft): PersonChangesInput | null {
  const { gender, phone, email } = draft;
  const [firstName, lastName, title] = [draft.firstName.trim(), draft.lastName.trim(), draft.title.trim()];
  const dateOfBirth = isoDateOf(draft.dateOfBirth);
  const changes = {
    ...(firstName !== own.firstName && { firstName }),
    ...(lastName !== own.lastName && { lastName: lastName || null }),
    ...(title !== own.title && { title }),
    ...(gender && gender !== own.gender && { gender }),
    ...(dateOfBirth && dateOfBirth !== isoDateOf(own.dateOfBirth) && { dateOfBirth }),
    ...(phone !== own.phone && { phone }),
    ...(email !== own.email && { email }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
}
