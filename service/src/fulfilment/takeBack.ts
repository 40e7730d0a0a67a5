import type { Connection } from "../http/context.ts";
import { malformed } from "../http/httpError.ts";
import { less, reckonLine } from "../reckoning/fulfilment.ts";
import { toPaise } from "../reckoning/paise.ts";
import type { Amounts } from "../reckoning/taxes.ts";
import { type CreditedLine, creditInvoice } from "../taxDocument/credit.ts";
import type { Locked } from "./act.ts";
import type { ActBody } from "./actBody.ts";
import {
  amountsOf,
  asKept,
  frozen,
  leftOf,
  type Line,
  lineColumns,
  linesOf,
  ofThoseBack,
  partColumns,
  piecesOf,
} from "./pieces.ts";
import { restock } from "./takeAway.ts";

/** When it comes back, and why. */
interface Reason {
  readonly at: Date;
  readonly reason: string;
}

/**
 * Takes back pieces that were handed over: they are credited against their invoice, to the paisa what it has charged less what
 * stays. Each line keeps its part of the delivery charge, unless this is given back with it.
 * @returns whether nothing is left
 * @throws HttpError 400 without lines; 422 for more pieces than were left, or more for the stock than come back
 */
export async function takeBack(
  db: Connection,
  locked: Locked,
  body: Pick<ActBody, "lines" | "restocked" | "with_delivery_charge">,
  { at, reason }: Reason,
): Promise<boolean> {
  const { part } = locked;
  if (body.lines === null) throw malformed("Choose what comes back", { lines: "Choose what comes back" });
  const lines = await linesOf(db, part.fulfilment_id);
  const comes = piecesOf(lines, body.lines);
  const back = ({ order_line_id }: Line) => comes.get(order_line_id) ?? 0;
  // What comes back does not return to the stock unless somebody says that it can be sold again.
  const sellable = ofThoseBack(comes, body.restocked, "restocked");
  const rows = lines.map((line) => {
    const remaining = frozen(line, leftOf(line) - back(line));
    const kept = toPaise(line.delivery_share);
    if (back(line) === 0) return { line, quantity: 0, now: asKept(line), share: 0n };
    const share = body.with_delivery_charge ? kept : 0n;
    const now = reckonLine(remaining, kept - share, part.tax_kind);
    return { line, quantity: back(line), now: { ...now, ...atMost(now, amountsOf(line)) }, share };
  });
  const credited = rows.flatMap(({ line, quantity, now, share }): CreditedLine[] =>
    quantity === 0 ? [] : [{ line, quantity, delivery_share: share, amounts: less(amountsOf(line), now) }],
  );
  await creditInvoice(db, locked, reason, at, credited);
  for (const { line, quantity, now } of rows) {
    if (quantity === 0) continue;
    await db
      .updateTable("order_line")
      .set({ returned_quantity: line.returned_quantity + quantity, ...lineColumns(now) })
      .where("order_line_id", "=", line.order_line_id)
      .execute();
  }
  const left = rows.reduce((units, { line, quantity }) => units + leftOf(line) - quantity, 0);
  await db
    .updateTable("fulfilment")
    .set({
      ...partColumns(
        rows.map(({ now }) => now),
        part,
      ),
      units_count: left,
    })
    .where("fulfilment_id", "=", part.fulfilment_id)
    .execute();
  await restock(db, lines, ({ order_line_id }) => sellable.get(order_line_id) ?? 0);
  return left === 0;
}

/** A line that was parted from another may bear a paisa less than its own pieces come to: nothing is credited below zero. */
function atMost(now: Amounts, before: Amounts): Amounts {
  const smaller = (field: "taxable_amount" | "cgst_amount" | "sgst_amount" | "igst_amount") =>
    now[field] < before[field] ? now[field] : before[field];
  const [taxable_amount, cgst_amount] = [smaller("taxable_amount"), smaller("cgst_amount")];
  const [sgst_amount, igst_amount] = [smaller("sgst_amount"), smaller("igst_amount")];
  const total = taxable_amount + cgst_amount + sgst_amount + igst_amount;
  return { taxable_amount, cgst_amount, sgst_amount, igst_amount, total };
}
