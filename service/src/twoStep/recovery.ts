import { createHash, randomInt } from "node:crypto";
import type { Connection } from "../http/context.ts";

// Letters that cannot be taken for one another when they are copied by hand.
const alphabet = "abcdefghjkmnpqrstuvwxyz";
const length = 16;
const howMany = 10;

/** A code of 16 letters in groups of four: 72 bits. */
function newCode(): string {
  const letters = Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join("");
  return letters.replace(/.{4}(?=.)/g, "$&-");
}

/** As it is compared: whatever its case, and however its groups are held apart. */
const bare = (typed: string): string => typed.toLowerCase().replaceAll(/[\s-]/g, "");

/** Whether it has the form of a recovery code, and so is none of an app. */
export const isRecoveryCode = (typed: string): boolean => /^[a-z]{16}$/.test(bare(typed));

/** By no key, so that a lost key keeps nobody out; a code has too many bits to be guessed from it. */
const hashOf = (accountId: number, code: string): string =>
  createHash("sha256")
    .update(`${accountId} ${bare(code)}`)
    .digest("base64url");

/** Ten new codes in the place of those there were. They are shown once and nowhere kept. */
export async function replaceRecoveryCodes(db: Connection, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await db.deleteFrom("recovery_code").where("account_id", "=", accountId).execute();
  await db
    .insertInto("recovery_code")
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(accountId, code) })))
    .execute();
  return codes;
}

/** Uses a code up. @returns how many are left; null when it is none of theirs */
export async function takeRecoveryCode(
  db: Connection,
  accountId: number,
  code: string,
): Promise<number | null> {
  const { numDeletedRows } = await db
    .deleteFrom("recovery_code")
    .where("account_id", "=", accountId)
    .where("code_hash", "=", hashOf(accountId, code))
    .executeTakeFirst();
  return numDeletedRows === 0n ? null : countRecoveryCodes(db, accountId);
}

/** How many codes an account has left. */
export async function countRecoveryCodes(db: Connection, accountId: number): Promise<number> {
  const { left } = await db
    .selectFrom("recovery_code")
    .select((query) => query.fn.countAll<number>().as("left"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return left;
}
