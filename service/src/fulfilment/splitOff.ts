import { sql } from "kysely";
import { recordEvent } from "../event/record.ts";
import type { Connection } from "../http/context.ts";
import { broken, malformed } from "../http/httpError.ts";
import { mostParts } from "../order/words.ts";
import type { ReckonedLine } from "../reckoning/fulfilment.ts";
import { fromPaise, spread, toPaise } from "../reckoning/paise.ts";
import { partLines } from "../reckoning/split.ts";
import type { Locked } from "./act.ts";
import type { ActBody } from "./actBody.ts";
import {
  amountsOf,
  frozen,
  leftOf,
  type Line,
  lineColumns,
  linesOf,
  partColumns,
  piecesOf,
} from "./pieces.ts";

/** A line with what of it stays and what goes. */
interface Row {
  readonly line: Line;
  readonly moved: number;
  readonly stays: ReckonedLine;
  readonly goes: ReckonedLine;
}

/**
 * Sends some pieces of a part of an order as a part of their own, with the next number: both come to what the one came to, tax
 * by tax, and what is collected at the door is shared by their totals. Nothing is packed yet of what goes. Stock and money stay as they are.
 * @throws HttpError 400 without lines; 422 for more pieces than are left, for all of them, and when there are too many parts
 */
export async function splitOff(db: Connection, locked: Locked, body: Pick<ActBody, "lines">): Promise<void> {
  const { part } = locked;
  if (body.lines === null) throw malformed("Choose what goes", { lines: "Choose what goes" });
  const lines = await linesOf(db, part.fulfilment_id);
  const goes = piecesOf(lines, body.lines);
  const rows = parted(lines, goes, part.tax_kind);
  if (rows.every(({ line, moved }) => moved === leftOf(line)))
    throw broken("At least one piece must stay", "lines");
  const part_no = await nextPart(db, part.order_id);
  const first = { ...partColumns(staying(rows), part), ...countsOf(rows, "stays") };
  const second = { ...partColumns(going(rows), part), ...countsOf(rows, "goes") };
  const less = (whole: string, one: string) => fromPaise(toPaise(whole) - toPaise(one));
  const [stay = 0n, go = 0n] = spread(toPaise(part.due_on_delivery), [
    toPaise(first.fulfilment_total),
    toPaise(second.fulfilment_total),
  ]);
  const { fulfilment_id } = await db
    .insertInto("fulfilment")
    .values({
      ...copied(part),
      ...second,
      // Both commissions are the commission of before.
      commission_amount: less(part.commission_amount, first.commission_amount),
      due_on_delivery: fromPaise(go),
      part_no,
      fulfilment_status: part.fulfilment_status === "packed" ? "accepted" : part.fulfilment_status,
      status_by: sql<string>`coalesce(current_setting('service.actor', true), '')`,
      split_from: part.fulfilment_id,
    })
    .returning("fulfilment_id")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("fulfilment")
    .set({ ...first, due_on_delivery: fromPaise(stay) })
    .where("fulfilment_id", "=", part.fulfilment_id)
    .execute();
  for (const row of rows) await writeRow(db, row, fulfilment_id);
  await recordEvent(db, {
    company_po_id: part.company_po_id,
    seller_id: part.seller_id,
    type: "fulfilment.changed",
    entity: "fulfilment",
    entity_id: fulfilment_id,
    number: `${part.order_no}/${part_no}`,
  });
}

const staying = (rows: readonly Row[]): ReckonedLine[] => rows.map(({ stays }) => stays);
const going = (rows: readonly Row[]): ReckonedLine[] => rows.map(({ goes }) => goes);

/** A line goes as it is when all of it does; otherwise what stays keeps its cancelled pieces. */
const isWhole = ({ line, moved }: Row): boolean => moved === line.quantity;

function parted(lines: readonly Line[], goes: ReadonlyMap<number, number>, kind: Locked["part"]["tax_kind"]) {
  const given = lines.map((line) => ({
    ...frozen(line, leftOf(line)),
    moved: goes.get(line.order_line_id) ?? 0,
    delivery_share: toPaise(line.delivery_share),
    amounts: amountsOf(line),
  }));
  const reckoned = partLines(given, kind);
  return lines.flatMap((line, index): Row[] => {
    const [stays, gone] = [reckoned.stays[index], reckoned.goes[index]];
    if (stays === undefined || gone === undefined) return [];
    return [{ line, moved: given[index]?.moved ?? 0, stays, goes: gone }];
  });
}

/** How much is in one of the two, and what is named first of it. */
function countsOf(rows: readonly Row[], of: "stays" | "goes") {
  const inIt = rows.filter((row) => (of === "goes" ? row.moved > 0 : !isWhole(row)));
  return {
    lines_count: inIt.length,
    units_count: inIt.reduce(
      (units, { line, moved }) => units + (of === "goes" ? moved : leftOf(line) - moved),
      0,
    ),
    first_line_name: inIt[0]?.line.prod_name ?? "",
  };
}

/** The next number of a part of an order, whose row is locked. Throws `HttpError` 422. */
async function nextPart(db: Connection, order_id: number): Promise<number> {
  const { last } = await db
    .selectFrom("fulfilment")
    .select(({ fn }) => fn.max("part_no").as("last"))
    .where("order_id", "=", order_id)
    .executeTakeFirstOrThrow();
  if (last >= mostParts) throw broken(`An order has at most ${mostParts} parts`, "lines");
  return last + 1;
}

/** What both parts have in common: whose they are, where they go, and who was to bring them. A parcel's number is of one alone. */
const copied = (part: Locked["part"]) => ({
  order_id: part.order_id,
  company_po_id: part.company_po_id,
  seller_id: part.seller_id,
  status_at: part.status_at,
  order_no: part.order_no,
  customer_name: part.customer_name,
  customer_phone: part.customer_phone,
  ship_area: part.ship_area,
  ship_stateshort: part.ship_stateshort,
  ship_zip: part.ship_zip,
  placed_at: part.placed_at,
  promised_date: part.promised_date,
  accept_by: part.accept_by,
  accepted_at: part.accepted_at,
  late_at: part.late_at,
  delivery_mode: part.delivery_mode,
  payment_method: part.payment_method,
  payment_state: part.payment_state,
  supplier_state: part.supplier_state,
  place_of_supply: part.place_of_supply,
  tax_kind: part.tax_kind,
  commission_percentage: part.commission_percentage,
  delivery_user_id: part.delivery_user_id,
  carrier_name: part.carrier_name,
  pickup_point_id: part.pickup_point_id,
});

async function writeRow(db: Connection, row: Row, fulfilment_id: number): Promise<void> {
  const { line, moved, stays, goes } = row;
  const change = db.updateTable("order_line").where("order_line_id", "=", line.order_line_id);
  if (isWhole(row)) {
    await change.set({ fulfilment_id, ...lineColumns(goes) }).execute();
    return;
  }
  await change.set({ quantity: line.quantity - moved, ...lineColumns(stays) }).execute();
  if (moved === 0) return;
  const { order_line_id: _id, created_at: _created, updated_at: _updated, ...kept } = line;
  await db
    .insertInto("order_line")
    .values({
      ...kept,
      price_steps: JSON.stringify(line.price_steps),
      fulfilment_id,
      quantity: moved,
      cancelled_quantity: 0,
      returned_quantity: 0,
      ...lineColumns(goes),
    })
    .execute();
}
