import { sql } from "kysely";
import * as v from "valibot";
import { recordEvent } from "../event/record.ts";
import type { Connection } from "../http/context.ts";
import { pathId, requiredLines } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { sellerRecord, sellers } from "./record.ts";

const path = "/v1/companySeller/{seller_id}/suspension";
const shared = {
  path,
  origin: "extension",
  tagPath: "/v1/companySeller/{seller_id}",
  params: v.object({ seller_id: pathId }),
  response: sellerRecord,
} as const;

async function tellOf(db: Connection, type: "seller.suspended" | "seller.activated", sellerId: number) {
  const seller = await sellers.read(db, sellerId);
  const about = { company_po_id: seller.company_po_id, seller_id: sellerId, entity: "seller" };
  await recordEvent(db, { ...about, type, entity_id: sellerId });
  return seller;
}

/** Nobody of a suspended location signs in or uses a token. A second suspension only changes the reason. */
export const suspendSeller = operation({
  ...shared,
  method: "POST",
  summary: "Suspends a location: its people cannot sign in until it is active again",
  body: v.object({ suspended_reason: requiredLines("Reason is required", 1000) }),
  async handle({ params: { seller_id }, body }, { db }) {
    await db
      .updateTable("seller")
      .set({ ...body, suspended_at: sql<string>`coalesce(suspended_at, now())` })
      .where("seller_id", "=", seller_id)
      .execute();
    return tellOf(db, "seller.suspended", seller_id);
  },
});

/** Its people sign in as before, with the passwords they had. */
export const activateSeller = operation({
  ...shared,
  method: "DELETE",
  summary: "Ends the suspension of a location",
  async handle({ params: { seller_id } }, { db }) {
    await db
      .updateTable("seller")
      .set({ suspended_at: null, suspended_reason: null })
      .where("seller_id", "=", seller_id)
      .execute();
    return tellOf(db, "seller.activated", seller_id);
  },
});
