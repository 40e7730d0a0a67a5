import type { Connection } from "../http/context.ts";

/**
 * A part of a file ends with the last line within so many letters. Whoever reads it has a text of less than 128 kB, which
 * Node forgets as soon as any other; of larger ones a gateway kept 90 MB while it read a file.
 */
export const partLength = 50_000;

/** Adds whole lines to the file of a job. */
export async function addParts(db: Connection, jobId: number, lines: readonly string[]): Promise<void> {
  const parts: string[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (last === undefined || last.length + line.length > partLength) parts.push(line);
    else parts[parts.length - 1] = last + line;
  }
  const { written } = await db
    .selectFrom("job_part")
    .select((query) => query.fn.countAll<number>().as("written"))
    .where("job_id", "=", jobId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("job_part")
    .values(parts.map((content, index) => ({ job_id: jobId, part: written + index, content })))
    .execute();
}
