import { type Kysely, sql } from "kysely";
import * as v from "valibot";
import { noteAboutSeller } from "../audit/note.ts";
import type { Database } from "../db/schema.ts";
import { recordEvent } from "../event/record.ts";
import type { Connection } from "../http/context.ts";
import { pathId, requiredLines, requiredWhole } from "../http/field.ts";
import { notFound } from "../http/httpError.ts";
import { operation } from "../http/operation.ts";
import type { Queue } from "../queue/queue.ts";
import { sellers } from "./record.ts";

/** So long the console is shown as a location's people see it, in seconds. */
const lasts = 30 * 60;

/** A minute later the end is written by whom it is left to: the gateway had the time to say how much was looked at. */
const endedBy = lasts + 60;

const sellerView = v.strictObject({
  view_id: v.number(),
  seller_id: v.number(),
  ends_at: v.string(),
});

const shared = {
  origin: "extension",
  tagPath: "/v1/companySeller/{seller_id}",
  params: v.object({ seller_id: pathId }),
} as const;

/** Somebody of the company begins to see what a location's people see. Its entry in the audit trail is its number. */
export const beginSellerView = operation({
  ...shared,
  method: "POST",
  path: "/v1/companySeller/{seller_id}/view",
  summary:
    "Notes that somebody of the company begins to see what the people of a location see, and tells its owners unless view_notices of the company is off",
  body: v.object({ reason: requiredLines("Reason is required", 200) }),
  response: sellerView,
  async handle({ params: { seller_id }, body: { reason } }, { db, queue }) {
    const { company_po_id } = await sellers.read(db, seller_id);
    const view_id = await noteAboutSeller(db, seller_id, { note: "view_began" }, { reason });
    if (await tellsOfViews(db, company_po_id))
      await recordEvent(db, {
        company_po_id,
        seller_id,
        type: "seller.viewed",
        entity: "seller",
        entity_id: seller_id,
      });
    await queue.send(db, "seller_view_over", { seller_id, view_id }, { after: endedBy });
    return { view_id, seller_id, ends_at: new Date(Date.now() + lasts * 1000).toISOString() };
  },
});

/** Whether the company wants a location's owners to be told; the trail has each view in any case. */
async function tellsOfViews(db: Connection, companyId: number): Promise<boolean> {
  const { view_notices } = await db
    .selectFrom("company")
    .select("view_notices")
    .where("company_po_id", "=", companyId)
    .executeTakeFirstOrThrow();
  return view_notices;
}

/** It has ended. Said twice, the first counts. */
export const endSellerView = operation({
  ...shared,
  method: "POST",
  path: "/v1/companySeller/{seller_id}/viewEnd",
  summary: "Notes that somebody of the company no longer sees what the people of a location see",
  body: v.object({
    view_id: requiredWhole("view_id is required"),
    requests: requiredWhole("requests is required", 0),
  }),
  response: v.strictObject({ view_id: v.number() }),
  async handle({ params: { seller_id }, body: { view_id, requests } }, { db }) {
    if (!(await noteEnd(db, seller_id, view_id, requests))) throw notFound("View");
    return { view_id };
  },
});

/** Writes the end of a view, unless it is written. @returns whether there is such a view */
async function noteEnd(
  db: Connection,
  sellerId: number,
  viewId: number,
  requests: number | null,
): Promise<boolean> {
  const ofSeller = db
    .selectFrom("audit")
    .where("entity", "=", "seller")
    .where("entity_id", "=", sellerId)
    .where("action", "=", "note");
  const began = await ofSeller
    .select("actor")
    .where("audit_id", "=", viewId)
    .where(sql`after ->> 'note'`, "=", "view_began")
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (began === undefined) return false;
  const ended = await ofSeller
    .select("audit_id")
    .where("audit_id", ">", viewId)
    .where(sql`after ->> 'view_id'`, "=", String(viewId))
    .executeTakeFirst();
  if (ended !== undefined) return true;
  const noted = { note: "view_ended", view_id: viewId, ...(requests !== null && { requests }) } as const;
  await noteAboutSeller(db, sellerId, noted, { actor: began.actor });
  return true;
}

/** Ends what nobody has said the end of: a browser that was closed, a session that ended meanwhile. */
export function watchSellerViews(db: Kysely<Database>, queue: Queue): void {
  queue.work("seller_view_over", async ({ seller_id, view_id }) => {
    await db.transaction().execute((transaction) => noteEnd(transaction, seller_id, view_id, null));
    return undefined;
  });
}
