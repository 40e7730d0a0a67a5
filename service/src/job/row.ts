import * as v from "valibot";
import { collection } from "../http/collection.ts";
import { id, instant, nullableText } from "../http/responseFields.ts";
import { rowOutcomes } from "./rowTable.ts";

const values = v.nullable(v.record(v.string(), v.unknown()));

/** What a job has done to one record: the columns that it wrote, as they were before and after. */
export const jobRowRecord = v.object({
  job_row_id: id,
  job_id: id,
  entity: v.string(),
  entity_id: id,
  name: v.string(),
  outcome: v.picklist(rowOutcomes),
  message: nullableText,
  before: values,
  after: values,
  created_at: instant,
  updated_at: instant,
});

/** The rows of a job, in the order in which it came to them. */
export const jobRows = collection({
  name: "companyJobRow",
  noun: "Row",
  table: "job_row",
  record: jobRowRecord,
  rule: {
    key: "job_row_id",
    order: "job_row_id",
    sortable: {},
    searchable: ["name"],
    filters: { outcome: "text" },
  },
  records: (db) => db.selectFrom("job_row").selectAll(),
});
