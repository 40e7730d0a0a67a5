import * as v from "valibot";
import { optionalText, optionalWhole, requiredWhole } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { jobRecord, jobs } from "../job/record.ts";
import { addJob } from "../job/start.ts";
import { checkFilters, listFields } from "../job/list.ts";
import { exportedLists } from "./lists.ts";

const lists = [...exportedLists.keys()];

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
    ...listFields,
  }),
  response: jobRecord,
  async handle({ body: { list, filters, q, via, ...who } }, context) {
    const rule = exportedLists.get(list)?.rule;
    if (rule !== undefined) checkFilters(rule, filters);
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
