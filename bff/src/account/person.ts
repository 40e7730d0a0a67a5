import type { Permission } from "../access/permission.ts";
import { allows, isInPerson } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { builder } from "../graphql/builder.ts";
import { type Gender, GenderEnum } from "./gender.ts";

/** The person who speaks for a business or a location: its administrator (Document 1 §3). */
export interface Person {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly title: string | null;
  readonly gender: Gender | null;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** What whoever looks after this person's data may do. */
  readonly administeredWith: Permission;
}

function isThemselves(user: SessionUser, person: Person): boolean {
  return isInPerson(user) && person.email?.toLowerCase() === user.email.toLowerCase();
}

/** A point of contact, in the schema. */
export const PersonType = builder.objectRef<Person>("Person").implement({
  description:
    "Somebody who speaks for a business. Every part is null when it is not filled in. Gender, date of birth and phone are for themselves and for those who may change them (`COMPANY_UPDATE` for the company's, `SELLER_UPDATE` for a location's).",
  readBy: (user, person) => allows(user, person.administeredWith) || isThemselves(user, person),
  fields: (t) => ({
    firstName: t.exposeString("firstName", { open: true, nullable: true, description: "First name." }),
    lastName: t.exposeString("lastName", { open: true, nullable: true, description: "Last name." }),
    title: t.exposeString("title", {
      open: true,
      nullable: true,
      description: "How to address them, or their position, for example `Director`.",
    }),
    gender: t.expose("gender", { type: GenderEnum, nullable: true, description: "Their gender." }),
    dateOfBirth: t.expose("dateOfBirth", { type: "Date", nullable: true, description: "Date of birth." }),
    phone: t.exposeString("phone", { nullable: true, description: "Phone number, digits." }),
    email: t.exposeString("email", {
      open: true,
      nullable: true,
      description: "E-mail address, which the administrator signs in with.",
    }),
  }),
});
