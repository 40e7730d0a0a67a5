import * as v from "valibot";
import type { Columns } from "../audit/record.ts";
import type { Ownership } from "../access/rules.ts";
import type { BulkOutcome } from "../graphql/bulk.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";
import { idField, integerField, optionalTextField, textField } from "../rest/recordFields.ts";
import { type Words, wordField } from "../rest/wordField.ts";

/** What a change of many has done to one record, mostly a product. */
export interface ProductChange {
  /** Its table, and its id there. */
  readonly entity: string;
  readonly entityId: string;
  /** Empty for any other record. */
  readonly productId: string;
  /** What it was called then; empty for one that is not found. */
  readonly name: string;
  readonly outcome: BulkOutcome;
  readonly message: string | null;
  readonly before: Columns;
  readonly after: Columns;
}

/** The same as a job keeps it, which says whose it is. */
export interface JobRow extends ProductChange, RecordTimes, Ownership {
  readonly id: string;
}

const columns = v.pipe(
  v.nullish(v.record(v.string(), v.unknown()), null),
  v.transform((found): Columns => found ?? {}),
);

/** How a row came out, by the service's words. */
const outcomes: Words<BulkOutcome> = {
  done: "DONE",
  unchanged: "UNCHANGED",
  refused: "REFUSED",
  stale: "STALE",
  not_found: "NOT_FOUND",
};

const changeEntries = {
  entity: v.optional(textField, "product"),
  entity_id: idField,
  name: textField,
  outcome: wordField(outcomes),
  message: optionalTextField,
  before: columns,
  after: columns,
};

type Read = v.InferOutput<v.ObjectSchema<typeof changeEntries, undefined>>;

const changeOf = ({ entity_id, ...row }: Read): ProductChange => ({
  ...row,
  entityId: entity_id,
  productId: row.entity === "product" ? entity_id : "",
});

/** Reads a row of the response to a change of many products. */
const changeRecord = v.pipe(v.object(changeEntries), v.transform(changeOf));

/** Reads `companyJobRow`, an extension of ours. */
export const jobRowRecord = v.pipe(
  v.object({ ...timesEntries, ...changeEntries, job_row_id: idField }),
  v.transform(({ job_row_id, ...record }): JobRow => ({
    ...changeOf(record),
    ...timesOf(record),
    id: job_row_id,
    companyId: null,
    sellerId: null,
  })),
);

/** Reads the response to a change of many products. The job in it is read like those of lists. */
export const bulkEditRecord = v.object({
  job: v.unknown(),
  total: integerField,
  rows: v.array(changeRecord),
});
