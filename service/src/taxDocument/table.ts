import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { DefaultDecimal, Instant, Nullable, Times } from "../db/column.ts";
import type { DocumentContent } from "./content.ts";
import type { DocumentKind } from "./kind.ts";
import type { SeriesKind } from "./series.ts";

/** The numbers of a location's documents in a financial year. */
export interface DocumentSeriesTable {
  document_series_id: GeneratedAlways<number>;
  company_po_id: number;
  seller_id: number;
  series_kind: SeriesKind;
  financial_year: string;
  series: string;
  last_number: number;
}

/** Invoices, bills of supply and credit notes; written once, but for what an e-invoice portal answers. */
export interface TaxDocumentTable extends Times {
  document_id: Generated<number>;
  company_po_id: number;
  seller_id: number;
  order_id: number;
  fulfilment_id: number;
  kind: DocumentKind;
  document_no: string;
  financial_year: string;
  issued_at: Instant;
  gstin: Nullable<string>;
  against_document_id: Nullable<number>;
  reason: Nullable<string>;
  content: JSONColumnType<DocumentContent>;
  total: DefaultDecimal;
  irn: Nullable<string>;
  irn_ack_no: Nullable<string>;
  irn_ack_date: Nullable<string>;
  irn_qr: Nullable<string>;
}
