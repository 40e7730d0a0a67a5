import * as v from "valibot";
import { batch, collection } from "../http/collection.ts";
import { pathId, requiredForm } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import {
  decimal,
  id,
  instant,
  nullableInstant,
  nullableText,
  optionalId,
  whole,
} from "../http/responseFields.ts";
import { documentContent } from "./content.ts";
import { documentKinds } from "./kind.ts";
import { noteReference, referenceBody } from "./reference.ts";
import { nameSeries, readSeries, readSeriesOfMany, seriesKinds } from "./series.ts";

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

/** Tax documents of companies. */
export const documents = collection({
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

const seriesRecord = v.object({
  company_po_id: id,
  seller_id: id,
  series_kind: v.picklist(seriesKinds),
  financial_year: v.string(),
  series: v.string(),
  /** How many documents of the year have it; from the first on it stays. */
  last_number: whole,
});

const seriesPath = "/v1/companyDocumentSeries/seller_id/{seller_id}";

/** Invoices, bills of supply and credit notes: issued by the steps of a fulfilment, never changed, never deleted. */
export const taxDocument: Resource = {
  records: { TaxDocument: record, DocumentSeries: seriesRecord },
  constraints: {
    document_series_key: {
      field: "series",
      message: "Another series of the company has this name",
      status: 422,
    },
  },
  operations: [
    documents.byIds(),
    documents.one("extension"),
    ...documents.by({ segment: "order_id", origin: "extension" }),
    ...documents.by({ segment: "fulfilment_id", origin: "extension" }),
    ...documents.by({ segment: "seller_id", origin: "extension" }),
    operation({
      method: "PUT",
      path: "/v1/companyTaxDocument/irn/{document_id}",
      origin: "extension",
      tagPath: "/v1/companyTaxDocument/{document_id}",
      summary: "Keeps what an e-invoice portal has answered for a document, once",
      params: v.object({ document_id: pathId }),
      body: referenceBody,
      response: record,
      async handle({ params: { document_id }, body }, { db }) {
        await noteReference(db, document_id, body);
        return documents.read(db, document_id);
      },
    }),
    operation({
      method: "GET",
      path: seriesPath,
      origin: "extension",
      summary: "What the numbers of a location's documents begin with in this financial year",
      params: v.object({ seller_id: pathId }),
      response: v.array(seriesRecord),
      handle: ({ params: { seller_id } }, { db }) => readSeries(db, seller_id),
    }),
    operation({
      method: "GET",
      path: "/v1/companyDocumentSeries/seller_id",
      origin: "extension",
      summary: "The same of many locations in one call; unknown ones are left out",
      query: batch,
      response: v.array(seriesRecord),
      handle: ({ query }, { db }) => readSeriesOfMany(db, query.ids),
    }),
    operation({
      method: "PUT",
      path: seriesPath,
      origin: "extension",
      summary: "Names a series of a location's documents, before the first document of the financial year",
      params: v.object({ seller_id: pathId }),
      body: v.object({
        series_kind: v.picklist(seriesKinds, "Kind is required"),
        series: requiredForm(
          "Prefix is required",
          4,
          /^[A-Z0-9-]{1,4}$/,
          "Must be 1 to 4 capital letters, digits and hyphens",
        ),
      }),
      response: v.array(seriesRecord),
      async handle({ params: { seller_id }, body }, { db }) {
        await nameSeries(db, seller_id, body);
        return readSeries(db, seller_id);
      },
    }),
  ],
};
