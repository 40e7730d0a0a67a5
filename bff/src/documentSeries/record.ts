import * as v from "valibot";
import type { Ownership } from "../access/rules.ts";
import { idField, textField, integerField } from "../rest/recordFields.ts";
import { wordField } from "../rest/wordField.ts";

/** Documents that share their numbers, by the service's names. */
export const seriesKinds = { invoice: "INVOICE", bill: "BILL_OF_SUPPLY", credit: "CREDIT_NOTE" } as const;

/** What the numbers of a location's documents begin with in the current financial year. */
export interface DocumentSeries extends Ownership {
  readonly sellerId: string;
  readonly kind: (typeof seriesKinds)[keyof typeof seriesKinds];
  readonly financialYear: string;
  readonly prefix: string;
  readonly issuedCount: number;
}

/** Reads `companyDocumentSeries`. */
export const documentSeriesRecord = v.pipe(
  v.object({
    company_po_id: idField,
    seller_id: idField,
    series_kind: wordField(seriesKinds),
    financial_year: textField,
    series: textField,
    last_number: integerField,
  }),
  v.transform((record): DocumentSeries => ({
    companyId: record.company_po_id,
    sellerId: record.seller_id,
    kind: record.series_kind,
    financialYear: record.financial_year,
    prefix: record.series,
    issuedCount: record.last_number,
  })),
);
