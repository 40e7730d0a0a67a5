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
}

/** A point of contact, in the schema. */
export const PersonType = builder.objectRef<Person>("Person").implement({
  description: "Somebody who speaks for a business. Every part is null when it is not filled in.",
  fields: (t) => ({
    firstName: t.exposeString("firstName", { nullable: true, description: "First name." }),
    lastName: t.exposeString("lastName", { nullable: true, description: "Last name." }),
    title: t.exposeString("title", {
      nullable: true,
      description: "How to address them, or their position, for example `Director`.",
    }),
    gender: t.expose("gender", { type: GenderEnum, nullable: true, description: "Their gender." }),
    dateOfBirth: t.expose("dateOfBirth", { type: "Date", nullable: true, description: "Date of birth." }),
    phone: t.exposeString("phone", { nullable: true, description: "Phone number, digits." }),
    email: t.exposeString("email", {
      nullable: true,
      description: "E-mail address, which the administrator signs in with.",
    }),
  }),
});
