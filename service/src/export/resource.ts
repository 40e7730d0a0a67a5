import * as v from "valibot";
import { optionalText, optionalWhole, requiredWhole } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { jobRecord, jobs } from "../job/record.ts";
import { addJob } from "../job/start.ts";
import { broken } from "../http/httpError.ts";
import { exportedLists } from "./lists.ts";

const lists = [...exportedLists.keys()];

const values = "filters takes lists of at most 200 texts or numbers";

const startExport = operation({
  method: "POST",
  path: "/v1/companyExport",
  origin: "extension",
  summary:
    "Starts a job that writes a list into a file, as far as it fits the filters and the search: CSV, of `audit` a line of JSON for each entry",
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
    filters: v.optional(
      v.record(
        v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,60}$/, "filters names fields")),
        v.pipe(v.array(v.union([v.string(), v.number()], values), values), v.maxLength(200, values)),
      ),
      {},
    ),
    q: v.optional(v.pipe(v.string("Must be text"), v.maxLength(200, "Must have at most 200 characters")), ""),
  }),
  response: jobRecord,
  async handle({ body: { list, filters, q, via, ...who } }, context) {
    const { filters: compared = {}, narrowing = {} } = exportedLists.get(list)?.rule ?? {};
    for (const [field, values] of Object.entries(filters)) {
      const narrowed = narrowing[field];
      if (!(field in compared) && narrowed === undefined)
        throw broken(`filters has no field ${field}`, "filters");
      if (narrowed !== undefined && !values.every((value) => narrowed.pattern.test(String(value))))
        throw broken(narrowed.message, "filters");
    }
    const jobId = await addJob(context, {
      ...who,
      via: via ?? "",
      kind: `export_${list}`,
      params: { filters, ...(q !== "" && { q }) },
    });
    return jobs.read(context.db, jobId);
  },
});

/** Lists as files. */
export const exportList: Resource = { records: {}, constraints: {}, operations: [startExport] };
