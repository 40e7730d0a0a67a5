import { sql } from "kysely";
import * as v from "valibot";
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
    return sellers.read(db, seller_id);
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
    return sellers.read(db, seller_id);
  },
});
