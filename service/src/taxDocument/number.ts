import { sql } from "kysely";
import type { Connection } from "../http/context.ts";
import { financialYear } from "../order/number.ts";
import type { DocumentKind } from "./kind.ts";
import { beginSeries, type SeriesKind, type SeriesOwner } from "./series.ts";

/** Kinds that share one series. */
const seriesOf: Readonly<Record<DocumentKind, SeriesKind>> = {
  tax_invoice: "invoice",
  invoice_cum_bill: "invoice",
  invoice_no_tax: "invoice",
  bill_of_supply: "bill",
  credit_note: "credit",
};

interface Numbered {
  readonly document_no: string;
  readonly financial_year: string;
}

/** Locks the series of all that send parts of orders, in one order, before numbers of them are taken part by part. */
export async function lockSeries(
  db: Connection,
  fulfilmentIds: readonly number[],
  kinds: readonly SeriesKind[],
): Promise<void> {
  await sql`select series from document_series
    where seller_id in (select seller_id from fulfilment where fulfilment_id = any(${fulfilmentIds}))
      and series_kind = any(${kinds})
    order by seller_id, series_kind, financial_year for no key update`.execute(db);
}

/**
 * The next number of a location's series, such as `I1/2627/000001`: at most 16 characters, consecutive and without a gap,
 * from 1 on in each financial year (CGST Rule 46(b)). Its row is locked until the transaction ends, and what is undone gives the
 * number back.
 */
export async function nextDocumentNumber(
  db: Connection,
  owner: SeriesOwner,
  kind: DocumentKind,
  at: Date,
): Promise<Numbered> {
  const financial_year = financialYear(at);
  const series_kind = seriesOf[kind];
  const next = () =>
    db
      .updateTable("document_series")
      .set({ last_number: sql<number>`last_number + 1` })
      .where("seller_id", "=", owner.seller_id)
      .where("series_kind", "=", series_kind)
      .where("financial_year", "=", financial_year)
      .returning(["series", "last_number"])
      .executeTakeFirst();
  let row = await next();
  if (row === undefined) {
    await beginSeries(db, owner, { series_kind, financial_year });
    row = await next();
  }
  if (row === undefined) throw new Error("The series was not begun");
  return {
    document_no: `${row.series}/${financial_year}/${String(row.last_number).padStart(6, "0")}`,
    financial_year,
  };
}
