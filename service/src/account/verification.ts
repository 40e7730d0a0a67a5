import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Connection } from "../http/context.ts";
import { hashOfSecret, isUsable } from "./links.ts";

/** The two values of an activation link: which verification it is, and its secret (Document 1 §3, decision D-22). */
export interface VerificationLink {
  readonly activation: string;
  readonly iv: string;
}

/** Makes a verification of 256 bits for an account, good for 24 hours and one use; only its hash is kept. */
export async function issueVerification(db: Connection, accountId: number): Promise<VerificationLink> {
  const link = {
    activation: randomBytes(16).toString("base64url"),
    iv: randomBytes(32).toString("base64url"),
  };
  await db
    .insertInto("verification")
    .values({
      verification_id: link.activation,
      account_id: accountId,
      secret_hash: hashOfSecret(link.iv),
      expires_at: sql<string>`now() + interval '24 hours'`,
    })
    .execute();
  return link;
}

/** Whose verification it is, used or not; undefined when it is unknown. */
export function ownerOfVerification(db: Connection, link: VerificationLink) {
  return db
    .selectFrom("verification")
    .innerJoin("account", "account.account_id", "verification.account_id")
    .select(["account.account_id", "account.email_id", "used_at"])
    .where("verification_id", "=", link.activation)
    .where("secret_hash", "=", hashOfSecret(link.iv))
    .executeTakeFirst();
}

/** Whether a verification was used: asked by who holds the lock of its account, so that of two at once one is told. */
export async function wasUsed(db: Connection, link: VerificationLink): Promise<boolean> {
  const owner = await ownerOfVerification(db, link);
  return owner !== undefined && owner.used_at !== null;
}

/** Uses a verification up. @returns false when it is unknown, wrong, expired or used */
export async function useVerification(db: Connection, link: VerificationLink): Promise<boolean> {
  const used = await db
    .updateTable("verification")
    .set({ used_at: sql<string>`now()` })
    .where("verification_id", "=", link.activation)
    .where("secret_hash", "=", hashOfSecret(link.iv))
    .where("used_at", "is", null)
    .where(isUsable)
    .returning("account_id")
    .executeTakeFirst();
  return used !== undefined;
}
