import { type Compilable, sql } from "kysely";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../db/database.ts";
import { copySeeded, everyEngine } from "../testing/seededCopy.ts";
import { companyEntries, recordEntries } from "./read.ts";

const page = { limit: 51 };

// The planner chooses by how much there is: with a few rows it would read them all.
describe.each(everyEngine)("on %s, a trail of 20,000 entries", (engine) => {
  let database: OpenDatabase;
  let tidyUp = (): Promise<void> => Promise.resolve();

  beforeAll(async () => {
    const { storage, remove } = await copySeeded(engine);
    database = await openDatabase(storage);
    tidyUp = async () => {
      await database.close();
      await remove();
    };
    await sql`insert into audit (actor, action, entity, entity_id, part_of, part_of_id, company_po_id, seller_id, job_id, at)
      select 'owner:' || n % 49, 'update', case n % 3 when 0 then 'variant' else 'product' end, n % 401,
             case n % 3 when 0 then 'product' end, case n % 3 when 0 then n % 401 end, case n % 200 when 0 then 1 else 2 + n % 19 end, n % 41,
             case n % 7 when 0 then n % 33 end, '2026-01-01T00:00:00Z'::timestamptz + n * interval '5 minutes'
        from generate_series(1, 20000) as numbers (n)`.execute(database.db);
    await sql`analyze audit`.execute(database.db);
  });
  afterAll(() => tidyUp());

  /** The indexes that a query walks, and the ways in which it reads without one. */
  async function plan(query: Compilable): Promise<{ indexes: string[]; scans: string[] }> {
    const compiled = query.compile();
    const { rows } = await database.db.executeQuery<object>({
      ...compiled,
      sql: `explain (format text) ${compiled.sql}`,
    });
    const lines = rows.map((row) => v.parse(v.string(), Object.values(row)[0]));
    return {
      indexes: lines.flatMap(
        (line) => /Index (?:Only )?Scan(?: Backward)? (?:using|on) (audit\w*)/.exec(line)?.[1] ?? [],
      ),
      scans: lines.flatMap((line) => /(Seq Scan)/.exec(line)?.[1] ?? []),
    };
  }

  test.each([
    ["the first page", 1, {}, "audit_company"],
    ["one person", 2, { actor: "owner:7" }, "audit_actor"],
    ["one record", 2, { entity: ["product"], entity_id: 7 }, "audit_record"],
    ["one location", 2, { seller_id: 7 }, "audit_location"],
    ["one job", 2, { job_id: 3 }, "audit_job"],
    ["an hour", 2, { from: "2026-01-31T00:00:00Z", to: "2026-01-31T01:00:00Z" }, "audit_company_at"],
  ])("%s walks its index", async (_what, company, filter, index) => {
    const { indexes, scans } = await plan(companyEntries(database.db, company, filter, page));
    expect([indexes, scans]).toEqual([[index], []]);
  });

  test("a record's history walks one index for itself and one for its parts", async () => {
    const { indexes, scans } = await plan(recordEntries(database.db, 2, { entity: "product", id: 8 }, page));
    expect([indexes.toSorted(), scans]).toEqual([["audit_part", "audit_record"], []]);
  });
});
