import type { Connection } from "../http/context.ts";
import { fromPaise, sumOf, toPaise } from "../reckoning/paise.ts";
import { orderStatusOf, paymentStateOf } from "./orderStatus.ts";

/** Brings an order in line with its parts, and the copies that these keep of its payment. */
export async function settleOrder(db: Connection, order_id: number): Promise<void> {
  const parts = await db
    .selectFrom("fulfilment")
    .select(["fulfilment_status", "fulfilment_total", "goods_amount", "gift_amount", "delivery_charge"])
    .select(["cgst_amount", "sgst_amount", "igst_amount"])
    .where("order_id", "=", order_id)
    .orderBy("fulfilment_id")
    .execute();
  const order = await db
    .selectFrom("company_order")
    .select(["payment_state", "amount_paid", "amount_refunded"])
    .where("order_id", "=", order_id)
    .executeTakeFirstOrThrow();
  const sum = (of: (part: (typeof parts)[number]) => readonly string[]) =>
    fromPaise(sumOf(parts.flatMap((part) => of(part).map(toPaise))));
  const order_total = sum(({ fulfilment_total }) => [fulfilment_total]);
  const payment_state = paymentStateOf({ ...order, order_total });
  const over = toPaise(order.amount_paid) - toPaise(order.amount_refunded) - toPaise(order_total);
  await db
    .updateTable("company_order")
    .set({
      order_total,
      goods_total: sum(({ goods_amount, gift_amount }) => [goods_amount, gift_amount]),
      delivery_total: sum(({ delivery_charge }) => [delivery_charge]),
      tax_total: sum(({ cgst_amount, sgst_amount, igst_amount }) => [cgst_amount, sgst_amount, igst_amount]),
      order_status: orderStatusOf(parts.map(({ fulfilment_status }) => fulfilment_status)),
      payment_state,
      refund_due: fromPaise(over > 0n ? over : 0n),
    })
    .where("order_id", "=", order_id)
    .execute();
  await db
    .updateTable("fulfilment")
    .set({ payment_state })
    .where("order_id", "=", order_id)
    .where("payment_state", "<>", payment_state)
    .execute();
}
