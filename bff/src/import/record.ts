import * as v from "valibot";
import type { Ownership } from "../access/rules.ts";
import type { Columns } from "../audit/record.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";
import {
  flagField,
  idField,
  integerField,
  optionalIdField,
  optionalIntegerField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";
import { type Words, wordField } from "../rest/wordField.ts";

/** What the columns of a file can be mapped to. */
export const importFields = v.array(
  v.object({
    name: textField,
    label: textField,
    is_required: flagField,
    needed_by: v.optional(v.nullable(v.picklist(["new", "new_on_top", "priced"])), null),
  }),
);

/** A file that is read in: reads `companyImport`, an extension of ours. */
export const importRecord = v.object({
  job: v.unknown(),
  source: textField,
  delimiter: textField,
  encoding: textField,
  columns: v.array(v.object({ name: textField, samples: v.array(textField) })),
  fields: importFields,
  mapping: v.array(v.object({ field: textField, column: optionalIntegerField, constant: optionalTextField })),
  is_mapped: flagField,
  clear_word: textField,
  adds_missing: flagField,
  staged_count: integerField,
  created_count: integerField,
  changed_count: integerField,
  unchanged_count: integerField,
  refused_count: integerField,
  can_run_whole: v.nullish(v.boolean(), false),
});

export type ImportFile = v.InferOutput<typeof importRecord>;

const outcomes = {
  to_create: "TO_CREATE",
  to_change: "TO_CHANGE",
  unchanged: "UNCHANGED",
  refused: "REFUSED",
  done: "DONE",
  stale: "STALE",
  undone: "UNDONE",
} as const satisfies Words<string>;

export type ImportOutcome = (typeof outcomes)[keyof typeof outcomes];

/** What is wrong with a row. */
export interface ImportProblem {
  readonly field: string | null;
  readonly label: string | null;
  readonly message: string;
}

/** One row of a file. */
export interface ImportRow extends RecordTimes, Ownership {
  readonly id: string;
  readonly number: number;
  readonly outcome: ImportOutcome | null;
  readonly problems: readonly ImportProblem[];
  readonly entity: string | null;
  readonly entityId: string | null;
  readonly name: string | null;
  readonly before: Columns;
  readonly after: Columns;
}

const columns = v.pipe(
  v.nullish(v.record(v.string(), v.unknown()), null),
  v.transform((found): Columns => found ?? {}),
);

/** Reads `companyImportRow`, an extension of ours. */
export const importRowRecord = v.pipe(
  v.object({
    ...timesEntries,
    import_row_id: idField,
    row_no: integerField,
    outcome: v.nullish(wordField(outcomes), null),
    problems: v.nullish(
      v.array(v.object({ field: optionalTextField, label: optionalTextField, message: textField })),
      null,
    ),
    entity: optionalTextField,
    entity_id: optionalIdField,
    name: optionalTextField,
    before: columns,
    after: columns,
  }),
  v.transform(({ import_row_id, row_no, entity_id, problems, ...record }): ImportRow => ({
    ...record,
    ...timesOf(record),
    id: import_row_id,
    number: row_no,
    problems: problems ?? [],
    entityId: entity_id,
    companyId: null,
    sellerId: null,
  })),
);
