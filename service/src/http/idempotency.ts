import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Connection } from "./context.ts";
import { broken } from "./httpError.ts";

/**
 * Which keys have had their time. One from up to a day ahead is kept: the clock was set back a little, and whoever has
 * sent it may send it again.
 */
export const isOld = sql<boolean>`created_at not between now() - interval '24 hours' and now() + interval '24 hours'`;

/** The first response to a call, kept for 24 hours. */
export interface StoredResponse {
  readonly status: number;
  readonly payload: string;
}

interface KeyedCall {
  /** The Idempotency-Key, 1 to 255 characters. */
  readonly key: string;
  readonly actor: string;
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
}

function fingerprint(call: KeyedCall): string {
  return createHash("sha256")
    .update(JSON.stringify([call.method, call.url, call.body ?? null]))
    .digest("base64url");
}

/**
 * Claims the key inside the transaction of the effect. A second call with the same key waits here until the first
 * has committed, then gets its response; when the first rolled back, the second is the first.
 * @returns the kept response, or undefined when this call is the first
 * @throws HttpError 422 when the key came with another call before
 */
export async function claimKey(db: Connection, call: KeyedCall): Promise<StoredResponse | undefined> {
  const hash = fingerprint(call);
  await sql`delete from idempotency where ${isOld} and key = ${call.key}`.execute(db);
  const claimed = await db
    .insertInto("idempotency")
    .values({ key: call.key, actor: call.actor, fingerprint: hash })
    .onConflict((conflict) => conflict.columns(["key", "actor"]).doNothing())
    .returning("key")
    .execute();
  if (claimed.length > 0) return undefined;
  const kept = await db
    .selectFrom("idempotency")
    .select(["fingerprint", "status", "payload"])
    .where("key", "=", call.key)
    .where("actor", "=", call.actor)
    .executeTakeFirstOrThrow();
  if (kept.fingerprint !== hash) throw broken("This Idempotency-Key was used for another call");
  return { status: kept.status, payload: kept.payload };
}

/** Keeps the response, in the same transaction as the effect. */
export async function storeResponse(
  db: Connection,
  call: KeyedCall,
  response: StoredResponse,
): Promise<void> {
  await db
    .updateTable("idempotency")
    .set({ status: response.status, payload: response.payload })
    .where("key", "=", call.key)
    .where("actor", "=", call.actor)
    .execute();
}

/** Gives a claimed key back: the call was refused, and may be sent again. */
export async function releaseKey(db: Connection, call: Pick<KeyedCall, "key" | "actor">): Promise<void> {
  await db.deleteFrom("idempotency").where("key", "=", call.key).where("actor", "=", call.actor).execute();
}
