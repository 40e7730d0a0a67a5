import { sql } from "kysely";
import * as v from "valibot";
import { recordEvent } from "../event/record.ts";
import { settleOrder } from "../fulfilment/settle.ts";
import type { Connection } from "../http/context.ts";
import { optionalDecimal, optionalText } from "../http/field.ts";
import { broken, malformed, notFound } from "../http/httpError.ts";

/** What a storefront tells of an order's payment: money that came, or what became of the promise. */
export const paymentBody = v.object({
  payment_state: v.optional(
    v.nullable(v.picklist(["authorised", "failed"], "Must be authorised or failed")),
    null,
  ),
  amount: optionalDecimal(0.01, 9_999_999_999.99, "Must be an amount above 0 with at most two decimals"),
  payment_reference: optionalText(120),
});

/** What was paid when an order was placed by an earlier version, which kept its reference with the order alone. */
const unnamed = sql<string>`(amount_paid
  - (select coalesce(sum(amount), 0) from order_payment where order_payment.order_id = company_order.order_id)
  - (select coalesce(sum(collected_amount), 0) from fulfilment
     where fulfilment.order_id = company_order.order_id))::numeric(18, 2)`;

/**
 * Notes a payment. Money under a reference that is known counts once.
 * @throws HttpError 404; 400 without amount and state; 422 for the reference with another amount
 */
export async function notePayment(
  db: Connection,
  order_id: number,
  { payment_state, amount, payment_reference }: v.InferOutput<typeof paymentBody>,
): Promise<void> {
  const order = await db
    .selectFrom("company_order")
    .select(["company_po_id", "order_no", "payment_state", "payment_reference as given"])
    .select(unnamed.as("unnamed"))
    .where("order_id", "=", order_id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (order === undefined) throw notFound("Order");
  const about = {
    company_po_id: order.company_po_id,
    entity: "company_order",
    entity_id: order_id,
    number: order.order_no,
  };
  const change = db.updateTable("company_order").where("order_id", "=", order_id);
  if (amount === null) {
    if (payment_state === null) throw malformed("amount is required", { amount: "amount is required" });
    // The order's own reference names the money that came without one of its own: a promise is not that money.
    const isNamed = payment_reference !== null && order.unnamed === "0.00";
    await change.set({ payment_state, ...(isNamed && { payment_reference }) }).execute();
    const changed = [
      ...(payment_state === order.payment_state ? [] : ["payment_state"]),
      ...(isNamed && payment_reference !== order.given ? ["payment_reference"] : []),
    ];
    if (changed.length > 0) await recordEvent(db, { ...about, type: "order.changed", data: { changed } });
  } else {
    if (payment_reference === null)
      throw malformed("payment_reference is required", {
        payment_reference: "payment_reference is required",
      });
    const noted = await db
      .selectFrom("order_payment")
      .select("amount")
      .where("order_id", "=", order_id)
      .where("payment_reference", "=", payment_reference)
      .executeTakeFirst();
    const isOfOrder = order.given === payment_reference && order.unnamed !== "0.00";
    const known = noted?.amount ?? (isOfOrder ? order.unnamed : undefined);
    if (known !== undefined) {
      if (known === amount) return;
      throw broken(`${known} came under this reference`, "amount");
    }
    await db
      .insertInto("order_payment")
      .values({ order_id, company_po_id: order.company_po_id, amount, payment_reference })
      .execute();
    await change
      .set({ amount_paid: sql<string>`amount_paid + ${amount}::numeric`, payment_reference })
      .execute();
    await recordEvent(db, { ...about, type: "order.paid" });
  }
  await settleOrder(db, order_id, null, null);
}
