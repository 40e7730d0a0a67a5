import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { hashOfSecret, isUsable } from "../account/links.ts";
import type { Connection } from "../http/context.ts";

/** Makes a link of 256 bits for an account, good for an hour and one use; only its hash is kept. */
export async function issueReset(db: Connection, accountId: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await keepReset(db, accountId, token);
  return token;
}

/** The same with a secret that somebody else has made. */
export async function keepReset(db: Connection, accountId: number, token: string): Promise<void> {
  await db
    .insertInto("password_reset")
    .values({
      token_hash: hashOfSecret(token),
      account_id: accountId,
      expires_at: sql<string>`now() + interval '1 hour'`,
    })
    .execute();
}

/** Whose link it is, used up or not; undefined when it is unknown. */
export async function ownerOfReset(db: Connection, token: string): Promise<number | undefined> {
  const link = await db
    .selectFrom("password_reset")
    .select("account_id")
    .where("token_hash", "=", hashOfSecret(token))
    .executeTakeFirst();
  return link?.account_id;
}

/** Uses a link up. @returns false when it is unknown, expired or used */
export async function takeReset(db: Connection, token: string): Promise<boolean> {
  const used = await db
    .deleteFrom("password_reset")
    .where("token_hash", "=", hashOfSecret(token))
    .where(isUsable)
    .returning("account_id")
    .executeTakeFirst();
  return used !== undefined;
}
