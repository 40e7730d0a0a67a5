import { sql } from "kysely";
import { sameName } from "../db/sameName.ts";
import type { Connection } from "../http/context.ts";

/**
 * Whether an e-mail address is somebody's: who has only typed it into a form has not shown that, and who was disabled has
 * given it up.
 */
export async function isActivated(db: Connection, email: string): Promise<boolean> {
  const owner = await db
    .selectFrom("account")
    .select("account_id")
    .where(sameName("email_id", email))
    .where("active", "=", true)
    .executeTakeFirst();
  return owner !== undefined;
}

/** One at a time decides whose an e-mail address is, until the transaction ends. */
export async function lockEmail(db: Connection, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`email ${email.toLowerCase()}`}, 0))`.execute(db);
}
