import * as v from "valibot";
import { sameName } from "../db/sameName.ts";
import { id, nullableDate, nullableInstant, nullableText, nullableWhole } from "../http/responseFields.ts";
import { twoStepDue } from "../twoStep/rule.ts";
import { defaultViewRecord, defaultViewsOf } from "../savedView/defaults.ts";
import { permissionsOfRole } from "../role/record.ts";
import type { Connection } from "../http/context.ts";

/** The user who signed in (Document 1 §3). The last two only for somebody who acts for a location (decision D-16). */
export const signInRecord = v.object({
  user_po_id: v.optional(id),
  company_po_id: id,
  business_name: v.string(),
  business_subdomain: nullableText,
  business_type: nullableWhole,
  logo_upload: nullableText,
  pw_changed: v.boolean(),
  /** Extension: when the password was last changed (decision D-24). */
  pw_changed_date: nullableInstant,
  primary_login: v.boolean(),
  /** Extension: by when they must have two-step sign-in, as their company asks for it; null for who need not, or has it. */
  two_step_due: nullableInstant,
  signup_process_over: v.boolean(),
  signup_page1_over: v.boolean(),
  signup_page2_over: v.boolean(),
  signup_page6_over: v.boolean(),
  first_name: v.string(),
  last_name: nullableText,
  gender: nullableWhole,
  dob: nullableDate,
  title: nullableText,
  phone: nullableText,
  email_id: v.string(),
  user_seller_id: v.optional(id),
  seller_id: v.optional(id),
  /** Extension: what they may do. */
  role_id: id,
  /** What a role is known by that every company has; null for a company's own. */
  role_key: nullableText,
  role_name: v.string(),
  role_permissions: v.array(v.string()),
});

/** Somebody who comes in person, with what their lists open with. */
export const signedInRecord = v.object({
  ...signInRecord.entries,
  /** Extension: the lists that open with a view (decision 81). */
  default_views: v.array(defaultViewRecord),
});

/** The record of somebody who comes in person. */
export async function signedIn(db: Connection, { accountId, record }: Person) {
  return { ...record, default_views: [...(await defaultViewsOf(db, accountId))] };
}

/** Told to who has proved that it is them, and to nobody else. */
const accountDisabled = "This account was disabled. Ask an owner of your company.";
const locationSuspended = "Your location is suspended. Ask an owner of your company.";

/** A person with what proves who they are. */
export interface Person {
  readonly accountId: number;
  /** As the audit trail names them. */
  readonly actor: string;
  readonly pwHash: string;
  /** Whether they may sign in: their e-mail address is verified, and their location is not suspended. */
  readonly isActive: boolean;
  /** What keeps somebody out who could sign in before, as they are told once they have proved who they are; else null. */
  readonly keptOut: string | null;
  readonly record: v.InferInput<typeof signInRecord>;
}

function accounts(db: Connection) {
  return db
    .selectFrom("account")
    .innerJoin("company", "company.company_po_id", "account.company_po_id")
    .innerJoin("company_role", "company_role.role_id", "account.role_id")
    .leftJoin("seller", "seller.seller_id", "account.seller_id")
    .select([
      "account.account_id",
      "account.seller_id",
      "account.pw_hash",
      "account.active",
      "account.disabled_at",
      "account.company_po_id",
      "account.pw_changed",
      "account.pw_changed_date",
      "account.primary_login",
      "account.first_name",
      "account.last_name",
      "account.gender",
      "account.dob",
      "account.title",
      "account.phone",
      "account.email_id",
      "company.business_name",
      "company.business_subdomain",
      "company.business_type",
      "company.logo_upload",
      "company.signup_process_over",
      "company.signup_page1_over",
      "company.signup_page2_over",
      "company.signup_page6_over",
      "seller.business_name as location_name",
      "seller.suspended_at",
      "account.role_id",
      "company_role.role_key",
      "company_role.role_name",
      permissionsOfRole.as("role_permissions"),
      twoStepDue.as("two_step_due"),
    ]);
}

function person(row: Awaited<ReturnType<ReturnType<typeof accounts>["executeTakeFirstOrThrow"]>>): Person {
  const {
    account_id,
    seller_id,
    location_name,
    pw_hash: pwHash,
    active,
    suspended_at,
    disabled_at,
    ...user
  } = row;
  const isActive = active && suspended_at === null;
  const reason = active ? locationSuspended : disabled_at === null ? null : accountDisabled;
  const known = { accountId: account_id, pwHash, isActive, keptOut: isActive ? null : reason };
  if (seller_id === null)
    return { ...known, actor: `owner:${account_id}`, record: { ...user, user_po_id: account_id } };
  const business_name = location_name ?? user.business_name;
  return {
    ...known,
    actor: `seller:${account_id}`,
    record: { ...user, business_name, user_seller_id: account_id, seller_id },
  };
}

/** The person with this e-mail address, whatever its case; while it is nobody's, one of those invited or disabled. */
export async function personByEmail(db: Connection, email: string): Promise<Person | undefined> {
  const row = await accounts(db)
    .where(sameName("account.email_id", email))
    .orderBy("account.active", "desc")
    .orderBy("account.activated_at", (order) => order.asc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
  return row && person(row);
}

/** The person of an account. */
export async function personById(db: Connection, accountId: number): Promise<Person | undefined> {
  const row = await accounts(db).where("account.account_id", "=", accountId).executeTakeFirst();
  return row && person(row);
}
