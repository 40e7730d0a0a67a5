import { type Expression, type RawBuilder, sql } from "kysely";
import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { broken } from "../http/httpError.ts";
import { oneOf, type WholeList } from "../http/listing.ts";
import type { ListRule } from "../http/listQuery.ts";
import type { RunningJob } from "./kind.ts";

const values = "filters takes lists of at most 200 texts or numbers";

/** What a call says of the records that it is about: the list as it stands on the screen. */
export const listFields = {
  filters: v.optional(
    v.record(
      v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,60}$/, "filters names fields")),
      v.pipe(v.array(v.union([v.string(), v.number()], values), values), v.maxLength(200, values)),
    ),
    {},
  ),
  q: v.optional(v.pipe(v.string("Must be text"), v.maxLength(200, "Must have at most 200 characters")), ""),
};

/** The same as a job keeps it. */
export const listParams = v.strictObject({
  filters: v.record(v.string(), v.array(v.union([v.string(), v.number()]))),
  q: v.optional(v.string()),
});

type ListParams = v.InferOutput<typeof listParams>;

/** A list that a job goes through. */
interface JobList {
  readonly rule: ListRule;
  records(db: Connection): Expression<unknown>;
  /** Whether its records are a location's: its people get their own. */
  readonly isOfLocation: boolean;
}

/** Refuses a filter that the list does not have. Throws an HttpError with status 422. */
export function checkFilters(
  { filters: compared, narrowing = {} }: ListRule,
  filters: ListParams["filters"],
): void {
  for (const [field, given] of Object.entries(filters)) {
    const narrowed = narrowing[field];
    if (!(field in compared) && narrowed === undefined)
      throw broken(`filters has no field ${field}`, "filters");
    if (narrowed !== undefined && !given.every((value) => narrowed.pattern.test(String(value))))
      throw broken(narrowed.message, "filters");
  }
}

/** The list as it was asked for; the one value of what narrows it is a condition of its own. */
function queryOf({ narrowing = {} }: ListRule, { q, filters }: ListParams) {
  const isNarrowing = (field: string) => field in narrowing;
  return {
    q,
    filters: Object.fromEntries(Object.entries(filters).filter(([field]) => !isNarrowing(field))),
    narrowed: Object.entries(narrowing).flatMap(([field, { condition }]) =>
      (filters[field] ?? []).map((value) => condition(String(value))),
    ),
  };
}

function scopeOf({ isOfLocation }: JobList, { companyId, sellerId }: Whose): RawBuilder<unknown> {
  const company = oneOf("company_po_id", [companyId]);
  return sellerId === null || !isOfLocation ? company : sql`${company} and ${oneOf("seller_id", [sellerId])}`;
}

type Whose = Pick<RunningJob, "companyId" | "sellerId">;

/** The part of a list that is whose job it is, as far as it matches. */
export function listOf(db: Connection, list: JobList, whose: Whose, params: unknown): WholeList {
  const { rule, records } = list;
  return {
    base: records(db),
    rule,
    query: queryOf(rule, v.parse(listParams, params)),
    scope: scopeOf(list, whose),
  };
}
