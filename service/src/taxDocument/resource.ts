import * as v from "valibot";
import { collection } from "../http/collection.ts";
import type { Resource } from "../http/resource.ts";
import { decimal, id, instant, nullableInstant, nullableText, optionalId } from "../http/responseFields.ts";
import { documentContent } from "./content.ts";
import { documentKinds } from "./kind.ts";

const record = v.object({
  document_id: id,
  company_po_id: id,
  seller_id: id,
  order_id: id,
  fulfilment_id: id,
  kind: v.picklist(documentKinds),
  document_no: v.string(),
  financial_year: v.string(),
  issued_at: instant,
  gstin: nullableText,
  against_document_id: optionalId,
  reason: nullableText,
  content: documentContent,
  total: decimal,
  irn: nullableText,
  irn_ack_no: nullableText,
  irn_ack_date: nullableInstant,
  irn_qr: nullableText,
  created_at: instant,
  updated_at: instant,
});

const documents = collection({
  name: "companyTaxDocument",
  noun: "Tax document",
  table: "tax_document",
  record,
  rule: {
    key: "document_id",
    order: "-issued_at",
    sortable: { issued_at: "timestamptz", document_no: "text" },
    searchable: ["document_no"],
    filters: { kind: "text", financial_year: "text" },
  },
  records: (db) => db.selectFrom("tax_document").selectAll(),
});

/** Invoices, bills of supply and credit notes: issued by the steps of a fulfilment, never changed, never deleted. */
export const taxDocument: Resource = {
  records: { TaxDocument: record },
  constraints: {},
  operations: [
    documents.byIds(),
    documents.one("extension"),
    ...documents.by({ segment: "order_id", origin: "extension" }),
    ...documents.by({ segment: "fulfilment_id", origin: "extension" }),
    ...documents.by({ segment: "seller_id", origin: "extension" }),
  ],
};
