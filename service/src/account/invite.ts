import type { Insertable } from "kysely";
import type { Context } from "../http/context.ts";
import { letter } from "../mail/letter.ts";
import { postMail } from "../mail/outbox.ts";
import { firstPassword } from "./firstPassword.ts";
import { endLinks } from "./links.ts";
import { hashPassword } from "./password.ts";
import type { AccountTable } from "./table.ts";
import { issueVerification } from "./verification.ts";

type Person = Omit<
  Insertable<AccountTable>,
  "account_id" | "pw_hash" | "active" | "pw_changed" | "pw_changed_date"
>;

type Recipient = Pick<Person, "email_id" | "first_name" | "seller_id">;

/**
 * Makes an account with a generated first password and mails the link that activates it (spec "Documented resources").
 * A taken e-mail address fails by constraint, with 409.
 * @returns the identity of the account
 */
export async function invite(context: Context, person: Person): Promise<number> {
  const password = firstPassword();
  const pw_hash = await hashPassword(password, context.settings.passwordCost);
  const { account_id } = await context.db
    .insertInto("account")
    .values({ ...person, pw_hash })
    .returning("account_id")
    .executeTakeFirstOrThrow();
  await mailInvitation(context, account_id, person, password);
  return account_id;
}

/** Gives an account that was never activated another first password and mails a new link; older links stop working. */
export async function inviteAgain(
  context: Context,
  account: Recipient & { readonly account_id: number },
): Promise<void> {
  const password = firstPassword();
  const pw_hash = await hashPassword(password, context.settings.passwordCost);
  const { db } = context;
  await db.updateTable("account").set({ pw_hash }).where("account_id", "=", account.account_id).execute();
  await endLinks(db, account.account_id);
  await mailInvitation(context, account.account_id, account, password);
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
  const link = `${context.settings.publicUrl}/#/auth/login?activation=${activation}&${name}=${iv}`;
  await postMail(context, {
    recipient: person.email_id,
    subject: "Activate your account",
    body: letter(
      person.first_name,
      "open this link to verify your e-mail address:",
      link,
      `Then sign in with your e-mail address and this first password: ${password}`,
      "You will be asked to choose your own. The link is good for 24 hours and works once.",
    ),
  });
}
