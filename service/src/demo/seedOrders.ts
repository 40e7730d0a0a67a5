import { sql } from "kysely";
import * as v from "valibot";
import { act } from "../fulfilment/act.ts";
import { actBody } from "../fulfilment/actBody.ts";
import { codeOf } from "../fulfilment/code.ts";
import { isLate } from "../fulfilment/late.ts";
import { businessToday } from "../http/contactField.ts";
import type { Connection } from "../http/context.ts";
import { orderBody } from "../order/body.ts";
import { notePayment } from "../order/payment.ts";
import { placeOrder } from "../order/place.ts";
import { customers, groups } from "./orderPlan.ts";

const hour = 3_600_000;

/** Codes of what is handed over while it is seeded: it is over then, and nobody can ask for them. */
const codeKey = "";

/** Pauses between the steps of an order, in hours. */
const pauses = [3, 9, 6, 40];

/** What can be ordered, at the price of the product or of one of its variants. */
async function onSale(db: Connection, company_po_id: number) {
  return db
    .selectFrom("product")
    .leftJoin("variant", (join) =>
      join
        .onRef("variant.prod_id", "=", "product.prod_id")
        .on("variant.closed", "=", false)
        .on("variant.item_not_available", "=", false),
    )
    .select(["product.prod_id", "product.seller_id", "variant.varient_id"])
    .where("product.company_po_id", "=", company_po_id)
    .where("prod_status", "=", "enabled")
    .where("product.igst", "is not", null)
    .where((where) =>
      where.or([where("prod_varient_enabled", "=", false), where("variant.varient_id", "is not", null)]),
    )
    .orderBy("product.prod_id")
    .orderBy("variant.varient_id")
    .execute();
}

type Item = Awaited<ReturnType<typeof onSale>>[number];

/**
 * Seeds the orders of the demo as a storefront and the locations' people would have made them: the same reckoning, the same
 * steps, so that documents are right. Nobody is told of them.
 */
export async function seedOrders(db: Connection, company_po_id: number, now: Date): Promise<void> {
  const items = await onSale(db, company_po_id);
  let made = 0;
  const point = await pickupPointOf(db, company_po_id);
  for (const { count, hoursAgo, hoursApart, steps, isPickup } of groups)
    for (let place = 0; place < count; place += 1) {
      const placed = new Date(now.getTime() - (hoursAgo - place * hoursApart) * hour);
      const body = {
        ...bodyOf(company_po_id, items, made, placed),
        ...(isPickup && { delivery_mode: "pickup", pickup_point_id: point, promised_date: null }),
      };
      const order_id = await placeOrder(db, v.parse(orderBody, body), placed);
      if (body.payment_method !== "cod" && steps.length > 0) await pay(db, order_id, made);
      for (const part of await partsOf(db, order_id))
        for (const [index, step] of steps.entries()) {
          const collected = step.action === "deliver" ? await handedOver(db, part) : {};
          const after = pauses.slice(0, index + 1).reduce((hours, pause) => hours + pause, 0);
          const at = new Date(Math.min(placed.getTime() + after * hour, now.getTime()));
          await act(db, part.fulfilment_id, v.parse(actBody, { ...step, ...collected }), {
            at,
            codeKey,
          });
        }
      made += 1;
    }
  await sql`update fulfilment set late_at = now() where ${isLate()}`.execute(db);
  await sql`delete from event where entity in ('fulfilment', 'company_order', 'refund')`.execute(db);
}

/** The order of a place in the row: who, what, how many and how paid turn at different speeds. */
function bodyOf(company_po_id: number, items: readonly Item[], made: number, placed: Date) {
  const payment_method = (["cod", "upi", "card", "cod", "netbanking"] as const)[made % 5];
  const chosen = [0, 1, 2].slice(0, 1 + (made % 3)).map((line) => (made * 7 + line * 13) % items.length);
  const promised = new Date(placed.getTime() + (3 + (made % 3)) * 24 * hour);
  return {
    company_po_id,
    ...customers[made % customers.length],
    order_channel: "demo",
    channel_reference: `demo-${made + 1}`,
    promised_date: businessToday(promised),
    payment_method,
    payment_state: payment_method === "cod" || made % 3 === 0 ? null : "authorised",
    lines: [...new Set(chosen)].map((place, line) => ({
      prod_id: items[place]?.prod_id,
      varient_id: items[place]?.varient_id ?? null,
      quantity: 1 + ((made + line) % 4),
    })),
    delivery_charges: [...new Set(chosen.map((place) => items[place]?.seller_id))].map((seller_id) => ({
      seller_id,
      amount: "49",
    })),
  };
}

async function pay(db: Connection, order_id: number, made: number): Promise<void> {
  const { order_total } = await db
    .selectFrom("company_order")
    .select("order_total")
    .where("order_id", "=", order_id)
    .executeTakeFirstOrThrow();
  const payment_reference = `DEMO${1000 + made}`;
  await notePayment(db, order_id, { payment_state: null, amount: order_total, payment_reference });
}

/** Where the demo's pickups are collected; null in a company without a pickup point. */
async function pickupPointOf(db: Connection, company_po_id: number): Promise<number | null> {
  const point = await db
    .selectFrom("pickup_point")
    .select("pickup_point_id")
    .where("company_po_id", "=", company_po_id)
    .orderBy("pickup_point_id")
    .executeTakeFirst();
  return point?.pickup_point_id ?? null;
}

/** What whoever hands over has been given: the money, and the code of what was collected. */
async function handedOver(db: Connection, part: Awaited<ReturnType<typeof partsOf>>[number]) {
  const { hand_over_salt } = await db
    .selectFrom("fulfilment")
    .select("hand_over_salt")
    .where("fulfilment_id", "=", part.fulfilment_id)
    .executeTakeFirstOrThrow();
  return {
    collected_amount: part.due_on_delivery,
    ...(hand_over_salt !== null && { code: codeOf({ codeKey }, { ...part, hand_over_salt }) }),
  };
}

async function partsOf(db: Connection, order_id: number) {
  return db
    .selectFrom("fulfilment")
    .select(["fulfilment_id", "company_po_id", "due_on_delivery"])
    .where("order_id", "=", order_id)
    .orderBy("fulfilment_id")
    .execute();
}
