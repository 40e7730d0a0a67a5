import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Connection } from "../http/context.ts";

/** What is kept of a link's secret: nobody who reads the database can follow it. */
export function hashOfSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** Also not one from the future: the clock was set back, and nobody knows how old it is. */
export const isUsable = sql<boolean>`created_at <= now() and expires_at > now()`;

/**
 * Ends every mailed link of an account, for activation and for a new password, and every sign-in that waits for its code: what
 * let somebody in before lets nobody in now. A used link lets nobody in, and stays to say that it was.
 */
export async function endLinks(db: Connection, accountId: number): Promise<void> {
  await db.deleteFrom("password_reset").where("account_id", "=", accountId).execute();
  await db
    .deleteFrom("verification")
    .where("account_id", "=", accountId)
    .where("used_at", "is", null)
    .execute();
  await db.deleteFrom("two_step_attempt").where("account_id", "=", accountId).execute();
}
