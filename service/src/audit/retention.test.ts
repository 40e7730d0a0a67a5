import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "../db/database.ts";
import { sweep } from "../db/sweep.ts";
import { copySeeded, oneEngine } from "../testing/seededCopy.ts";
import { sweepAudit } from "./retention.ts";

test.each(oneEngine)("%s: entries go after their months, in chunks, the oldest first", async (engine) => {
  const { storage, remove } = await copySeeded(engine);
  const { db, close } = await openDatabase(storage);
  await sql`insert into audit (actor, action, entity, entity_id, company_po_id, at)
    select '', 'note', 'account', 1, 1, now() - (60 - month) * interval '1 month' - interval '1 hour'
    from generate_series(1, 60) as months (month)`.execute(db);
  const left = () => db.selectFrom("audit").select("audit_id").orderBy("audit_id").execute();
  expect(await sweepAudit(db, 24, { entries: 7, most: 2 })).toBe(14);
  expect((await left())[0]?.audit_id).toBe(15);
  await sweep(db, { auditMonths: 24, signInHistoryDays: 180 });
  // The months from 60 to 24 are over, which are 36; what is 23 months and an hour old stays.
  expect(await left()).toHaveLength(24);
  await sweep(db, { auditMonths: 12, signInHistoryDays: 180 });
  expect(await left()).toHaveLength(12);
  await close();
  await remove();
});
