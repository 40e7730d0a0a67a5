import type { Connection } from "../http/context.ts";
import { reckonLine } from "../reckoning/fulfilment.ts";
import { fromPaise, toPaise } from "../reckoning/paise.ts";
import { sharesLeft } from "../reckoning/sharesLeft.ts";
import { addToCount, inLockOrder } from "../stock/count.ts";
import type { Locked } from "./act.ts";
import {
  asKept,
  frozen,
  leftOf,
  type Line,
  lineColumns,
  linesOf,
  ofThoseBack,
  partColumns,
  type Pieces,
  piecesOf,
} from "./pieces.ts";

/** What goes: some pieces of lines, or all that is left. */
interface Taken {
  readonly lines: readonly Pieces[] | null;
  /** Pieces that do not come back to the stock. */
  readonly kept: readonly Pieces[];
  readonly column: "cancelled_quantity" | "returned_quantity";
}

/**
 * Takes pieces away from a part of an order: what remains is reckoned again from the prices and rates as they were bought,
 * the delivery charge spread again over it (`sharesLeft`), and what is taken away is the difference, so parts always add up to the whole.
 * @returns whether nothing is left
 * @throws HttpError 422 for more pieces than are left, and for more that are kept from the stock than go
 */
export async function takeAway(db: Connection, { part }: Locked, taken: Taken): Promise<boolean> {
  const lines = await linesOf(db, part.fulfilment_id);
  const goes = piecesOf(lines, taken.lines);
  const kept = ofThoseBack(goes, taken.kept, "not_restocked");
  const gone = ({ order_line_id }: Line) => goes.get(order_line_id) ?? 0;
  const remaining = lines.map((line) => frozen(line, leftOf(line) - gone(line)));
  const isAll = remaining.every(({ quantity }) => quantity === 0);
  const shares = sharesLeft(
    lines.map((line) => ({
      ...frozen(line, leftOf(line)),
      moved: gone(line),
      delivery_share: toPaise(line.delivery_share),
    })),
  );
  const reckoned = lines.map((line, index) => {
    const share = shares[index] ?? 0n;
    if (gone(line) === 0 && share === toPaise(line.delivery_share)) return asKept(line);
    return reckonLine(frozen(line, leftOf(line) - gone(line)), share, part.tax_kind);
  });
  for (const [index, line] of lines.entries()) {
    const amounts = reckoned[index];
    if (amounts === undefined) continue;
    await db
      .updateTable("order_line")
      .set({ [taken.column]: line[taken.column] + gone(line), ...lineColumns(amounts) })
      .where("order_line_id", "=", line.order_line_id)
      .execute();
  }
  const columns = partColumns(reckoned, part);
  // Less to pay is less to collect, down to nothing.
  const less = toPaise(part.fulfilment_total) - toPaise(columns.fulfilment_total);
  const due = toPaise(part.due_on_delivery) - less;
  await db
    .updateTable("fulfilment")
    .set({
      ...columns,
      due_on_delivery: fromPaise(due > 0n ? due : 0n),
      units_count: remaining.reduce((units, { quantity }) => units + quantity, 0),
    })
    .where("fulfilment_id", "=", part.fulfilment_id)
    .execute();
  await restock(db, lines, (line) => gone(line) - (kept.get(line.order_line_id) ?? 0));
  return isAll;
}

/** Gives pieces back to the counts, in the order in which these are locked. */
export async function restock(
  db: Connection,
  lines: readonly Line[],
  pieces: (line: Line) => number,
): Promise<void> {
  for (const line of lines.toSorted(inLockOrder)) {
    const back = pieces(line);
    if (back > 0) await addToCount(db, line, back);
  }
}
