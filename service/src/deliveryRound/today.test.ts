import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../db/database.ts";
import { hashOfSecret } from "../account/links.ts";
import { seedOrders } from "../demo/seedOrders.ts";
import { copySeeded, oneEngine } from "../testing/seededCopy.ts";
import { roundOf } from "./round.ts";
import { sessionOf } from "./session.ts";

const session = "a".repeat(64);

describe.each(oneEngine)("what time does to a link on %s", (engine) => {
  let database: OpenDatabase;
  let stop = (): Promise<void> => Promise.resolve();
  let user = 0;
  let locations: readonly number[] = [];

  beforeAll(async () => {
    const { storage, remove } = await copySeeded(engine);
    database = await openDatabase(storage);
    const { db } = database;
    await seedOrders(db, 1, new Date());
    ({ delivery_user_id: user, seller_ids: locations } = await db
      .selectFrom("delivery_user")
      .select(["delivery_user_id", "seller_ids"])
      .where("delivery_user_status", "=", "active")
      .where("company_po_id", "=", 1)
      .orderBy("delivery_user_id")
      .limit(1)
      .executeTakeFirstOrThrow());
    await db
      .insertInto("delivery_link")
      .values({
        delivery_user_id: user,
        company_po_id: 1,
        key_hash: hashOfSecret("key"),
        session_hash: session,
        opened_at: sql<string>`now()`,
        mailed: false,
        expires_at: sql<string>`now() + interval '30 days'`,
      })
      .execute();
    stop = async () => {
      await database.close();
      await remove();
    };
  });
  afterAll(() => stop());

  test("of what was handed over, only today's is shown", async () => {
    const { db } = database;
    const shown = async () =>
      (await roundOf(db, await sessionOf(db, session))).stops.map((stop) => stop.fulfilment_id);
    const { fulfilment_id } = await db
      .selectFrom("fulfilment")
      .select("fulfilment_id")
      .where("company_po_id", "=", 1)
      .where("delivery_mode", "=", "delivery")
      .where("seller_id", "in", locations)
      .limit(1)
      .executeTakeFirstOrThrow();
    const handedOver = (at: string) =>
      sql`update fulfilment set delivery_user_id = ${user}, fulfilment_status = 'delivered',
        status_at = ${sql.raw(at)} where fulfilment_id = ${fulfilment_id}`.execute(db);
    await handedOver("now()");
    expect(await shown()).toContain(fulfilment_id);
    await handedOver("now() - interval '25 hours'");
    expect(await shown()).not.toContain(fulfilment_id);
  });

  test("after 30 days, and before it was made, it lets nobody in", async () => {
    const { db } = database;
    const set = (column: string, at: string) =>
      sql`update delivery_link set ${sql.ref(column)} = ${sql.raw(at)} where delivery_user_id = ${user}`.execute(
        db,
      );
    const refused = expect.objectContaining({ message: "Delivery round not found" });
    expect(await sessionOf(db, session)).toMatchObject({ delivery_user_id: user });
    await set("expires_at", "now()");
    await expect(sessionOf(db, session)).rejects.toEqual(refused);
    await set("expires_at", "now() + interval '1 day'");
    await set("created_at", "now() + interval '1 hour'");
    await expect(sessionOf(db, session)).rejects.toEqual(refused);
  });
});
