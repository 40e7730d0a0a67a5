import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { hashOfSecret } from "../account/links.ts";
import type { Database } from "../db/schema.ts";
import type { Connection } from "../http/context.ts";

/** Codes that may be tried with one right password, and for how long. */
const mostTries = 5;

/** Begins the second step of somebody whose password was right. @returns what they go on with, good for five minutes */
export async function beginAttempt(db: Connection, accountId: number) {
  const token = randomBytes(32).toString("base64url");
  const { expires_at } = await db
    .insertInto("two_step_attempt")
    .values({
      token_hash: hashOfSecret(token),
      account_id: accountId,
      expires_at: sql<string>`now() + interval '5 minutes'`,
    })
    .returning("expires_at")
    .executeTakeFirstOrThrow();
  return { two_step_token: token, two_step_expires_at: expires_at };
}

/**
 * Counts a try, before it is made; others of the account wait until it is over. Undefined for a token that is unknown, over or
 * used up.
 */
export async function countTry(db: Connection, token: string) {
  // The account is locked before its secret and its attempts, as by every change of them: in two orders each waits for the other.
  await db
    .selectFrom("account")
    .select("account_id")
    .where("account_id", "in", (query) =>
      query.selectFrom("two_step_attempt").select("account_id").where("token_hash", "=", hashOfSecret(token)),
    )
    .forNoKeyUpdate()
    .execute();
  const row = await db
    .updateTable("two_step_attempt")
    .set({ tries: sql<number>`tries + 1` })
    .where("token_hash", "=", hashOfSecret(token))
    .where("tries", "<", mostTries)
    .where(sql<boolean>`created_at <= now() and expires_at > now()`)
    .returning(["account_id", "tries"])
    .executeTakeFirst();
  return row && { accountId: row.account_id, isLast: row.tries >= mostTries };
}

/** Ends all sign-ins of an account that wait for a code. */
export async function endAttempts(db: Connection, accountId: number): Promise<void> {
  await db.deleteFrom("two_step_attempt").where("account_id", "=", accountId).execute();
}

/** Forgets what nobody can go on with. */
export async function sweepAttempts(db: Kysely<Database>): Promise<void> {
  await sql`delete from two_step_attempt where expires_at < now() - interval '1 day'`.execute(db);
}
