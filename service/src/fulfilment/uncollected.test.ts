import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../db/database.ts";
import { seedOrders } from "../demo/seedOrders.ts";
import { businessToday } from "../http/contactField.ts";
import { fulfilments } from "../order/records.ts";
import { pickupPoints } from "../pickupPoint/record.ts";
import { copySeeded, oneEngine } from "../testing/seededCopy.ts";
import { countFulfilments } from "./counts.ts";

const company = 1;

describe.each(oneEngine)("what waits at a pickup point on %s", (engine) => {
  let database: OpenDatabase;
  let stop = (): Promise<void> => Promise.resolve();
  let point = 0;
  let waiting = 0;

  beforeAll(async () => {
    const { storage, remove } = await copySeeded(engine);
    database = await openDatabase(storage);
    const { db } = database;
    await seedOrders(db, company, new Date());
    const added = await db
      .insertInto("pickup_point")
      .values({
        company_po_id: company,
        pickup_point_name: "Counter that keeps",
        area_name: "Jayanagar",
        zip: "560041",
        stateshort: "KA",
        phone: "08022334455",
        opening_hours: JSON.stringify([{ day: 1, opens: "09:00", closes: "18:00" }]),
        keep_days: 3,
      })
      .returning("pickup_point_id")
      .executeTakeFirstOrThrow();
    point = added.pickup_point_id;
    const found = await db
      .selectFrom("fulfilment")
      .select("fulfilment_id")
      .where("company_po_id", "=", company)
      .executeTakeFirstOrThrow();
    waiting = found.fulfilment_id;
    stop = async () => {
      await database.close();
      await remove();
    };
  });
  afterAll(() => stop());

  /** It became ready so many days before today, at the last minute of the day where the business is. */
  const readyBefore = async (days: number, status = "ready") => {
    const day = businessToday(new Date(Date.now() - days * 86_400_000));
    await sql`update fulfilment set fulfilment_status = ${status}, delivery_mode = 'pickup', pickup_point_id = ${point},
      status_at = ${`${day}T23:59:00+05:30`}::timestamptz where fulfilment_id = ${waiting}`.execute(
      database.db,
    );
    const [[row], [place], counts] = await Promise.all([
      fulfilments.find(database.db, [waiting]),
      pickupPoints.find(database.db, [point]),
      countFulfilments(database.db, "company_po_id", company),
    ]);
    return [
      row?.kept_until,
      place?.waiting_orders,
      place?.uncollected_orders,
      counts.uncollected,
      (await countFulfilments(database.db, "seller_id", 999)).uncollected,
    ];
  };

  test("it is kept for so many days after the one on which it became ready, and is then to be brought back", async () => {
    const before = (days: number) => businessToday(new Date(Date.now() - days * 86_400_000));
    expect(await readyBefore(0)).toEqual([before(-3), 1, 0, 0, 0]);
    expect(await readyBefore(3)).toEqual([before(0), 1, 0, 0, 0]);
    expect(await readyBefore(4)).toEqual([before(1), 1, 1, 1, 0]);
    expect(await readyBefore(40, "delivered")).toEqual([null, 0, 0, 0, 0]);
  });
});
