import { createHash } from "node:crypto";
import { sql } from "kysely";
import { recordEvents } from "../event/record.ts";
import type { Connection } from "../http/context.ts";
import { broken, HttpError } from "../http/httpError.ts";
import { holdPickupPoint } from "../pickupPoint/availability.ts";
import { fromPaise, type Paise, spread, sumOf, toPaise } from "../reckoning/paise.ts";
import { takeFromCounts } from "../stock/count.ts";
import type { OrderBody } from "./body.ts";
import { nextOrderNumber, orderNumber } from "./number.ts";
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
  if (body.delivery_mode === "pickup") await holdPickupPoint(db, body.pickup_point_id);
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

/** Takes what is counted. What nobody counted when the order was read is not counted for it. */
async function takeStock(db: Connection, { body: { lines }, goods }: Quote): Promise<void> {
  const taken = new Map<number, { readonly pieces: number; readonly line: number }>();
  for (const [line, { prod_id, varient_id, quantity }] of lines.entries()) {
    const counted = goods.stock.find((one) => one.prod_id === prod_id && one.varient_id === varient_id);
    if (counted === undefined) continue;
    const before = taken.get(counted.stock_id)?.pieces ?? 0;
    taken.set(counted.stock_id, { pieces: before + quantity, line });
  }
  const left = await takeFromCounts(db, new Map([...taken].map(([id, { pieces }]) => [id, pieces])));
  const problems = [...left].map(([id, few]) => [
    `lines.${taken.get(id)?.line ?? 0}.quantity`,
    `Only ${few} left`,
  ]);
  const [first] = problems;
  if (first !== undefined) throw new HttpError(422, first[1] ?? "", Object.fromEntries(problems));
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
  const common = {
    company_po_id: body.company_po_id,
    customer_name: body.customer_name,
    customer_phone: body.customer_phone,
    placed_at: placed_at.toISOString(),
    promised_date: body.promised_date,
    delivery_mode: body.delivery_mode,
    payment_method: body.payment_method,
    payment_state,
  };
  const { order_id, order_no } = await db
    .with("number", (query) => nextOrderNumber(query, body.company_po_id, placed_at))
    .insertInto("company_order")
    .values({
      ...columns,
      ...common,
      order_no: orderNumber,
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
    .returning(["order_id", "order_no"])
    .executeTakeFirstOrThrow();
  // The provider tells of it once more: by its reference it is known then.
  if (body.amount_paid !== null && body.payment_reference !== null && toPaise(body.amount_paid) > 0n)
    await db
      .insertInto("order_payment")
      .values({
        order_id,
        company_po_id: body.company_po_id,
        amount: body.amount_paid,
        payment_reference: body.payment_reference,
      })
      .execute();
  // What was paid before is taken off what each location collects, by its part of the total.
  const totals = amounts.map((part) => part.total);
  const paid = toPaise(body.amount_paid ?? "0");
  const paidOf = spread(paid < total ? paid : total, totals);
  const due = totals.map((part, index) => part - (paidOf[index] ?? 0n));
  const written = await db
    .insertInto("fulfilment")
    .values(
      parts.map((part, index) => ({
        ...common,
        order_id,
        order_no,
        seller_id: part.seller_id,
        part_no: index + 1,
        accept_by: sql<string>`${common.placed_at}::timestamptz
          + (select accept_hours from company where company_po_id = ${body.company_po_id}) * interval '1 hour'`,
        ship_area: body.shipping_area_name,
        ship_stateshort: body.shipping_stateshort,
        ship_zip: body.shipping_zip,
        lines_count: part.lines.length,
        units_count: part.lines.reduce((units, { quantity }) => units + quantity, 0),
        first_line_name: goods.products.get(part.lines[0]?.sent.prod_id ?? 0)?.prod_name ?? "",
        supplier_state: part.supplier_state,
        place_of_supply: part.place_of_supply,
        tax_kind: part.tax_kind,
        goods_amount: fromPaise(sumOf(part.lines.map((line) => line.goods))),
        gift_amount: fromPaise(sumOf(part.lines.map((line) => line.gift))),
        delivery_charge: fromPaise(part.delivery_charge),
        ...printed(part.amounts),
        fulfilment_total: fromPaise(part.amounts.total),
        commission_percentage: part.commission_percentage,
        commission_amount: fromPaise(part.commission_amount),
        due_on_delivery: body.payment_method === "cod" ? fromPaise(due[index] ?? 0n) : "0.00",
        pickup_point_id: body.pickup_point_id,
      })),
    )
    .returning(["fulfilment_id", "part_no", "seller_id"])
    .execute();
  const ofOrder = { company_po_id: body.company_po_id, order_id };
  const lines = written
    .toSorted((a, b) => a.part_no - b.part_no)
    .flatMap(({ fulfilment_id, part_no, seller_id }) =>
      (parts[part_no - 1]?.lines ?? []).map((line) => ({ line, fulfilment_id, seller_id })),
    )
    .map((placed, index) => ({ ...placed, position: index + 1 }));
  await db
    .insertInto("order_line")
    .values(lines.map(({ line, ...placed }) => ({ ...ofOrder, ...placed, ...lineColumns(line, goods) })))
    .execute();
  await linkBundles(db, order_id, lines);
  await recordEvents(
    db,
    written.map(({ fulfilment_id, part_no, seller_id }) => ({
      company_po_id: body.company_po_id,
      seller_id,
      type: "order.placed" as const,
      entity: "fulfilment",
      entity_id: fulfilment_id,
      number: `${order_no}/${part_no}`,
    })),
  );
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

/** A bundle's line names the line that makes it cheaper. */
async function linkBundles(
  db: Connection,
  order_id: number,
  lines: readonly { readonly line: QuotedLine; readonly position: number }[],
): Promise<void> {
  const links = lines.flatMap(({ line: { bundle_of }, position }) => {
    const whole = lines.find(({ line }) => bundle_of !== null && line.wanted === bundle_of);
    return whole === undefined ? [] : [sql`(${position}::int, ${whole.position}::int)`];
  });
  if (links.length === 0) return;
  await sql`update order_line as own set bundle_of = whole.order_line_id
    from (values ${sql.join(links)}) as link (position, whole_position)
    join order_line as whole on whole.order_id = ${order_id} and whole.position = link.whole_position
    where own.order_id = ${order_id} and own.position = link.position`.execute(db);
}
