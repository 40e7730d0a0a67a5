import type { RawBuilder } from "kysely";
import * as v from "valibot";
import type { Database } from "../db/schema.ts";
import { isCalendarDate } from "./field.ts";
import { printable } from "./text.ts";

/** How values of a sortable field are compared: text without regard to case, no date as the end of all days. */
export type SortKind = "text" | "integer" | "numeric" | "timestamptz" | "date";

/** What every record has, and every list can be sorted and narrowed by. */
const times = { created_at: "timestamptz", updated_at: "timestamptz" } as const;

/** What a list of one resource can do; every name is a field of its record and, but for dates, never null where sortable. */
export interface ListRule {
  /** The field that identifies a record; breaks ties. */
  readonly key: string;
  /** Order when the caller asks for none. */
  readonly order: string;
  /** Beside the two instants. */
  readonly sortable: Readonly<Record<string, SortKind>>;
  /** Fields that `q` looks in, as a case-insensitive part. */
  readonly searchable: readonly string[];
  /** The fields of a search stand in one trigram index, which finds them when they are asked for as it has them. */
  readonly isSearchedAsOne?: boolean;
  /** The searched texts are kept in small letters, and so is what is looked for: that takes half the time. */
  readonly isSearchedLower?: boolean;
  /** Whether a search for a number also finds the record that has it as its id. */
  readonly isFoundById?: boolean;
  /** How a search ends that names one of several: `text` is searched for, and `condition` asks the rest of a row. */
  readonly searchEnd?: (q: string) => { readonly text: string; readonly condition?: RawBuilder<unknown> };
  /** A table that keeps how many rows there are, as a sum of `change`, by the fields that it has in common with the records. */
  readonly tally?: { readonly table: keyof Database; readonly fields: readonly string[] };
  /** Fields that can be compared with one or more values. */
  readonly filters: Readonly<Record<string, "text" | "integer">>;
  /** What else a list is narrowed by, such as from when to when. */
  readonly narrowing?: Readonly<Record<string, Narrowing>>;
}

/** One more parameter of a list. */
export interface Narrowing {
  readonly pattern: RegExp;
  /** What is said of a value that does not fit. */
  readonly message: string;
  /** How long it may be; 40 characters when nothing is said. */
  readonly longest?: number;
  /** What it asks of a row, whose columns are `record.…`. */
  condition(value: string): RawBuilder<unknown>;
}

/** Query parameters of every list (spec "Transport"; all extensions). */
export interface ListQuery {
  readonly ids?: readonly number[] | undefined;
  /** From when on, as text in UTC. */
  readonly created_since?: string | undefined;
  readonly updated_since?: string | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
  readonly after?: Cursor | undefined;
  readonly before?: Cursor | undefined;
  readonly filters: Readonly<Record<string, readonly (string | number)[]>>;
  readonly narrowed?: readonly RawBuilder<unknown>[] | undefined;
}

/** Where a page begins or ends: the sort value of a row and its identity. */
export type Cursor = readonly [string | number, number];

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

/** Identities of records, each once. */
export const idList = v.pipe(
  v.string("ids is required"),
  v.regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/, "ids are whole numbers, separated by commas"),
  v.description("Identities of records, separated by commas, at most 200"),
  v.transform((text) => [...new Set(text.split(",").map(Number))]),
  v.maxLength(200, "At most 200 ids in one call"),
  v.everyItem((id) => id <= 2_147_483_647, "ids are whole numbers, separated by commas"),
  v.metadata({ "x-missing": "ids is required" }),
);

/** An instant that a list is narrowed by, the one named included. A plus sign in an address must be written %2B. */
function since(name: keyof ListQuery, description: string) {
  const message = `${name} is an instant with its offset, like 2026-01-31T00:00:00Z`;
  return v.pipe(
    v.string(message),
    v.isoTimestamp(message),
    v.description(`${description} at this instant or later`),
    v.check(isInstant, message),
    v.transform((text) => new Date(text).toISOString()),
  );
}

/** Whether the text is an instant that both JavaScript and the database know. */
export function isInstant(text: string): boolean {
  return /^[12]\d{3}-/.test(text) && isCalendarDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
}

/** How the values of a field that a list can be sorted by are compared. */
export function sortKind(rule: ListRule, field: string): SortKind {
  return { ...rule.sortable, ...times }[field] ?? "integer";
}

/** The query schema of a list, with the filters and sort fields its rule names. */
export function listQuery(rule: ListRule) {
  const directions = Object.keys({ ...rule.sortable, ...times }).flatMap((field) => [field, `-${field}`]);
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
  for (const [field, { pattern, message, longest = 40 }] of Object.entries(rule.narrowing ?? {}))
    filters[field] = v.optional(v.pipe(v.string(), v.maxLength(longest, message), v.regex(pattern, message)));
  return v.pipe(
    v.strictObject({
      ids: v.optional(idList),
      created_since: v.optional(since("created_since", "Only records that were made")),
      updated_since: v.optional(since("updated_since", "Only records that were made or changed")),
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
    v.transform((query): ListQuery => ({
      ...query,
      filters: filterValues(rule, query),
      narrowed: narrowedBy(rule, query),
    })),
  );
}

function narrowedBy(rule: ListRule, query: Readonly<Record<string, unknown>>): RawBuilder<unknown>[] {
  return Object.entries(rule.narrowing ?? {}).flatMap(([field, { condition }]) => {
    const given = query[field];
    return typeof given === "string" ? [condition(given)] : [];
  });
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
