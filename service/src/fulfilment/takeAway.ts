import type { Connection } from "../http/context.ts";
import { broken } from "../http/httpError.ts";
import { type FrozenLine, reckonLines } from "../reckoning/fulfilment.ts";
import { fromPaise, percentOf, sumOf, toPaise } from "../reckoning/paise.ts";
import { sumOfAmounts } from "../reckoning/taxes.ts";
import { addToCount, inLockOrder } from "../stock/count.ts";
import type { Locked } from "./act.ts";

interface Pieces {
  readonly order_line_id: number;
  readonly quantity: number;
}

/** What goes: some pieces of lines, or all that is left. */
interface Taken {
  readonly lines: readonly Pieces[] | null;
  /** Pieces that do not come back to the stock. */
  readonly kept: readonly Pieces[];
  readonly column: "cancelled_quantity" | "returned_quantity";
}

/**
 * Takes pieces away from a part of an order: what remains is reckoned again from the prices and rates as they were bought,
 * the delivery charge spread again over it, and what is taken away is the difference, so parts always add up to the whole.
 * @returns whether nothing is left
 */
export async function takeAway(db: Connection, { part }: Locked, taken: Taken): Promise<boolean> {
  const lines = await db
    .selectFrom("order_line")
    .selectAll()
    .where("fulfilment_id", "=", part.fulfilment_id)
    .orderBy("position")
    .execute();
  const left = new Map(
    lines.map((line) => [
      line.order_line_id,
      line.quantity - line.cancelled_quantity - line.returned_quantity,
    ]),
  );
  const goes = new Map<number, number>();
  for (const [index, { order_line_id, quantity }] of (taken.lines ?? allOf(left)).entries()) {
    const have = (left.get(order_line_id) ?? 0) - (goes.get(order_line_id) ?? 0);
    if (quantity > have)
      throw broken(
        left.has(order_line_id) ? `Only ${have} of it are left` : "The line does not exist",
        `lines.${index}.${left.has(order_line_id) ? "quantity" : "order_line_id"}`,
      );
    goes.set(order_line_id, (goes.get(order_line_id) ?? 0) + quantity);
  }
  const remaining = lines.map((line): FrozenLine => {
    const { cgst, sgst, igst, order_line_id } = line;
    return {
      unit_price: toPaise(line.unit_price),
      gift_price: toPaise(line.gift_price),
      rates: { cgst, sgst, igst },
      quantity: (left.get(order_line_id) ?? 0) - (goes.get(order_line_id) ?? 0),
    };
  });
  const isAll = remaining.every(({ quantity }) => quantity === 0);
  const delivery = isAll ? 0n : toPaise(part.delivery_charge);
  const reckoned = reckonLines(remaining, delivery, part.tax_kind);
  for (const [index, line] of lines.entries()) {
    const amounts = reckoned[index];
    if (amounts === undefined) continue;
    const gone = goes.get(line.order_line_id) ?? 0;
    await db
      .updateTable("order_line")
      .set({
        [taken.column]: line[taken.column] + gone,
        delivery_share: fromPaise(amounts.delivery_share),
        taxable_amount: fromPaise(amounts.taxable_amount),
        cgst_amount: fromPaise(amounts.cgst_amount),
        sgst_amount: fromPaise(amounts.sgst_amount),
        igst_amount: fromPaise(amounts.igst_amount),
        line_total: fromPaise(amounts.total),
      })
      .where("order_line_id", "=", line.order_line_id)
      .execute();
  }
  const total = sumOfAmounts(reckoned);
  // Less to pay is less to collect, down to nothing.
  const due = toPaise(part.due_on_delivery) - (toPaise(part.fulfilment_total) - total.total);
  await db
    .updateTable("fulfilment")
    .set({
      goods_amount: fromPaise(sumOf(reckoned.map(({ goods }) => goods))),
      gift_amount: fromPaise(sumOf(reckoned.map(({ gift }) => gift))),
      delivery_charge: fromPaise(delivery),
      taxable_amount: fromPaise(total.taxable_amount),
      cgst_amount: fromPaise(total.cgst_amount),
      sgst_amount: fromPaise(total.sgst_amount),
      igst_amount: fromPaise(total.igst_amount),
      fulfilment_total: fromPaise(total.total),
      commission_amount: fromPaise(percentOf(total.taxable_amount - delivery, part.commission_percentage)),
      due_on_delivery: fromPaise(due > 0n ? due : 0n),
      units_count: remaining.reduce((units, { quantity }) => units + quantity, 0),
    })
    .where("fulfilment_id", "=", part.fulfilment_id)
    .execute();
  const kept = new Map(taken.kept.map(({ order_line_id, quantity }) => [order_line_id, quantity]));
  for (const line of lines.toSorted(inLockOrder)) {
    const back = (goes.get(line.order_line_id) ?? 0) - (kept.get(line.order_line_id) ?? 0);
    if (back > 0) await addToCount(db, line, back);
  }
  return isAll;
}

const allOf = (left: ReadonlyMap<number, number>): Pieces[] =>
  [...left].flatMap(([order_line_id, quantity]) => (quantity > 0 ? [{ order_line_id, quantity }] : []));
