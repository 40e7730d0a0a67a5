import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../db/database.ts";
import { openQueue, type Queue } from "../queue/queue.ts";
import { copySeeded, everyEngine } from "../testing/seededCopy.ts";
import { sendDigests } from "./digest.ts";
import { tell } from "./tell.ts";

/** The seller of the demo's first location. */
const seller = 3;

describe.each(everyEngine)("digests on %s", (engine) => {
  let database: OpenDatabase;
  let queue: Queue;
  let stop = (): Promise<void> => Promise.resolve();

  beforeAll(async () => {
    const { storage, remove } = await copySeeded(engine);
    database = await openDatabase(storage);
    queue = await openQueue(database, () => {});
    stop = async () => {
      await queue.close();
      await database.close();
      await remove();
    };
  });
  afterAll(() => stop());
  beforeEach(async () => {
    const { db } = database;
    for (const table of ["notification", "notification_preference", "event", "mail"] as const)
      await db.deleteFrom(table).execute();
    await db.updateTable("account").set({ seller_id: 1 }).where("account_id", "=", seller).execute();
    await sql`insert into notification_preference (account_id, deliveries)
      values (${seller}, '{"product.enabled": "mail_hourly", "product.returned": "mail_hourly"}')`.execute(
      db,
    );
  });

  const happens = (kind: "product.enabled" | "product.returned", name: string, sellerId: number) =>
    tell(database.db, {
      kind,
      entity: "product",
      entityId: "1",
      name,
      count: 1,
      companyId: 1,
      sellerId,
      side: null,
      except: [],
    });
  const move = (seller_id: number) =>
    database.db.updateTable("account").set({ seller_id }).where("account_id", "=", seller).execute();
  const send = async () => {
    const { db } = database;
    await sql`update notification set mail_due_at = now() - interval '1 second' where mail_due_at is not null`.execute(
      db,
    );
    const mailer = { sends: false, close: () => {} };
    await sendDigests(db, { mailer, queue }, "http://console.test");
    const mails = await db
      .selectFrom("mail")
      .select("subject")
      .where("recipient", "=", "seller@verdant.test")
      .execute();
    return mails.map(({ subject }) => subject);
  };
  const notices = () =>
    database.db
      .selectFrom("notification")
      .select(["seller_id", "subject_name", "notice_count"])
      .where("account_id", "=", seller)
      .orderBy("notification_id")
      .execute();

  test("whoever was moved is told of each location apart, and mailed of theirs alone", async () => {
    await happens("product.enabled", "Of the first", 1);
    await move(2);
    await happens("product.enabled", "Of the second", 2);
    expect(await notices()).toEqual([
      { seller_id: 1, subject_name: "Of the first", notice_count: 1 },
      { seller_id: 2, subject_name: "Of the second", notice_count: 1 },
    ]);
    const sent = await send();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain("Of the second");
    expect(await send()).toEqual(sent);
  });

  // The embedded engine has one connection: there nobody comes in between.
  test.runIf(engine === "PostgreSQL")(
    "a service passes over whom another one is mailing, and they get one mail with everything",
    async () => {
      await happens("product.enabled", "One", 1);
      await happens("product.returned", "Two", 1);
      await database.db.transaction().execute(async (other) => {
        await other
          .selectFrom("account")
          .select("account_id")
          .where("account_id", "=", seller)
          .forNoKeyUpdate()
          .execute();
        expect(await send()).toEqual([]);
      });
      expect(await send()).toEqual(["2 new notices"]);
    },
  );
});
