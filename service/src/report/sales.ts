import { type RawBuilder, sql } from "kysely";
import * as v from "valibot";
import { countFulfilments, countsRecord } from "../fulfilment/counts.ts";
import type { Connection } from "../http/context.ts";
import { decimal, id, instant, nullableWhole, optionalId, whole } from "../http/responseFields.ts";
import { isOfSellable } from "../stock/sellable.ts";
import { type Days, eachDay, stretches } from "./days.ts";
import { dayColumns, productColumns, productsByDay, salesByDay, type Scope } from "./reckon.ts";

const amounts = { sales_amount: decimal, taxable_amount: decimal };
const figures = {
  orders: whole,
  /** Orders that were not cancelled whole. */
  kept_orders: whole,
  units: whole,
  ...amounts,
  returned_amount: decimal,
  returned_taxable: decimal,
};
const totals = v.object(figures);
const day = v.object({ day: v.pipe(v.string(), v.isoDate()), ...figures });
const period = v.object({ totals, days: v.array(day) });

/** What was sold in some days. */
export const salesRecord = v.object({
  as_of: instant,
  ...period.entries,
  compared: v.nullable(period),
  /** The ten that brought most and the ten of which most were sold, so up to twenty; those that brought most come first. */
  products: v.array(
    v.object({
      prod_id: id,
      prod_name: v.string(),
      units: whole,
      ...amounts,
      compared_units: whole,
      compared_sales: decimal,
      compared_taxable: decimal,
    }),
  ),
  /** Every location that sold something in the days, what brought most first. */
  sellers: v.array(
    v.object({
      seller_id: id,
      business_name: v.string(),
      orders: whole,
      kept_orders: whole,
      parts: whole,
      late_parts: whole,
      ...amounts,
      /** Half of the parts were accepted within so many minutes; null when none was. */
      accept_minutes: nullableWhole,
    }),
  ),
  /** How many parts of orders stand where now. */
  states: countsRecord,
  /** The ten counts of which least is left, with what was sold of each in the last 30 days. */
  stock: v.array(
    v.object({
      prod_id: id,
      varient_id: optionalId,
      prod_name: v.string(),
      varient_name: v.nullable(v.string()),
      stock_quantity: whole,
      low_stock_at: whole,
      sold_30_days: whole,
    }),
  ),
});

/** What is asked for. */
export interface SalesQuery {
  readonly company: number;
  readonly seller: number | null;
  readonly days: Days;
  readonly compared: Days | null;
}

/** What is kept of closed days that nothing has changed for since, and all other days from the orders. */
async function sources(db: Connection, { company, seller }: SalesQuery, days: Days) {
  const { rows } = await sql<{ through: string | null; marked: string[] }>`
    select (select through from sales_closed where company_po_id = ${company}) as through,
      array(select distinct day::text from sales_day_mark
        where company_po_id = ${company} and day between ${days.from} and ${days.to}) as marked`.execute(db);
  const { through = null, marked = [] } = rows[0] ?? {};
  const changed = new Set(marked);
  const isLive = (one: string) => through === null || one > through || changed.has(one);
  const live = stretches(eachDay(days).filter(isLive));
  const scope: Scope = { company, seller, stretches: live };
  const kept = sql`company_po_id = ${company} and day between ${days.from} and ${days.to}
    ${through === null ? sql`and false` : sql`and day <= ${through}`}
    ${marked.length === 0 ? sql`` : sql`and day not in (${sql.join(marked.map((one) => sql`${one}::date`))})`}
    ${seller === null ? sql`` : sql`and seller_id = ${seller}`}`;
  const both = (columns: RawBuilder<unknown>, table: string, reckoned: RawBuilder<unknown>) =>
    live.length === 0
      ? sql`(select ${columns} from ${sql.table(table)} where ${kept})`
      : sql`(select ${columns} from ${sql.table(table)} where ${kept} union all select ${columns} from (${reckoned}) as reckoned)`;
  return {
    days: both(dayColumns, "sales_day", salesByDay(scope)),
    products: both(productColumns, "sales_day_product", productsByDay(scope)),
  };
}

const money = (column: string) => sql`coalesce(sum(${sql.ref(column)}), 0)::numeric(18, 2)`;
const count = (column: string) => sql`coalesce(sum(${sql.ref(column)}), 0)::int`;

/** An order over several locations is one order of the company, and one of each location. */
const figureColumns = (isCompany: boolean) => sql`
  ${count(isCompany ? "first_orders" : "orders")} as orders,
  ${count(isCompany ? "kept_first_orders" : "kept_orders")} as kept_orders,
  ${count("units")} as units, ${money("sales_amount")} as sales_amount, ${money("taxable_amount")} as taxable_amount,
  ${money("returned_amount")} as returned_amount, ${money("returned_taxable")} as returned_taxable`;

type Day = v.InferInput<typeof day>;

const nothing: Omit<Day, "day"> = {
  orders: 0,
  kept_orders: 0,
  units: 0,
  sales_amount: "0.00",
  taxable_amount: "0.00",
  returned_amount: "0.00",
  returned_taxable: "0.00",
};

async function periodOf(db: Connection, query: SalesQuery, days: Days) {
  const from = await sources(db, query, days);
  const columns = figureColumns(query.seller === null);
  const { rows } = await sql<Omit<Day, "day"> & { day: string | null }>`
    with sold as materialized (select * from ${from.days} as days)
    select day, ${columns} from sold group by grouping sets ((day), ())`.execute(db);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const sums = ({ day: _day, ...rest }: { day: string | null } & typeof nothing) => rest;
  const total = byDay.get(null);
  return {
    from,
    period: {
      totals: total === undefined ? nothing : sums(total),
      days: eachDay(days).map((one): Day => ({ ...nothing, ...byDay.get(one), day: one })),
    },
  };
}

type Sources = Awaited<ReturnType<typeof sources>>;

/** @returns the best by what they brought and by pieces, with what was sold of them in the other days */
async function bestProducts(db: Connection, now: Sources, before: Sources | null) {
  const { rows } = await sql<v.InferInput<typeof salesRecord>["products"][number]>`
    with sold as (
      select prod_id, max(prod_name) as prod_name, ${count("units")} as units, ${money("sales_amount")} as sales_amount,
        ${money("taxable_amount")} as taxable_amount
      from ${now.products} as products group by prod_id),
    placed as (
      select *, row_number() over (order by sales_amount desc, prod_id) as by_sales,
        row_number() over (order by units desc, prod_id) as by_units from sold),
    best as (select * from placed where by_sales <= 10 or by_units <= 10),
    compared as (
      select prod_id, ${count("units")} as units, ${money("sales_amount")} as sales_amount,
        ${money("taxable_amount")} as taxable_amount
      from ${before === null ? sql`(select * from sales_day_product where false)` : before.products} as products
      where prod_id in (select prod_id from best) group by prod_id)
    select prod_id, coalesce(product.prod_name, best.prod_name) as prod_name, best.units, best.sales_amount,
      best.taxable_amount, coalesce(compared.units, 0) as compared_units,
      coalesce(compared.sales_amount, 0)::numeric(18, 2) as compared_sales,
      coalesce(compared.taxable_amount, 0)::numeric(18, 2) as compared_taxable
    from best left join compared using (prod_id) left join product using (prod_id) order by by_sales`.execute(
    db,
  );
  return rows;
}

async function sellersOf(db: Connection, now: Sources) {
  const { rows } = await sql<v.InferInput<typeof salesRecord>["sellers"][number]>`
    with sold as materialized (select * from ${now.days} as days),
    accepted as (
      select seller_id, percentile_disc(0.5) within group (order by minutes)::int as accept_minutes
      from sold, unnest(accept_minutes) as minutes group by 1)
    select seller_id, business_name, ${count("orders")} as orders, ${count("kept_orders")} as kept_orders,
      ${count("parts")} as parts, ${count("late_parts")} as late_parts,
      ${money("sales_amount")} as sales_amount, ${money("taxable_amount")} as taxable_amount,
      max(accepted.accept_minutes) as accept_minutes
    from sold join seller using (seller_id) left join accepted using (seller_id)
    where parts > 0 group by seller_id, business_name order by sum(sales_amount) desc, seller_id`.execute(db);
  return rows;
}

/** How fast something goes is reckoned from its orders of 30 days, cancelled pieces left out. */
async function lowestStock(db: Connection, { company, seller }: SalesQuery) {
  const { rows } = await sql<v.InferInput<typeof salesRecord>["stock"][number]>`
    with lowest as (
      select stock.prod_id, stock.varient_id, prod_name, long_name as varient_name, stock_quantity, low_stock_at, stock_id
      from stock join product using (prod_id) left join variant on variant.varient_id = stock.varient_id
      where stock.company_po_id = ${company} and prod_status = 'enabled' and ${isOfSellable("product")}
        ${seller === null ? sql`` : sql`and stock.seller_id = ${seller}`}
      order by stock_quantity, stock_id limit 10),
    recent as (
      select order_line.prod_id, order_line.varient_id, quantity - cancelled_quantity as pieces
      from order_line join fulfilment using (fulfilment_id)
      where fulfilment.company_po_id = ${company} and placed_at >= now() - interval '30 days'
        and prod_id in (select prod_id from lowest))
    select prod_id, varient_id, prod_name, varient_name, stock_quantity, low_stock_at,
      coalesce((select sum(pieces) from recent where recent.prod_id = lowest.prod_id
        and recent.varient_id is not distinct from lowest.varient_id), 0)::int as sold_30_days
    from lowest order by stock_quantity, stock_id`.execute(db);
  return rows;
}

/** What was sold in some days, and in others to compare them with. */
export async function readSales(
  db: Connection,
  query: SalesQuery,
): Promise<v.InferInput<typeof salesRecord>> {
  const { company, seller, days } = query;
  const now = await periodOf(db, query, days);
  const before = query.compared === null ? null : await periodOf(db, query, query.compared);
  return {
    as_of: new Date().toISOString(),
    ...now.period,
    compared: before?.period ?? null,
    products: await bestProducts(db, now.from, before?.from ?? null),
    sellers: await sellersOf(db, now.from),
    states: await countFulfilments(db, seller === null ? "company_po_id" : "seller_id", seller ?? company),
    stock: await lowestStock(db, query),
  };
}
