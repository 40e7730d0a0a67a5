import type { Insertable } from "kysely";
import { recordPersonEvent } from "../event/record.ts";
import type { Connection, Context } from "../http/context.ts";
import { conflict, type HttpError } from "../http/httpError.ts";
import { consoleLink } from "../mail/consoleLink.ts";
import { letter } from "../mail/letter.ts";
import { postMail } from "../mail/outbox.ts";
import { countStranger, strangerRefusal } from "../mail/strangerLimit.ts";
import { noteSignIn } from "../signInEvent/record.ts";
import { firstPassword } from "./firstPassword.ts";
import { isActivated } from "./emailOwner.ts";
import { invitationOf } from "./invitationText.ts";
import { endLinks } from "./links.ts";
import { hashPassword } from "./password.ts";
import type { AccountTable } from "./table.ts";
import { issueVerification } from "./verification.ts";

type Person = Omit<
  Insertable<AccountTable>,
  "account_id" | "pw_hash" | "active" | "activated_at" | "pw_changed" | "pw_changed_date"
>;

type Recipient = Pick<Person, "email_id" | "first_name" | "seller_id">;

/**
 * Makes an account with a generated first password and mails the link that activates it (spec "Documented resources").
 * @returns the identity of the account
 * @throws HttpError 409 when the e-mail address is somebody's already, 429 when too many were mailed
 */
export async function invite(context: Context, person: Person): Promise<number> {
  if (await isActivated(context.db, person.email_id)) throw conflict("Email Already Exist", "admin_email");
  const { password, pw_hash } = await newFirstPassword(context);
  const { account_id } = await context.db
    .insertInto("account")
    .values({ ...person, pw_hash })
    .returning("account_id")
    .executeTakeFirstOrThrow();
  // Who registers a company was invited by nobody: the gateway limits registrations.
  const isRegistration = person.seller_id == null && person.primary_login === true;
  if (!isRegistration) await requireRoom(context, account_id);
  if (person.seller_id != null) await recordPersonEvent(context.db, "person.invited", account_id);
  await mailInvitation(context, account_id, person, password);
  return account_id;
}

/** A first password and its hash, which takes time to make. */
interface FirstPassword {
  readonly password: string;
  readonly pw_hash: string;
}

export async function newFirstPassword({ settings }: Context): Promise<FirstPassword> {
  const password = firstPassword();
  return { password, pw_hash: await hashPassword(password, settings.passwordCost) };
}

/**
 * Gives an account that was never activated another first password and mails a new link; older links stop working.
 * @throws HttpError 429
 */
export async function inviteAgain(
  context: Context,
  account: Recipient & { readonly account_id: number },
  { password, pw_hash }: FirstPassword,
): Promise<void> {
  const { db } = context;
  await requireRoom(context, account.account_id);
  await db.updateTable("account").set({ pw_hash }).where("account_id", "=", account.account_id).execute();
  await endLinks(db, account.account_id);
  if (account.seller_id != null) await recordPersonEvent(db, "person.invited", account.account_id);
  await mailInvitation(context, account.account_id, account, password);
}

/** Whose invitation an account's is, and where it goes. */
async function addressed(db: Connection, accountId: number) {
  const { company_po_id, email_id } = await db
    .selectFrom("account")
    .select(["company_po_id", "email_id"])
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return { company_po_id, recipient: email_id };
}

/** Why an account must not be mailed an invitation now; undefined when it may be. */
export async function invitationRefusal(context: Context, accountId: number): Promise<HttpError | undefined> {
  const { secondsBetweenMails } = context.settings;
  return strangerRefusal(context, await addressed(context.db, accountId), secondsBetweenMails);
}

async function requireRoom(context: Context, accountId: number): Promise<void> {
  const refusal = await invitationRefusal(context, accountId);
  if (refusal !== undefined) throw refusal;
}

async function mailInvitation(
  context: Context,
  accountId: number,
  person: Recipient,
  password: string,
): Promise<void> {
  const { activation, iv } = await issueVerification(context.db, accountId);
  // `a` carries an owner's verification, `b` a location's (Document 1 §2).
  const name = person.seller_id === null || person.seller_id === undefined ? "a" : "b";
  const link = consoleLink(context.settings.publicUrl, "signIn", { activation, [name]: iv });
  await countStranger(context.db, await addressed(context.db, accountId));
  await noteSignIn(context, accountId, "invited");
  const { subject, opening } = await invitationOf(context.db, accountId);
  await postMail(context, {
    kind: "invitation",
    accountId,
    recipient: person.email_id,
    subject,
    body: letter(
      person.first_name,
      opening,
      link,
      `Then sign in with your e-mail address and this first password: ${password}`,
      "You will be asked to choose your own. The link is good for 24 hours and works once.",
    ),
  });
}
