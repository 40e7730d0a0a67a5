import type { Connection, Context } from "../http/context.ts";
import { createSeal } from "../webhook/seal.ts";
import { isRecoveryCode, takeRecoveryCode } from "./recovery.ts";
import { stepOfCode } from "./totp.ts";

/** Bound to the account, so that nobody's secret opens in the place of another's. */
const purposeOf = (accountId: number): string => `two-step secret of ${accountId}`;

/** A secret as it is kept. */
export function sealSecret(
  { settings }: Pick<Context, "settings">,
  accountId: number,
  secret: string,
): string {
  return createSeal(settings.signInKey).close(secret, purposeOf(accountId));
}

/** What a right code was. */
export type Proof = { readonly method: "totp" } | { readonly method: "recovery_code"; readonly left: number };

/** Whether somebody is asked for a second step at all. */
export async function hasTwoStep(db: Connection, accountId: number): Promise<boolean> {
  const found = await db
    .selectFrom("two_step")
    .select("account_id")
    .where("account_id", "=", accountId)
    .where("enabled_at", "is not", null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Uses the code of an authenticator app up, in a transaction that keeps others waiting. */
async function takeAppCode(context: Context, accountId: number, code: string): Promise<boolean> {
  const kept = await context.db
    .selectFrom("two_step")
    .select(["secret_sealed", "last_step"])
    .where("account_id", "=", accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (kept === undefined) return false;
  const secret = createSeal(context.settings.signInKey).open(kept.secret_sealed, purposeOf(accountId));
  // With another key the app's codes prove nothing any more; recovery codes do.
  const step = secret === null ? null : stepOfCode(secret, code, Date.now());
  // What somebody has looked at over a shoulder is worth nothing once it was used.
  if (step === null || step <= kept.last_step) return false;
  await context.db
    .updateTable("two_step")
    .set({ last_step: step })
    .where("account_id", "=", accountId)
    .execute();
  return true;
}

/** Uses a code of an account up, of its app or a recovery code. Null when it is wrong. */
export async function takeCode(context: Context, accountId: number, typed: string): Promise<Proof | null> {
  if (isRecoveryCode(typed)) {
    const left = await takeRecoveryCode(context.db, accountId, typed);
    return left === null ? null : { method: "recovery_code", left };
  }
  const digits = typed.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(digits)) return null;
  return (await takeAppCode(context, accountId, digits)) ? { method: "totp" } : null;
}
