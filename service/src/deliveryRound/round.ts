import { sql } from "kysely";
import * as v from "valibot";
import { dayStart, isServed } from "../deliveryUser/record.ts";
import type { Connection } from "../http/context.ts";
import { decimal, id, instant, nullableText, nullableWhole, whole } from "../http/responseFields.ts";
import type { sessionOf } from "./session.ts";

/** The parts of an address that somebody needs to find the door. */
const addressParts = [
  "shipping_addressline1",
  "shipping_addressline2",
  "shipping_street_no",
  "shipping_street_name",
  "shipping_area_name",
  "shipping_region_name",
  "shipping_zip",
  "shipping_stateshort",
] as const;

const stopRecord = v.object({
  fulfilment_id: id,
  number: v.string(),
  fulfilment_status: v.picklist(["out", "delivered"]),
  customer_name: v.string(),
  /** Nobody needs to call or find somebody who has their goods: of these both are left out. */
  customer_phone: nullableText,
  ...v.entriesFromList(addressParts, nullableText),
  due_on_delivery: decimal,
  has_code: v.boolean(),
  packages: nullableWhole,
  attempts: v.array(v.object({ at: instant, reason: v.string() })),
  items: v.array(v.object({ name: v.string(), quantity: whole })),
});

/** What somebody brings to customers today, and nothing else of their company. */
export const roundRecord = v.object({
  delivery_user_id: id,
  company_po_id: id,
  delivery_user_name: v.string(),
  business_name: v.string(),
  on_duty: v.boolean(),
  expires_at: instant,
  stops: v.array(stopRecord),
});

/** More than anybody can bring in a day. */
const mostStops = 100;

type Session = Awaited<ReturnType<typeof sessionOf>>;

/** On a round: under way, or handed over since midnight in India, and of a location that they deliver for now, whose people make the link. */
export const isOnRound = ({ delivery_user_id, company_po_id, ...locations }: Session) =>
  sql<boolean>`(fulfilment.delivery_user_id = ${delivery_user_id}
    and fulfilment.company_po_id = ${company_po_id}
    and fulfilment.delivery_mode = 'delivery'
    and (fulfilment.fulfilment_status = 'out'
      or fulfilment.fulfilment_status = 'delivered' and fulfilment.status_at >= ${dayStart()})
    and ${isServed(locations)})`;

/** What whoever has this session brings today; what is still to be brought comes first, the first sent at the top. */
export async function roundOf(db: Connection, session: Session): Promise<v.InferInput<typeof roundRecord>> {
  const parts = await db
    .selectFrom("fulfilment")
    .innerJoin("company_order", "company_order.order_id", "fulfilment.order_id")
    .select([
      "fulfilment.fulfilment_id",
      "fulfilment.order_no",
      "fulfilment.part_no",
      "fulfilment.fulfilment_status",
      "fulfilment.packages",
      "fulfilment.attempts",
      "fulfilment.due_on_delivery",
      "company_order.customer_name",
      "company_order.customer_phone",
      "company_order.shipping_name",
      "company_order.shipping_phone",
      ...addressParts,
      sql<boolean>`fulfilment.hand_over_salt is not null`.as("has_code"),
    ])
    .where(isOnRound(session))
    .orderBy(sql`fulfilment.fulfilment_status = 'delivered'`)
    .orderBy("fulfilment.status_at")
    .orderBy("fulfilment.fulfilment_id")
    .limit(mostStops)
    .execute();
  const ids = parts.map(({ fulfilment_id }) => fulfilment_id);
  const lines = ids.length
    ? await db
        .selectFrom("order_line")
        .select([
          "fulfilment_id",
          sql<string>`concat_ws(', ', prod_name, varient_name)`.as("name"),
          sql<number>`quantity - cancelled_quantity`.as("quantity"),
        ])
        .where("fulfilment_id", "in", ids)
        .where(sql<boolean>`quantity > cancelled_quantity`)
        .orderBy("position")
        .execute()
    : [];
  const itemsOf = Map.groupBy(lines, ({ fulfilment_id }) => fulfilment_id);
  return {
    delivery_user_id: session.delivery_user_id,
    company_po_id: session.company_po_id,
    delivery_user_name: session.delivery_user_name,
    business_name: session.business_name,
    on_duty: session.on_duty,
    expires_at: session.expires_at,
    stops: parts.map((part) => {
      const isOut = part.fulfilment_status === "out";
      return {
        fulfilment_id: part.fulfilment_id,
        number: `${part.order_no}/${part.part_no}`,
        fulfilment_status: isOut ? "out" : "delivered",
        customer_name: part.shipping_name ?? part.customer_name,
        customer_phone: isOut ? (part.shipping_phone ?? part.customer_phone) : null,
        shipping_addressline1: isOut ? part.shipping_addressline1 : null,
        shipping_addressline2: isOut ? part.shipping_addressline2 : null,
        shipping_street_no: isOut ? part.shipping_street_no : null,
        shipping_street_name: isOut ? part.shipping_street_name : null,
        shipping_area_name: part.shipping_area_name,
        shipping_region_name: isOut ? part.shipping_region_name : null,
        shipping_zip: isOut ? part.shipping_zip : null,
        shipping_stateshort: isOut ? part.shipping_stateshort : null,
        due_on_delivery: part.due_on_delivery,
        has_code: part.has_code,
        packages: part.packages,
        attempts: part.attempts,
        items: (itemsOf.get(part.fulfilment_id) ?? []).map(({ name, quantity }) => ({ name, quantity })),
      };
    }),
  };
}
