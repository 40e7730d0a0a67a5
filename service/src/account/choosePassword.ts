import { sql } from "kysely";
import type { Context } from "../http/context.ts";
import { malformed } from "../http/httpError.ts";
import { consoleLink } from "../mail/consoleLink.ts";
import { letter } from "../mail/letter.ts";
import { postMail } from "../mail/outbox.ts";
import { noteSignIn } from "../signInEvent/record.ts";
import { endLinks } from "./links.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { checkPassword, type Owner } from "./passwordRules.ts";

/** An account whose password is about to change, and who it belongs to. */
interface Chooser extends Owner {
  readonly account_id: number;
  readonly pw_hash: string;
}

const isCurrent = "The new password is the current one";

/**
 * Puts a chosen password in the place of the account's, however its owner proved who they are, ends all mailed links and
 * tells the owner by mail. The password in use is refused: above all the first one, which anybody who reads the mailbox knows.
 * @returns when it was changed
 * @throws HttpError 400 on the field `pw`
 */
export async function choosePassword(context: Context, account: Chooser, password: string): Promise<string> {
  const { db, settings } = context;
  checkPassword(password, account);
  if (await verifyPassword(account.pw_hash, password)) throw malformed(isCurrent, { pw: isCurrent });
  const { changedAt } = await db
    .updateTable("account")
    .set({
      pw_hash: await hashPassword(password, settings.passwordCost),
      pw_changed: true,
      pw_changed_date: sql<string>`now()`,
    })
    .where("account_id", "=", account.account_id)
    .returning(sql<string>`pw_changed_date`.as("changedAt"))
    .executeTakeFirstOrThrow();
  await endLinks(db, account.account_id);
  await noteSignIn(context, account.account_id, "password_changed");
  await postMail(context, {
    kind: "password_changed",
    accountId: account.account_id,
    recipient: account.email_id,
    subject: "Your password was changed",
    body: letter(
      account.first_name,
      "the password of your account was changed. If it was you, there is nothing to do.",
      `If it was not you, choose another one now: ${consoleLink(settings.publicUrl, "forgotPassword")}`,
    ),
  });
  return changedAt;
}
