import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../db/database.ts";
import { openQueue, type Queue } from "../queue/queue.ts";
import { copySeeded, oneEngine } from "../testing/seededCopy.ts";
import { sendDigests } from "./digest.ts";
import { noticeMessages } from "./messages.ts";
import { notificationReader } from "./reader.ts";
import { sweepNotifications } from "./sweep.ts";
import { tell } from "./tell.ts";

const company = 1;
const owner = 1;
const seller = 3;

describe.each(oneEngine)("notices on %s", (engine) => {
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
  });

  const submitted = (name: string, except: readonly number[] = []) =>
    tell(database.db, {
      kind: "product.submitted",
      entity: "product",
      entityId: "1",
      name,
      count: 1,
      companyId: company,
      sellerId: 1,
      side: null,
      except,
    });
  const rows = () =>
    database.db
      .selectFrom("notification")
      .select(["account_id", "subject_name", "notice_count"])
      .orderBy("notification_id")
      .execute();
  const prefer = (account_id: number, delivery: string, quiet: [string, string] | null = null) =>
    sql`insert into notification_preference (account_id, deliveries, quiet_from, quiet_until)
      values (${account_id}, ${JSON.stringify({ "product.submitted": delivery, "message.unseen": delivery })}::jsonb,
        ${quiet?.[0] ?? null}, ${quiet?.[1] ?? null})`.execute(database.db);
  const mailer = { sends: false, close: () => {} };
  const send = () => sendDigests(database.db, { mailer, queue }, "http://console.test");
  const mails = () => database.db.selectFrom("mail").select(["recipient", "subject", "body"]).execute();
  /** An hour later, or as many minutes as said. */
  const later = (minutes = 61) =>
    sql`update notification set created_at = created_at - ${minutes} * interval '1 minute',
      happened_at = happened_at - ${minutes} * interval '1 minute',
      mail_due_at = mail_due_at - ${minutes} * interval '1 minute'`.execute(database.db);

  test("who has lost the right hears nothing from then on, and keeps what they were told", async () => {
    const { db } = database;
    await submitted("Before");
    await db.updateTable("account").set({ active: false }).where("account_id", "=", owner).execute();
    await submitted("While disabled");
    expect(await rows()).toEqual([{ account_id: owner, subject_name: "Before", notice_count: 1 }]);
    // Somebody of a location may not decide on products, whatever they chose before.
    await db
      .updateTable("account")
      .set({ active: true, seller_id: 1 })
      .where("account_id", "=", owner)
      .execute();
    await prefer(owner, "console");
    await submitted("While of a location");
    await db.updateTable("account").set({ seller_id: null }).where("account_id", "=", owner).execute();
    expect(await rows()).toHaveLength(1);
    await submitted("With the right again");
    expect(await rows()).toEqual([
      { account_id: owner, subject_name: "With the right again", notice_count: 2 },
    ]);
  });

  test("50 happenings in a minute are one notice that says so, and none for who did them", async () => {
    const { db } = database;
    const products = await db
      .selectFrom("product")
      .select("prod_id")
      .where("seller_id", "=", 1)
      .limit(10)
      .execute();
    const happening = (actor: string, number = 0) => ({
      company_po_id: company,
      seller_id: 1,
      type: "product.submitted" as const,
      entity: "product",
      entity_id: products[number % products.length]?.prod_id ?? 0,
      actor,
    });
    const bySellers = Array.from({ length: 50 }, (_, number) =>
      happening(`seller:${3 + (number % 2)}`, number),
    );
    await db
      .insertInto("event")
      .values([...bySellers, happening(`owner:${owner}`)])
      .execute();
    const stored = await db.selectFrom("event").selectAll().orderBy("event_id").execute();
    for (const from of [0, 20, 40]) await notificationReader.handle(db, stored.slice(from, from + 20));
    expect(await rows()).toEqual([{ account_id: owner, subject_name: expect.any(String), notice_count: 50 }]);
  });

  test("who has begun a job is told how it ended, and nobody else; of one that was cancelled nobody is", async () => {
    const { db } = database;
    const { job_id: jobId } = await db
      .insertInto("job")
      .values({
        company_po_id: company,
        account_id: seller,
        actor: `seller:${seller}`,
        via: "",
        kind: "export",
        job_state: "done",
        params: "{}",
      })
      .returning("job_id")
      .executeTakeFirstOrThrow();
    const ended = (job_state: string) => ({
      company_po_id: company,
      type: "job.finished" as const,
      entity: "job",
      entity_id: jobId,
      actor: `seller:${seller}`,
      data: { account_id: seller, job_state },
    });
    await db
      .insertInto("event")
      .values([ended("cancelled"), ended("failed"), ended("done")])
      .execute();
    const stored = await db.selectFrom("event").selectAll().orderBy("event_id").execute();
    await notificationReader.handle(db, stored);
    const told = await db
      .selectFrom("notification")
      .select(["account_id", "kind"])
      .orderBy("notification_id")
      .execute();
    expect(told).toEqual([
      { account_id: seller, kind: "job.failed" },
      { account_id: seller, kind: "job.finished" },
    ]);
  });

  test("what is open longer than an hour is not counted on", async () => {
    await submitted("First");
    await later(59);
    await submitted("Second");
    expect(await rows()).toEqual([{ account_id: owner, subject_name: "Second", notice_count: 2 }]);
    await later(2);
    await submitted("Third");
    expect(await rows()).toEqual([
      { account_id: owner, subject_name: "Second", notice_count: 2 },
      { account_id: owner, subject_name: "Third", notice_count: 1 },
    ]);
  });

  test("who may know is told, however many are there who may not", async () => {
    const { db } = database;
    const crowd = (first: number, role: number, count: number) =>
      sql`insert into account (account_id, company_po_id, email_id, first_name, pw_hash, active, chosen_role_id)
        select ${first}::int + n, ${company}, 'crowd' || ${first}::int + n || '@x.test', 'Crowd', '', true, ${role}
        from generate_series(1, ${count}::int) as n`.execute(db);
    await crowd(2_000_000_000, 6, 600);
    await crowd(2_000_001_000, 3, 1);
    try {
      await submitted("Seen");
      expect((await rows()).map(({ account_id }) => account_id)).toEqual([owner, 2_000_001_001]);
    } finally {
      await sql`delete from account where first_name = 'Crowd'`.execute(db);
    }
  });

  test("at most 500 people are told, in events of at most 2 kB, each person once", async () => {
    const { db } = database;
    await sql`insert into account (account_id, company_po_id, email_id, first_name, pw_hash, active)
      select 2000000000 + n, ${company}, 'crowd' || n || '@x.test', 'Crowd', '', true from generate_series(1, 600) as n`.execute(
      db,
    );
    await sql`select setval(pg_get_serial_sequence('notification', 'notification_id'), 2100000000)`.execute(
      db,
    );
    try {
      await submitted("Crowded");
      const found = await rows();
      expect(found).toHaveLength(500);
      const told = await db
        .selectFrom("event")
        .select(["data", sql<number>`octet_length(data::text)`.as("bytes")])
        .execute();
      expect(Math.max(...told.map(({ bytes }) => bytes))).toBeLessThanOrEqual(2048);
      const pairs = JSON.stringify(told).match(/\[\d+,2100000\d{3}\]/g);
      expect(new Set(pairs).size).toBe(500);
    } finally {
      await sql`delete from account where first_name = 'Crowd'`.execute(db);
    }
  });

  test("one mail tells of everything that is due and unread, in the hour that was chosen", async () => {
    await prefer(owner, "mail_hourly");
    await submitted("Hourly");
    await send();
    expect(await mails()).toEqual([]);
    await later();
    await submitted("Hourly too");
    await later();
    await send();
    expect(await mails()).toEqual([
      {
        recipient: "owner@verdant.test",
        subject: "2 new notices",
        body: expect.stringContaining(
          [
            "- Hourly too was handed in for review: http://console.test/#/master/ViewProduct",
            "- Hourly was handed in for review: http://console.test/#/master/ViewProduct",
          ].join("\n"),
        ),
      },
    ]);
    await send();
    expect(await mails()).toHaveLength(1);
  });

  test("a mail at once leaves once for a group, and none for what was read before", async () => {
    await prefer(owner, "mail_at_once");
    await submitted("At once");
    await send();
    await submitted("At once again");
    await send();
    expect((await mails()).map(({ subject }) => subject)).toEqual(["At once was handed in for review"]);
    await later();
    await submitted("Read before");
    await database.db
      .updateTable("notification")
      .set({ read_at: sql<string>`now()` })
      .execute();
    await send();
    expect(await mails()).toHaveLength(1);
  });

  test("a message that nobody has looked at for ten minutes is told of once, one row for each sender", async () => {
    const { db } = database;
    const write = (minutesAgo: number, seen = false) =>
      sql`insert into chat_message (company_po_id, sender_id, recipient_id, message_text, sent_at, seen_at)
        values (${company}, ${`owner-${owner}`}, ${`seller-${seller}`}, 'Hello',
          now() - ${minutesAgo} * interval '1 minute', ${seen ? sql`now()` : null})`.execute(db);
    await write(9);
    await write(15, true);
    await write(25 * 60);
    expect(await noticeMessages(db)).toBe(false);
    await write(11);
    await write(12);
    expect(await noticeMessages(db)).toBe(true);
    expect(await noticeMessages(db)).toBe(false);
    const found = await db.selectFrom("notification").selectAll().execute();
    expect(found).toMatchObject([
      {
        account_id: seller,
        kind: "message.unseen",
        entity: "chat_person",
        entity_id: `owner-${owner}`,
        subject_name: "Anjali Rao",
        notice_count: 2,
      },
    ]);
    await db.deleteFrom("chat_message").execute();
  });

  test("of one person 500 are kept, for 90 days", async () => {
    const { db } = database;
    await sql`insert into notification (account_id, company_po_id, kind, entity, entity_id, subject_name, group_key, happened_at)
      select ${owner}, ${company}, 'product.submitted', 'product', '1', 'Number ' || n, 'a', now() + n * interval '1 second'
      from generate_series(1, 505) as n`.execute(db);
    await sql`update notification set created_at = now() - interval '91 days' where subject_name = 'Number 505'`.execute(
      db,
    );
    await sweepNotifications(db);
    const names = (await rows()).map(({ subject_name }) => subject_name);
    expect([names.length, names[0], names.at(-1)]).toEqual([500, "Number 5", "Number 504"]);
  });
});
