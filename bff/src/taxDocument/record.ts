import * as v from "valibot";
import type { Ownership } from "../access/rules.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";
import {
  decimalField,
  idField,
  optionalDateTimeField,
  optionalIdField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";
import { wordField } from "../rest/wordField.ts";
import { type TaxDocumentContent, taxDocumentContent } from "./content.ts";

/** What a location issues, by the service's names. */
export const taxDocumentKinds = {
  tax_invoice: "TAX_INVOICE",
  bill_of_supply: "BILL_OF_SUPPLY",
  invoice_cum_bill: "INVOICE_CUM_BILL_OF_SUPPLY",
  invoice_no_tax: "INVOICE_WITHOUT_TAX",
  credit_note: "CREDIT_NOTE",
} as const;

/** An invoice, bill of supply or credit note; frozen when it was issued. */
export interface TaxDocument extends Ownership, RecordTimes {
  readonly id: string;
  readonly sellerId: string;
  readonly orderId: string;
  readonly fulfilmentId: string;
  readonly kind: (typeof taxDocumentKinds)[keyof typeof taxDocumentKinds];
  readonly number: string;
  readonly financialYear: string;
  readonly issuedAt: string | null;
  readonly gstin: string | null;
  readonly againstId: string | null;
  readonly reason: string | null;
  readonly total: string;
  readonly content: TaxDocumentContent;
  readonly invoiceReferenceNumber: string | null;
  readonly acknowledgementNumber: string | null;
  readonly acknowledgedAt: string | null;
  readonly signedQrCode: string | null;
}

/** Reads `companyTaxDocument`. */
export const taxDocumentRecord = v.pipe(
  v.object({
    ...timesEntries,
    document_id: idField,
    company_po_id: idField,
    seller_id: idField,
    order_id: idField,
    fulfilment_id: idField,
    kind: wordField(taxDocumentKinds),
    document_no: textField,
    financial_year: textField,
    issued_at: optionalDateTimeField,
    gstin: optionalTextField,
    against_document_id: optionalIdField,
    reason: optionalTextField,
    total: decimalField,
    content: taxDocumentContent,
    irn: optionalTextField,
    irn_ack_no: optionalTextField,
    irn_ack_date: optionalDateTimeField,
    irn_qr: optionalTextField,
  }),
  v.transform((record): TaxDocument => ({
    ...timesOf(record),
    id: record.document_id,
    companyId: record.company_po_id,
    sellerId: record.seller_id,
    orderId: record.order_id,
    fulfilmentId: record.fulfilment_id,
    kind: record.kind,
    number: record.document_no,
    financialYear: record.financial_year,
    issuedAt: record.issued_at,
    gstin: record.gstin,
    againstId: record.against_document_id,
    reason: record.reason,
    total: record.total,
    content: record.content,
    invoiceReferenceNumber: record.irn,
    acknowledgementNumber: record.irn_ack_no,
    acknowledgedAt: record.irn_ack_date,
    signedQrCode: record.irn_qr,
  })),
);
