import type { Connection } from "../http/context.ts";

/** Ends every mailed link of an account, for activation and for a new password: what let somebody in before lets nobody in now. */
export async function endLinks(db: Connection, accountId: number): Promise<void> {
  await db.deleteFrom("password_reset").where("account_id", "=", accountId).execute();
  await db.deleteFrom("verification").where("account_id", "=", accountId).execute();
}
