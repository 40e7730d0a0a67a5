import { noteAboutPerson } from "../audit/note.ts";
import { type Expression, sql } from "kysely";
import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { extentOf, readPart } from "../http/listing.ts";
import type { ListRule } from "../http/listQuery.ts";
import type { ChunkResult, JobKind, RunningJob } from "../job/kind.ts";
import { listOf } from "../job/list.ts";
import { type CellKind, csvLines } from "./csv.ts";

/** A list that can be exported. */
export interface ExportedList {
  /** Its name in `kind` and in the call, for example `brand`. */
  readonly name: string;
  readonly rule: ListRule;
  /** The records as the list shows them, with the columns of the file. */
  records(db: Connection): Expression<unknown>;
  /** Whether its records are a location's: its people get their own. */
  readonly isOfLocation: boolean;
  /**
   * The columns by their names in the file, from left to right: field and what it holds. Null where what a reader may see of a
   * record is the gateway's to say: then each is a line of JSON as its list answers it, and the gateway makes the file of them.
   */
  readonly columns: Readonly<Record<string, readonly [field: string, kind: CellKind]>> | null;
}

/** So many rows are read at once; a part of the file, of letters that take three bytes, is well below what one answer may be. */
const rowsAtOnce = 500;
const partLength = 500_000;

const row = v.record(v.string(), v.unknown());

/** What the file of a list begins with, and what it has of one record. */
interface WrittenFile {
  readonly head: string;
  line(record: Readonly<Record<string, unknown>>): string;
}

function csvFile(columns: NonNullable<ExportedList["columns"]>): WrittenFile {
  const fields = Object.values(columns).map(([field]) => field);
  const kinds = Object.values(columns).map(([, kind]) => kind);
  return {
    head: csvLines([Object.keys(columns)], []),
    line: (record) => csvLines([fields.map((field) => record[field])], kinds),
  };
}

const entryLines: WrittenFile = { head: "", line: (record) => `${JSON.stringify(record)}\n` };

/** The kind of job that writes a list into a file, by id, up to the last record that was there when it began. */
export function exported({ name, rule, records, isOfLocation, columns }: ExportedList): [string, JobKind] {
  const file = columns === null ? entryLines : csvFile(columns);

  const list = (db: Connection, job: RunningJob) =>
    listOf(db, { rule, records, isOfLocation }, job, job.params);

  async function begin(db: Connection, job: RunningJob) {
    await writePart(db, job.jobId, file.head);
    return extentOf(db, list(db, job));
  }

  async function work(db: Connection, job: RunningJob): Promise<ChunkResult> {
    const found = await readPart(db, list(db, job), { behind: job.at, upTo: job.end, limit: rowsAtOnce });
    let lines = "";
    let at = job.at;
    let ok = 0;
    for (const value of found) {
      const record = v.parse(row, value);
      lines += file.line(record);
      at = Number(record[rule.key]);
      ok += 1;
      if (lines.length > partLength) break;
    }
    if (ok > 0) await writePart(db, job.jobId, lines);
    const isOver = ok === found.length && found.length < rowsAtOnce;
    if (isOver)
      await noteAboutPerson(db, job.accountId, { note: "exported", list: name, rows: job.done + ok });
    return { at, ok, refused: 0, skipped: 0, isOver };
  }

  return [`export_${name}`, { begin, work }];
}

async function writePart(db: Connection, jobId: number, content: string): Promise<void> {
  await sql`insert into job_part (job_id, part, content)
    select ${jobId}, count(*)::int, ${content} from job_part where job_id = ${jobId}`.execute(db);
}
