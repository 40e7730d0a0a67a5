import { type Selectable, sql } from "kysely";
import { recordEvent, recordEvents } from "../event/record.ts";
import type { Connection } from "../http/context.ts";
import { fromPaise, type Paise, spread, sumOf, toPaise } from "../reckoning/paise.ts";
import type { FulfilmentTable } from "../order/table.ts";
import { orderStatusOf, paymentStateOf } from "./orderStatus.ts";

/**
 * Brings an order in line with its parts, and the copies that these keep of its payment. What was paid over, and is not owed
 * back yet, becomes a refund that is due. Each part that is another by it is told of.
 * @param reason why there is less to pay than before
 * @param fulfilment_id the part that a step is taken with, which tells of it; null when more was paid
 */
export async function settleOrder(
  db: Connection,
  order_id: number,
  reason: string | null,
  fulfilment_id: number | null,
): Promise<void> {
  const parts = await db
    .selectFrom("fulfilment")
    .select(["fulfilment_status", "fulfilment_total", "goods_amount", "gift_amount", "delivery_charge"])
    .select(["cgst_amount", "sgst_amount", "igst_amount", "payment_state"])
    .select(["fulfilment_id", "company_po_id", "seller_id", "order_no", "part_no"])
    .select(["payment_method", "due_on_delivery"])
    .where("order_id", "=", order_id)
    .orderBy("fulfilment_id")
    .execute();
  const order = await db
    .selectFrom("company_order")
    .select(["company_po_id", "order_status", "order_no", "payment_state", "amount_paid", "amount_refunded"])
    .select([refunded("due").as("due"), refunded("dropped").as("dropped")])
    .where("order_id", "=", order_id)
    .executeTakeFirstOrThrow();
  const sum = (of: (part: (typeof parts)[number]) => readonly string[]) =>
    fromPaise(sumOf(parts.flatMap((part) => of(part).map(toPaise))));
  const order_total = sum(({ fulfilment_total }) => [fulfilment_total]);
  const payment_state = paymentStateOf({ ...order, order_total });
  const [due, dropped] = [toPaise(order.due), toPaise(order.dropped)];
  const paid = toPaise(order.amount_paid) - toPaise(order.amount_refunded);
  const over = paid - toPaise(order_total) - due - dropped;
  const collectsLess = await collectLess(db, parts, -over);
  if (over > 0n) {
    const { company_po_id } = order;
    const { refund_id } = await db
      .insertInto("refund")
      .values({
        company_po_id,
        order_id,
        // A step that takes nothing away only finds what was paid over before.
        fulfilment_id: reason === null ? null : fulfilment_id,
        amount: fromPaise(over),
        reason: reason ?? "overpaid",
      })
      .returning("refund_id")
      .executeTakeFirstOrThrow();
    await recordEvent(db, { company_po_id, type: "refund.due", entity: "refund", entity_id: refund_id });
  }
  const order_status = orderStatusOf(parts.map(({ fulfilment_status }) => fulfilment_status));
  if (order_status === "cancelled" && order.order_status !== "cancelled") {
    const { company_po_id, order_no } = order;
    const about = { company_po_id, entity: "company_order", entity_id: order_id, number: order_no };
    await recordEvent(db, { ...about, type: "order.cancelled" });
  }
  await db
    .updateTable("company_order")
    .set({
      order_total,
      goods_total: sum(({ goods_amount, gift_amount }) => [goods_amount, gift_amount]),
      delivery_total: sum(({ delivery_charge }) => [delivery_charge]),
      tax_total: sum(({ cgst_amount, sgst_amount, igst_amount }) => [cgst_amount, sgst_amount, igst_amount]),
      order_status,
      payment_state,
      refund_due: fromPaise(over > 0n ? due + over : due),
    })
    .where("order_id", "=", order_id)
    .execute();
  // A step of many orders is as many of these: the copies are written only where one of them is another.
  const paysOtherwise = (part: (typeof parts)[number]) => part.payment_state !== payment_state;
  if (parts.some(paysOtherwise))
    await db
      .updateTable("fulfilment")
      .set({ payment_state })
      .where("order_id", "=", order_id)
      .where("payment_state", "<>", payment_state)
      .execute();
  const changes = parts.flatMap((part) => {
    const changed = [
      ...(collectsLess.has(part) ? ["due_on_delivery"] : []),
      ...(paysOtherwise(part) && part.fulfilment_id !== fulfilment_id ? ["payment_state"] : []),
    ];
    return changed.length === 0 ? [] : [changeOf(part, changed)];
  });
  if (changes.length > 0) await recordEvents(db, changes);
}

const changeOf = (
  {
    company_po_id,
    seller_id,
    fulfilment_id,
    order_no,
    part_no,
  }: Pick<
    Selectable<FulfilmentTable>,
    "company_po_id" | "fulfilment_id" | "order_no" | "part_no" | "seller_id"
  >,
  changed: readonly string[],
) => ({
  company_po_id,
  seller_id,
  type: "fulfilment.changed" as const,
  entity: "fulfilment",
  entity_id: fulfilment_id,
  number: `${order_no}/${part_no}`,
  data: { changed },
});

/** What is collected when it is handed over. */
type Collected = Pick<
  Selectable<FulfilmentTable>,
  "due_on_delivery" | "fulfilment_id" | "fulfilment_status" | "payment_method"
>;

const collected: ReadonlySet<string> = new Set(["delivered", "returned", "cancelled"]);

/**
 * Parts together collect no more than is left to pay: money may have come since, or what was paid for another part be free for them.
 * @returns those that collect less than before
 */
async function collectLess<Part extends Collected>(
  db: Connection,
  parts: readonly Part[],
  toPay: Paise,
): Promise<ReadonlySet<Part>> {
  const open = parts.filter(
    ({ payment_method, fulfilment_status }) => payment_method === "cod" && !collected.has(fulfilment_status),
  );
  const dues = open.map(({ due_on_delivery }) => toPaise(due_on_delivery));
  const tooMuch = sumOf(dues) - (toPay > 0n ? toPay : 0n);
  if (tooMuch <= 0n) return new Set();
  const less = spread(tooMuch, dues);
  const changed = open.filter((_, index) => less[index] !== 0n);
  for (const part of changed) {
    const at = open.indexOf(part);
    await db
      .updateTable("fulfilment")
      .set({ due_on_delivery: fromPaise((dues[at] ?? 0n) - (less[at] ?? 0n)) })
      .where("fulfilment_id", "=", part.fulfilment_id)
      .execute();
  }
  return new Set(changed);
}

/** What of the order stands in its refunds: what is owed back, or what was and is not any more. */
const refunded = (state: "due" | "dropped") =>
  sql<string>`(select coalesce(sum(amount), 0)::numeric(18, 2) from refund
    where refund.order_id = company_order.order_id and refund_state = ${state})`;
