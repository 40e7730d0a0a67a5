import { type Noted, noteAboutPerson } from "../audit/note.ts";
import type { Context } from "../http/context.ts";
import { broken, conflict, notFound } from "../http/httpError.ts";
import { consoleLink } from "../mail/consoleLink.ts";
import { letter } from "../mail/letter.ts";
import { postMail } from "../mail/outbox.ts";
import { endAttempts } from "./attempt.ts";
import { type Proof, sealSecret, takeCode } from "./check.ts";
import { countRecoveryCodes, replaceRecoveryCodes } from "./recovery.ts";
import { isAskedForTwoStep } from "./rule.ts";
import { newSecret } from "./totp.ts";

type Posting = Pick<Context, "db" | "mailer" | "queue" | "afterCommit">;

const wrongCode = "The code is incorrect";

/** Somebody, locked. @throws HttpError 404 */
async function lockAccount({ db }: Pick<Context, "db">, accountId: number) {
  const account = await db
    .selectFrom("account")
    .select(["account_id", "email_id", "first_name"])
    .where("account_id", "=", accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (account === undefined) throw notFound("Person");
  return account;
}

/** What a client may know of somebody's second step. @throws HttpError 404 */
export async function readTwoStep({ db }: Pick<Context, "db">, accountId: number) {
  const found = await db
    .selectFrom("account")
    .leftJoin("two_step", "two_step.account_id", "account.account_id")
    .select(["account.account_id", "two_step.enabled_at"])
    .where("account.account_id", "=", accountId)
    .executeTakeFirst();
  if (found === undefined) throw notFound("Person");
  const isOn = found.enabled_at !== null;
  return {
    account_id: accountId,
    two_step: isOn ? ("totp" as const) : ("off" as const),
    enabled_at: found.enabled_at,
    recovery_codes_left: isOn ? await countRecoveryCodes(db, accountId) : 0,
  };
}

async function isRequired({ db }: Pick<Context, "db">, accountId: number): Promise<boolean> {
  const found = await db
    .selectFrom("account")
    .innerJoin("company", "company.company_po_id", "account.company_po_id")
    .select("account.account_id")
    .where("account.account_id", "=", accountId)
    .where(isAskedForTwoStep)
    .executeTakeFirst();
  return found !== undefined;
}

async function isOn({ db }: Pick<Context, "db">, accountId: number): Promise<boolean> {
  return (await readTwoStep({ db }, accountId)).two_step !== "off";
}

/** Makes a secret that waits for its first code; one that waited before is forgotten. @throws HttpError 404, 409 */
export async function beginTwoStep(context: Context, accountId: number): Promise<string> {
  await lockAccount(context, accountId);
  if (await isOn(context, accountId)) throw conflict("Two-step sign-in is on already");
  const secret = newSecret();
  const secret_sealed = sealSecret(context, accountId, secret);
  await context.db
    .insertInto("two_step")
    .values({ account_id: accountId, secret_sealed })
    .onConflict((on) => on.column("account_id").doUpdateSet({ secret_sealed, last_step: 0 }))
    .execute();
  return secret;
}

/** Wrong codes count like wrong current passwords. @throws HttpError 422, 429 */
function proven(context: Context, accountId: number, code: string): Promise<Proof> {
  return context.limits.guard("password", String(accountId), async () => {
    const proof = await takeCode(context, accountId, code);
    if (proof === null) throw broken(wrongCode, "code");
    return proof;
  });
}

/** Turns it on with the first right code. @returns ten recovery codes @throws HttpError 404, 409, 422, 429 */
export async function confirmTwoStep(context: Context, accountId: number, code: string): Promise<string[]> {
  await lockAccount(context, accountId);
  if (await isOn(context, accountId)) throw conflict("Two-step sign-in is on already");
  await proven(context, accountId, code);
  await context.db
    .updateTable("two_step")
    .set({ enabled_at: new Date().toISOString() })
    .where("account_id", "=", accountId)
    .execute();
  await tell(context, accountId, { note: "two_step_on" });
  return replaceRecoveryCodes(context.db, accountId);
}

/** Ten new recovery codes for a right code. @throws HttpError 404, 422, 429 */
export async function renewRecoveryCodes(
  context: Context,
  accountId: number,
  code: string,
): Promise<string[]> {
  await lockAccount(context, accountId);
  if (!(await isOn(context, accountId))) throw notFound("Two-step sign-in");
  await proven(context, accountId, code);
  await tell(context, accountId, { note: "recovery_codes_made" });
  return replaceRecoveryCodes(context.db, accountId);
}

/** Turns it off for a right code. @throws HttpError 404, 409 while the company asks for it, 422, 429 */
export async function endTwoStep(context: Context, accountId: number, code: string): Promise<void> {
  await lockAccount(context, accountId);
  if (!(await isOn(context, accountId))) throw notFound("Two-step sign-in");
  if (await isRequired(context, accountId)) throw conflict("Your company asks for two-step sign-in");
  await proven(context, accountId, code);
  await remove(context, accountId);
  await tell(context, accountId, { note: "two_step_off" });
}

/** Takes it from somebody who has lost it, as whoever looks after people may. @returns false when there was none @throws HttpError 404 */
export async function resetTwoStep(context: Posting & Pick<Context, "settings">, accountId: number) {
  await lockAccount(context, accountId);
  if (!(await isOn(context, accountId))) return false;
  await remove(context, accountId);
  await tell(context, accountId, { note: "two_step_reset" });
  return true;
}

async function remove({ db }: Pick<Context, "db">, accountId: number): Promise<void> {
  await db.deleteFrom("two_step").where("account_id", "=", accountId).execute();
  await endAttempts(db, accountId);
}

const mails = {
  two_step_on: [
    "Two-step sign-in was turned on",
    "two-step sign-in was turned on for your account: from now on signing in asks for a code.",
  ],
  two_step_off: [
    "Two-step sign-in was turned off",
    "two-step sign-in was turned off: your password alone opens your account.",
  ],
  two_step_reset: [
    "Two-step sign-in was turned off",
    "two-step sign-in was taken off your account by somebody who looks after it: your password alone opens it.",
  ],
  recovery_codes_made: [
    "New recovery codes",
    "new recovery codes were made for your account. Those of before open nothing any more.",
  ],
} as const;

/** A note in the audit trail and a mail, which say that it was done and no code. */
async function tell(
  context: Posting & Pick<Context, "settings">,
  accountId: number,
  noted: Noted & { readonly note: keyof typeof mails },
): Promise<void> {
  await noteAboutPerson(context.db, accountId, noted);
  const { email_id, first_name } = await lockAccount(context, accountId);
  const [subject, text] = mails[noted.note];
  const { publicUrl } = context.settings;
  await postMail(context, {
    kind: noted.note,
    accountId,
    recipient: email_id,
    subject,
    body: letter(
      first_name,
      `${text} If it was you, there is nothing to do.`,
      `If it was not you, choose another password now: ${consoleLink(publicUrl, "forgotPassword")}`,
    ),
  });
}

/** That a recovery code was used, to whoever has them. */
export async function tellOfRecovery(context: Context, accountId: number, left: number): Promise<void> {
  const { email_id, first_name } = await lockAccount(context, accountId);
  await postMail(context, {
    kind: "recovery_used",
    accountId,
    recipient: email_id,
    subject: `A recovery code was used, ${left} left`,
    body: letter(
      first_name,
      `your account was signed in to with one of your recovery codes. ${left} left.`,
      `New codes: ${consoleLink(context.settings.publicUrl, "security")}`,
      `If it was not you, choose another password now: ${consoleLink(context.settings.publicUrl, "forgotPassword")}`,
    ),
  });
}
