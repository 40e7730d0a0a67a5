import { sql } from "kysely";
import * as v from "valibot";
import { isActivated, lockEmail } from "../account/emailOwner.ts";
import { invite, inviteAgain, newFirstPassword } from "../account/invite.ts";
import { endLinks } from "../account/links.ts";
import { sameName } from "../db/sameName.ts";
import { recordPersonEvent } from "../event/record.ts";
import type { changesOf } from "../http/changes.ts";
import { requiredEmail } from "../http/contactField.ts";
import type { Connection, Context } from "../http/context.ts";
import { requiredWhole } from "../http/field.ts";
import { broken, conflict, notFound } from "../http/httpError.ts";
import { roleFor } from "../role/people.ts";
import { followPerson, leaveLocation, lockLocationOf } from "../seller/administrator.ts";
import { staffFields } from "./fields.ts";
import { checkOwnerLeft, lockCompany, ownersRole } from "./lastOwner.ts";
import { keepMainAdministrator, setMain } from "./mainAdministrator.ts";

/** So many a company has waiting at a time. How many it may mail is counted where they are mailed. */
const mostOpen = 200;

/** Whether they act for the whole company or for a location. */
export type StaffKind = "company" | "location";

export const invitation = v.object({
  ...staffFields,
  email_id: requiredEmail("Email address is required"),
  company_po_id: requiredWhole("company_po_id is required"),
});

/** @throws HttpError 422 */
async function checkRoom(db: Connection, companyId: number): Promise<void> {
  const { open } = await db
    .selectFrom("account")
    .select((query) => query.fn.countAll<number>().as("open"))
    .where("company_po_id", "=", companyId)
    .where("activated_at", "is", null)
    .executeTakeFirstOrThrow();
  if (open >= mostOpen) throw broken(`A company has at most ${mostOpen} open invitations`);
}

/** Invites somebody by mail, with a role. @returns their account @throws HttpError 404, 409, 422, 429 */
export async function inviteStaff(
  context: Context,
  kind: StaffKind,
  body: v.InferOutput<typeof invitation>,
  sellerId: number | null,
): Promise<number> {
  const { db } = context;
  const { role_id, company_po_id, ...person } = body;
  await lockCompany(db, company_po_id);
  await roleFor(db, company_po_id, kind, role_id);
  await checkRoom(db, company_po_id);
  await lockEmail(db, person.email_id);
  const invited = await db
    .selectFrom("account")
    .select("account_id")
    .where("company_po_id", "=", company_po_id)
    .where(sameName("email_id", person.email_id))
    .executeTakeFirst();
  if (invited !== undefined || (await isActivated(db, person.email_id)))
    throw conflict("Email Already Exist", "email_id");
  const id = await invite(context, {
    ...person,
    company_po_id,
    seller_id: sellerId,
    chosen_role_id: role_id,
  });
  if (sellerId === null) await recordPersonEvent(db, "person.invited", id);
  return id;
}

/** Somebody of a kind, locked with their company. @throws HttpError 404 */
async function lockPerson(db: Connection, kind: StaffKind, id: number) {
  const find = db
    .selectFrom("account")
    .select([
      "account_id",
      "company_po_id",
      "seller_id",
      "email_id",
      "first_name",
      "active",
      "activated_at",
      "primary_login",
      "role_id",
    ])
    .where("account_id", "=", id)
    .where("seller_id", kind === "company" ? "is" : "is not", null);
  const known = await find.executeTakeFirst();
  if (known === undefined) throw notFound("Person");
  await lockCompany(db, known.company_po_id);
  const person = await find.forNoKeyUpdate().executeTakeFirst();
  if (person === undefined) throw notFound("Person");
  return person;
}

type Changes = v.InferOutput<ReturnType<typeof changesOf<typeof staffFields>>> & {
  readonly seller_id?: number | undefined;
};

/** @throws HttpError 422 for a location that is not the company's */
export async function checkLocation(db: Connection, companyId: number, sellerId: number): Promise<void> {
  const seller = await db
    .selectFrom("seller")
    .select("seller_id")
    .where("seller_id", "=", sellerId)
    .where("company_po_id", "=", companyId)
    .executeTakeFirst();
  if (seller === undefined) throw broken("The seller does not exist", "seller_id");
}

/** Changes what is said of somebody, and their role. @throws HttpError 404, 422 */
export async function editStaff(
  db: Connection,
  kind: StaffKind,
  id: number,
  { role_id, ...fields }: Changes,
): Promise<void> {
  if (kind === "location") await lockLocationOf(db, id);
  const { account_id, company_po_id, seller_id, role_id: before } = await lockPerson(db, kind, id);
  if (role_id !== undefined) await roleFor(db, company_po_id, kind, role_id);
  if (fields.seller_id !== undefined) await checkLocation(db, company_po_id, fields.seller_id);
  const isMoved = fields.seller_id !== undefined && fields.seller_id !== seller_id;
  if (isMoved) await leaveLocation(db, account_id);
  const role = role_id ?? (isMoved ? before : undefined);
  await db
    .updateTable("account")
    .set({
      ...fields,
      ...(isMoved && { primary_login: false }),
      ...(role !== undefined && { chosen_role_id: role }),
      updated_at: sql`now()`,
    })
    .where("account_id", "=", account_id)
    .execute();
  // Their views of lists go along: those of a location are only for its own people, and go with it.
  if (isMoved)
    await db
      .updateTable("saved_view")
      .set({ seller_id: fields.seller_id })
      .where("account_id", "=", account_id)
      .execute();
  if (role_id !== undefined && kind === "company") {
    await checkOwnerLeft(db, company_po_id);
    await keepMainAdministrator(db, company_po_id);
  }
  if (kind === "location") await followPerson(db, account_id);
  if (role_id !== undefined || fields.seller_id !== undefined)
    await recordPersonEvent(db, "person.role_changed", account_id);
}

/**
 * Takes somebody's sign-in away, with all links and API tokens; what they wrote stays. Whoever holds their sessions ends them.
 * @throws HttpError 404, 422
 */
export async function disableStaff(
  db: Connection,
  kind: StaffKind,
  id: number,
  reason: string | null,
): Promise<void> {
  const { account_id, company_po_id, active, activated_at } = await lockPerson(db, kind, id);
  if (activated_at === null) throw broken("The person has not activated the account yet");
  await db
    .updateTable("account")
    .set({
      active: false,
      disabled_at: sql<string>`coalesce(disabled_at, now())`,
      disabled_reason: reason,
    })
    .where("account_id", "=", account_id)
    .execute();
  if (kind === "company") {
    await checkOwnerLeft(db, company_po_id);
    await keepMainAdministrator(db, company_po_id);
  }
  await endLinks(db, account_id);
  await db.deleteFrom("api_token").where("account_id", "=", account_id).execute();
  if (active) await recordPersonEvent(db, "person.disabled", account_id);
}

/**
 * Gives the sign-in back, and nothing else: the API tokens of who was replaced at their location would come back with them.
 * @throws HttpError 404, 409, 422
 */
export async function enableStaff(db: Connection, kind: StaffKind, id: number): Promise<void> {
  const { account_id, email_id, active, activated_at } = await lockPerson(db, kind, id);
  if (activated_at === null) throw broken("The person has not activated the account yet");
  if (active) return;
  await lockEmail(db, email_id);
  if (await isActivated(db, email_id)) throw conflict("Email Already Exist", "email_id");
  await db
    .updateTable("account")
    .set({ active: true, disabled_at: null, disabled_reason: null })
    .where("account_id", "=", account_id)
    .execute();
  await db.deleteFrom("api_token").where("account_id", "=", account_id).execute();
  await recordPersonEvent(db, "person.activated", account_id);
}

const activated = "The person has activated the account already";

/** Mails another link and first password; those of before stop working. @throws HttpError 404, 409, 422, 429 */
export async function inviteStaffAgain(context: Context, kind: StaffKind, id: number): Promise<void> {
  const person = await lockPerson(context.db, kind, id);
  if (person.activated_at !== null) throw broken(activated);
  if (await isActivated(context.db, person.email_id)) throw conflict("Email Already Exist", "email_id");
  await inviteAgain(context, person, await newFirstPassword(context));
}

/**
 * Deletes an account that nobody ever activated; its links end with it, and so does its name as the administrator of a location.
 * @throws HttpError 404, 422
 */
export async function withdrawInvitation(db: Connection, kind: StaffKind, id: number): Promise<void> {
  if (kind === "location") await lockLocationOf(db, id);
  const { account_id, activated_at, company_po_id } = await lockPerson(db, kind, id);
  if (activated_at !== null) {
    // Of what cannot be done the more important reason is told.
    if (kind === "company") await checkOwnerLeft(db, company_po_id, account_id);
    throw broken(activated);
  }
  if (kind === "location") await leaveLocation(db, account_id);
  await db.deleteFrom("account").where("account_id", "=", account_id).execute();
}

/** Makes an owner the main administrator in the place of another, who keeps the role. @throws HttpError 404, 422 */
export async function handOver(db: Connection, fromId: number, toId: number): Promise<void> {
  const from = await lockPerson(db, "company", fromId);
  const to = await lockPerson(db, "company", toId);
  if (from.company_po_id !== to.company_po_id) throw notFound("Person");
  const isFit = to.active && to.role_id === ownersRole && to.account_id !== from.account_id;
  if (!from.primary_login || !isFit)
    throw broken("Only another active owner can become the main administrator");
  await setMain(db, from, false);
  await setMain(db, to, true);
}
