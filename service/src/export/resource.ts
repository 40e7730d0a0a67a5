import * as v from "valibot";
import { optionalText, optionalWhole, requiredWhole } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { jobRecord, jobs } from "../job/record.ts";
import { addJob } from "../job/start.ts";
import { readQuery } from "./exported.ts";
import { fileFormats } from "./file.ts";
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
    "Starts a job that writes a list into a file, as far as it fits the query and in its order: the parameters that the list itself takes. CSV, or JSONL with global ids and what is part of a record within its line; of `audit` always a line of JSON for each entry",
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
    query: v.optional(
      v.record(v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,60}$/, "query names parameters")), given),
      {},
    ),
  }),
  response: jobRecord,
  async handle({ body: { list, format, query, via, ...who } }, context) {
    const rule = exportedLists.get(list)?.rule;
    if (rule !== undefined) readQuery(rule, query);
    const jobId = await addJob(context, {
      ...who,
      via: via ?? "",
      kind: `export_${list}`,
      params: { query, format },
    });
    return jobs.read(context.db, jobId);
  },
});

/** Lists as files. */
export const exportList: Resource = { records: {}, constraints: {}, operations: [startExport] };
