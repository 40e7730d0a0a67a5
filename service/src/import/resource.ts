import { sql } from "kysely";
import * as v from "valibot";
import type { Connection, Context } from "../http/context.ts";
import { optionalFlag, optionalText, optionalWhole, requiredText, requiredWhole } from "../http/field.ts";
import { broken } from "../http/httpError.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { whole } from "../http/responseFields.ts";
import { printable } from "../http/text.ts";
import { end } from "../job/run.ts";
import { addJob, starterOf } from "../job/start.ts";
import { via } from "../job/token.ts";
import { personById } from "../signIn/person.ts";
import type { ImportKind } from "./kind.ts";
import { beginPhase, lockImport, params, permission } from "./begin.ts";
import { importKindOf, importNames } from "./kinds.ts";
import { checkMapping, suggestedMapping } from "./mapping.ts";
import { fieldsOf, importFields, importRecord, importRowRecord, importRows, readImport } from "./record.ts";
import type { Mapped } from "./table.ts";
import { run } from "./run.ts";
import { undoOperations } from "./undoCall.ts";
import { fileOf, type ImportParams } from "./work.ts";

/** So many imports of one person wait for rows or for their word; when another begins the oldest is cancelled. */
const mostOpen = 5;
const mostColumns = 100;
const longestName = 200;
const longestCell = 32_767;
const rowsAtOnce = 500;

const start = operation({
  method: "POST",
  path: "/v1/companyImport",
  origin: "extension",
  summary: `Begins an import: says what is to be read, from which columns and how many rows, which come next. Of more than ${mostOpen} of a person that nobody has run the oldest is cancelled`,
  status: 201,
  body: v.object({
    company_po_id: requiredWhole("company_po_id is required"),
    user_po_id: optionalWhole(),
    user_seller_id: optionalWhole(),
    via,
    kind: v.pipe(
      v.picklist(importNames, `kind is one of ${importNames.join(", ")}`),
      v.metadata({ "x-missing": `kind is one of ${importNames.join(", ")}` }),
    ),
    /** What the caller knows the file by, to read it again when sending it was interrupted. */
    source: requiredText("source is required", 255),
    /** Empty for lines of JSON: those say null where a table has a word for it. */
    delimiter: optionalText(40),
    encoding: optionalText(40),
    columns: columnNames(),
    total: requiredWhole("total is required", 1, 1_000_000),
    /** How long the file is: so much of what the company may keep is its, until its rows go. */
    bytes: optionalWhole(0, 1_000_000_000),
  }),
  response: importRecord,
  async handle(
    { body: { kind: name, source, delimiter, encoding, columns, total, bytes, via: token, ...who } },
    context,
  ) {
    const { db, settings } = context;
    const kind = kindOf(`import_${name}`);
    if (total > settings.importRows)
      throw broken(`At most ${settings.importRows} rows can be imported at once`, "total");
    const { account_id } = await starterOf(db, who);
    const person = await personById(db, account_id);
    if (person?.record.role_permissions.includes(permission) !== true)
      throw broken("The person may not do this");
    await makeRoom(context, account_id);
    const staging: ImportParams = { permission, phase: null };
    const job_id = await addJob(context, {
      ...who,
      via: token ?? "",
      kind: `import_${name}`,
      params: staging,
      awaits: total,
      keeps: bytes ?? 0,
    });
    const remembered = await lastMapping(db, account_id, `import_${name}`, columns);
    await db
      .insertInto("import")
      .values({
        job_id,
        source,
        delimiter: delimiter ?? "",
        encoding: encoding ?? "",
        kept_bytes: bytes ?? 0,
        columns: JSON.stringify(columns),
        mapping: JSON.stringify(remembered ?? suggestedMapping(kind, columns)),
      })
      .execute();
    return readImport(context, job_id);
  },
});

/** Cancels the oldest of somebody's imports that nobody has run, so that with another there are not too many. */
async function makeRoom({ db, queue, afterCommit }: Context, accountId: number): Promise<void> {
  // They are locked before the jobs of the company, as by every change of one.
  const open = await db
    .selectFrom("job")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("job_state", "in", ["staging", "ready"])
    .orderBy("job_id", "desc")
    .forNoKeyUpdate()
    .execute();
  const oldest = open.slice(mostOpen - 1);
  for (const job of oldest) await end(db, queue, job, { job_state: "cancelled", message: null });
  if (oldest.length > 0) afterCommit(async () => queue.wake("job"));
}

function columnNames() {
  const missing = "columns is required";
  return v.pipe(
    v.array(
      v.pipe(v.string(missing), printable, v.maxLength(longestName, "The name of a column is too long")),
      missing,
    ),
    v.minLength(1, missing),
    v.maxLength(mostColumns, `At most ${mostColumns} columns`),
    v.metadata({ "x-missing": missing }),
  );
}

function kindOf(name: string): ImportKind {
  const kind = importKindOf.get(name);
  if (kind === undefined) throw new Error(`Nothing is imported by ${name}`);
  return kind;
}

/** What the same person has chosen for the same columns before, as long as that import is kept. */
async function lastMapping(
  db: Connection,
  accountId: number,
  kind: string,
  columns: readonly string[],
): Promise<readonly Mapped[] | undefined> {
  const last = await db
    .selectFrom("import")
    .innerJoin("job", "job.job_id", "import.job_id")
    .select("import.mapping")
    .where("job.account_id", "=", accountId)
    .where("job.kind", "=", kind)
    .where("import.is_mapped", "=", true)
    .where("import.columns", "=", sql<readonly string[]>`${JSON.stringify(columns)}::jsonb`)
    .orderBy("job.job_id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.mapping;
}

/** Null empties the field, as the word for it does in a table. */
const cell = v.nullable(
  v.pipe(v.string("Must be text"), printable, v.maxLength(longestCell, "A cell is too long")),
);

const send = operation({
  method: "POST",
  path: "/v1/companyImport/rows/{job_id}",
  origin: "extension",
  summary: `Sends at most ${rowsAtOnce} rows of an import; a row that is sent again replaces what was sent as it`,
  params,
  body: v.object({
    rows: v.pipe(
      v.array(
        v.object({
          /** As a spreadsheet counts: the columns are row 1. */
          row_no: requiredWhole("row_no is required", 2, 10_000_000),
          cells: v.pipe(
            v.array(cell, "cells is required"),
            v.maxLength(2 * mostColumns, `At most ${mostColumns} columns`),
          ),
        }),
        "rows is required",
      ),
      v.minLength(1, "rows is required"),
      v.maxLength(rowsAtOnce, `At most ${rowsAtOnce} rows in one call`),
      v.metadata({ "x-missing": "rows is required" }),
    ),
  }),
  response: v.object({ staged_count: whole, total: whole }),
  async handle({ params: { job_id }, body: { rows } }, context) {
    const { db } = context;
    const { job } = await lockImport(context, job_id);
    if (job.job_state !== "staging") throw broken("The rows of this import have come already");
    const byNumber = new Map(rows.map(({ row_no, cells }) => [row_no, cells]));
    const kept = await db
      .insertInto("import_row")
      .values(
        [...byNumber].map(([row_no, cells]) => ({
          job_id,
          row_no,
          unit_no: row_no,
          cells: JSON.stringify(cells),
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(["job_id", "row_no"])
          .doUpdateSet((query) => ({ cells: query.ref("excluded.cells") })),
      )
      // Only what is new counts. To count all rows would take longer with each part.
      .returning(sql<boolean>`xmax = 0`.as("is_new"))
      .execute();
    const staged = job.done_count + kept.filter(({ is_new }) => is_new).length;
    if (staged > job.total) throw broken(`Only ${job.total} rows were to come`, "rows");
    await db.updateTable("job").set({ done_count: staged }).where("job_id", "=", job_id).execute();
    return { staged_count: staged, total: job.total };
  },
});

const map = operation({
  method: "PUT",
  path: "/v1/companyImport/mapping/{job_id}",
  tagPath: "/v1/companyImport/{job_id}",
  origin: "extension",
  summary: "Says which column is what, and has all rows checked: nothing is written yet",
  params,
  body: v.object({
    mapping: v.pipe(
      v.array(
        v.object({
          field: requiredText("field is required", 60),
          /** Its position, from 0; or else a text for every row. */
          column: optionalWhole(0, mostColumns - 1),
          constant: optionalText(1000),
        }),
        "mapping is required",
      ),
      v.minLength(1, "mapping is required"),
      v.maxLength(mostColumns, `At most ${mostColumns} columns`),
      v.metadata({ "x-missing": "mapping is required" }),
    ),
    /** The word that empties a field; a dash unless told. */
    clear_word: optionalText(20),
    /** Adds what is named and not there, such as the brand of a product. */
    adds_missing: optionalFlag,
  }),
  response: importRecord,
  async handle({ params: { job_id }, body: { mapping, clear_word, adds_missing } }, context) {
    const { db } = context;
    const found = await lockImport(context, job_id);
    const { job } = found;
    if (job.job_state !== "staging" && job.job_state !== "ready")
      throw broken("This import cannot be mapped any more");
    if (job.job_state === "staging" && job.done_count < job.total)
      throw broken("The file is still being read");
    const { columns } = await fileOf(db, job_id);
    checkMapping(kindOf(job.kind), columns, mapping);
    await db.deleteFrom("import_claim").where("job_id", "=", job_id).execute();
    await db
      .updateTable("import")
      .set({
        mapping: JSON.stringify(mapping),
        is_mapped: true,
        clear_word: clear_word ?? "-",
        adds_missing,
        coming: "{}",
        created_count: 0,
        changed_count: 0,
        unchanged_count: 0,
        refused_count: 0,
      })
      .where("job_id", "=", job_id)
      .execute();
    await beginPhase(context, found, "check");
    return readImport(context, job_id);
  },
});

/** Files that are read in (bulk work, section 3): columns, rows, mapping, check, run. */
export const importFile: Resource = {
  records: { Import: importRecord, ImportRow: importRowRecord },
  constraints: {},
  operations: [
    start,
    operation({
      method: "GET",
      path: "/v1/companyImport/kind/{kind}",
      origin: "extension",
      summary: "What the columns of a file can be mapped to, in the order of a template",
      params: v.object({ kind: v.picklist(importNames, `kind is one of ${importNames.join(", ")}`) }),
      response: v.object({ fields: importFields }),
      handle: async ({ params: { kind } }) => ({ fields: fieldsOf(`import_${kind}`) }),
    }),
    operation({
      method: "GET",
      path: "/v1/companyImport/{job_id}",
      origin: "extension",
      summary:
        "An import: its columns with samples, the fields they can be mapped to, and what the check has found",
      params,
      response: importRecord,
      handle: ({ params: { job_id } }, context) => readImport(context, job_id),
    }),
    send,
    map,
    run,
    ...undoOperations,
    ...importRows.by({ segment: "job_id", origin: "extension" }),
  ],
};
