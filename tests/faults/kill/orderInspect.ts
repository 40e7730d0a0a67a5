import * as v from "valibot";
import { list, succeeded } from "../../contract/expectation.ts";
import type { Fixtures } from "../../contract/fixtures/fixtures.ts";
import { type Id, id } from "../../contract/http/wire.ts";

const order = v.object({ order_id: id, order_no: v.string(), channel_reference: v.nullable(v.string()) });
const part = v.object({
  fulfilment_id: id,
  order_id: id,
  order_no: v.string(),
  fulfilment_status: v.string(),
  seller_id: id,
  lines_count: v.number(),
});
const line = v.object({ fulfilment_id: id, quantity: v.number() });
const document = v.object({ fulfilment_id: id, document_no: v.string() });

/** The orders of a company that have one of the references, each with its one part and its one line. */
export async function complaintsOfOrders(
  fixtures: Fixtures,
  company: Id,
  references: readonly string[],
  acknowledged: readonly string[],
) {
  const orders = list(await fixtures.get("/v1/companyOrder/company_po_id/{id}", company), order);
  const parts = list(await fixtures.get("/v1/companyFulfilment/company_po_id/{id}", company), part);
  const complaints: string[] = [];
  const wanted = new Set(references);
  const own = orders.filter(({ channel_reference }) => wanted.has(channel_reference ?? ""));
  const times = Map.groupBy(own, ({ channel_reference }) => channel_reference);
  for (const [reference, found] of times)
    if (found.length > 1) complaints.push(`${found.length} orders of the reference ${reference ?? ""}`);
  for (const reference of acknowledged)
    if (!times.has(reference)) complaints.push(`${reference} acknowledged, but lost`);
  if (new Set(orders.map(({ order_no }) => order_no)).size !== orders.length)
    complaints.push("a number was given twice");
  const partsOf = Map.groupBy(parts, ({ order_id }) => order_id);
  const ownParts = own.flatMap(({ order_id }) => partsOf.get(order_id) ?? []);
  if (orders.some(({ order_id }) => partsOf.get(order_id)?.length !== 1))
    complaints.push("an order has not one part");
  const ids = ownParts.map(({ fulfilment_id }) => fulfilment_id).join();
  const reading = { method: "GET", path: `/v1/companyOrderLine/fulfilment_id?ids=${ids}` } as const;
  const lines = ids === "" ? [] : list(succeeded(await fixtures.client.call(reading)), line);
  if (lines.length !== ownParts.length || lines.some(({ quantity }) => quantity !== 2))
    complaints.push(`${lines.length} lines of ${ownParts.length} orders`);
  return { complaints, parts: ownParts, all: orders.length };
}

const counted = v.object({ stock_quantity: v.number() });

/** How much of a product is left. */
export async function stockLeft(fixtures: Fixtures, product: Id): Promise<number> {
  const [row] = list(await fixtures.get("/v1/companySellerProdStock/prod_id/{id}", product), counted);
  return row?.stock_quantity ?? Number.NaN;
}

/** The numbers of a location's documents: 1, 2, 3 …, one for each part that was sent, and none for another. */
export async function complaintsOfDocuments(
  fixtures: Fixtures,
  seller: Id,
  before: number,
  sent: ReadonlySet<Id>,
): Promise<string[]> {
  const documents = list(await fixtures.get("/v1/companyTaxDocument/seller_id/{id}", seller), document);
  const numbers = documents
    .map(({ document_no }) => Number(document_no.split("/").at(-1)))
    .toSorted((a, b) => a - b);
  const complaints: string[] = [];
  if (numbers.some((number, index) => number !== index + 1))
    complaints.push(`numbers with a gap or twice: ${numbers.join()}`);
  if (numbers.length !== before + sent.size)
    complaints.push(`${numbers.length - before} documents of ${sent.size} that were sent`);
  const documented = new Set(documents.map(({ fulfilment_id }) => fulfilment_id));
  if ([...sent].some((one) => !documented.has(one))) complaints.push("sent without a document");
  return complaints;
}
