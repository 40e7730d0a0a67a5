import { sql, type Updateable } from "kysely";
import { isActivated } from "../account/emailOwner.ts";
import { invite, inviteAgain, newFirstPassword } from "../account/invite.ts";
import { endLinks } from "../account/links.ts";
import type { AccountTable } from "../account/table.ts";
import { sameName } from "../db/sameName.ts";
import { recordPersonEvent } from "../event/record.ts";
import { given } from "../http/changes.ts";
import type { Connection, Context } from "../http/context.ts";
import { conflict } from "../http/httpError.ts";
import { letter } from "../mail/letter.ts";
import { postMail } from "../mail/outbox.ts";
import { sellers } from "./record.ts";

/**
 * Makes sure that who was named the location's administrator can sign in as its main user. Somebody new is invited by mail; who
 * is of the location already, or was, gets the form's name and telephone number. Only naming somebody gives anything: a
 * change of something else brings back no role that was taken, and nobody whose invitation was withdrawn.
 * `previousEmail` is that of who was administrator before; null for nobody.
 */
export async function followAdministrator(
  context: Context,
  sellerId: number,
  previousEmail: string | null,
): Promise<void> {
  const { db } = context;
  const seller = await sellers.read(db, sellerId);
  if (seller.admin_email === null || seller.admin_first_name === null) return;
  const person = {
    email_id: seller.admin_email,
    first_name: seller.admin_first_name,
    last_name: seller.admin_last_name,
    gender: seller.admin_gender,
    dob: seller.admin_dob,
    title: seller.admin_title,
    phone: seller.admin_phone,
  };
  const isNamed = previousEmail !== seller.admin_email;
  const named = await accountOf(context, sellerId, seller.admin_email);
  if (!isNamed) {
    if (named !== undefined) await say(db, named.account_id, person);
    return;
  }
  const before = previousEmail !== null ? await accountOf(context, sellerId, previousEmail) : undefined;
  const previous = before?.account_id === named?.account_id ? undefined : before;

  // An address that nobody has shown to be theirs was mistyped: the invitation goes to the right one.
  if (named === undefined && previous?.activated_at === null) {
    if (await isActivated(db, person.email_id)) throw conflict("Email Already Exist", "admin_email");
    await db
      .updateTable("account")
      .set({ ...person, ...asMain })
      .where("account_id", "=", previous.account_id)
      .execute();
    const account = { ...person, account_id: previous.account_id, seller_id: sellerId };
    await inviteAgain(context, account, await newFirstPassword(context));
    return;
  }
  if (previous !== undefined) await end(context, previous);
  if (named === undefined) {
    await invite(context, { ...person, ...asMain, company_po_id: seller.company_po_id, seller_id: sellerId });
    return;
  }
  const isDisabled = named.activated_at !== null && !named.active;
  if (isDisabled && (await isActivated(db, named.email_id)))
    throw conflict("Email Already Exist", "admin_email");
  await say(db, named.account_id, person);
  await db
    .updateTable("account")
    .set({ ...asMain, ...(isDisabled && { active: true, disabled_at: null, disabled_reason: null }) })
    .where("account_id", "=", named.account_id)
    .execute();
  if (isDisabled) await recordPersonEvent(db, "person.activated", named.account_id);
  else if (named.active && (!named.primary_login || named.chosen_role_id !== null))
    await recordPersonEvent(db, "person.role_changed", named.account_id);
}

/** A location's main user has the role of who owns it. */
const asMain = { primary_login: true, chosen_role_id: null };

/** They keep their password, and what they have said of themselves that the form leaves empty. */
async function say(
  db: Connection,
  accountId: number,
  {
    last_name,
    ...said
  }: Pick<
    Updateable<AccountTable>,
    "email_id" | "first_name" | "last_name" | "gender" | "dob" | "title" | "phone"
  >,
): Promise<void> {
  await db
    .updateTable("account")
    .set({ ...given(said), last_name })
    .where("account_id", "=", accountId)
    .execute();
}

/** What a location's form says of its administrator, empty. */
const nobody = {
  admin_first_name: null,
  admin_last_name: null,
  admin_gender: null,
  admin_dob: null,
  admin_title: null,
  admin_phone: null,
  admin_email: null,
};

/** Whoever is not of the location any more is not its administrator either; others stay. To be called while they still are. */
export async function leaveLocation(db: Connection, accountId: number): Promise<void> {
  await db
    .updateTable("seller")
    .set({ ...nobody, updated_at: sql`now()` })
    .from("account")
    .where("account.account_id", "=", accountId)
    .whereRef("seller.seller_id", "=", "account.seller_id")
    .where(sql<boolean>`name_key(seller.admin_email) = name_key(account.email_id)`)
    .execute();
}

/** Whoever changes a location does it one after the other. */
export async function lockLocation(db: Connection, sellerId: number): Promise<void> {
  await db
    .selectFrom("seller")
    .select("seller_id")
    .where("seller_id", "=", sellerId)
    .forNoKeyUpdate()
    .execute();
}

/** Locks the location of a person before the person: whoever changes a location has both in this order. */
export async function lockLocationOf(db: Connection, accountId: number): Promise<void> {
  await db
    .selectFrom("seller")
    .select("seller_id")
    .where("seller_id", "=", (query) =>
      query.selectFrom("account").select("account.seller_id").where("account_id", "=", accountId),
    )
    .forNoKeyUpdate()
    .execute();
}

/** What an administrator says of themselves stands with their location too: its form must not take it back. */
export async function followPerson(db: Connection, accountId: number): Promise<void> {
  await sql`update seller set admin_first_name = person.first_name, admin_last_name = person.last_name,
      admin_title = person.title, admin_gender = person.gender, admin_dob = person.dob, admin_phone = person.phone,
      updated_at = now()
    from account as person
    where person.account_id = ${accountId} and person.seller_id = seller.seller_id
      and name_key(person.email_id) = name_key(seller.admin_email)
      and (admin_first_name, admin_last_name, admin_title, admin_gender, admin_dob, admin_phone)
        is distinct from (person.first_name, person.last_name, person.title, person.gender, person.dob, person.phone)`.execute(
    db,
  );
}

function accountOf({ db }: Context, sellerId: number, email: string) {
  return db
    .selectFrom("account")
    .select([
      "account_id",
      "email_id",
      "first_name",
      "active",
      "activated_at",
      "primary_login",
      "chosen_role_id",
    ])
    .where("seller_id", "=", sellerId)
    .where(sameName("email_id", email))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Who was administrator can no longer sign in, and reads why. Another address may be another person's, so the account is
 * not handed over: its chats are private. It is disabled and never deleted, so that what they wrote stays; only an
 * invitation that nobody followed is withdrawn.
 */
async function end(
  context: Context,
  account: NonNullable<Awaited<ReturnType<typeof accountOf>>>,
): Promise<void> {
  const { db } = context;
  const { account_id, email_id, first_name, active, activated_at } = account;
  if (activated_at === null) {
    await db.deleteFrom("account").where("account_id", "=", account_id).execute();
    return;
  }
  await db
    .updateTable("account")
    .set({ active: false, primary_login: false, chosen_role_id: null, disabled_at: sql<string>`now()` })
    .where("account_id", "=", account_id)
    .execute();
  await endLinks(db, account_id);
  if (!active) return;
  await recordPersonEvent(db, "person.disabled", account_id);
  await postMail(context, {
    kind: "address_replaced",
    accountId: account_id,
    recipient: email_id,
    subject: "Your address was taken off your account",
    body: letter(
      first_name,
      "another e-mail address now stands for the administrator of your location. You can no longer sign in with this one.",
      "If you did not expect it, ask the owner of your company.",
    ),
  });
}
