import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../db/database.ts";
import { seedOrders } from "../demo/seedOrders.ts";
import { copySeeded, oneEngine } from "../testing/seededCopy.ts";
import { countFulfilments } from "./counts.ts";
import { moveAcceptBy, tellOfLate } from "./late.ts";

const company = 1;

describe.each(oneEngine)("late orders on %s", (engine) => {
  let database: OpenDatabase;
  let stop = (): Promise<void> => Promise.resolve();

  beforeAll(async () => {
    const { storage, remove } = await copySeeded(engine);
    database = await openDatabase(storage);
    await seedOrders(database.db, company, new Date());
    stop = async () => {
      await database.close();
      await remove();
    };
  });
  afterAll(() => stop());

  const told = async () => {
    await tellOfLate(database.db);
    const events = await database.db
      .selectFrom("event")
      .select(["entity", "entity_id", "number", "seller_id"])
      .where("type", "=", "fulfilment.late")
      .orderBy("event_id")
      .execute();
    await sql`delete from event`.execute(database.db);
    return events;
  };
  const late = async () => (await countFulfilments(database.db, "company_po_id", company)).late;
  const pending = () =>
    database.db
      .selectFrom("fulfilment")
      .select(["fulfilment_id as entity_id", "seller_id"])
      .select(sql<string>`order_no || '/' || part_no`.as("number"))
      .where("company_po_id", "=", company)
      .where("fulfilment_status", "=", "pending")
      .orderBy("fulfilment_id")
      .execute();

  test("what is not accepted in the company's time is late, and told of once", async () => {
    const { db } = database;
    await sql`update fulfilment set placed_at = now(), promised_date = null`.execute(db);
    await moveAcceptBy(db, company, 24);
    await told();
    expect([await late(), await told()]).toEqual([0, []]);
    const waiting = await pending();
    const [first] = waiting;
    expect(waiting.length).toBeGreaterThan(2);
    await sql`update fulfilment set placed_at = now() - interval '25 hours' where fulfilment_id = ${first?.entity_id}`.execute(
      db,
    );
    expect(await late()).toBe(0);
    await moveAcceptBy(db, company, 24);
    expect([await late(), await told(), await told()]).toEqual([1, [{ entity: "fulfilment", ...first }], []]);
    // A setting that changes holds for what waits already.
    await moveAcceptBy(db, company, 26);
    expect(await late()).toBe(0);
  });

  test("what was promised for yesterday is late until it is handed over or cancelled", async () => {
    const { db } = database;
    await sql`update fulfilment set late_at = null, promised_date = current_date - 2`.execute(db);
    const open = await db
      .selectFrom("fulfilment")
      .select("fulfilment_id")
      .where("fulfilment_status", "not in", ["delivered", "returned", "cancelled"])
      .orderBy("fulfilment_id")
      .execute();
    expect((await told()).map(({ entity_id }) => entity_id)).toEqual(
      open.map(({ fulfilment_id }) => fulfilment_id),
    );
    expect(await told()).toEqual([]);
  });
});
