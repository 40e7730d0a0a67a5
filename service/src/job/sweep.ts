import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** Removes what jobs have left that ended half way, the files of jobs and what they say of each row after a week, and the jobs themselves after 90 days. */
export async function sweepJobs(db: Kysely<Database>): Promise<void> {
  await sql`delete from job_part using job
    where job.job_id = job_part.job_id and job.expires_at < now()`.execute(db);
  await sql`delete from export_place using job
    where job.job_id = export_place.job_id and job.job_state not in ('queued', 'running')`.execute(db);
  await sql`delete from import_row where created_at < now() - interval '7 days'`.execute(db);
  await sql`update import set kept_bytes = 0 from job
    where job.job_id = import.job_id and kept_bytes > 0 and job.created_at < now() - interval '7 days'
      and not exists (select from import_row where import_row.job_id = job.job_id)`.execute(db);
  await sql`update job set job_state = 'cancelled', ended_at = now()
    where job_state in ('staging', 'ready') and updated_at < now() - interval '7 days'`.execute(db);
  await sql`delete from job_row where created_at < now() - interval '7 days'`.execute(db);
  await sql`update job set job_state = 'expired' where job_state = 'done' and expires_at < now()`.execute(db);
  await sql`delete from job where created_at < now() - interval '90 days'`.execute(db);
}
