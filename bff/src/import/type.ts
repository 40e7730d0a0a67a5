import { describedTable } from "../audit/described.ts";
import { FieldChangeType } from "../audit/type.ts";
import { builder } from "../graphql/builder.ts";
import { connectionArguments, connectionTypes } from "../graphql/connectionType.ts";
import { messageCodeField, messageParamsField } from "../graphql/messages/messageFields.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { orderInput } from "../graphql/orderInput.ts";
import { timeFields, timeOrders } from "../graphql/recordTimes.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { FileFormatEnum } from "../job/format.ts";
import { isOwnJob } from "../job/record.ts";
import { rowsPage } from "../job/rowsPage.ts";
import { JobType } from "../job/type.ts";
import { currentUser } from "../session/currentUser.ts";
import { changesOfRow } from "./changes.ts";
import { type Delimiter, delimiters, type Encoding, encodings } from "./csvRows.ts";
import { type ImportFile, type ImportProblem, type ImportRow, importRowRecord } from "./record.ts";
import { type Import, isImport, readImport } from "./source.ts";

export const mostColumns = 100;

export const CsvDelimiterEnum = builder.enumType("CsvDelimiter", {
  description: "What stands between two cells of a file.",
  values: {
    COMMA: { description: "A comma." },
    SEMICOLON: { description: "A semicolon." },
    TAB: { description: "A tab." },
    PIPE: { description: "A vertical bar." },
  } as const,
});

export const CsvEncodingEnum = builder.enumType("CsvEncoding", {
  description: "How the letters of a file are written.",
  values: {
    UTF_8: { description: "UTF-8, with its mark or without." },
    UTF_16: { description: "UTF-16, told by its mark." },
    WINDOWS_1252: { description: "Windows-1252, as older spreadsheets in the west write it." },
  } as const,
});

const ImportOutcomeEnum = builder.enumType("ImportOutcome", {
  description: "What a row of a file would do, or has done.",
  values: {
    TO_CREATE: { description: "It was checked, and would add a record." },
    TO_CHANGE: { description: "It was checked, and would change a record." },
    UNCHANGED: { description: "All is so already." },
    REFUSED: { description: "It was refused; `problems` says why." },
    DONE: { description: "It was done." },
    STALE: { description: "It was left out, because the record was changed since the check." },
    UNDONE: { description: "It was done, and taken back since by `undoImport`." },
  } as const,
});

const ImportProblemType = builder.objectRef<ImportProblem>("ImportProblem").implement({
  description: "What is wrong with a row, in the words of the mutation that would do the same.",
  fields: (t) => ({
    field: t.exposeString("field", {
      nullable: true,
      description: "`ImportField.name`; null when it is about the row as a whole.",
    }),
    label: t.exposeString("label", {
      nullable: true,
      description: "What the field is called; null with `field`.",
    }),
    message: t.exposeString("message", { description: "What is wrong, to be shown to people." }),
    messageCode: t.field(messageCodeField),
    messageParams: t.field({ ...messageParamsField, most: 2 }),
  }),
});

const ImportRowType = builder.objectRef<ImportRow>("ImportRow").implement({
  description: "One row of a file that is read in.",
  fields: (t) => ({
    number: t.exposeInt("number", {
      description:
        "As a spreadsheet counts: the names of the columns are row 1. The first row of JSONL is row 2, too.",
    }),
    outcome: t.expose("outcome", {
      type: ImportOutcomeEnum,
      nullable: true,
      description: "What it would do or has done; null until it was checked.",
    }),
    name: t.exposeString("name", {
      nullable: true,
      description: "What its record is called; null until it was checked, and of a row that was refused.",
    }),
    recordId: t.id({
      nullable: true,
      description: "The record's global id; null while there is none.",
      resolve({ entity, entityId }) {
        const table = entity === null ? undefined : describedTable(entity);
        if (table === undefined || entityId === null) return null;
        return encodeNodeId(table.typeName, table.idOf?.(entityId) ?? entityId);
      },
    }),
    problems: t.field({
      type: [ImportProblemType],
      most: 20,
      description: "Why it was refused or left out, the first twenty; none when it was not.",
      resolve: ({ problems }) => problems.slice(0, 20),
    }),
    changes: t.field({
      type: [FieldChangeType],
      most: 40,
      description:
        "The fields before and after; of a new record only after. A row of a product tells its variant's, with `part`, and its stock.",
      resolve: (row, _args, context, { schema }) => changesOfRow(row, context, schema),
    }),
    ...timeFields(t),
  }),
});

const { connection: ImportRowConnection } = connectionTypes("ImportRow", "rows", ImportRowType);

const rowOrder = orderInput("ImportRow", "rows", {
  NUMBER: {
    rest: "row_no",
    kind: "number",
    value: (row: ImportRow) => row.number,
    description: "As they stand in the file.",
  },
  ...timeOrders,
});

const ImportColumnType = builder
  .objectRef<{ position: number; name: string; samples: readonly string[] }>("ImportColumn")
  .implement({
    description: "A column of a file.",
    fields: (t) => ({
      position: t.exposeInt("position", { description: "Where it stands, from 0." }),
      name: t.exposeString("name", { description: "As the file calls it; it may be empty." }),
      samples: t.field({
        type: ["String"],
        most: 5,
        description: "Its first values, at most five, of each 200 characters.",
        resolve: ({ samples }) => [...samples],
      }),
    }),
  });

const ImportNeedEnum = builder.enumType("ImportNeed", {
  description: "What is refused without a field.",
  values: {
    NEW: { description: "A record that is not there yet." },
    NEW_ON_TOP: { description: "A category of level 1 that is not there yet." },
    PRICED: { description: "A product with an SKU or a price." },
  } as const,
});

const needs = { new: "NEW", new_on_top: "NEW_ON_TOP", priced: "PRICED" } as const;

export const ImportFieldType = builder.objectRef<ImportFile["fields"][number]>("ImportField").implement({
  description: "A field of ours that a column can be mapped to.",
  fields: (t) => ({
    name: t.exposeString("name", {
      description: "Its name in `mapImport`, and the name of its column in an export.",
    }),
    label: t.exposeString("label", { description: "What its form calls it." }),
    isRequired: t.exposeBoolean("is_required", { description: "Whether no import does without it." }),
    neededBy: t.field({
      type: ImportNeedEnum,
      nullable: true,
      description: "What is refused without it, where not every row is; null for what may be left out.",
      resolve({ name, needed_by }, _args, context) {
        // What the people of a location add is theirs.
        const isOwn = name === "location" && currentUser(context).sellerId !== null;
        return needed_by === null || isOwn ? null : needs[needed_by];
      },
    }),
  }),
});

const ImportMappingType = builder.objectRef<ImportFile["mapping"][number]>("ImportMapping").implement({
  description: "Where a field comes from: a column, or a text that is the same for every row.",
  fields: (t) => ({
    field: t.exposeString("field", { description: "`ImportField.name`." }),
    column: t.exposeInt("column", { nullable: true, description: "`ImportColumn.position`, or null." }),
    constant: t.exposeString("constant", { nullable: true, description: "The text, or null." }),
  }),
});

const ImportCountsType = builder.objectRef<ImportFile>("ImportCounts").implement({
  description: "What the check has found; all 0 until there was one.",
  fields: (t) => ({
    created: t.exposeInt("created_count", { description: "How many rows would add a record." }),
    changed: t.exposeInt("changed_count", { description: "How many rows would change one." }),
    unchanged: t.exposeInt("unchanged_count", { description: "For how many rows all is so already." }),
    refused: t.exposeInt("refused_count", { description: "How many rows are refused." }),
  }),
});

const isDelimiter = (name: string): name is Delimiter => name in delimiters;
const isEncoding = (name: string): name is Encoding => encodings.some((one) => one === name);

const ImportType = builder.objectRef<Import>("Import").implement({
  description: "A file that is read in: its columns, what they are mapped to, and what the check has found.",
  fields: (t) => ({
    format: t.field({
      type: FileFormatEnum,
      description: "What it is.",
      resolve: ({ file: { delimiter } }) => (delimiter === "" ? "jsonl" : "csv"),
    }),
    delimiter: t.field({
      type: CsvDelimiterEnum,
      nullable: true,
      description: "What stands between its cells; null for JSONL.",
      resolve: ({ file: { delimiter } }) => (isDelimiter(delimiter) ? delimiter : null),
    }),
    encoding: t.field({
      type: CsvEncodingEnum,
      nullable: true,
      description: "How its letters are written.",
      resolve: ({ file: { encoding } }) => (isEncoding(encoding) ? encoding : null),
    }),
    isRead: t.boolean({
      description:
        "Whether all of its rows have come; `mapImport` waits for that. When reading was cut off, `startImport` with the same upload goes on.",
      resolve: ({ job, file }) => file.staged_count >= job.total,
    }),
    uploadId: t.id({
      description: "The file that is read, for `startImport` to read it anew.",
      resolve: ({ file: { source } }) => encodeNodeId("Upload", source),
    }),
    columns: t.field({
      type: [ImportColumnType],
      most: mostColumns,
      description: "The columns, from left to right.",
      resolve: ({ file: { columns } }) => columns.map((column, position) => ({ ...column, position })),
    }),
    fields: t.field({
      type: [ImportFieldType],
      most: mostColumns,
      description: "The fields that columns can be mapped to.",
      resolve: ({ file }) => file.fields,
    }),
    mapping: t.field({
      type: [ImportMappingType],
      most: mostColumns,
      description:
        "What was chosen; until then what the viewer chose for the same columns before, or what the names of the columns suggest.",
      resolve: ({ file }) => file.mapping,
    }),
    isMapped: t.boolean({
      description: "Whether the mapping was chosen.",
      resolve: ({ file }) => file.is_mapped,
    }),
    clearWord: t.string({
      description:
        "The word that empties a field of a table; in JSONL null alone does. An empty cell leaves it as it is.",
      resolve: ({ file }) => file.clear_word,
    }),
    addsMissing: t.boolean({
      description: "Whether what is named and not there is added, such as the brand of a product.",
      resolve: ({ file }) => file.adds_missing,
    }),
    canRunAllOrNothing: t.boolean({
      description:
        "Whether `runImport` offers `ALL_OR_NOTHING`: of a file without refused rows, of at most 2000 rows, and not on the embedded database.",
      resolve: ({ file }) => file.can_run_whole,
    }),
    counts: t.field({
      type: ImportCountsType,
      description: "What the check has found.",
      resolve: ({ file }) => file,
    }),
    rows: t.field({
      type: ImportRowConnection,
      ...semanticNonNull,
      ownCall: true,
      description:
        "Its rows, kept for seven days after it has ended, or since something was last done about it.",
      args: {
        ...builder.args((a) => ({
          outcome: a.field({
            type: [ImportOutcomeEnum],
            description: "Only those that came out so; an empty list means any.",
          }),
          orderBy: a.field({
            type: rowOrder.input,
            description: "As they stand in the file when not given.",
          }),
        })),
        ...connectionArguments,
      },
      resolve: ({ job }, args, context) =>
        rowsPage(context, args, {
          jobId: job.id,
          template: "/v1/companyImportRow/job_id/{id}",
          record: importRowRecord,
          order: rowOrder.of(args.orderBy ?? { field: "NUMBER", direction: "ASC" }),
          outcomes: args.outcome ?? [],
        }),
    }),
  }),
});

builder.objectField(JobType, "import", (t) =>
  t.field({
    type: ImportType,
    nullable: true,
    ownCall: true,
    description: "The file that it reads in. Null for any other job, and for everybody but who started it.",
    resolve: async (job, _args, context) =>
      isImport(job) && isOwnJob(currentUser(context), job)
        ? { job, file: await readImport(context, job) }
        : null,
  }),
);
