import { audited, sameId } from "../audit/audited.ts";
import { codeWords, type DescribedColumn } from "../audit/described.ts";
import { GenderEnum, genders } from "../account/gender.ts";
import { builder } from "../graphql/builder.ts";
import { connectionTypes } from "../graphql/connectionType.ts";
import { mediaUrl } from "../graphql/mediaUrl.ts";
import { orderInput } from "../graphql/orderInput.ts";
import { timeFields, timeOrders } from "../graphql/recordTimes.ts";
import { versionDescription } from "../graphql/version.ts";
import { StaffKindEnum } from "../role/enums.ts";
import { roles } from "../role/source.ts";
import { RoleType } from "../role/type.ts";
import { sellers } from "../seller/source.ts";
import { SellerObject } from "../seller/type.ts";
import { currentUser } from "../session/currentUser.ts";
import { TwoStepStateEnum } from "../twoStep/enums.ts";
import { isSelf, mayReadStaff, viewerActionsOf } from "./access.ts";
import { StaffActionEnum, StaffStatusEnum } from "./enums.ts";
import { disableFields, invitationFields, staffFields, staffVersion } from "./fields.ts";
import type { StaffMember } from "./record.ts";
import { people } from "./source.ts";

/** Somebody who acts for the company or a location. */
export const StaffMemberType = builder.objectRef<StaffMember>("StaffMember");

/** Its connection and edge. */
export const { connection: StaffConnection, edge: StaffEdge } = connectionTypes(
  "StaffMember",
  "people",
  StaffMemberType,
);

const nameOf = ({ firstName, lastName }: StaffMember): string => [firstName, lastName ?? ""].join(" ").trim();

builder.node(StaffMemberType, {
  description:
    "Somebody who acts for the company or for a location. Asks for `PERSON_READ`; who acts for a location sees that location's people.",
  readBy: mayReadStaff,
  id: { resolve: (person) => person.id },
  loadOne: (id, context) => people.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", {
      description: "Their id in the REST service (`user_po_id`, or `user_seller_id` at a location).",
    }),
    kind: t.expose("kind", { type: StaffKindEnum, description: "Whom they act for." }),
    firstName: t.exposeString("firstName", { description: "First name." }),
    lastName: t.exposeString("lastName", { nullable: true, description: "Null when there is none." }),
    name: t.string({ description: "First and last name.", resolve: nameOf }),
    email: t.exposeString("email", { description: "They sign in with it." }),
    phone: t.exposeString("phone", { nullable: true, description: "Phone number, digits." }),
    title: t.exposeString("title", {
      nullable: true,
      description: "How to address them, or their position, for example `Director`.",
    }),
    gender: t.expose("gender", {
      type: GenderEnum,
      nullable: true,
      authScopes: { may: "PERSON_UPDATE" },
      description: "Their gender. Asks for `PERSON_UPDATE`.",
    }),
    dateOfBirth: t.expose("dateOfBirth", {
      type: "Date",
      nullable: true,
      authScopes: { may: "PERSON_UPDATE" },
      description: "Date of birth. Asks for `PERSON_UPDATE`.",
    }),
    pictureUrl: t.string({
      nullable: true,
      description: "Where their picture is read from; null while there is none.",
      resolve: ({ imageKey }, _args, { mediaBaseUrl }) => mediaUrl(mediaBaseUrl, imageKey),
    }),
    seller: t.field({
      type: SellerObject,
      nullable: true,
      description: "The location that they act for; null for who acts for the company.",
      resolve: ({ locationId }, _args, context) =>
        locationId === null ? null : sellers.find(context, locationId),
    }),
    role: t.field({
      type: RoleType,
      nullable: true,
      description: "What they may do; null when the service does not know the role any more.",
      resolve: ({ roleId }, _args, context) => roles.find(context, roleId),
    }),
    status: t.expose("status", { type: StaffStatusEnum, description: "How they stand." }),
    isMainAdministrator: t.exposeBoolean("isMainAdministrator", {
      description: "Whether they are the main user of the company, or of their location.",
    }),
    isViewer: t.boolean({
      description: "Whether it is the viewer.",
      resolve: (person, _args, context) => isSelf(currentUser(context), person),
    }),
    lastSignInAt: t.expose("lastSignInAt", {
      type: "DateTime",
      nullable: true,
      description: "When they last signed in; null when they never did.",
    }),
    passwordChanged: t.exposeBoolean("passwordChanged", {
      description: "Whether they have a password of their own, and no longer the first one.",
    }),
    twoStep: t.expose("twoStep", {
      type: TwoStepStateEnum,
      nullable: true,
      description:
        "Whether they are asked for a code when they sign in; null where the service has no second step.",
    }),
    ...timeFields(t),
    disabledAt: t.expose("disabledAt", {
      type: "DateTime",
      nullable: true,
      description: "Since when they cannot sign in; null for who can.",
    }),
    disabledReason: t.exposeString("disabledReason", { nullable: true, description: "Why they cannot." }),
    version: t.string({ description: versionDescription, resolve: staffVersion }),
    viewerActions: t.field({
      type: [StaffActionEnum],
      description:
        "What the viewer can do with them now. With an owner of the company only owners can do anything, in person.",
      resolve: (person, _args, context) => viewerActionsOf(currentUser(context), person),
    }),
  }),
});

/** The orders of a list of people. */
export const staffOrder = orderInput("StaffMember", "people", {
  NAME: {
    rest: "first_name",
    kind: "text",
    value: (person: StaffMember) => person.firstName,
    description: "By first name, upper and lower case alike.",
  },
  EMAIL: {
    rest: "email_id",
    kind: "text",
    value: (person: StaffMember) => person.email,
    description: "By e-mail address.",
  },
  ...timeOrders,
});

const flag = (path: string, label: string): DescribedColumn => ({ path: [path], label, kind: "YES_NO" });

audited({
  type: StaffMemberType,
  records: people,
  tables: { account: sameId },
  nameOf,
  fields: [staffFields, invitationFields, disableFields],
  columns: {
    gender: { path: ["gender"], label: "Gender", kind: "TEXT", words: codeWords(genders, 1) },
    email_id: { path: ["email"], label: "E-mail address", kind: "TEXT" },
    role_id: { path: ["roleId"], label: "Role", kind: "RECORD", refers: "CompanyRole" },
    active: flag("active", "May sign in"),
    primary_login: flag("primaryLogin", "Main user"),
    activated_at: { path: ["activatedAt"], label: "Activated", kind: "INSTANT" },
    disabled_at: { path: ["disabledAt"], label: "Disabled", kind: "INSTANT" },
    pw_changed_date: { path: ["passwordChangedAt"], label: "Password changed", kind: "INSTANT" },
  },
});
