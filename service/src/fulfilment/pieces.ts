import type { Selectable } from "kysely";
import type { Connection } from "../http/context.ts";
import { broken } from "../http/httpError.ts";
import type { FulfilmentTable, OrderLineTable } from "../order/table.ts";
import type { FrozenLine, ReckonedLine } from "../reckoning/fulfilment.ts";
import { fromPaise, type Paise, percentOf, sumOf, toPaise } from "../reckoning/paise.ts";
import { type Amounts, sumOfAmounts } from "../reckoning/taxes.ts";

/** A line as it is kept. */
export type Line = Selectable<OrderLineTable>;

/** So many pieces of a line. */
export interface Pieces {
  readonly order_line_id: number;
  readonly quantity: number;
}

/** The lines of a part of an order, in their order. */
export const linesOf = (db: Connection, fulfilment_id: number): Promise<Line[]> =>
  db
    .selectFrom("order_line")
    .selectAll()
    .where("fulfilment_id", "=", fulfilment_id)
    .orderBy("position")
    .orderBy("order_line_id")
    .execute();

/** Pieces that were neither cancelled nor came back. */
export const leftOf = ({ quantity, cancelled_quantity, returned_quantity }: Line): number =>
  quantity - cancelled_quantity - returned_quantity;

/**
 * How many pieces of each line are meant; of a line that is not, none.
 * @param wanted null for all that is left
 * @throws HttpError 422 for more than there are, and for a line of another fulfilment
 */
export function piecesOf(
  lines: readonly Line[],
  wanted: readonly Pieces[] | null,
): ReadonlyMap<number, number> {
  const left = new Map(lines.map((line) => [line.order_line_id, leftOf(line)]));
  if (wanted === null) return left;
  const meant = new Map<number, number>();
  for (const [index, { order_line_id, quantity }] of wanted.entries()) {
    const before = meant.get(order_line_id) ?? 0;
    const have = (left.get(order_line_id) ?? 0) - before;
    if (quantity > have)
      throw broken(
        left.has(order_line_id) ? `Only ${have} of it are left` : "The line does not exist",
        `lines.${index}.${left.has(order_line_id) ? "quantity" : "order_line_id"}`,
      );
    meant.set(order_line_id, before + quantity);
  }
  return meant;
}

/**
 * Of the pieces that come back, how many of each line a call names.
 * @throws HttpError 422 for more than come back of a line
 */
export function ofThoseBack(
  comes: ReadonlyMap<number, number>,
  named: readonly Pieces[],
  field: "restocked" | "not_restocked",
): ReadonlyMap<number, number> {
  const meant = new Map<number, number>();
  for (const [index, { order_line_id, quantity }] of named.entries()) {
    const pieces = (meant.get(order_line_id) ?? 0) + quantity;
    const most = comes.get(order_line_id) ?? 0;
    if (pieces > most) throw broken(`Only ${most} of it come back`, `${field}.${index}.quantity`);
    meant.set(order_line_id, pieces);
  }
  return meant;
}

/** So many pieces of a line, for the reckoning. */
export const frozen = (line: Line, quantity: number): FrozenLine => ({
  unit_price: toPaise(line.unit_price),
  gift_price: toPaise(line.gift_price),
  rates: { cgst: line.cgst, sgst: line.sgst, igst: line.igst },
  quantity,
});

/** What a line amounts to as it is kept. */
export const amountsOf = (line: Line): Amounts => ({
  taxable_amount: toPaise(line.taxable_amount),
  cgst_amount: toPaise(line.cgst_amount),
  sgst_amount: toPaise(line.sgst_amount),
  igst_amount: toPaise(line.igst_amount),
  total: toPaise(line.line_total),
});

/** A line that stays as it is, with a paisa that it may bear for another one it was parted from. */
export const asKept = (line: Line): ReckonedLine => {
  const { unit_price, gift_price, quantity } = frozen(line, leftOf(line));
  return {
    goods: unit_price * BigInt(quantity),
    gift: gift_price * BigInt(quantity),
    delivery_share: toPaise(line.delivery_share),
    ...amountsOf(line),
  };
};

const taxedColumns = (amounts: Amounts) => ({
  taxable_amount: fromPaise(amounts.taxable_amount),
  cgst_amount: fromPaise(amounts.cgst_amount),
  sgst_amount: fromPaise(amounts.sgst_amount),
  igst_amount: fromPaise(amounts.igst_amount),
});

/** What is kept of a line's amounts. */
export const lineColumns = (amounts: Amounts & { readonly delivery_share: Paise }) => ({
  delivery_share: fromPaise(amounts.delivery_share),
  ...taxedColumns(amounts),
  line_total: fromPaise(amounts.total),
});

/** What is kept of the amounts of a part of an order: the sums over its lines. */
export function partColumns(
  lines: readonly ReckonedLine[],
  { commission_percentage }: Pick<Selectable<FulfilmentTable>, "commission_percentage">,
) {
  const total = sumOfAmounts(lines);
  const delivery = sumOf(lines.map(({ delivery_share }) => delivery_share));
  return {
    goods_amount: fromPaise(sumOf(lines.map(({ goods }) => goods))),
    gift_amount: fromPaise(sumOf(lines.map(({ gift }) => gift))),
    delivery_charge: fromPaise(delivery),
    ...taxedColumns(total),
    fulfilment_total: fromPaise(total.total),
    commission_amount: fromPaise(percentOf(total.taxable_amount - delivery, commission_percentage)),
  };
}
