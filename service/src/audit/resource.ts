import * as v from "valibot";
import { collection } from "../http/collection.ts";
import { pathId } from "../http/field.ts";
import { isInstant } from "../http/listQuery.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { id, instant, nullableText, optionalId } from "../http/responseFields.ts";
import { printable } from "../http/text.ts";
import { actorName, companyEntries, recordEntries } from "./read.ts";
import { auditActions } from "./table.ts";

const change = v.nullable(v.record(v.string(), v.unknown()));

const record = v.object({
  audit_id: id,
  at: instant,
  actor: v.string(),
  actor_name: nullableText,
  acting_for: nullableText,
  job_id: optionalId,
  action: v.picklist(auditActions),
  entity: v.string(),
  entity_id: id,
  name: nullableText,
  part_of: nullableText,
  part_of_id: optionalId,
  company_po_id: optionalId,
  seller_id: optionalId,
  reason: nullableText,
  before: change,
  after: change,
  created_at: instant,
  updated_at: instant,
});

/** An entry is made once and never changed, so both are `at`. */
function withTimes<Row extends { readonly at: string }>(rows: readonly Row[]) {
  return rows.map((row) => ({ ...row, created_at: row.at, updated_at: row.at }));
}

const entries = collection({
  name: "audit",
  noun: "Audit entry",
  table: "audit",
  record,
  rule: {
    key: "audit_id",
    order: "-audit_id",
    sortable: { audit_id: "integer" },
    searchable: [],
    filters: {},
  },
  records: (db) =>
    db
      .selectFrom("audit")
      .selectAll()
      .select(["at as created_at", "at as updated_at"])
      .select(actorName("audit").as("actor_name")),
});

const entity = v.pipe(
  v.string("entity is required"),
  v.regex(/^[a-z][a-z0-9_]{0,59}$/, "entity is the name of a kind of record"),
  v.metadata({ "x-missing": "entity is required" }),
);

const whole = (name: string) => {
  const message = `${name} is a whole number, 1 or more`;
  return v.pipe(
    v.string(message),
    v.regex(/^[1-9]\d{0,14}$/, message),
    v.transform(Number),
    v.metadata({ "x-missing": `${name} is required` }),
  );
};

const severalOf = (item: RegExp, message: string) =>
  v.pipe(
    v.string(message),
    v.regex(item, message),
    v.transform((text) => [...new Set(text.split(","))]),
  );

const moment = (name: string, description: string) => {
  const message = `${name} is an instant with its offset, like 2026-01-31T00:00:00Z`;
  return v.pipe(
    v.string(message),
    v.isoTimestamp(message),
    v.check(isInstant, message),
    v.description(description),
    v.transform((text) => new Date(text).toISOString()),
  );
};

const limitMessage = "limit is a whole number from 1 to 200";
const page = {
  before: v.optional(
    v.pipe(
      whole("before"),
      v.description("The `audit_id` of the last entry of the page before: older ones follow"),
    ),
  ),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, limitMessage),
      v.transform(Number),
      v.minValue(1, limitMessage),
      v.maxValue(200, limitMessage),
    ),
    "200",
  ),
};

const filter = {
  entity: v.optional(
    severalOf(
      /^[a-z][a-z0-9_]{0,59}(,[a-z][a-z0-9_]{0,59}){0,19}$/,
      "entity takes up to 20 kinds of record, separated by commas",
    ),
  ),
  entity_id: v.optional(whole("entity_id")),
  action: v.optional(
    severalOf(
      /^(insert|update|delete|note)(,(insert|update|delete|note)){0,3}$/,
      `action takes ${auditActions.join(", ")}, separated by commas`,
    ),
  ),
  actor: v.optional(v.pipe(v.string(), printable, v.maxLength(200, "actor has at most 200 characters"))),
  job_id: v.optional(whole("job_id")),
  seller_id: v.optional(whole("seller_id")),
  from: v.optional(moment("from", "Only entries of this instant or later")),
  to: v.optional(moment("to", "Only entries before this instant")),
};

const ofCompany = operation({
  method: "GET",
  path: "/v1/audit/company_po_id/{company_po_id}",
  origin: "extension",
  summary: "The audit trail of a company, the newest entry first, at most 200 at a time",
  params: v.object({ company_po_id: pathId }),
  query: v.strictObject({ ...filter, ...page }),
  response: v.array(record),
  handle: async ({ params, query: { before, limit, ...wanted } }, { db }) =>
    withTimes(await companyEntries(db, params.company_po_id, wanted, { before, limit }).execute()),
});

const ofRecord = operation({
  method: "GET",
  path: "/v1/audit/record/{entity}/{entity_id}",
  origin: "extension",
  summary:
    "The history of a record of a company with that of its parts, such as a product's variants; the newest entry first",
  params: v.object({ entity, entity_id: pathId }),
  query: v.strictObject({
    company_po_id: whole("company_po_id"),
    seller_id: filter.seller_id,
    ...page,
  }),
  response: v.array(record),
  handle: async ({ params, query: { company_po_id, seller_id, before, limit } }, { db }) =>
    withTimes(
      await recordEntries(
        db,
        company_po_id,
        { entity: params.entity, id: params.entity_id, sellerId: seller_id },
        { before, limit },
      ).execute(),
    ),
});

/** The audit trail: who changed what, with the record before and after (decision D-75). Nobody writes it by a call. */
export const audit: Resource = {
  records: { AuditEntry: record },
  constraints: {},
  operations: [entries.one("extension"), entries.byIds(), ofCompany, ofRecord],
};
