import type { Connection } from "../http/context.ts";

/** Adds a job of the first company that is over. @returns its id */
export async function addEndedJob(db: Connection): Promise<number> {
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
    })
    .returning("job_id")
    .executeTakeFirstOrThrow();
  return job_id;
}
