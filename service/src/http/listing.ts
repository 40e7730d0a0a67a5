import { type Expression, type RawBuilder, sql } from "kysely";
import type { Connection } from "./context.ts";
import type { Cursor, ListQuery, ListRule, SortKind } from "./listQuery.ts";
import { malformed } from "./refusal.ts";

const column = (field: string): RawBuilder<unknown> => sql.ref(`record.${field}`);
const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
const escaped = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

function sortColumn(field: string, kind: SortKind): RawBuilder<unknown> {
  return kind === "text" ? sql`lower(${column(field)})` : column(field);
}

function sortValue(value: string | number, kind: SortKind): RawBuilder<unknown> {
  if (kind === "text") return sql`lower(${String(value)}::text)`;
  if (kind === "integer") {
    if (!Number.isInteger(Number(value))) throw malformed("The cursor does not fit the sort field");
    return sql`${Number(value)}::bigint`;
  }
  if (Number.isNaN(Date.parse(String(value)))) throw malformed("The cursor does not fit the sort field");
  return sql`${new Date(String(value)).toISOString()}::timestamptz`;
}

/** What the filters and the search of a query ask of a row. */
function conditionsOf(query: ListQuery, rule: ListRule): RawBuilder<unknown>[] {
  const conditions = Object.entries(query.filters).map(([field, values]) => oneOf(field, values));
  if (query.q === undefined || query.q === "") return conditions;
  const pattern = escaped(query.q);
  const matches = rule.searchable.map((field) => sql`${column(field)} ilike ${pattern}`);
  return [...conditions, sql`(${sql.join(matches, sql` or `)})`];
}

/** The total order of a list: one sort field, ties by identity in the same direction. */
function orderOf(query: ListQuery, rule: ListRule) {
  const sort = query.sort ?? rule.order;
  const field = sort.replace(/^-/, "");
  const kind = rule.sortable[field] ?? "integer";
  const descending = sort.startsWith("-");
  const value = sortColumn(field, kind);
  const key = column(rule.key);
  return {
    /** Rows strictly behind the cursor, or strictly before it. */
    beyond(cursor: Cursor, behind: boolean): RawBuilder<unknown> {
      const sign = sql.raw(behind === descending ? "<" : ">");
      return sql`(${value}, ${key}) ${sign} (${sortValue(cursor[0], kind)}, ${cursor[1]}::bigint)`;
    },
    clause(backwards: boolean): RawBuilder<unknown> {
      const direction = sql.raw(descending === backwards ? "asc" : "desc");
      return sql`${value} ${direction}, ${key} ${direction}`;
    },
  };
}

/**
 * Reads one list: filters, search, total order (ties by identity in the direction of the sort), keyset or offset.
 * `total` counts every row that matches filters and search, whatever part of it is returned.
 * @param base the records, one column for each field that the rule names
 */
export async function readList<O>(
  db: Connection,
  base: Expression<O>,
  rule: ListRule,
  query: ListQuery,
  scope: RawBuilder<unknown> = sql`true`,
): Promise<{ rows: O[]; total: number }> {
  const conditions = [scope, ...conditionsOf(query, rule)];
  const order = orderOf(query, rule);
  const { after, before, limit, offset } = query;
  // The page before a cursor is read from the cursor backwards and then turned.
  const backwards = before !== undefined && after === undefined;
  const page = [
    ...conditions,
    ...(after === undefined ? [] : [order.beyond(after, true)]),
    ...(before === undefined ? [] : [order.beyond(before, false)]),
  ];
  const reading =
    sql<O>`select * from ${base} as record where ${all(page)} order by ${order.clause(backwards)}
    limit ${limit ?? null}::bigint offset ${offset ?? 0}::bigint`.execute(db);
  const isPart = limit !== undefined || offset !== undefined || page.length > conditions.length;
  const counting = isPart
    ? sql<{
        total: number;
      }>`select count(*)::int as total from ${base} as record where ${all(conditions)}`.execute(db)
    : undefined;
  const [{ rows }, counted] = await Promise.all([reading, counting]);
  if (backwards) rows.reverse();
  return { rows, total: counted?.rows[0]?.total ?? rows.length };
}

/** A condition: the field has one of these values. One value keeps the order of an index usable. */
export function oneOf(field: string, values: readonly (string | number)[]): RawBuilder<unknown> {
  return values.length === 1 ? sql`${column(field)} = ${values[0]}` : sql`${column(field)} = any(${values})`;
}
