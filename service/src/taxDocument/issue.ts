import type { Selectable } from "kysely";
import { provinceName } from "../country/resource.ts";
import type { Connection } from "../http/context.ts";
import { broken } from "../http/httpError.ts";
import type { CompanyOrderTable, FulfilmentTable } from "../order/table.ts";
import { isUnionTerritory, stateOfGstCode, stateOfGstin, gstStateOf } from "../reckoning/gstStates.ts";
import type { DocumentContent } from "./content.ts";
import { kindOfInvoice } from "./kind.ts";
import { lineOf, summaryOf } from "./lines.ts";
import { tellOfDocument } from "./issued.ts";
import { nextDocumentNumber } from "./number.ts";
import { inWords } from "./words.ts";

type Order = Selectable<CompanyOrderTable>;
type Part = Selectable<FulfilmentTable>;
type Party = DocumentContent["supplier"];

/** What a document is issued for. */
export interface Issued {
  readonly order: Order;
  readonly part: Part;
}

/** Issues the invoice of a part of an order as it stands now. @returns its id */
export async function issueInvoice(db: Connection, issued: Issued, at = new Date()): Promise<number> {
  const { order, part } = issued;
  const lines = await db
    .selectFrom("order_line")
    .selectAll()
    .where("fulfilment_id", "=", part.fulfilment_id)
    .orderBy("position")
    .execute();
  const left = lines.filter((line) => line.quantity > line.cancelled_quantity);
  const printed = left.map(lineOf);
  const kind = kindOfInvoice(part.tax_kind, left, order.customer_gstin !== null);
  const supplier = await supplierOf(db, part);
  const owner = { company_po_id: part.company_po_id, seller_id: part.seller_id };
  const { document_no, financial_year } = await nextDocumentNumber(db, owner, kind, at);
  const content: DocumentContent = {
    kind,
    number: document_no,
    issued_at: at.toISOString(),
    order_no: `${part.order_no}/${part.part_no}`,
    placed_at: order.placed_at,
    supplier,
    ...customerOf(order),
    place_of_supply: placeOf(part.place_of_supply),
    tax_kind: part.tax_kind,
    state_tax_name: isUnionTerritory(part.place_of_supply ?? "") ? "UTGST" : "SGST",
    lines: printed,
    summary: summaryOf(printed),
    taxable_amount: part.taxable_amount,
    cgst_amount: part.cgst_amount,
    sgst_amount: part.sgst_amount,
    igst_amount: part.igst_amount,
    delivery_charge: part.delivery_charge,
    total: part.fulfilment_total,
    total_in_words: inWords(part.fulfilment_total),
    is_reverse_charge: false,
    against: null,
    reason: null,
  };
  const { document_id } = await db
    .insertInto("tax_document")
    .values({
      ...owner,
      order_id: part.order_id,
      fulfilment_id: part.fulfilment_id,
      kind,
      document_no,
      financial_year,
      issued_at: content.issued_at,
      gstin: supplier.gstin,
      content: JSON.stringify(content),
      total: part.fulfilment_total,
    })
    .returning("document_id")
    .executeTakeFirstOrThrow();
  await tellOfDocument(db, part, { document_id, document_no });
  return document_id;
}

const written = (parts: readonly (string | null)[]): string[] =>
  parts.filter((part) => part !== null && part !== "").map(String);

const placeOf = (code: string | null) => {
  const state = stateOfGstCode(code);
  return code === null || state === null ? null : { code, name: provinceName("IND", state) ?? state };
};

/**
 * Who sells: the location, with the address that its registration is for.
 * @throws HttpError 422 when nothing says where it is, or when the taxes of the order are those of another registration
 */
async function supplierOf(db: Connection, { seller_id, supplier_state }: Part): Promise<Party> {
  const seller = await db
    .selectFrom("seller")
    .selectAll()
    .where("seller_id", "=", seller_id)
    .executeTakeFirstOrThrow();
  if (seller.gstin_number === null && seller.stateshort === null)
    throw broken("The location has neither a GSTIN nor a state yet: complete it first", "action");
  if (stateOfGstin(seller.gstin_number) !== supplier_state)
    throw broken("Cancel and order again: the tax would change", "action");
  const place = placeOf(stateOfGstin(seller.gstin_number) ?? gstStateOf(seller.stateshort));
  return {
    name: seller.business_name,
    legal_name: seller.legal_name,
    gstin: seller.gstin_number,
    phone: seller.phone,
    address: written([
      seller.addressline1,
      seller.addressline2,
      seller.street_no,
      seller.street_name,
      seller.area_name,
      seller.region_name,
      seller.zip,
    ]),
    state_code: place?.code ?? null,
    state: place?.name ?? seller.seller_statelong ?? seller.stateshort,
  };
}

/** Who buys, and where the goods go when that is another address. */
function customerOf(order: Order): Pick<DocumentContent, "recipient" | "delivery"> {
  const who = { legal_name: order.customer_legal_name, gstin: order.customer_gstin };
  const billed = placeOf(gstStateOf(order.billing_stateshort));
  const sent = placeOf(gstStateOf(order.shipping_stateshort));
  const recipient = {
    ...who,
    name: order.customer_name,
    phone: order.customer_phone,
    address: written([
      order.billing_addressline1,
      order.billing_addressline2,
      order.billing_street_no,
      order.billing_street_name,
      order.billing_area_name,
      order.billing_region_name,
      order.billing_zip,
    ]),
    state_code: billed?.code ?? null,
    state: billed?.name ?? order.billing_statelong,
  };
  const delivery = {
    legal_name: null,
    gstin: null,
    name: order.shipping_name ?? order.customer_name,
    phone: order.shipping_phone ?? order.customer_phone,
    address: written([
      order.shipping_addressline1,
      order.shipping_addressline2,
      order.shipping_street_no,
      order.shipping_street_name,
      order.shipping_area_name,
      order.shipping_region_name,
      order.shipping_zip,
    ]),
    state_code: sent?.code ?? null,
    state: sent?.name ?? order.shipping_statelong,
  };
  const isElsewhere =
    delivery.address.length > 0 &&
    [delivery.name, ...delivery.address].join() !== [recipient.name, ...recipient.address].join();
  return { recipient, delivery: isElsewhere ? delivery : null };
}
