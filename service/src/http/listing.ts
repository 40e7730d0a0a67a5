import { type Expression, type RawBuilder, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Connection } from "./context.ts";
import {
  type Cursor,
  isInstant,
  type ListQuery,
  type ListRule,
  type SortKind,
  sortKind,
} from "./listQuery.ts";
import { isCalendarDate } from "./field.ts";
import { malformed } from "./httpError.ts";

const column = (field: string): RawBuilder<unknown> => sql.ref(`record.${field}`);
const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
const escaped = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

function sortColumn(field: string, kind: SortKind): RawBuilder<unknown> {
  if (kind === "date") return sql`coalesce(${column(field)}, date '9999-12-31')`;
  return kind === "text" ? sql`lower(${column(field)})` : column(field);
}

function sortValue(value: string | number, kind: SortKind): RawBuilder<unknown> {
  if (kind === "text") return sql`lower(${String(value)}::text)`;
  if (kind === "integer") {
    if (!Number.isInteger(Number(value))) throw malformed("The cursor does not fit the sort field");
    return sql`${Number(value)}::bigint`;
  }
  if (kind === "numeric") {
    if (!/^-?\d{1,16}(\.\d{1,4})?$/.test(String(value)))
      throw malformed("The cursor does not fit the sort field");
    return sql`${String(value)}::numeric`;
  }
  if (kind === "date") {
    if (!isCalendarDate(String(value))) throw malformed("The cursor does not fit the sort field");
    return sql`${String(value)}::date`;
  }
  if (!isInstant(String(value))) throw malformed("The cursor does not fit the sort field");
  return sql`${new Date(String(value)).toISOString()}::timestamptz`;
}

/** What the filters and the search of a query ask of a row. */
function conditionsOf(query: ListQuery, rule: ListRule): RawBuilder<unknown>[] {
  const conditions = Object.entries(query.filters).map(([field, values]) => oneOf(field, values));
  if (query.ids !== undefined) conditions.push(oneOf(rule.key, query.ids));
  conditions.push(...(query.narrowed ?? []));
  for (const [field, since] of [
    ["created_at", query.created_since],
    ["updated_at", query.updated_since],
  ] as const)
    if (since !== undefined) conditions.push(sql`${column(field)} >= ${since}::timestamptz`);
  if (query.q === undefined || query.q === "") return conditions;
  const { text, condition } = rule.searchEnd?.(query.q) ?? { text: query.q };
  if (condition !== undefined) conditions.push(condition);
  const pattern = escaped(text);
  const fields = rule.searchable.map(column);
  if (rule.isSearchedAsOne === true) {
    const texts = fields.map((field) => sql`coalesce(${field}, '')`);
    return [...conditions, sql`(${sql.join(texts, sql` || E'\\n' || `)}) ilike ${pattern}`];
  }
  const has = rule.isSearchedLower === true ? sql`like lower(${pattern}::text)` : sql`ilike ${pattern}`;
  const ways = fields.map((field) => sql`${field} ${has}`);
  if (rule.isFoundById === true && /^[1-9]\d{0,8}$/.test(text))
    ways.push(sql`${column(rule.key)} = ${text}::int`);
  return [...conditions, sql`(${sql.join(ways, sql` or `)})`];
}

/** The total order of a list: one sort field, ties by identity in the same direction. */
function orderOf(query: ListQuery, rule: ListRule, isSearch: boolean) {
  const sort = query.sort ?? rule.order;
  const field = sort.replace(/^-/, "");
  const kind = sortKind(rule, field);
  const descending = sort.startsWith("-");
  const own = sortColumn(field, kind);
  const value = isSearch ? sql`match.place` : own;
  const key = isSearch ? sql`match.key` : column(rule.key);
  return {
    /** What a record is sorted by. */
    own,
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

/** What the records of a list belong to. */
interface Owner {
  readonly field: string;
  readonly ids: readonly number[];
}

/**
 * Reads one list: filters, search, total order (ties by identity in the direction of the sort), keyset or offset.
 * `total` counts every row that matches filters and search, whatever part of it is returned.
 * A search finds and counts first and sorts then: left to itself the planner often walks the index of the sort and
 * compares row by row, because it takes matches for evenly spread.
 * @param base the records, one column for each field that the rule names
 */
export async function readList<O>(
  db: Connection,
  base: Expression<O>,
  rule: ListRule,
  query: ListQuery,
  scope: RawBuilder<unknown> | Owner = sql`true`,
): Promise<{ rows: O[]; total: number }> {
  const conditions = ["ids" in scope ? oneOf(scope.field, scope.ids) : scope, ...conditionsOf(query, rule)];
  const { after, before, limit, offset, q } = query;
  // One letter is in nearly every row: then the walk along the index of the sort is the shortest way.
  const isSearch = q !== undefined && q.length > 1;
  const order = orderOf(query, rule, isSearch);
  // The page before a cursor is read from the cursor backwards and then turned.
  const backwards = before !== undefined && after === undefined;
  const cursors = [
    ...(after === undefined ? [] : [order.beyond(after, true)]),
    ...(before === undefined ? [] : [order.beyond(before, false)]),
  ];
  const part = sql`order by ${order.clause(backwards)}
    limit ${limit ?? null}::bigint offset ${offset ?? 0}::bigint`;
  const isPart = limit !== undefined || offset !== undefined || cursors.length > 0;
  const statement: RawBuilder<O & { readonly match_total?: number }> = isSearch
    ? sql`with match as materialized
          (select ${column(rule.key)} as key, ${order.own} as place from ${base} as record where ${all(conditions)})
        select record.*, match.match_total from
          (select match.*, (select count(*)::int from match) as match_total
            from match where ${all(cursors)} ${part}) as match
          join ${base} as record on ${column(rule.key)} = match.key
        order by ${order.clause(backwards)}`
    : sql`select * from ${base} as record where ${all([...conditions, ...cursors])} ${part}`;
  const count = () => tallied(db, rule, query, scope) ?? countRows(db, base, conditions);
  const [{ rows }, counted] = await Promise.all([
    statement.execute(db),
    isPart && !isSearch ? count() : undefined,
  ]);
  if (backwards) rows.reverse();
  // Behind the last page of a search there is no row that could carry the total.
  const total = counted ?? rows[0]?.match_total ?? (isPart ? await count() : rows.length);
  return { rows, total };
}

/** A list that is read whole, in parts. */
export interface WholeList {
  readonly base: Expression<unknown>;
  readonly rule: ListRule;
  readonly query: ListQuery;
  readonly scope: RawBuilder<unknown>;
}

/** How much of a list there is, and between which keys. */
export interface Extent {
  readonly total: number;
  readonly start: number;
  readonly end: number;
}

const conditionsOfWhole = ({ rule, query, scope }: WholeList) => [scope, ...conditionsOf(query, rule)];

/** How many rows there are now, behind which key the first of them stands, and the highest: what comes later is behind it. */
export async function extentOf(db: Connection, list: WholeList): Promise<Extent> {
  const key = column(list.rule.key);
  const { rows } = await sql<Extent>`
    select count(*)::int as total, coalesce(min(${key}) - 1, 0)::float8 as start,
      coalesce(max(${key}), 0)::float8 as end
    from ${list.base} as record where ${all(conditionsOfWhole(list))}`.execute(db);
  return rows[0] ?? { total: 0, start: 0, end: 0 };
}

/** These fields of records, each once; all without names. */
export const selection = (names?: readonly string[]): RawBuilder<unknown> =>
  names === undefined ? sql`record.*` : sql.join([...new Set(names)].map(column));

/** The next rows behind one key and up to another, in the order of the keys: whole, or these fields of them. */
export async function readPart(
  db: Connection,
  list: WholeList,
  {
    behind,
    upTo,
    limit,
    fields,
  }: {
    readonly behind: number;
    readonly upTo: number;
    readonly limit: number;
    readonly fields?: readonly string[] | undefined;
  },
): Promise<Readonly<Record<string, unknown>>[]> {
  const key = column(list.rule.key);
  const part = [sql`${key} > ${behind}::bigint`, sql`${key} <= ${upTo}::bigint`];
  const { rows } = await sql<Record<string, unknown>>`select ${selection(fields)} from ${list.base} as record
    where ${all([...conditionsOfWhole(list), ...part])} order by ${key} limit ${limit}::int`.execute(db);
  return rows;
}

/** The keys of a list. */
export function keysOf(list: WholeList): RawBuilder<{ key: number }> {
  return sql`select ${column(list.rule.key)} as key from ${list.base} as record
    where ${all(conditionsOfWhole(list))}`;
}

/** Each key of a list with its place, as its query sorts it. */
export function placesOf({
  base,
  rule,
  query,
  scope,
}: WholeList): RawBuilder<{ key: number; place: number }> {
  const order = orderOf(query, rule, false).clause(false);
  return sql`select ${column(rule.key)} as key, (row_number() over (order by ${order}))::int as place
    from ${base} as record where ${all([scope, ...conditionsOf(query, rule)])}`;
}

/** How many rows a list has, from its tally; undefined when the list is narrowed by what that does not know. */
function tallied(
  db: Connection,
  { tally }: ListRule,
  { filters, ...query }: ListQuery,
  scope: RawBuilder<unknown> | Owner,
): Promise<number> | undefined {
  const isNarrowed = [query.ids, query.q, query.created_since, query.updated_since].some(
    (given) => given !== undefined && given !== "",
  );
  const fields = Object.keys(filters);
  if (tally === undefined || isNarrowed || (query.narrowed ?? []).length > 0) return undefined;
  if (!("ids" in scope) || ![scope.field, ...fields].every((field) => tally.fields.includes(field)))
    return undefined;
  const conditions = [...Object.entries(filters), [scope.field, scope.ids] as const];
  return sumOfChanges(
    db,
    tally.table,
    conditions.map(([field, values]) => oneOf(field, values)),
  );
}

async function sumOfChanges(
  db: Connection,
  table: keyof Database,
  conditions: readonly RawBuilder<unknown>[],
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(change), 0)::int as total from ${sql.table(table)} as record where ${all(conditions)}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

async function countRows(
  db: Connection,
  base: Expression<unknown>,
  conditions: readonly RawBuilder<unknown>[],
): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from ${base} as record where ${all(conditions)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** A condition: the field has one of these values. One value keeps the order of an index usable. */
export function oneOf(field: string, values: readonly (string | number)[]): RawBuilder<unknown> {
  return values.length === 1 ? sql`${column(field)} = ${values[0]}` : sql`${column(field)} = any(${values})`;
}
