import { sql } from "kysely";
import { deliveryUsers } from "../../deliveryUser/record.ts";
import { oneOf } from "../../http/listing.ts";
import { pickupPoints } from "../../pickupPoint/record.ts";
import { address, type ExportedList, ofLocation, shared, times } from "../exportedList.ts";

/** Who brings orders, with those of their locations that whoever gets the file may read; where their personal link leads is in no file. */
const deliveryUserList: ExportedList = {
  name: "delivery_user",
  rule: deliveryUsers.rule,
  scope: ({ companyId, sellerId }) =>
    sellerId === null
      ? oneOf("company_po_id", [companyId])
      : sql`${oneOf("company_po_id", [companyId])}
          and (record.all_locations or ${sellerId}::int = any(record.seller_ids))`,
  asksFor: "DELIVERY_USER_READ",
  node: ["DeliveryUser", "delivery_user_id"],
  records: (db, whose) =>
    sql`(select delivery_user.*, (select string_agg(record.business_name, '; ' order by record.business_name)
        from seller as record where record.seller_id = any(delivery_user.seller_ids)
          and ${ofLocation(whose)}) as location_names
      from ${deliveryUsers.records(db)} as delivery_user)`,
  columns: {
    delivery_user_id: ["delivery_user_id", "number"],
    name: ["delivery_user_name", "text"],
    status: ["delivery_user_status", "text"],
    status_reason: ["status_reason", "text"],
    on_duty: ["on_duty", "flag"],
    phone: ["phone", "text"],
    email: ["email_id", "text"],
    vehicle: ["vehicle_type", "text"],
    vehicle_number: ["vehicle_number", "text"],
    licence: ["licence_no", "text"],
    licence_until: ["licence_expiry", "time"],
    all_locations: ["all_locations", "flag"],
    locations: ["location_names", "text"],
    carries: ["open_deliveries", "number"],
    today: ["deliveries_today", "number"],
    ...times,
  },
};

const pickupPointList: ExportedList = {
  name: "pickup_point",
  rule: pickupPoints.rule,
  scope: shared,
  asksFor: "PICKUP_POINT_READ",
  node: ["PickupPoint", "pickup_point_id"],
  references: { location_id: ["seller_id", "Seller"] },
  records: (db) =>
    sql`(select pickup_point.*, seller.business_name as location_name
      from ${pickupPoints.records(db)} as pickup_point
      left join seller on seller.seller_id = pickup_point.seller_id)`,
  columns: {
    pickup_point_id: ["pickup_point_id", "number"],
    name: ["pickup_point_name", "text"],
    status: ["pickup_point_status", "text"],
    paused_until: ["paused_until", "time"],
    paused_reason: ["paused_reason", "text"],
    location: ["location_name", "text"],
    ...address,
    contact: ["contact_name", "text"],
    phone: ["phone", "text"],
    email: ["email_id", "text"],
    lead_time_hours: ["lead_time_hours", "number"],
    keep_days: ["keep_days", "number"],
    most_orders_a_day: ["max_orders_per_day", "number"],
    instructions: ["instructions", "text"],
    open_orders: ["open_orders", "number"],
    waiting_there: ["waiting_orders", "number"],
    uncollected: ["uncollected_orders", "number"],
    ...times,
  },
};

export const deliveryLists: readonly ExportedList[] = [deliveryUserList, pickupPointList];
