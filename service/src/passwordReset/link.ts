import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Connection } from "../http/context.ts";

const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Makes a link of 256 bits for an account, good for an hour and one use; only its hash is kept. */
export async function issueReset(db: Connection, accountId: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db
    .insertInto("password_reset")
    .values({
      token_hash: hashOf(token),
      account_id: accountId,
      expires_at: sql<string>`now() + interval '1 hour'`,
    })
    .execute();
  return token;
}

/**
 * Uses a link up, and with it all others of the same account.
 * @returns the account, or undefined when the link is unknown, expired or used
 */
export async function takeReset(db: Connection, token: string): Promise<number | undefined> {
  const used = await db
    .deleteFrom("password_reset")
    .where("token_hash", "=", hashOf(token))
    .where("expires_at", ">", sql<string>`now()`)
    .returning("account_id")
    .executeTakeFirst();
  if (used === undefined) return undefined;
  await db.deleteFrom("password_reset").where("account_id", "=", used.account_id).execute();
  return used.account_id;
}
