import { sql } from "kysely";
import type { Connection } from "../http/context.ts";
import { conflict } from "../http/httpError.ts";
import type { Settings } from "../settings.ts";

/** A job has no room for what it makes. */
export class NoRoom extends Error {
  override readonly name = "NoRoom";
}

/** What the jobs of a company keep, in bytes: files that they have made, and those that are read in, as long as they came. */
async function keptBytes(db: Connection, companyId: number): Promise<number> {
  const { rows } = await sql<{ kept: number }>`select (
      (select coalesce(sum(octet_length(content)), 0) from job join job_part using (job_id)
        where company_po_id = ${companyId})
      + (select coalesce(sum(kept_bytes), 0) from job join import using (job_id) where company_po_id = ${companyId})
    )::double precision as kept`.execute(db);
  return rows[0]?.kept ?? 0;
}

/** Whoever asks for room. */
export interface Asking {
  readonly db: Connection;
  readonly settings: Pick<Settings, "keptByJobs">;
}

/** Lets a job bring so many bytes, or make a file of which nobody knows how long it will be. @throws HttpError 409 */
export async function requireRoom(
  { db, settings: { keptByJobs: most } }: Asking,
  companyId: number,
  bytes: number,
): Promise<void> {
  if ((await keptBytes(db, companyId)) + Math.max(bytes, 1) > most)
    throw conflict(
      `Your company may keep ${most / 1_000_000} MB of files that are written or read in, and that would be more. Each goes after a week.`,
    );
}

/** Looks whether what a job has made so far has room. @throws NoRoom */
export async function checkRoom({ db, settings }: Asking, companyId: number): Promise<void> {
  if ((await keptBytes(db, companyId)) > settings.keptByJobs) throw new NoRoom();
}
