import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { NotFoundError } from "../graphql/errors.ts";
import { flagRule } from "../graphql/fieldRules.ts";
import { idOf, type InputFields, inputType } from "../graphql/inputFields.ts";
import { refuse } from "../graphql/validate.ts";
import type { SuccessFields } from "../graphql/changeMutation.ts";
import { FileFormatEnum } from "../job/format.ts";
import { fileFormats, type Job } from "../job/record.ts";
import { JobType } from "../job/type.ts";
import type { RestClient } from "../rest/client.ts";
import { toRestId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { loadOwnUpload } from "../upload/claimUpload.ts";
import { discardTable } from "../upload/discardTable.ts";
import { sentKey } from "../upload/keys.ts";
import type { Upload } from "../upload/record.ts";
import { withStorage } from "../upload/withStorage.ts";
import { encodings } from "./csvRows.ts";
import { type FileRow, partsOf, type ReadFile, readFile } from "./file.ts";
import { type ImportKind, ImportKindEnum, kinds } from "./kinds.ts";
import { beginImport, path, requireImport, writtenImport } from "./source.ts";
import { CsvDelimiterEnum, CsvEncodingEnum } from "./type.ts";

const modes = { VALID_ROWS: "valid_rows", ALL_OR_NOTHING: "all_or_nothing" } as const;

const ImportModeEnum = builder.enumType("ImportMode", {
  description: "What is done with a file of which rows may be refused.",
  values: {
    VALID_ROWS: { description: "Rows that are refused are left out; all others are written." },
    ALL_OR_NOTHING: {
      description:
        "All rows are written in one transaction, or none where one of them is refused then. Where `Import.canRunAllOrNothing`.",
    },
  } as const,
});

const success: SuccessFields<{ readonly job: Job }> = (t) => ({
  job: t.expose("job", { type: JobType, description: "The job; `import` is its file." }),
});

/** A file as it was sent; null when it is not there as a whole. */
async function contentOf({ storage }: Pick<Context, "storage">, upload: Upload): Promise<Uint8Array | null> {
  const sent = await storage.images.read(sentKey(upload.id), upload.bytes);
  return sent?.length === upload.bytes ? sent : null;
}

/** The first part of a file: it has one, or was refused. */
async function firstOf(parts: AsyncGenerator<FileRow[]>): Promise<FileRow[]> {
  const { value, done } = await parts.next();
  return done === true ? [] : value;
}

/** Sends a part of a file. It may be sent again. */
async function sendRows(rest: RestClient, id: string, rows: readonly FileRow[]): Promise<void> {
  await rest.send({ method: "POST", template: `${path}/rows/{id}`, params: { id }, body: { rows } });
}

/** Sends the rows of a file, the first part now and the others when the request is over, unless somebody does already. */
async function sendFile(
  context: Context,
  jobId: string,
  upload: Upload,
  kind: ImportKind,
  file: ReadFile,
  first: readonly FileRow[],
): Promise<void> {
  const reader = context.fileReaders.take(jobId);
  if (reader === null) return;
  let goesOn = false;
  try {
    await sendRows(context.rest, jobId, first);
    goesOn = first.length < file.total;
  } finally {
    if (!goesOn) reader.giveBack();
  }
  if (!goesOn) return;
  context.goOn((rest) =>
    reader.run(async () => {
      const content = await contentOf(context, upload);
      if (content === null) return;
      const parts = partsOf(content, kind, file);
      await parts.next();
      for await (const rows of parts) await sendRows(rest, jobId, rows);
    }),
  );
}

changeMutation({
  name: "startImport",
  description:
    "Reads a CSV or JSONL file that was sent, of at most 100 columns, and begins a job in `STAGING`. Nothing is written: `mapImport` comes next. " +
    "Of more than five of a person that nobody has run the oldest is cancelled. " +
    "Sent again with the same upload it is the same job, and goes on where reading was cut off; another one when that was cancelled. A token reads its job, and what it does is limited to what the token may do.",
  permission: "IMPORT_CREATE",
  input: {
    description: "A file to be read in.",
    argument: "Which file, and what it holds.",
    fields: {
      kind: {
        type: ImportKindEnum,
        required: true,
        description: "What its rows are.",
        rule: v.picklist([
          "BRANDS",
          "CATEGORIES",
          "PRODUCTS",
          "PRICE_STOCK",
          "MANUFACTURERS",
          "VENDORS",
          "PICKUP_POINTS",
          "COLLECTION_PRODUCTS",
        ]),
        rest: "kind",
      },
      uploadId: {
        type: "ID",
        required: true,
        names: "Upload",
        purpose: "IMPORT_FILE",
        description: "An upload for `IMPORT_FILE` that was sent.",
        rule: v.string(),
        rest: ["source", "columns", "total"],
      },
      format: {
        type: FileFormatEnum,
        description:
          "What it is; found when left out. JSONL has a record a line, as `startExport` writes it: names of columns, global ids or ours, and null for what is to be emptied; of a product with `variants` each is a row.",
        rule: v.nullish(v.picklist(fileFormats), null),
      },
      delimiter: {
        type: CsvDelimiterEnum,
        description: "What stands between the cells of CSV; found in its first lines when left out.",
        rule: v.nullish(v.picklist(["COMMA", "SEMICOLON", "TAB", "PIPE"]), null),
        rest: "delimiter",
      },
      encoding: {
        type: CsvEncodingEnum,
        description: "How the letters of CSV are written; found when left out. JSONL is in UTF-8.",
        rule: v.nullish(v.picklist(encodings), null),
        rest: "encoding",
      },
    },
  },
  async run({ kind, uploadId, ...chosen }, context) {
    const user = currentUser(context);
    const upload = await loadOwnUpload(context, uploadId);
    if (upload?.purpose !== "IMPORT_FILE") throw new NotFoundError();
    // Few are read at a time, each up to 20 MB, and of none more than its first rows is kept.
    const { file, first } = await context.imageWork.run(async () => {
      const content = await withStorage(context, () => contentOf(context, upload));
      if (content === null) refuse("uploadId", "The file did not arrive as a whole. Send it again.");
      const read = await readFile(content, kind, chosen);
      return { file: read, first: await firstOf(partsOf(content, kind, read)) };
    });
    // Lines of JSON have nothing between cells: by that the service knows them.
    const { delimiter, encoding } = file.csv ?? { delimiter: "", encoding: "UTF_8" };
    const { job, file: now } = await beginImport(
      context,
      `import ${upload.id} ${kind} ${delimiter} ${encoding}`,
      {
        company_po_id: toRestId(user.companyId),
        [user.kind === "owner" ? "user_po_id" : "user_seller_id"]: toRestId(user.userId),
        ...(user.via !== undefined && { via: user.via }),
        kind: kinds[kind],
        source: upload.id,
        delimiter,
        encoding,
        columns: file.columns,
        total: file.total,
        bytes: upload.bytes,
      },
    );
    if (job.state === "STAGING" && now.staged_count < job.total)
      await sendFile(context, job.id, upload, kind, file, first);
    return { job };
  },
  success: { description: "The file was read, and its rows are being kept.", fields: success },
});

const mappingFields = {
  field: { type: "String", required: true, description: "`ImportField.name`.", rule: v.string() },
  column: {
    type: "Int",
    description: "`ImportColumn.position`; not together with `constant`.",
    rule: v.nullish(v.number(), null),
  },
  constant: {
    type: "String",
    description: "A text for every row in place of a column; at most 1000 characters.",
    rule: v.nullish(v.string(), null),
  },
} satisfies InputFields;

const ImportMappingInput = inputType("ImportMappingInput", "Where a field comes from.", mappingFields);

changeMutation({
  name: "mapImport",
  description:
    "Says which column is what, and has all rows checked by the rules of the mutations that would do the same. Nothing is written. " +
    "It may be said anew until `runImport`. For whoever started it.",
  permission: "IMPORT_CREATE",
  input: {
    description: "What the columns of a file are.",
    argument: "Of which import, and what.",
    fields: {
      jobId: idOf("Job", "The job of the import."),
      mapping: {
        type: [ImportMappingInput],
        required: true,
        description: "Each field that is read, once; what is not named is left as it is.",
        rule: v.pipe(
          v.array(
            v.object({
              field: mappingFields.field.rule,
              column: mappingFields.column.rule,
              constant: mappingFields.constant.rule,
            }),
          ),
          v.maxLength(100, "At most 100 columns"),
        ),
        rest: "mapping",
      },
      clearWord: {
        type: "String",
        description:
          "The word that empties a field of a table, at most 20 characters; `-` when left out. In JSONL null alone does.",
        rule: v.nullish(v.pipe(v.string(), v.maxLength(20, "Must have at most 20 characters")), null),
        rest: "clear_word",
      },
      addsMissing: {
        type: "Boolean",
        required: true,
        default: false,
        description:
          "Whether what is named and not there is added, such as the brand of a product, as far as the viewer may.",
        rule: flagRule,
        rest: "adds_missing",
      },
    },
  },
  async run({ jobId, mapping, clearWord, addsMissing }, context) {
    const { id } = await requireImport(context, jobId);
    const { body } = await context.rest.send({
      method: "PUT",
      template: `${path}/mapping/{id}`,
      params: { id },
      body: { mapping, clear_word: clearWord, adds_missing: addsMissing },
    });
    return { job: writtenImport(context, body).job };
  },
  success: { description: "The rows are being checked.", fields: success },
});

changeMutation({
  name: "runImport",
  description:
    "Does what the check has found the rows to do; rows that it has refused are left out, and `downloadUrl` has them with the reason. " +
    "With `ALL_OR_NOTHING` all rows are written in one transaction, or none. The file is removed: its upload is not found any more. For whoever started it.",
  permission: "IMPORT_CREATE",
  input: {
    description: "An import that was checked.",
    argument: "Which one.",
    fields: {
      jobId: idOf("Job", "The job of the import, in `READY`."),
      mode: {
        type: ImportModeEnum,
        required: true,
        default: "VALID_ROWS",
        description: "Whether what was refused is left out, or all is done or nothing.",
        rule: v.picklist(["VALID_ROWS", "ALL_OR_NOTHING"]),
        rest: "mode",
      },
    },
  },
  async run({ jobId, mode }, context) {
    const { id } = await requireImport(context, jobId);
    const { body } = await context.rest.send({
      method: "PUT",
      template: `${path}/run/{id}`,
      params: { id },
      body: { mode: modes[mode] },
    });
    const { job, file } = writtenImport(context, body);
    await discardTable(context, file.source);
    return { job };
  },
  success: { description: "The job waits for its turn.", fields: success },
});
