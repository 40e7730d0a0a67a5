import { type RawBuilder, sql } from "kysely";
import * as v from "valibot";
import { findAccountById } from "./account.ts";
import { recordEvent } from "../event/record.ts";
import type { Connection } from "../http/context.ts";
import { pathId } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { whole } from "../http/responseFields.ts";

const params = v.object({ account_id: pathId });

/** So many notices are marked by id in one call, and fit into one event. */
const mostIds = 100;
const notIds = `notification_ids is a list of 1 to ${mostIds} ids`;

/** Tells the person's other windows. `read`: which notices are read now; null for all of them. */
async function announce(db: Connection, accountId: number, read: readonly number[] | null): Promise<void> {
  const { company_po_id } = await findAccountById(db, accountId);
  await recordEvent(db, {
    company_po_id,
    type: "notification.seen",
    entity: "account",
    entity_id: accountId,
    data: { to: accountId, read },
  });
}

const seeAll = operation({
  method: "POST",
  path: "/v1/companyNotification/account/{account_id}/seen",
  origin: "extension",
  summary: "Notes that a person has seen that there are notices; says how many were new",
  params,
  response: v.object({ seen_count: whole }),
  async handle({ params: { account_id } }, { db }) {
    await findAccountById(db, account_id);
    const { numUpdatedRows } = await db
      .updateTable("notification")
      .set({ seen_at: sql<string>`now()`, updated_at: sql<string>`now()` })
      .where("account_id", "=", account_id)
      .where("seen_at", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await announce(db, account_id, []);
    return { seen_count: Number(numUpdatedRows) };
  },
});

const read = operation({
  method: "POST",
  path: "/v1/companyNotification/account/{account_id}/read",
  origin: "extension",
  summary: "Notes that a person has read some of their notices, or all of them; says how many were unread",
  params,
  body: v.object({
    notification_ids: v.pipe(
      v.union(
        [
          v.literal("all"),
          v.pipe(
            v.array(v.pipe(v.number(notIds), v.integer(notIds)), notIds),
            v.minLength(1, notIds),
            v.maxLength(mostIds, notIds),
          ),
        ],
        notIds,
      ),
      v.metadata({ "x-missing": 'notification_ids is required, "all" for all of them' }),
    ),
  }),
  response: v.object({ read_count: whole }),
  async handle({ params: { account_id }, body: { notification_ids } }, { db }) {
    const ids = notification_ids === "all" ? null : notification_ids;
    await findAccountById(db, account_id);
    const { numUpdatedRows } = await db
      .updateTable("notification")
      .set({ read_at: sql<string>`now()`, seen_at: seenNow, updated_at: sql<string>`now()` })
      .where("account_id", "=", account_id)
      .where("read_at", "is", null)
      .$if(ids !== null, (query) => query.where("notification_id", "in", ids ?? []))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await announce(db, account_id, ids);
    return { read_count: Number(numUpdatedRows) };
  },
});

const seenNow: RawBuilder<string> = sql`coalesce(seen_at, now())`;

/** What a person notes of their own notices. */
export const notificationMarks = [seeAll, read];
