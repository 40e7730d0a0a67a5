import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../db/database.ts";
import { businessToday } from "../http/contactField.ts";
import { copySeeded, oneEngine } from "../testing/seededCopy.ts";
import { notificationReader } from "../notification/reader.ts";
import { tellOfLicences } from "./licence.ts";

const [owner, seller] = [1, 3];
const rider = 1;

describe.each(oneEngine)("driving licences that end on %s", (engine) => {
  let database: OpenDatabase;
  let stop = (): Promise<void> => Promise.resolve();

  beforeAll(async () => {
    const { storage, remove } = await copySeeded(engine);
    database = await openDatabase(storage);
    stop = async () => {
      await database.close();
      await remove();
    };
  });
  afterAll(() => stop());
  beforeEach(async () => {
    for (const table of ["notification", "licence_notice"] as const)
      await database.db.deleteFrom(table).execute();
    await set({ all_locations: false, delivery_user_status: "active", delivery_user_name: "Ravi" });
    await database.db
      .updateTable("delivery_user")
      .set({ seller_ids: [1] })
      .execute();
  });

  async function set(values: object) {
    await database.db.updateTable("delivery_user").set({ licence_expiry: null }).execute();
    await database.db
      .updateTable("delivery_user")
      .set(values)
      .where("delivery_user_id", "=", rider)
      .execute();
  }
  const ends = async (inDays: number, rest: object = {}) =>
    set({ licence_expiry: businessToday(new Date(Date.now() + inDays * 86_400_000)), ...rest });

  /** Who is told when it is looked for, as often as that is. */
  const told = async () => {
    await sql`delete from event`.execute(database.db);
    await tellOfLicences(database.db);
    await tellOfLicences(database.db);
    const events = await database.db.selectFrom("event").selectAll().orderBy("event_id").execute();
    await database.db.deleteFrom("notification").execute();
    await database.db.transaction().execute((transaction) => notificationReader.handle(transaction, events));
    const notices = await database.db
      .selectFrom("notification")
      .select(["account_id", "kind", "entity", "entity_id", "subject_name", "notice_count"])
      .orderBy("account_id")
      .execute();
    const about = {
      kind: "delivery_user.licence_ending",
      entity: "delivery_user",
      entity_id: String(rider),
      subject_name: "Ravi",
      notice_count: 1,
    };
    expect(notices).toEqual(notices.map(({ account_id }) => ({ account_id, ...about })));
    return notices.map(({ account_id }) => account_id);
  };

  test("is told of 30 days before and 7 days before, once each, and anew when it was renewed", async () => {
    await ends(31);
    expect(await told()).toEqual([]);
    await ends(30);
    expect(await told()).toEqual([owner, seller]);
    await database.db.updateTable("delivery_user").set({ on_duty: true }).execute();
    expect(await told()).toEqual([]);
    // The same date, 22 days later.
    await sql`update licence_notice set licence_expiry = licence_expiry - 23`.execute(database.db);
    await ends(7);
    expect(await told()).toEqual([owner, seller]);
    expect(await told()).toEqual([]);
    await ends(20);
    expect(await told()).toEqual([owner, seller]);
  });

  test("one entered with few days left is told of once; one that is over, or whose owner delivers nothing, never", async () => {
    await ends(5);
    expect(await told()).toEqual([owner, seller]);
    await ends(5);
    expect(await told()).toEqual([]);
    await ends(-1);
    expect(await told()).toEqual([]);
    await ends(6, { delivery_user_status: "inactive" });
    expect(await told()).toEqual([]);
  });

  test("of who delivers for several locations the company alone is told", async () => {
    await ends(10, { all_locations: true });
    expect(await told()).toEqual([owner]);
    await database.db
      .updateTable("delivery_user")
      .set({ seller_ids: [1, 2] })
      .execute();
    await ends(9, { all_locations: false });
    expect(await told()).toEqual([owner]);
  });

  test("nobody is told who may not change delivery users", async () => {
    await sql`update account set primary_login = false where account_id = ${seller}`.execute(database.db);
    await ends(10);
    expect(await told()).toEqual([owner]);
  });
});
