import { sql } from "kysely";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../db/database.ts";
import { orderBody } from "../order/body.ts";
import { placeOrder } from "../order/place.ts";
import { openQueue, type Queue } from "../queue/queue.ts";
import { customer } from "../testing/orders.ts";
import { copySeeded, oneEngine } from "../testing/seededCopy.ts";
import { postSummaries } from "./send.ts";

const owner = { id: 1, email: "owner@verdant.test" };
const ownerOfOther = { id: 2, email: "owner@fernway.test" };
const seller = { id: 3, email: "seller@verdant.test" };
/** 07:00 in India on the first of April. */
const seven = new Date("2026-04-01T01:30:00Z");
const morning = "2026-04-01";

describe.each(oneEngine)("daily summaries on %s", (engine) => {
  let database: OpenDatabase;
  let queue: Queue;
  let stop = (): Promise<void> => Promise.resolve();
  const failures: unknown[] = [];

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
    failures.length = 0;
    for (const table of ["notification_preference", "mail"] as const)
      await database.db.deleteFrom(table).execute();
  });

  const mailer = { sends: false, close: () => {} };
  const run = { signal: new AbortController().signal, isClosing: () => false };
  const post = (now = seven, sending = { mailer, queue }) =>
    postSummaries(
      { db: database.db, sending, publicUrl: "http://console.test", failed: (error) => failures.push(error) },
      now,
      run,
    );
  const want = (account_id: number, summary_day: string | null = "2026-03-31", quiet?: [string, string]) =>
    sql`insert into notification_preference (account_id, summary_day, quiet_from, quiet_until)
      values (${account_id}, ${summary_day}, ${quiet?.[0] ?? null}, ${quiet?.[1] ?? null})`.execute(
      database.db,
    );
  const mails = () => database.db.selectFrom("mail").selectAll().orderBy("recipient").execute();
  const recipients = async () => (await mails()).map(({ recipient }) => recipient);
  const bodyTo = async (email: string) =>
    (await mails()).find(({ recipient }) => recipient === email)?.body ?? "";

  /** A product of a location, with tax of 9 % twice. */
  async function priced(seller_id: number): Promise<number> {
    const { db } = database;
    const { prod_id } = await db
      .selectFrom("product")
      .select("prod_id")
      .where("seller_id", "=", seller_id)
      .where("prod_status", "=", "enabled")
      .where("prod_varient_enabled", "=", false)
      .orderBy("prod_id")
      .executeTakeFirstOrThrow();
    await sql`update product set cgst = 9, sgst = 9, igst = 18 where prod_id = ${prod_id}`.execute(db);
    await db.deleteFrom("stock").where("prod_id", "=", prod_id).execute();
    return prod_id;
  }
  async function place(placed_at: string, ...goods: readonly (readonly [prod_id: number, price: string])[]) {
    const { db } = database;
    for (const [prod_id, price] of goods)
      await sql`update product set product_price = ${price}::numeric where prod_id = ${prod_id}`.execute(db);
    const lines = goods.map(([prod_id]) => ({ prod_id, quantity: 1 }));
    await placeOrder(db, v.parse(orderBody, { ...customer, placed_at, lines }), seven);
  }

  test("says what home would: what waits and for how long, yesterday's sales to the paisa, and the lists", async () => {
    const { db } = database;
    const [here, elsewhere] = [await priced(1), await priced(2)];
    // Yesterday in India ends at 18:30 UTC; one order is over both locations.
    await place("2026-03-30T18:30:00Z", [here, "10.01"]);
    await place("2026-03-31T18:29:59Z", [here, "99.99"], [elsewhere, "1000.50"]);
    await place("2026-03-31T18:30:00Z", [here, "5000"]);
    await place("2026-03-30T18:29:59Z", [here, "1"]);
    await sql`insert into stock (company_po_id, seller_id, prod_id, stock_quantity, low_stock_at)
      select 1, 1, ${here}, 2, 3`.execute(db);
    await sql`update product set prod_status_at = '2026-03-29T01:00:00Z' where company_po_id = 1 and prod_status = 'pending'`.execute(
      db,
    );
    const { pending } = await db
      .selectFrom("product")
      .select(sql<number>`count(*)::int`.as("pending"))
      .where("company_po_id", "=", 1)
      .where("prod_status", "=", "pending")
      .executeTakeFirstOrThrow();
    await want(owner.id);
    await want(seller.id);
    expect(await post()).toBeUndefined();
    expect(await mails()).toMatchObject([
      {
        recipient: owner.email,
        subject: "Daily summary, 1 April 2026",
        list_unsubscribe: "http://console.test/#/account/notifications",
        not_after: "2026-04-01T06:30:00.000Z",
      },
      { recipient: seller.email },
    ]);
    const toOwner = await bodyTo(owner.email);
    expect(toOwner).toContain(
      `\n- ${pending} products wait for review, the oldest for 3 days: http://console.test/#/master/ViewProduct?status=PENDING\n`,
    );
    expect(toOwner).toContain(
      "\n\nSales of 31 March 2026:\n- ₹1,310.39 with tax, 2 orders, 3 pieces\n- The day before: ₹1.18, 1 order\n\n",
    );
    expect(toOwner).toContain("\n\nOrders now: 5 to accept.\n\n");
    expect(toOwner).toContain("Turn it off here: http://console.test/#/account/notifications\n");
    expect(toOwner).toMatch(
      /\n- 1 product has little stock or none(, for [^:]+)?: .*\?status=ENABLED&stock=LOW\n/,
    );
    expect(toOwner).toMatch(/\n\nLittle is left of:\n- .+: 2\n\n/);
    // A location's people read of their own goods, and of nothing that only the company decides.
    const toSeller = await bodyTo(seller.email);
    expect(toSeller).toContain("stands this morning.");
    expect(toSeller).toContain("Verdant Indiranagar");
    expect(toSeller).toContain(
      "Sales of 31 March 2026:\n- ₹129.80 with tax, 2 orders, 2 pieces\n- The day before: ₹1.18, 1 order\n",
    );
    expect(toSeller).not.toContain("review");
    expect(
      await db.selectFrom("audit").select("after").orderBy("audit_id", "desc").limit(1).execute(),
    ).toEqual([{ after: { note: "mail_sent", mail: "daily_summary" } }]);
  });

  test("says nothing of what its reader's role does not let them see", async () => {
    const { db } = database;
    await want(owner.id);
    const permissions = ["ORDER_READ", "ORDER_UPDATE"];
    const { role_id } = await db
      .insertInto("company_role")
      .values({ company_po_id: 1, role_kind: "company", role_name: "Packer", permissions })
      .returning("role_id")
      .executeTakeFirstOrThrow();
    await db
      .updateTable("account")
      .set({ chosen_role_id: role_id })
      .where("account_id", "=", owner.id)
      .execute();
    await post();
    await db
      .updateTable("account")
      .set({ chosen_role_id: null })
      .where("account_id", "=", owner.id)
      .execute();
    const body = await bodyTo(owner.email);
    expect(body).toContain("to be accepted");
    expect(body).not.toMatch(/review|Sales|Orders now|Little is left|stock/);
  });

  test("comes to nobody who has not turned it on, who may not sign in, or whose location is suspended", async () => {
    const { db } = database;
    await want(ownerOfOther.id, null);
    await want(owner.id);
    await want(seller.id);
    await db.updateTable("account").set({ active: false }).where("account_id", "=", owner.id).execute();
    await sql`update seller set suspended_at = now(), suspended_reason = 'Closed' where seller_id = 1`.execute(
      db,
    );
    await post();
    await db.updateTable("account").set({ active: true }).where("account_id", "=", owner.id).execute();
    await sql`update seller set suspended_at = null, suspended_reason = null where seller_id = 1`.execute(db);
    expect(await mails()).toEqual([]);
  });

  test("comes to whoever must turn on two-step sign-in until the day it is due", async () => {
    const { db } = database;
    await sql`update account set activated_at = '2026-01-01' where account_id = 1`.execute(db);
    const due = (day: string) =>
      sql`update company set two_step_rule = 'all', two_step_since = ${day}::timestamptz - interval '7 days'
        where company_po_id = 1`.execute(db);
    await due("2026-04-01T01:30:00Z");
    await want(owner.id);
    await post();
    const overdue = await recipients();
    await due("2026-04-01T01:30:01Z");
    await db.deleteFrom("notification_preference").execute();
    await want(owner.id);
    await post();
    await sql`update company set two_step_rule = 'optional', two_step_since = null where company_po_id = 1`.execute(
      db,
    );
    expect([overdue, await recipients()]).toEqual([[], [owner.email]]);
  });

  test("does not come when there is nothing to say", async () => {
    await want(ownerOfOther.id);
    const { db } = database;
    await sql`update product set prod_status = 'disabled' where company_po_id = 2`.execute(db);
    await sql`update seller set gstin_number = '29AAACV1234F1Z5' where company_po_id = 2`.execute(db);
    await post();
    expect(await mails()).toEqual([]);
  });

  test("comes once a day, from several services that post at the same time, and again the next day", async () => {
    await want(owner.id);
    await want(seller.id);
    await Promise.all([post(), post(), post()]);
    await post(new Date("2026-04-01T06:29:59Z"));
    expect(await recipients()).toEqual([owner.email, seller.email]);
    await post(new Date("2026-04-02T01:29:59Z"));
    expect(await recipients()).toHaveLength(2);
    await post(new Date("2026-04-02T01:30:00Z"));
    expect(await recipients()).toEqual([owner.email, owner.email, seller.email, seller.email]);
  });

  test("a morning that no service was up in is left out", async () => {
    await want(owner.id);
    await post(new Date("2026-04-01T06:30:00Z"));
    await post(new Date("2026-04-01T18:29:59Z"));
    expect(await mails()).toEqual([]);
  });

  test("waits for the end of quiet hours", async () => {
    await want(owner.id, "2026-03-31", ["22:00", "08:30"]);
    await want(seller.id, "2026-03-31", ["22:00", "07:00"]);
    await post();
    expect(await recipients()).toEqual([seller.email]);
    await post(new Date("2026-04-01T02:59:59Z"));
    expect(await recipients()).toEqual([seller.email]);
    await post(new Date("2026-04-01T03:00:00Z"));
    expect(await recipients()).toEqual([owner.email, seller.email]);
  });

  test("what dies in the middle has sent nothing and noted nothing: it comes later, once, and holds up no other", async () => {
    await want(owner.id);
    await want(seller.id);
    let sent = 0;
    const dying: Queue = {
      ...queue,
      send: () => ((sent += 1) === 1 ? Promise.reject(new Error("killed")) : Promise.resolve()),
      wake: () => {},
    };
    const sending = { mailer: { ...mailer, sends: true }, queue: dying };
    await expect(post(seven, sending)).rejects.toThrow("killed");
    expect(failures).toEqual([new Error("killed")]);
    expect(await recipients()).toEqual([seller.email]);
    await post(seven, sending);
    expect(await recipients()).toEqual([owner.email, seller.email]);
    const days = await database.db
      .selectFrom("notification_preference")
      .select("summary_day")
      .orderBy("account_id")
      .execute();
    expect(days).toEqual([{ summary_day: morning }, { summary_day: morning }]);
  });

  test("a run serves two hundred and goes on after others, and ends at once when its service does", async () => {
    const { db } = database;
    await sql`insert into account (company_po_id, email_id, first_name, pw_hash, pw_changed, active)
      select 2, 'many' || n || '@fernway.test', 'Many', '', true, false from generate_series(1, 201) as n`.execute(
      db,
    );
    await sql`insert into notification_preference (account_id, summary_day)
      select account_id, '2026-03-31' from account where email_id like 'many%'`.execute(db);
    const surroundings = {
      db,
      sending: { mailer, queue },
      publicUrl: "http://console.test",
      failed: () => {},
    };
    expect(await postSummaries(surroundings, seven, { ...run, isClosing: () => true })).toBe(0);
    const left = async () =>
      (
        await sql<{
          n: number;
        }>`select count(*)::int as n from notification_preference where summary_day < ${morning}`.execute(db)
      ).rows[0]?.n;
    expect(await left()).toBe(201);
    expect(await post()).toBe(1);
    expect(await left()).toBe(1);
    expect(await post()).toBeUndefined();
    expect(await left()).toBe(0);
  });
});
