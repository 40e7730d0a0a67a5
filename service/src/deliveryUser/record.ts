import { sql } from "kysely";
import * as v from "valibot";
import { businessToday } from "../http/contactField.ts";
import { collection } from "../http/collection.ts";
import { id, instant, nullableDate, nullableInstant, nullableText, whole } from "../http/responseFields.ts";
import { vehicleTypes } from "./table.ts";

/** Somebody who brings orders to customers, with what they carry now. */
export const deliveryUserRecord = v.object({
  delivery_user_id: id,
  company_po_id: id,
  delivery_user_name: v.string(),
  phone: v.string(),
  email_id: nullableText,
  vehicle_type: v.picklist(vehicleTypes),
  vehicle_number: nullableText,
  licence_no: nullableText,
  licence_expiry: nullableDate,
  all_locations: v.boolean(),
  seller_ids: v.array(id),
  on_duty: v.boolean(),
  delivery_user_status: v.picklist(["active", "inactive"]),
  status_reason: nullableText,
  open_deliveries: whole,
  deliveries_today: whole,
  /** Their personal link, where they have one: its key stands nowhere. */
  link_created_at: nullableInstant,
  link_expires_at: nullableInstant,
  link_opened_at: nullableInstant,
  link_opened_on: nullableText,
  link_used_at: nullableInstant,
  created_at: instant,
  updated_at: instant,
});

/** What somebody carries: assigned, and neither handed over nor come back nor cancelled. */
export const isOpenDelivery = sql<boolean>`fulfilment_status in ('pending', 'accepted', 'packed', 'ready', 'out')`;

/** Whether a part of an order is of the locations that somebody delivers for. */
export const isServed = ({
  all_locations,
  seller_ids,
}: Readonly<{ all_locations: boolean; seller_ids: readonly number[] }>) =>
  sql<boolean>`(${all_locations} or fulfilment.seller_id = any(${seller_ids}))`;

export const dayStart = () => sql`(${businessToday()}::date)::timestamp at time zone 'Asia/Kolkata'`;

const assigned = sql`from fulfilment where fulfilment.delivery_user_id = delivery_user.delivery_user_id`;

/** Delivery users of companies. */
export const deliveryUsers = collection({
  name: "companyDeliveryUser",
  noun: "Delivery user",
  table: "delivery_user",
  record: deliveryUserRecord,
  rule: {
    key: "delivery_user_id",
    order: "delivery_user_name",
    sortable: { delivery_user_name: "text", open_deliveries: "integer" },
    searchable: ["delivery_user_name", "phone", "vehicle_number"],
    filters: { delivery_user_status: "text", vehicle_type: "text" },
    narrowing: {
      seller_id: {
        pattern: /^[1-9]\d{0,8}$/,
        message: "seller_id is a whole number, 1 or more",
        condition: (value) => sql`(record.all_locations or ${Number(value)} = any(record.seller_ids))`,
      },
      on_duty: {
        pattern: /^(true|false)$/,
        message: "on_duty is true or false",
        condition: (value) => sql`record.on_duty = ${value === "true"}`,
      },
      licence_until: {
        pattern: /^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
        message: "licence_until is a date, YYYY-MM-DD",
        condition: (value) => sql`record.licence_expiry <= ${value}::date`,
      },
    },
  },
  records: (db) =>
    db
      .selectFrom("delivery_user")
      .leftJoin("delivery_link", "delivery_link.delivery_user_id", "delivery_user.delivery_user_id")
      .selectAll("delivery_user")
      .select([
        "delivery_link.created_at as link_created_at",
        "delivery_link.expires_at as link_expires_at",
        "delivery_link.opened_at as link_opened_at",
        "delivery_link.opened_on as link_opened_on",
        "delivery_link.last_used_at as link_used_at",
        sql<number>`(select count(*)::int ${assigned} and ${isOpenDelivery})`.as("open_deliveries"),
        sql<number>`(select count(*)::int ${assigned} and (fulfilment_status = 'out'
          or fulfilment_status = 'delivered' and status_at >= ${dayStart()}))`.as("deliveries_today"),
      ]),
});
