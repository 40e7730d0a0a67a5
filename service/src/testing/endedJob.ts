import type { Insertable } from "kysely";
import type { Connection } from "../http/context.ts";
import type { JobTable } from "../job/table.ts";

/** Adds a job of the first company that is over, with what is told of it. @returns its id */
export async function addEndedJob(
  db: Connection,
  values: Partial<Insertable<JobTable>> = {},
): Promise<number> {
  const { job_id } = await db
    .insertInto("job")
    .values({
      company_po_id: 1,
      account_id: 1,
      actor: "owner",
      via: "",
      kind: "import_brand",
      job_state: "done",
      params: "{}",
      ...values,
    })
    .returning("job_id")
    .executeTakeFirstOrThrow();
  return job_id;
}
