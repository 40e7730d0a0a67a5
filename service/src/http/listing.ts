import { type Expression, type RawBuilder, sql } from "kysely";
import * as v from "valibot";
import type { Connection } from "./context.ts";
import { printable } from "./field.ts";
import { malformed } from "./refusal.ts";

/** How values of a sortable field are compared: text without regard to case. */
type SortKind = "text" | "integer" | "timestamptz";

/** What a list of one resource can do; every name is a field of its record and never null where sortable. */
export interface ListRule {
  /** The field that identifies a record; breaks ties. */
  readonly key: string;
  /** Order when the caller asks for none. */
  readonly order: string;
  readonly sortable: Readonly<Record<string, SortKind>>;
  /** Fields that `q` looks in, as a case-insensitive part. */
  readonly searchable: readonly string[];
  /** Fields that can be compared with one or more values. */
  readonly filters: Readonly<Record<string, "text" | "integer">>;
}

/** Query parameters of every list (spec "Transport"; all extensions). */
export interface ListQuery {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
  readonly after?: Cursor | undefined;
  readonly before?: Cursor | undefined;
  readonly filters: Readonly<Record<string, readonly (string | number)[]>>;
}

type Cursor = readonly [string | number, number];

const digits = (highest: number, message: string) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/, message), v.transform(Number), v.maxValue(highest, message));

const cursor = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.parseJson(undefined, "Must be a JSON array [sort value, id]"),
  v.tuple(
    [v.union([v.string(), v.number()]), v.pipe(v.number(), v.safeInteger())],
    "Must be a JSON array [sort value, id]",
  ),
);

/** The query schema of a list, with the filters and sort fields its rule names. */
export function listQuery(rule: ListRule) {
  const directions = Object.keys(rule.sortable).flatMap((field) => [field, `-${field}`]);
  const filters: Record<string, v.GenericSchema<string | undefined>> = {};
  for (const [field, kind] of Object.entries(rule.filters)) {
    const pattern = kind === "integer" ? /^\d{1,10}(,\d{1,10}){0,199}$/ : /^.{1,2000}$/su;
    filters[field] = v.optional(
      v.pipe(
        v.string(),
        printable,
        v.regex(pattern, `${field} takes one or more values, separated by commas`),
      ),
    );
  }
  return v.pipe(
    v.strictObject({
      limit: v.optional(
        v.pipe(
          digits(200, "limit is a whole number from 1 to 200"),
          v.minValue(1, "limit is a whole number from 1 to 200"),
        ),
      ),
      offset: v.optional(digits(10_000_000, "offset is a whole number, 0 or more")),
      q: v.optional(v.pipe(v.string(), printable, v.maxLength(200, "q has at most 200 characters"))),
      sort: v.optional(v.picklist(directions, `sort is one of ${directions.join(", ")}`)),
      after: v.optional(cursor),
      before: v.optional(cursor),
      ...filters,
    }),
    v.transform((query): ListQuery => {
      const { limit, offset, q, sort, after, before } = query;
      return { limit, offset, q, sort, after, before, filters: filterValues(rule, query) };
    }),
  );
}

function filterValues(rule: ListRule, query: Readonly<Record<string, unknown>>) {
  const values: Record<string, readonly (string | number)[]> = {};
  for (const [field, kind] of Object.entries(rule.filters)) {
    const given = query[field];
    if (typeof given === "string")
      values[field] = kind === "integer" ? given.split(",").map(Number) : given.split(",");
  }
  return values;
}

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
  const conditions = [scope];
  for (const [field, values] of Object.entries(query.filters))
    conditions.push(
      values.length === 1 ? sql`${column(field)} = ${values[0]}` : sql`${column(field)} = any(${values})`,
    );
  if (query.q !== undefined && query.q !== "") {
    const pattern = escaped(query.q);
    conditions.push(
      sql`(${sql.join(
        rule.searchable.map((field) => sql`${column(field)} ilike ${pattern}`),
        sql` or `,
      )})`,
    );
  }
  const sort = query.sort ?? rule.order;
  const field = sort.replace(/^-/, "");
  const kind = rule.sortable[field] ?? "integer";
  const descending = sort.startsWith("-");
  const place = (cursor: Cursor, following: boolean): RawBuilder<unknown> =>
    sql`(${sortColumn(field, kind)}, ${column(rule.key)}) ${sql.raw(following === descending ? "<" : ">")} (${sortValue(cursor[0], kind)}, ${cursor[1]}::bigint)`;
  const bounds = [...conditions];
  if (query.after !== undefined) bounds.push(place(query.after, true));
  if (query.before !== undefined) bounds.push(place(query.before, false));
  const backwards = query.before !== undefined && query.after === undefined;
  const direction = sql.raw(descending === backwards ? "asc" : "desc");
  const { rows } = await sql<O>`select * from ${base} as record where ${all(bounds)}
    order by ${sortColumn(field, kind)} ${direction}, ${column(rule.key)} ${direction}
    limit ${query.limit ?? null}::bigint offset ${query.offset ?? 0}::bigint`.execute(db);
  if (backwards) rows.reverse();
  const whole =
    query.limit === undefined && query.offset === undefined && bounds.length === conditions.length;
  if (whole) return { rows, total: rows.length };
  const counted = await sql<{
    total: number;
  }>`select count(*)::int as total from ${base} as record where ${all(conditions)}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** A condition for `readList`: the field has one of these values. One value keeps the order of an index usable. */
export function oneOf(field: string, values: readonly number[]): RawBuilder<unknown> {
  return values.length === 1 ? sql`${column(field)} = ${values[0]}` : sql`${column(field)} = any(${values})`;
}
