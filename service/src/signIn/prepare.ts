import { decoyHash, verifyPassword } from "../account/password.ts";
import type { Connection } from "../http/context.ts";
import { defaultViewsOf } from "../savedView/defaults.ts";
import type { Settings } from "../settings.ts";
import { hasTwoStep } from "../twoStep/check.ts";
import { personByEmail } from "./person.ts";

/**
 * Does what a sign-in does, for nobody. What a database and a program do for the first time takes them several times as long, on a
 * machine at its limit longer than the gateway waits, and the first that somebody does is to sign in.
 */
export async function prepareSignIn(
  db: Connection,
  { passwordCost }: Pick<Settings, "passwordCost">,
): Promise<void> {
  await Promise.all([
    decoyHash(passwordCost).then((hash) => verifyPassword(hash, "")),
    personByEmail(db, ""),
    hasTwoStep(db, 0),
    defaultViewsOf(db, 0),
  ]);
}
