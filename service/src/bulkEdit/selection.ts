import { sql } from "kysely";
import type { Connection } from "../http/context.ts";
import { type Extent, keysOf, type WholeList } from "../http/listing.ts";

/** So many ids stand in a row: each chunk reads one or two of them. */
const idsInRow = 500;

/** Settles which records a job is about: those of the list now, whatever becomes of them before their turn comes. */
export async function keepSelection(db: Connection, jobId: number, list: WholeList): Promise<Extent> {
  const { rows } = await sql<Extent>`
    with kept as (
      insert into job_selection (job_id, last_id, ids)
      select ${jobId}::int, max(key), array_agg(key order by key)
      from (select key, (row_number() over (order by key) - 1) / ${idsInRow}::int as part
        from (${keysOf(list)}) as found) as placed
      group by part
      returning ids)
    select coalesce(sum(cardinality(ids)), 0)::int as total, coalesce(min(ids[1]) - 1, 0)::float8 as start,
      coalesce(max(ids[cardinality(ids)]), 0)::float8 as end
    from kept`.execute(db);
  return rows[0] ?? { total: 0, start: 0, end: 0 };
}

/** The next ids that were kept, behind one of them. */
export async function nextSelected(
  db: Connection,
  jobId: number,
  behind: number,
  limit: number,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (select ids from job_selection where job_id = ${jobId} and last_id > ${behind}::bigint
      order by last_id limit 2) as kept, unnest(ids) as id
    where id > ${behind}::bigint order by id limit ${limit}::int`.execute(db);
  return rows.map(({ id }) => id);
}

/** Lets go of what was kept for a job that is done; one that stopped may go on, and keeps its own as long as it is there. */
export async function dropSelection(db: Connection, jobId: number): Promise<void> {
  await db.deleteFrom("job_selection").where("job_id", "=", jobId).execute();
}
