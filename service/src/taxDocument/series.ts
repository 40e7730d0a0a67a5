import { sql } from "kysely";
import type { Connection } from "../http/context.ts";
import { broken, notFound } from "../http/httpError.ts";
import { financialYear } from "../order/number.ts";

/** Documents that share their numbers: invoices of every kind, bills of supply, credit notes. */
export const seriesKinds = ["invoice", "bill", "credit"] as const;

export type SeriesKind = (typeof seriesKinds)[number];

/** The letter that a series begins with unless the location has chosen another. */
const defaultLetter: Readonly<Record<SeriesKind, string>> = { invoice: "I", bill: "B", credit: "C" };

/** Whose numbers they are. */
export interface SeriesOwner {
  readonly company_po_id: number;
  readonly seller_id: number;
}

interface Begun {
  readonly series_kind: SeriesKind;
  readonly financial_year: string;
}

/** The numbers of a location in a year: what they begin with, and the last that was given. */
export interface Series extends SeriesOwner, Begun {
  readonly series: string;
  readonly last_number: number;
}

/** All series of a company. Nobody else begins or names one of it until the transaction ends, when `lock` is asked for. */
async function seriesOf(
  db: Connection,
  company_po_id: number,
  { lock }: { lock: boolean },
): Promise<readonly Series[]> {
  const name = `document series ${company_po_id}`;
  if (lock) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
  return db
    .selectFrom("document_series")
    .select(["company_po_id", "seller_id", "series_kind", "financial_year", "series", "last_number"])
    .where("company_po_id", "=", company_po_id)
    .orderBy("financial_year", "desc")
    .execute();
}

/** That of a location's year, with the name that it had before, or the first that no other series of the company ever had. */
function ofYear(known: readonly Series[], owner: SeriesOwner, begun: Begun): Series {
  const isOwn = (row: Series) => row.seller_id === owner.seller_id && row.series_kind === begun.series_kind;
  const own = known.filter(isOwn);
  const found = own.find(({ financial_year }) => financial_year === begun.financial_year);
  if (found !== undefined) return found;
  const others = new Set(known.filter((row) => !isOwn(row)).map(({ series }) => series));
  const before = own[0]?.series;
  const sameKind = known.filter(({ series_kind }) => series_kind === begun.series_kind);
  let number = new Set(sameKind.map(({ seller_id }) => seller_id)).size + 1;
  const named = () => defaultLetter[begun.series_kind] + number.toString(36).toUpperCase();
  while (others.has(named())) number += 1;
  const series = before === undefined || others.has(before) ? named() : before;
  return { ...owner, ...begun, series, last_number: 0 };
}

/** Begins a location's year, unless somebody else just has. */
export async function beginSeries(db: Connection, owner: SeriesOwner, begun: Begun): Promise<void> {
  await begin(db, ofYear(await seriesOf(db, owner.company_po_id, { lock: true }), owner, begun));
}

const begin = (db: Connection, row: Series) =>
  db
    .insertInto("document_series")
    .values(row)
    .onConflict((conflict) => conflict.columns(["seller_id", "series_kind", "financial_year"]).doNothing())
    .execute();

/** The location, or `HttpError` 404. */
async function ownerOf(db: Connection, seller_id: number): Promise<SeriesOwner> {
  const owner = await db
    .selectFrom("seller")
    .select(["company_po_id", "seller_id"])
    .where("seller_id", "=", seller_id)
    .executeTakeFirst();
  if (owner === undefined) throw notFound("Seller");
  return owner;
}

/** The three series of a location in the current financial year, with the names that they will have when none has begun. */
export async function readSeries(db: Connection, seller_id: number): Promise<Series[]> {
  return ofOwners(db, [await ownerOf(db, seller_id)]);
}

/** Those of many locations; unknown ones are left out. */
export async function readSeriesOfMany(db: Connection, ids: readonly number[]): Promise<Series[]> {
  const owners = await db
    .selectFrom("seller")
    .select(["company_po_id", "seller_id"])
    .where("seller_id", "in", ids)
    .orderBy("seller_id")
    .execute();
  return ofOwners(db, owners);
}

async function ofOwners(db: Connection, owners: readonly SeriesOwner[]): Promise<Series[]> {
  const financial_year = financialYear(new Date());
  const companies = new Map<number, readonly Series[]>();
  for (const { company_po_id } of owners)
    if (!companies.has(company_po_id))
      companies.set(company_po_id, await seriesOf(db, company_po_id, { lock: false }));
  return owners.flatMap((owner) =>
    seriesKinds.map((series_kind) =>
      ofYear(companies.get(owner.company_po_id) ?? [], owner, { series_kind, financial_year }),
    ),
  );
}

const isInUse = ({ series }: Series) =>
  broken(`Documents of this year have the name ${series} already`, "series");

/**
 * Names a series of a location for the current financial year, before its first document.
 * @throws HttpError 404; 422 when the year has a document of it, and for a name that another series of the company has or had
 */
export async function nameSeries(
  db: Connection,
  seller_id: number,
  { series_kind, series }: Pick<Series, "series_kind" | "series">,
  at = new Date(),
): Promise<Series> {
  const owner = await ownerOf(db, seller_id);
  const known = await seriesOf(db, owner.company_po_id, { lock: true });
  const row = ofYear(known, owner, { series_kind, financial_year: financialYear(at) });
  if (row.series === series && known.includes(row)) return row;
  if (row.last_number > 0) throw isInUse(row);
  const isTaken = known.some(
    (other) =>
      other.series === series && (other.seller_id !== seller_id || other.series_kind !== series_kind),
  );
  if (isTaken) throw broken("Another series of the company has this name", "series");
  // Begun by the name it would have had, so that the trail says what it was called before.
  await begin(db, row);
  // Whoever gives out the first number holds the row until that is committed, and only then this looks at it again.
  const { numUpdatedRows } = await db
    .updateTable("document_series")
    .set({ series })
    .where("seller_id", "=", seller_id)
    .where("series_kind", "=", series_kind)
    .where("financial_year", "=", row.financial_year)
    .where("last_number", "=", 0)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw isInUse(row);
  return { ...row, series };
}
