import * as v from "valibot";
import { optionalText, optionalWhole, requiredWhole } from "../http/field.ts";
import { broken } from "../http/httpError.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { jobRecord, jobs } from "../job/record.ts";
import { addJob } from "../job/start.ts";
import { readQuery } from "./exported.ts";
import { columnNames, fileFormats } from "./file.ts";
import { exportedLists } from "./lists.ts";

const lists = [...exportedLists.keys()];
const given = v.pipe(
  v.string("query takes texts"),
  v.maxLength(2500, "query takes texts of at most 2500 characters"),
);

const startExport = operation({
  method: "POST",
  path: "/v1/companyExport",
  origin: "extension",
  summary:
    "Starts a job that writes a list into a file, as far as it fits the query and in its order: the parameters that the list itself takes. CSV, or JSONL with global ids and what is part of a record within its line; of `audit` always a line of JSON for each entry. With `columns` these alone in this order, behind the id of each row. Whether a CSV file is to begin with the mark of UTF-8 is kept with the job, for whoever hands the file on",
  status: 201,
  body: v.object({
    company_po_id: requiredWhole("company_po_id is required"),
    user_po_id: optionalWhole(),
    user_seller_id: optionalWhole(),
    via: optionalText(120),
    list: v.pipe(
      v.picklist(lists, `list is one of ${lists.join(", ")}`),
      v.metadata({ "x-missing": `list is one of ${lists.join(", ")}` }),
    ),
    format: v.optional(v.picklist(fileFormats, `format is one of ${fileFormats.join(", ")}`), "csv"),
    byte_order_mark: v.optional(v.boolean("byte_order_mark is true or false"), true),
    query: v.optional(
      v.record(v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,60}$/, "query names parameters")), given),
      {},
    ),
    columns: v.optional(
      v.pipe(v.array(v.string("columns takes names")), v.maxLength(60, "There are too many at once")),
    ),
  }),
  response: jobRecord,
  async handle({ body: { list, format, byte_order_mark, query, columns, via, ...who } }, context) {
    const exported = exportedLists.get(list);
    if (exported !== undefined) {
      readQuery(exported.rule, query);
      const known = columnNames(exported);
      const isKnown = columns?.every((name) => known.includes(name)) ?? true;
      if (!isKnown) throw broken("There is no such column", "columns");
    }
    const jobId = await addJob(context, {
      ...who,
      via: via ?? "",
      kind: `export_${list}`,
      params: { query, format, byte_order_mark, ...(columns && { columns }) },
      keeps: 0,
    });
    return jobs.read(context.db, jobId);
  },
});

/** Lists as files. */
export const exportList: Resource = { records: {}, constraints: {}, operations: [startExport] };
