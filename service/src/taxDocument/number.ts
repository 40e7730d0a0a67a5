import { sql } from "kysely";
import type { Connection } from "../http/context.ts";
import { financialYear } from "../order/number.ts";
import { defaultLetter, type DocumentKind } from "./kind.ts";

export type SeriesKind = "invoice" | "bill" | "credit";

/** Whose numbers they are. */
interface Owner {
  readonly company_po_id: number;
  readonly seller_id: number;
}

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

/**
 * The next number of a location's series, such as `I1/2627/000001`: at most 16 characters, consecutive and without a gap,
 * from 1 on in each financial year (CGST Rule 46(b)). Its row is locked until the transaction ends, and what is undone gives the
 * number back.
 */
export async function nextDocumentNumber(
  db: Connection,
  owner: Owner,
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
    await beginSeries(db, owner, { series_kind, financial_year, letter: defaultLetter[kind] });
    row = await next();
  }
  if (row === undefined) throw new Error("The series was not begun");
  return {
    document_no: `${row.series}/${financial_year}/${String(row.last_number).padStart(6, "0")}`,
    financial_year,
  };
}

/** Begins a location's year, with the name that its series had before, or the next that nobody of the company has. */
async function beginSeries(
  db: Connection,
  { company_po_id, seller_id }: Owner,
  { letter, ...begun }: { series_kind: SeriesKind; financial_year: string; letter: string },
): Promise<void> {
  const lock = `document series ${company_po_id}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(db);
  const known = await db
    .selectFrom("document_series")
    .select(["seller_id", "series"])
    .where("company_po_id", "=", company_po_id)
    .where("series_kind", "=", begun.series_kind)
    .orderBy("financial_year", "desc")
    .execute();
  const own = known.find((row) => row.seller_id === seller_id)?.series;
  const number = new Set(known.map((row) => row.seller_id)).size + 1;
  const series = own ?? letter + number.toString(36).toUpperCase();
  await db
    .insertInto("document_series")
    .values({ company_po_id, seller_id, ...begun, series, last_number: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
