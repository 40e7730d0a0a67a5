import { sql } from "kysely";
import * as v from "valibot";
import { noteAboutPerson } from "../audit/note.ts";
import type { Connection } from "../http/context.ts";
import { broken } from "../http/httpError.ts";
import { extentOf, placesOf, readPart, selection, type WholeList } from "../http/listing.ts";
import { type ListQuery, listQuery, type ListRule } from "../http/listQuery.ts";
import type { ChunkResult, JobKind, RunningJob } from "../job/kind.ts";
import { addParts } from "../job/parts.ts";
import { checkRoom } from "../job/room.ts";
import type { ExportedList } from "./exportedList.ts";
import { fileFormats, fileOf, readParts, type Row } from "./file.ts";

/** A chunk writes so many rows, and reads so few at once that they are forgotten young: what is older waits long to be collected. */
const rowsInChunk = 500;
const rowsAtOnce = 100;
/** On the embedded database everybody waits for a chunk, so it begins no more reading after this, in milliseconds. */
const longestChunk = 100;
/** A chunk writes no more letters than this. */
const chunkLength = 500_000;

/** More rows than this stand in the order of their ids: to sort them takes the database longer than others should wait. */
const mostSorted = 20_000;

/** What an export is started with: its list's own conditions, search and order, as the list takes them. */
export const exportParams = v.strictObject({
  query: v.record(v.string(), v.string()),
  format: v.picklist(fileFormats),
  /** Whoever hands the file on puts the mark of UTF-8 before it. */
  byte_order_mark: v.optional(v.boolean(), true),
  /** Those of the file, from left to right; all where none are named. */
  columns: v.optional(v.array(v.string())),
});

/** The query of a list, without the paging. @throws HttpError 422 for what the list does not take */
export function readQuery(rule: ListRule, given: Readonly<Record<string, string>>): ListQuery {
  const { entries } = listQuery(rule).pipe[0];
  for (const field of Object.keys(given))
    if (!(field in entries) || ["limit", "offset", "after", "before"].includes(field))
      throw broken(`query has no field ${field}`, "query");
  const read = v.safeParse(listQuery(rule), given);
  if (read.success) return read.output;
  throw broken(read.issues[0].message, "query");
}

/** What is read of a list behind a place in it. */
interface Place {
  readonly list: WholeList;
  readonly fields: readonly string[] | undefined;
  readonly at: number;
}

interface NextRows {
  readonly rows: readonly (readonly [Row, number])[];
  readonly end: number;
  readonly isLast: boolean;
}

/** The kind of job that writes a list into a file, up to the last record that was there when it began. */
export function exported(exportedList: ExportedList): [string, JobKind] {
  const { name, rule, records, scope, asksFor, asksForAll } = exportedList;

  const listOf = (db: Connection, job: RunningJob): WholeList => {
    const { query } = v.parse(exportParams, job.params);
    return { base: records(db, job), rule, query: readQuery(rule, query), scope: scope(job) };
  };
  const file = (job: RunningJob) => {
    const { format, columns } = v.parse(exportParams, job.params);
    return fileOf(exportedList, format, columns);
  };

  async function begin(db: Connection, job: RunningJob) {
    await addParts(db, job.jobId, [file(job).head]);
    // Of an earlier try.
    await db.deleteFrom("export_place").where("job_id", "=", job.jobId).execute();
    const list = listOf(db, job);
    const extent = await extentOf(db, list);
    if (list.query.sort === undefined || extent.total > mostSorted) return extent;
    await sql`insert into export_place (job_id, record_id, place)
      select ${job.jobId}::int, found.key, found.place from (${placesOf(list)}) as found`.execute(db);
    return { total: extent.total, start: 0, end: extent.total };
  }

  /** Reads the next records, each with how far the file has come behind it, and how far it has behind all of them. */
  async function reader(db: Connection, job: RunningJob, named: readonly string[] | undefined) {
    const list = listOf(db, job);
    const isSorted = list.query.sort !== undefined && (await hasPlaces(db, job.jobId));
    const fields = named && [rule.key, ...named];
    return (at: number) =>
      isSorted ? nextPlaces(db, job, { list, fields, at }) : nextKeys(db, job, { list, fields, at });
  }

  async function nextKeys(db: Connection, job: RunningJob, { list, fields, at }: Place): Promise<NextRows> {
    const found = await readPart(db, list, { behind: at, upTo: job.end, limit: rowsAtOnce, fields });
    const rows = found.map((row) => [row, Number(row[rule.key])] as const);
    return { rows, end: rows.at(-1)?.[1] ?? at, isLast: found.length < rowsAtOnce };
  }

  async function nextPlaces(db: Connection, job: RunningJob, { list, fields, at }: Place): Promise<NextRows> {
    const upTo = at + rowsAtOnce;
    const { rows } = await sql<Row>`select ${selection(fields)}, place.place as export_place
      from export_place as place join ${list.base} as record on ${sql.ref(`record.${rule.key}`)} = place.record_id
      where place.job_id = ${job.jobId} and place.place > ${at}::int and place.place <= ${upTo}::int
        and ${list.scope} order by place.place`.execute(db);
    // Records that went meanwhile leave gaps.
    return {
      rows: rows.map((row) => [row, Number(row["export_place"])]),
      end: upTo,
      isLast: upTo >= job.end,
    };
  }

  async function work(db: Connection, job: RunningJob): Promise<ChunkResult> {
    const { fields, parts, line } = file(job);
    const next = await reader(db, job, fields);
    const lines: string[] = [];
    let length = 0;
    let at = job.at;
    let ok = 0;
    let isOver = false;
    const begun = performance.now();
    const isFull = () => length > chunkLength;
    const isLong = () => ok >= rowsInChunk || performance.now() - begun > longestChunk;
    do {
      const { rows, end, isLast } = await next(at);
      const partsOf = await readParts(
        db,
        parts,
        rows.map(([row]) => row),
      );
      let taken = 0;
      for (const [row, place] of rows) {
        if (isFull()) break;
        const written = line(row, partsOf(row));
        lines.push(written);
        length += written.length;
        at = place;
        taken += 1;
      }
      ok += taken;
      if (taken < rows.length) break;
      at = end;
      isOver = isLast;
    } while (!isOver && !isFull() && !isLong());
    if (ok > 0) {
      await addParts(db, job.jobId, lines);
      await checkRoom({ db, settings: job.context.settings }, job.companyId);
    }
    if (isOver) {
      await db.deleteFrom("export_place").where("job_id", "=", job.jobId).execute();
      await noteAboutPerson(db, job.accountId, { note: "exported", list: name, rows: job.done + ok });
    }
    return { at, ok, refused: 0, skipped: 0, isOver };
  }

  return [
    `export_${name}`,
    {
      begin,
      work,
      asksFor: (_params, { sellerId }) => asksFor ?? (sellerId === null ? asksForAll : undefined),
    },
  ];
}

async function hasPlaces(db: Connection, jobId: number): Promise<boolean> {
  const found = await db
    .selectFrom("export_place")
    .select("place")
    .where("job_id", "=", jobId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
