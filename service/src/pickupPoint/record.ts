import { sql } from "kysely";
import * as v from "valibot";
import { addressRecord } from "../address/fields.ts";
import { isUncollected } from "../fulfilment/uncollected.ts";
import { businessToday } from "../http/contactField.ts";
import { collection } from "../http/collection.ts";
import { day } from "../http/narrowing.ts";
import {
  id,
  instant,
  nullableDate,
  nullableText,
  nullableWhole,
  optionalId,
  whole,
} from "../http/responseFields.ts";

/** A pickup point, with what waits there now. */
export const pickupPointRecord = v.object({
  pickup_point_id: id,
  company_po_id: id,
  seller_id: optionalId,
  pickup_point_name: v.string(),
  ...addressRecord,
  contact_name: nullableText,
  phone: v.string(),
  email_id: nullableText,
  opening_hours: v.array(v.object({ day: whole, opens: v.string(), closes: v.string() })),
  closed_on: v.array(v.object({ date: v.string(), note: nullableText })),
  lead_time_hours: whole,
  keep_days: whole,
  max_orders_per_day: nullableWhole,
  instructions: nullableText,
  pickup_point_status: v.picklist(["active", "paused"]),
  paused_until: nullableDate,
  paused_reason: nullableText,
  open_orders: whole,
  waiting_orders: whole,
  uncollected_orders: whole,
  orders_today: whole,
  created_at: instant,
  updated_at: instant,
});

const promised = sql`from fulfilment where fulfilment.pickup_point_id = pickup_point.pickup_point_id`;

/** Pickup points of companies. */
export const pickupPoints = collection({
  name: "companyPickupPoint",
  noun: "Pickup point",
  table: "pickup_point",
  record: pickupPointRecord,
  rule: {
    key: "pickup_point_id",
    order: "pickup_point_name",
    sortable: { pickup_point_name: "text" },
    searchable: ["pickup_point_name", "area_name"],
    filters: { seller_id: "integer", stateshort: "text", pickup_point_status: "text" },
    narrowing: { paused_to: day("paused_to", (value) => sql`record.paused_until <= ${value}::date`) },
  },
  records: (db) =>
    db
      .selectFrom("pickup_point")
      .selectAll("pickup_point")
      .select([
        sql<"active" | "paused">`case when paused_at is not null
          and (paused_until is null or paused_until > ${businessToday()}::date) then 'paused' else 'active' end`.as(
          "pickup_point_status",
        ),
        sql<number>`(select count(*)::int ${promised}
          and fulfilment_status in ('pending', 'accepted', 'packed', 'ready'))`.as("open_orders"),
        sql<number>`(select count(*)::int ${promised} and fulfilment_status = 'ready')`.as("waiting_orders"),
        sql<number>`(select count(*)::int ${promised} and ${isUncollected()})`.as("uncollected_orders"),
        sql<number>`(select count(*)::int ${promised} and promised_date = ${businessToday()}::date
          and fulfilment_status not in ('cancelled', 'returned'))`.as("orders_today"),
      ]),
});
