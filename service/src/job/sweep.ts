import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** So long a job that waits for somebody's word does so, and so long all rows and the file of one that has ended are kept. */
const kept = sql`interval '7 days'`;

/** Since when nobody has done anything about a job; null of one that is to be worked on. */
const since = sql`coalesce(job.ended_at, case when job.job_state in ('staging', 'ready') then job.updated_at end)`;

/**
 * Removes the places of exports that have ended, files and rows of jobs after a week, and the jobs themselves after 90 days. The rows of a
 * job go all at once and not while another takes it back, so that nobody works on a part of them; whoever begins it anew right now has it locked.
 */
export async function sweepJobs(db: Kysely<Database>): Promise<void> {
  await sql`delete from export_place using job
    where job.job_id = export_place.job_id and job.job_state not in ('queued', 'running')`.execute(db);
  await sql`with past as (
      select job_id from job where (expires_at < now() or ${since} < now() - ${kept})
        and not exists (select from job as undo
          where undo.undoes = job.job_id and undo.job_state in ('queued', 'running'))
      for no key update of job skip locked
    ), files as (delete from job_part using past where job_part.job_id = past.job_id),
    done as (delete from job_row using past where job_row.job_id = past.job_id),
    claims as (delete from import_claim using past where import_claim.job_id = past.job_id),
    lines as (delete from import_row using past where import_row.job_id = past.job_id)
    update import set kept_bytes = 0 from past where import.job_id = past.job_id and kept_bytes > 0`.execute(
    db,
  );
  await sql`update job set job_state = 'cancelled', ended_at = now()
    where job_state in ('staging', 'ready') and updated_at < now() - ${kept}`.execute(db);
  await sql`update job set job_state = 'expired' where job_state = 'done' and expires_at < now()`.execute(db);
  await sql`delete from job where created_at < now() - interval '90 days'`.execute(db);
}
