import { sql } from "kysely";
import { hashOfSecret } from "../account/links.ts";
import type { Connection, Context } from "../http/context.ts";
import { broken, notFound } from "../http/httpError.ts";
import { isLive } from "./link.ts";

/** What a browser shows for a link. */
interface Opening {
  readonly key: string;
  /** The hash of the secret that the browser keeps from now on. */
  readonly session_hash: string;
  /** The hash of the one that it keeps already. */
  readonly current_hash: string | null;
}

/** Whoever acts is named in the trail, as people are. */
export async function actAs(db: Connection, delivery_user_id: number): Promise<void> {
  await sql`select set_config('service.actor', ${`delivery_user:${delivery_user_id}`}, true)`.execute(db);
}

/**
 * Gives a link to the browser that opens it first. The same browser may come again: an answer that was lost on the way keeps nobody out.
 * @returns the hash that stands for the browser from now on
 * @throws HttpError 422, alike for what is unknown, ended, expired and another browser's
 */
export async function openLink(context: Context, opening: Opening): Promise<string> {
  const { db, device } = context;
  const { session_hash, current_hash } = opening;
  const link = await db
    .selectFrom("delivery_link")
    .select(["delivery_user_id", "session_hash"])
    .where("key_hash", "=", hashOfSecret(opening.key))
    .where(isLive)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const kept = link?.session_hash ?? null;
  if (link === undefined || (kept !== null && kept !== session_hash && kept !== current_hash))
    throw broken("This link is not valid or has expired.");
  if (kept !== null) return kept;
  await actAs(db, link.delivery_user_id);
  await db
    .updateTable("delivery_link")
    .set({ session_hash, opened_at: sql<string>`now()`, opened_on: device })
    .where("delivery_user_id", "=", link.delivery_user_id)
    .execute();
  return session_hash;
}

const live = (db: Connection, session_hash: string) =>
  db
    .selectFrom("delivery_link")
    .innerJoin("delivery_user", "delivery_user.delivery_user_id", "delivery_link.delivery_user_id")
    .where("delivery_link.session_hash", "=", session_hash)
    .where("delivery_user.delivery_user_status", "=", "active")
    .where(isLive);

/** Whose session it is. @throws HttpError 404 when there is none, or it has ended */
export async function sessionOf(db: Connection, session_hash: string) {
  const found = await live(db, session_hash)
    .innerJoin("company", "company.company_po_id", "delivery_user.company_po_id")
    .select([
      "delivery_user.delivery_user_id",
      "delivery_user.delivery_user_name",
      "delivery_user.company_po_id",
      "delivery_user.on_duty",
      "delivery_user.all_locations",
      "delivery_user.seller_ids",
      "company.business_name",
      "delivery_link.expires_at",
    ])
    .executeTakeFirst();
  if (found === undefined) throw notFound("Delivery round");
  return found;
}

/** The same for a change: held, so that the link cannot end before it is made. @throws HttpError 404 */
export async function heldSessionOf(db: Connection, session_hash: string) {
  await live(db, session_hash).select("delivery_user.delivery_user_id").forUpdate("delivery_user").execute();
  // It may have ended while it was waited for.
  const session = await sessionOf(db, session_hash);
  await actAs(db, session.delivery_user_id);
  return session;
}

/** At most once a minute. A note in the future counts as old: the clock was set back. */
export async function noteUse(db: Connection, session_hash: string): Promise<void> {
  await sql`update delivery_link set last_used_at = now() where session_hash = ${session_hash}
    and (last_used_at is null or last_used_at not between now() - interval '1 minute' and now())`.execute(db);
}
