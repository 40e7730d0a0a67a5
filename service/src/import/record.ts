import { sql } from "kysely";
import * as v from "valibot";
import { collection } from "../http/collection.ts";
import type { Context } from "../http/context.ts";
import { notFound } from "../http/httpError.ts";
import { id, instant, nullableText, nullableWhole, optionalId, whole } from "../http/responseFields.ts";
import { jobRecord, jobs } from "../job/record.ts";
import { needs } from "./kind.ts";
import { importKindOf } from "./kinds.ts";
import { importOutcomes } from "./table.ts";

const mapped = v.object({ field: v.string(), column: nullableWhole, constant: nullableText });

/** What the columns of a file can be mapped to. */
export const importFields = v.array(
  v.object({
    name: v.string(),
    label: v.string(),
    is_required: v.boolean(),
    /** What is refused without it, where not every row is. */
    needed_by: v.nullable(v.picklist(needs)),
  }),
);

/** The fields of what is read from a file, by the name of the kind of job, in the order of a template. */
export function fieldsOf(kind: string): v.InferInput<typeof importFields> {
  return Object.entries(importKindOf.get(kind)?.fields ?? {}).map(
    ([name, { label, isRequired, neededBy }]) => ({
      name,
      label,
      is_required: isRequired === true,
      needed_by: neededBy ?? null,
    }),
  );
}

/** A file that is read in: its columns, what they can be mapped to and are, and what the check has found. */
export const importRecord = v.object({
  job: jobRecord,
  source: v.string(),
  delimiter: v.string(),
  encoding: v.string(),
  /** The columns, each with up to five of its first values. */
  columns: v.array(v.object({ name: v.string(), samples: v.array(v.string()) })),
  fields: importFields,
  /** What is chosen, or until then suggested. */
  mapping: v.array(mapped),
  is_mapped: v.boolean(),
  clear_word: v.string(),
  adds_missing: v.boolean(),
  /** How many rows have come, of `job.total`. */
  staged_count: whole,
  created_count: whole,
  changed_count: whole,
  unchanged_count: whole,
  refused_count: whole,
  /** Whether all of its rows can be written at once, or none. */
  can_run_whole: v.boolean(),
});

const samplesOfColumn = 5;
/** Of a long text the beginning says what the column is. */
const sampleLength = 200;

/** The file of a job. @throws HttpError 404 */
export async function readImport(
  { db, settings }: Pick<Context, "db" | "settings">,
  jobId: number,
): Promise<v.InferInput<typeof importRecord>> {
  const isThere = await db
    .selectFrom("import")
    .select("job_id")
    .where("job_id", "=", jobId)
    .executeTakeFirst();
  if (isThere === undefined) throw notFound("Import");
  // First: what was checked in between would else be said to be checked, with the numbers of before.
  const job = await jobs.read(db, jobId);
  const file = await db
    .selectFrom("import")
    .selectAll()
    .where("job_id", "=", jobId)
    .executeTakeFirstOrThrow();
  const { job_id: _job, coming: _coming, columns, mapping, ...rest } = file;
  const { staged } = await db
    .selectFrom("import_row")
    .select((query) => query.fn.countAll<number>().as("staged"))
    .where("job_id", "=", jobId)
    .executeTakeFirstOrThrow();
  const first = await db
    .selectFrom("import_row")
    .select("cells")
    .where("job_id", "=", jobId)
    .orderBy("row_no")
    .limit(samplesOfColumn)
    .execute();
  return {
    ...rest,
    job,
    can_run_whole: file.refused_count === 0 && job.total <= settings.importRowsAtOnce,
    mapping: [...mapping],
    staged_count: staged,
    columns: columns.map((name, index) => ({
      name,
      samples: first.map(({ cells }) => (cells[index] ?? "").slice(0, sampleLength)),
    })),
    fields: fieldsOf(job.kind),
  };
}

const values = v.nullable(v.record(v.string(), v.unknown()));

/** A row of a file, with what is wrong with it and what it changes. */
export const importRowRecord = v.object({
  import_row_id: id,
  job_id: id,
  row_no: whole,
  outcome: v.nullable(v.picklist(importOutcomes)),
  problems: v.nullable(v.array(v.object({ field: nullableText, label: nullableText, message: v.string() }))),
  entity: nullableText,
  entity_id: optionalId,
  name: nullableText,
  before: values,
  after: values,
  created_at: instant,
  updated_at: instant,
});

/** The rows of a file, in its order. */
export const importRows = collection({
  name: "companyImportRow",
  noun: "Row",
  table: "import_row",
  record: importRowRecord,
  rule: {
    key: "import_row_id",
    order: "row_no",
    sortable: { row_no: "integer" },
    searchable: ["name"],
    filters: { outcome: "text" },
  },
  records: (db) =>
    db
      .selectFrom("import_row")
      .select([
        "import_row_id",
        "job_id",
        "row_no",
        "outcome",
        "problems",
        "entity",
        "entity_id",
        sql<string | null>`left(name, 200)`.as("name"),
        "before",
        "after",
        "created_at",
        "updated_at",
      ]),
});
