import * as v from "valibot";
import { dateOfBirthField } from "../account/dateOfBirth.ts";
import { emailField } from "../account/emailAddress.ts";
import { type Gender, GenderEnum, genders } from "../account/gender.ts";
import { optionalPhoneField } from "../account/phoneNumber.ts";
import { type RecordFields, type SentField, versionOfFields } from "../graphql/inputFields.ts";
import { optionalLines, optionalPersonName, optionalText, requiredPersonName } from "../graphql/text.ts";
import type { StaffMember } from "./record.ts";

/** What can be said about somebody. */
export const staffFields = {
  firstName: {
    type: "String",
    required: true,
    description: "1 to 120 characters.",
    rule: requiredPersonName("First Name is required"),
    rest: "first_name",
    current: (person) => person.firstName,
  },
  lastName: {
    type: "String",
    description: "At most 120 characters.",
    rule: optionalPersonName,
    rest: "last_name",
    current: (person) => person.lastName,
  },
  title: {
    type: "String",
    description: "How to address them, or their position; at most 60 characters.",
    rule: optionalText(60),
    rest: "title",
    current: (person) => person.title,
  },
  phone: {
    type: "String",
    description: "7 to 15 digits.",
    rule: optionalPhoneField,
    rest: "phone",
    current: (person) => person.phone,
  },
  gender: {
    type: GenderEnum,
    description: "Their gender.",
    rule: v.nullish(v.picklist(genders), null),
    rest: "gender",
    toRest: (gender: Gender | null) => (gender === null ? null : genders.indexOf(gender) + 1),
    current: (person) => person.gender,
  },
  dateOfBirth: {
    type: "Date",
    description: "At least 18 and at most 122.5 years ago.",
    rule: v.nullish(dateOfBirthField(), null),
    rest: "dob",
    current: (person) => person.dateOfBirth,
  },
  roleId: {
    type: "ID",
    required: true,
    names: "CompanyRole",
    description:
      "What they may do: a role that allows nothing that the viewer may not, for people of their kind.",
    editDescription:
      "Another role, which allows nothing that the viewer may not. Nobody changes their own; owners are made and unmade by owners, with `password`.",
    rule: v.pipe(v.string("Role is required"), v.nonEmpty("Role is required")),
    rest: "role_id",
    current: (person) => person.roleId,
  },
  sellerId: {
    type: "ID",
    names: "Seller",
    description:
      "The location that they act for, where the role is for one. Who acts for a location may leave it out.",
    editDescription: "Another location for who acts for one; their sessions end.",
    rule: v.nullish(v.string()),
    rest: "seller_id",
    current: (person) => person.locationId,
  },
} satisfies RecordFields<StaffMember>;

export const staffVersion = versionOfFields(staffFields);

/** How somebody signs in, which is said once. */
export const invitationFields = {
  email: {
    type: "String",
    required: true,
    description: "They sign in with it; nobody else may have it.",
    rule: emailField,
    rest: "email_id",
  },
} satisfies Readonly<Record<string, SentField>>;

/** Why somebody is disabled. */
export const disableFields = {
  reason: {
    type: "String",
    description: "Why, at most 500 characters.",
    rule: optionalLines(500),
    rest: "disabled_reason",
  },
} satisfies Readonly<Record<string, SentField>>;

/** The viewer's own password, where an owner is made or unmade. */
export const ownPassword = {
  type: "String",
  description: "The viewer's own password. Only needed where an owner of the company is made or unmade.",
  rule: v.nullish(v.pipe(v.string(), v.maxLength(128, "Must have at most 128 characters"))),
} as const;
