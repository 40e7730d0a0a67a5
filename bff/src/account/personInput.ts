import * as v from "valibot";
import { editFields, type InputFields, inputRule, inputType, type ValuesOf } from "../graphql/inputFields.ts";
import { dateOfBirthField } from "./dateOfBirth.ts";
import { emailField } from "./emailAddress.ts";
import { GenderEnum, genders } from "./gender.ts";
import { phoneField } from "./phoneNumber.ts";
import { optionalPersonName, requiredPersonName, requiredText } from "../graphql/text.ts";

/** A person who will sign in, with the messages of Document 1 §5; lengths are decision D-35. */
const personFields = {
  firstName: {
    type: "String",
    required: true,
    description: "1 to 120 characters.",
    rule: requiredPersonName("First Name is required"),
  },
  lastName: { type: "String", description: "At most 120 characters.", rule: optionalPersonName },
  title: {
    type: "String",
    required: true,
    description: "How to address them, or their position; 1 to 60 characters.",
    rule: requiredText("Title is required", 60),
  },
  gender: {
    type: GenderEnum,
    required: true,
    description: "Their gender.",
    rule: v.picklist(genders, "Gender is required"),
  },
  dateOfBirth: {
    type: "Date",
    required: true,
    description: "At least 18 and at most 122.5 years ago.",
    rule: dateOfBirthField(),
  },
  phone: {
    type: "String",
    required: true,
    description: "Ten digits beginning with 6 to 9 in India, else 7 to 15.",
    rule: phoneField,
  },
  email: {
    type: "String",
    required: true,
    description: "They sign in with it; nobody else may have it.",
    rule: emailField,
  },
} satisfies InputFields;

/** The rules of a person who will sign in. */
export const personRule = inputRule(personFields);

/** A person who will sign in. */
export const PersonInput = inputType("PersonInput", "Somebody who is to sign in.", personFields);

const { firstName, lastName, email } = personFields;
const inviteeFields = { firstName, lastName, email } satisfies InputFields;

export const inviteeRule = inputRule(inviteeFields);

/** A person of whom no more is known than whom to invite. */
export const InviteeInput = inputType(
  "InviteeInput",
  "Somebody who is invited to sign in, and says everything else of themselves later.",
  inviteeFields,
);

const changedFields = editFields(personFields);

export type PersonChanges = Partial<ValuesOf<typeof changedFields>>;

/** The rules of what of a person is changed. */
export const personChangesRule = inputRule(changedFields);

/** What of a person is changed. */
export const PersonChangesInput = inputType(
  "PersonChangesInput",
  "Changes of a person. What is left out stays as it is.",
  changedFields,
);
