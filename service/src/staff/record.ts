import { sql } from "kysely";
import * as v from "valibot";
import { collection } from "../http/collection.ts";
import type { Connection } from "../http/context.ts";
import {
  id,
  instant,
  nullableDate,
  nullableInstant,
  nullableText,
  nullableWhole,
  optionalId,
} from "../http/responseFields.ts";

/** How somebody stands: `expired` is an invitation whose link is too old. */
export const staffStatuses = ["invited", "expired", "active", "disabled"] as const;

const shared = {
  company_po_id: id,
  seller_id: optionalId,
  email_id: v.string(),
  first_name: v.string(),
  last_name: nullableText,
  title: nullableText,
  phone: nullableText,
  gender: nullableWhole,
  dob: nullableDate,
  primary_login: v.boolean(),
  role_id: id,
  /** What the role is known by that every company has; null for a company's own. */
  role_key: nullableText,
  /** The preference `picture` of the person, as the gateway keeps it. */
  picture: v.unknown(),
  staff_status: v.picklist(staffStatuses),
  disabled_at: nullableInstant,
  disabled_reason: nullableText,
  pw_changed: v.boolean(),
  last_sign_in_at: nullableInstant,
  two_step: v.picklist(["off", "totp"]),
  created_at: instant,
  updated_at: instant,
};

/** Somebody who acts for the whole company. */
export const companyStaffRecord = v.object({ user_po_id: id, ...shared });
/** Somebody who acts for a location. */
export const locationStaffRecord = v.object({ user_seller_id: id, ...shared });
/** Either of them: it has one of the two ids, which is that of the account. */
export const staffRecord = v.object({
  account_id: id,
  user_po_id: optionalId,
  user_seller_id: optionalId,
  ...shared,
});

const status = sql<(typeof staffStatuses)[number]>`case
  when account.active then 'active'
  when account.activated_at is not null then 'disabled'
  when exists (select from verification where verification.account_id = account.account_id
    and verification.used_at is null and verification.expires_at > now()) then 'invited'
  else 'expired' end`;

const lastSignIn = sql<string | null>`(select max(device.updated_at) from account_device as device
  where device.account_id = account.account_id)`;

const twoStep = sql<"off" | "totp">`case when exists (select from two_step as step
  where step.account_id = account.account_id and step.enabled_at is not null) then 'totp' else 'off' end`;

const roleKey = sql<string | null>`(select role.role_key from company_role as role
  where role.role_id = account.role_id)`;

/** Parsed here, because it stands in the table as text. */
const picture = sql`(select preference.preference_value::jsonb from user_preference as preference
  where preference.account_id = account.account_id and preference.preference_key = 'picture')`;

const people = (db: Connection) =>
  db
    .selectFrom("account")
    .select([
      "account.company_po_id",
      "account.seller_id",
      "account.email_id",
      "account.first_name",
      "account.last_name",
      "account.title",
      "account.phone",
      "account.gender",
      "account.dob",
      "account.primary_login",
      "account.role_id",
      "account.disabled_at",
      "account.disabled_reason",
      "account.pw_changed",
      "account.created_at",
      "account.updated_at",
    ])
    .select([
      roleKey.as("role_key"),
      picture.as("picture"),
      status.as("staff_status"),
      lastSignIn.as("last_sign_in_at"),
      twoStep.as("two_step"),
    ]);

const rule = {
  order: "first_name",
  sortable: { first_name: "text", email_id: "text" },
  searchable: ["first_name", "last_name", "email_id", "title"],
  filters: { role_id: "integer", staff_status: "text", seller_id: "integer", two_step: "text" },
} as const;

/** People who act for the whole company. */
export const companyStaff = collection({
  name: "companyUserPO",
  noun: "Person",
  table: "account",
  record: companyStaffRecord,
  rule: { ...rule, key: "user_po_id" },
  records: (db) =>
    people(db).select("account.account_id as user_po_id").where("account.seller_id", "is", null),
});

/** People who act for a location. */
export const locationStaff = collection({
  name: "companyUserSeller",
  noun: "Person",
  table: "account",
  record: locationStaffRecord,
  rule: { ...rule, key: "user_seller_id" },
  records: (db) =>
    people(db).select("account.account_id as user_seller_id").where("account.seller_id", "is not", null),
});

const ofCompany = sql<number | null>`case when account.seller_id is null then account.account_id end`;
const ofLocation = sql<number | null>`case when account.seller_id is not null then account.account_id end`;

/** Both, by the id that they have in common. */
export const anyStaff = collection({
  name: "companyUser",
  noun: "Person",
  table: "account",
  record: staffRecord,
  rule: { ...rule, key: "account_id" },
  records: (db) =>
    people(db).select(["account.account_id", ofCompany.as("user_po_id"), ofLocation.as("user_seller_id")]),
});
