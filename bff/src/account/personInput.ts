import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Installation } from "../graphql/context.ts";
import { dateOfBirthField } from "./dateOfBirth.ts";
import { emailField } from "./emailAddress.ts";
import { GenderEnum, genders } from "./gender.ts";
import { phoneField } from "./phoneNumber.ts";
import { optionalText, requiredText } from "./textField.ts";

/** The rules of a person who will sign in, with the messages of Document 1 §5; lengths are decision D-35. */
export function personRule({ countryCode, ...emails }: Installation) {
  return v.object({
    firstName: requiredText("First Name is required", 120),
    lastName: optionalText(120),
    title: requiredText("Title is required", 60),
    gender: v.picklist(genders, "Gender is required"),
    dateOfBirth: dateOfBirthField(),
    phone: phoneField(countryCode),
    email: emailField(emails),
  });
}

export type PersonValues = v.InferOutput<ReturnType<typeof personRule>>;

/** A person who will sign in. */
export const PersonInput = builder.inputType("PersonInput", {
  description: "Somebody who is to sign in.",
  fields: (t) => ({
    firstName: t.string({ required: true, description: "1 to 120 characters." }),
    lastName: t.string({ description: "At most 120 characters." }),
    title: t.string({
      required: true,
      description: "How to address them, or their position; 1 to 60 characters.",
    }),
    gender: t.field({ type: GenderEnum, required: true, description: "Their gender." }),
    dateOfBirth: t.field({
      type: "Date",
      required: true,
      description: "At least 18 and at most 122.5 years ago.",
    }),
    phone: t.string({
      required: true,
      description: "Ten digits beginning with 6 to 9 in India, else 7 to 15.",
    }),
    email: t.string({ required: true, description: "They sign in with it; nobody else may have it." }),
  }),
});
