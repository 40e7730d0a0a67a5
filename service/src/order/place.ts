import { createHash } from "node:crypto";
import { sql } from "kysely";
import { recordEvent } from "../event/record.ts";
import type { Connection } from "../http/context.ts";
import { broken, HttpError } from "../http/httpError.ts";
import { fromPaise, type Paise, spread, sumOf, toPaise } from "../reckoning/paise.ts";
import { addToCount, inLockOrder, type Item, rowOf } from "../stock/count.ts";
import type { OrderBody } from "./body.ts";
import { nextOrderNumber } from "./number.ts";
import { quote, type Quote, type QuotedLine, type QuotedPart } from "./quote.ts";
import type { PaymentState } from "./table.ts";

/**
 * Writes an order with its parts and lines, and takes its stock. An order with the channel's reference that came before
 * with the same content is answered as it is.
 * @returns its id
 * @throws HttpError 404 and 422 as `quote`
 */
export async function placeOrder(db: Connection, body: OrderBody, now = new Date()): Promise<number> {
  const content_hash = createHash("sha256").update(JSON.stringify(body)).digest("base64url");
  const before = await placedBefore(db, body);
  if (before !== undefined) {
    if (before.content_hash === content_hash) return before.order_id;
    throw broken("This order exists already with other content", "channel_reference");
  }
  const order = await quote(db, body, now);
  await takeStock(db, order);
  return writeOrder(db, order, content_hash);
}

/** The order that a channel gave this reference to. Repeats that come at once wait here for each other. */
async function placedBefore(db: Connection, { company_po_id, order_channel, channel_reference }: OrderBody) {
  if (channel_reference === null) return undefined;
  const name = JSON.stringify(["order", company_po_id, order_channel, channel_reference]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
  return db
    .selectFrom("company_order")
    .select(["order_id", "content_hash"])
    .where("company_po_id", "=", company_po_id)
    .where("order_channel", "=", order_channel)
    .where("channel_reference", "=", channel_reference)
    .executeTakeFirst();
}

/** Takes what is counted, each row guarded and in the order of products and variants, so that orders never wait in a ring. */
async function takeStock(db: Connection, { body: { lines } }: Quote): Promise<void> {
  const wanted = new Map<string, Item & { readonly quantity: number; readonly line: number }>();
  for (const [line, { prod_id, varient_id, quantity }] of lines.entries()) {
    const key = `${prod_id} ${varient_id ?? ""}`;
    const before = wanted.get(key);
    wanted.set(key, { prod_id, varient_id, quantity: quantity + (before?.quantity ?? 0), line });
  }
  const problems: Record<string, string> = {};
  for (const { line, quantity, ...item } of [...wanted.values()].toSorted(inLockOrder)) {
    if (await addToCount(db, item, -quantity)) continue;
    const counted = await rowOf(db, item);
    if (counted !== undefined) problems[`lines.${line}.quantity`] = `Only ${counted.stock_quantity} left`;
  }
  const [first] = Object.values(problems);
  if (first !== undefined) throw new HttpError(422, first, problems);
}

/** What the customer has paid decides; what is only promised is told by the storefront. */
function paymentState({ payment_state, amount_paid }: OrderBody, total: Paise): PaymentState {
  const paid = toPaise(amount_paid ?? "0");
  if (paid >= total && paid > 0n) return "paid";
  if (paid > 0n) return "part_paid";
  return payment_state ?? "unpaid";
}

async function writeOrder(
  db: Connection,
  { body, goods, placed_at, parts, total }: Quote,
  content_hash: string,
): Promise<number> {
  const { lines: _lines, delivery_charges: _charges, expected_total: _expected, ...columns } = body;
  const payment_state = paymentState(body, total);
  const amounts = parts.map((part) => part.amounts);
  const sum = (of: (part: QuotedPart) => Paise) => fromPaise(sumOf(parts.map(of)));
  const order_no = await nextOrderNumber(db, body.company_po_id, placed_at);
  const common = {
    company_po_id: body.company_po_id,
    order_no,
    customer_name: body.customer_name,
    customer_phone: body.customer_phone,
    placed_at: placed_at.toISOString(),
    promised_date: body.promised_date,
    delivery_mode: body.delivery_mode,
    payment_method: body.payment_method,
    payment_state,
  };
  const { order_id } = await db
    .insertInto("company_order")
    .values({
      ...columns,
      ...common,
      content_hash,
      amount_paid: body.amount_paid ?? "0.00",
      order_total: fromPaise(total),
      tax_total: fromPaise(
        sumOf(
          amounts.flatMap(({ cgst_amount, sgst_amount, igst_amount }) => [
            cgst_amount,
            sgst_amount,
            igst_amount,
          ]),
        ),
      ),
      goods_total: sum(({ lines }) => sumOf(lines.map(({ goods: amount, gift }) => amount + gift))),
      delivery_total: sum(({ delivery_charge }) => delivery_charge),
    })
    .returning("order_id")
    .executeTakeFirstOrThrow();
  // What was paid before is taken off what each location collects, by its part of the total.
  const totals = amounts.map((part) => part.total);
  const paid = toPaise(body.amount_paid ?? "0");
  const paidOf = spread(paid < total ? paid : total, totals);
  const due = totals.map((part, index) => part - (paidOf[index] ?? 0n));
  let position = 0;
  for (const [index, part] of parts.entries()) {
    const { seller_id } = part;
    const total_of_part = fromPaise(part.amounts.total);
    const [firstLine] = part.lines;
    const { fulfilment_id } = await db
      .insertInto("fulfilment")
      .values({
        ...common,
        order_id,
        seller_id,
        part_no: index + 1,
        ship_area: body.shipping_area_name,
        ship_stateshort: body.shipping_stateshort,
        ship_zip: body.shipping_zip,
        lines_count: part.lines.length,
        units_count: part.lines.reduce((units, { quantity }) => units + quantity, 0),
        first_line_name: goods.products.get(firstLine?.sent.prod_id ?? 0)?.prod_name ?? "",
        supplier_state: part.supplier_state,
        place_of_supply: part.place_of_supply,
        tax_kind: part.tax_kind,
        goods_amount: fromPaise(sumOf(part.lines.map((line) => line.goods))),
        gift_amount: fromPaise(sumOf(part.lines.map((line) => line.gift))),
        delivery_charge: fromPaise(part.delivery_charge),
        ...printed(part.amounts),
        fulfilment_total: total_of_part,
        commission_percentage: part.commission_percentage,
        commission_amount: fromPaise(part.commission_amount),
        due_on_delivery: body.payment_method === "cod" ? fromPaise(due[index] ?? 0n) : "0.00",
        pickup_point_id: body.pickup_point_id,
      })
      .returning("fulfilment_id")
      .executeTakeFirstOrThrow();
    const owner = { order_id, fulfilment_id, company_po_id: body.company_po_id, seller_id };
    const written = await db
      .insertInto("order_line")
      .values(
        part.lines.map((line) => ({ ...owner, ...lineColumns(line, goods), position: (position += 1) })),
      )
      .returning(["order_line_id", "position"])
      .execute();
    await linkBundles(db, part.lines, written);
    await recordEvent(db, {
      company_po_id: body.company_po_id,
      seller_id,
      type: "order.placed",
      entity: "fulfilment",
      entity_id: fulfilment_id,
      number: `${order_no}/${index + 1}`,
    });
  }
  return order_id;
}

const printed = ({ taxable_amount, cgst_amount, sgst_amount, igst_amount }: QuotedPart["amounts"]) => ({
  taxable_amount: fromPaise(taxable_amount),
  cgst_amount: fromPaise(cgst_amount),
  sgst_amount: fromPaise(sgst_amount),
  igst_amount: fromPaise(igst_amount),
});

/** What is kept of a line: copies, so that a later edit of the product changes no order. */
function lineColumns(line: QuotedLine, { products, variants }: Quote["goods"]) {
  const { prod_id, varient_id, gift_wrapping, gift_message } = line.sent;
  const product = products.get(prod_id);
  const variant = varient_id === null ? undefined : variants.get(varient_id);
  return {
    prod_id,
    varient_id,
    prod_name: product?.prod_name ?? "",
    varient_name: variant?.long_name ?? null,
    prod_brand_name: product?.brand_name ?? null,
    sku_seller: variant?.sku_seller ?? product?.sku_seller ?? null,
    hsn_code: product?.hsn_code ?? null,
    image_url: product?.summary_image_url ?? null,
    quantity: line.quantity,
    list_price: fromPaise(line.list_price),
    price_steps: JSON.stringify(
      line.price_steps.map((step) => ({ ...step, unit_price: fromPaise(step.unit_price) })),
    ),
    unit_price: fromPaise(line.unit_price),
    line_kind: line.bundle_of === null ? ("plain" as const) : ("bundle" as const),
    gift_wrapping,
    gift_message,
    gift_price: fromPaise(line.frozen.gift_price),
    delivery_share: fromPaise(line.delivery_share),
    ...line.frozen.rates,
    ...printed(line),
    line_total: fromPaise(line.total),
  };
}

/** A bundle's line names the line that makes it cheaper, which is at the same location. */
async function linkBundles(
  db: Connection,
  lines: readonly QuotedLine[],
  written: readonly { readonly order_line_id: number; readonly position: number }[],
): Promise<void> {
  const ids = written.toSorted((a, b) => a.position - b.position).map(({ order_line_id }) => order_line_id);
  for (const [index, { bundle_of }] of lines.entries()) {
    if (bundle_of === null) continue;
    const with_id = ids[lines.findIndex(({ wanted }) => wanted === bundle_of)];
    const own = ids[index];
    if (with_id === undefined || own === undefined) continue;
    await db.updateTable("order_line").set({ bundle_of: with_id }).where("order_line_id", "=", own).execute();
  }
}
