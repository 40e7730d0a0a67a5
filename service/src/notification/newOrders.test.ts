import { sql } from "kysely";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../db/database.ts";
import { orderBody } from "../order/body.ts";
import { placeOrder } from "../order/place.ts";
import { openQueue, type Queue } from "../queue/queue.ts";
import { fromPaise, rupees, sumOf, toPaise } from "../reckoning/paise.ts";
import { customer } from "../testing/orders.ts";
import { copySeeded, oneEngine } from "../testing/seededCopy.ts";
import { sendDigests } from "./digest.ts";
import { notificationReader } from "./reader.ts";

const company = 1;
const seller = 3;

describe.each(oneEngine)("new orders on %s", (engine) => {
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

  const mailer = { sends: false, close: () => {} };
  const send = () => sendDigests(database.db, { mailer, queue }, "http://console.test");
  const later = (minutes: number) =>
    sql`update notification set created_at = created_at - ${minutes} * interval '1 minute',
      happened_at = happened_at - ${minutes} * interval '1 minute',
      mail_due_at = mail_due_at - ${minutes} * interval '1 minute'`.execute(database.db);

  test("those within five minutes are one mail with what they have and come to, later ones another, in the company's language", async () => {
    const { db } = database;
    const { prod_id } = await db
      .selectFrom("product")
      .select("prod_id")
      .where("seller_id", "=", 1)
      .where("prod_status", "=", "enabled")
      .where("product_price", "is not", null)
      .where("cgst", "is not", null)
      .orderBy("prod_id")
      .executeTakeFirstOrThrow();
    for (const quantity of [1, 2, 3, 4])
      await placeOrder(db, v.parse(orderBody, { ...customer, lines: [{ prod_id, quantity }] }));
    await db.deleteFrom("event").execute();
    const parts = await db
      .selectFrom("fulfilment")
      .select(["fulfilment_id", "order_no", "part_no", "units_count", "fulfilment_total"])
      .orderBy("fulfilment_id")
      .execute();
    const line = (index: number) => {
      const part = parts[index];
      const items = part?.units_count === 1 ? "1 item" : `${part?.units_count} items`;
      return `New order ${part?.order_no}/${part?.part_no}: ${items}, ${rupees(part?.fulfilment_total ?? "")}`;
    };
    const place = async (...indexes: readonly number[]) => {
      const events = indexes.map((index) => ({
        company_po_id: company,
        seller_id: 1,
        type: "order.placed" as const,
        entity: "fulfilment",
        entity_id: parts[index]?.fulfilment_id ?? 0,
        actor: "storefront",
      }));
      const stored = await db.insertInto("event").values(events).returningAll().execute();
      await notificationReader.handle(db, stored);
    };
    const toSeller = () =>
      db
        .selectFrom("mail")
        .select(["subject", "body"])
        .where("recipient", "=", "seller@verdant.test")
        .orderBy("mail_id")
        .execute();

    await place(0);
    await send();
    expect(await toSeller()).toEqual([]);
    await place(1, 2);
    await later(4);
    await send();
    expect(await toSeller()).toEqual([]);
    await later(1);
    await send();
    await send();
    const first = await toSeller();
    const sum = fromPaise(sumOf(parts.slice(0, 3).map((part) => toPaise(part.fulfilment_total))));
    expect(first.map(({ subject }) => subject)).toEqual([`3 new orders: 6 items, ${rupees(sum)}`]);
    expect(first[0]?.body).toContain(
      `\n\n- ${line(2)}\n- ${line(1)}\n- ${line(0)}\n\nThey wait here: http://console.test/#/master/PendingOrders\n`,
    );
    // The next one is told of alone, although the notice of the console counts all four.
    await db.updateTable("company").set({ order_mails: "hi" }).where("company_po_id", "=", company).execute();
    await place(3);
    await later(5);
    await send();
    await db.updateTable("company").set({ order_mails: "en" }).where("company_po_id", "=", company).execute();
    const [, second] = await toSeller();
    const last = parts[3];
    expect(second?.subject).toBe(
      `नया ऑर्डर ${last?.order_no}/1: 4 वस्तुएँ, ${rupees(last?.fulfilment_total ?? "")}`,
    );
    const notices = db
      .selectFrom("notification")
      .select("notice_count")
      .where("account_id", "=", seller)
      .where("kind", "=", "order.placed");
    expect(await notices.execute()).toEqual([{ notice_count: 4 }]);
  });

  test("an order over two locations is one line of the company's mail, with all of it", async () => {
    const { db } = database;
    await sql`insert into notification_preference (account_id, deliveries)
      values (1, ${JSON.stringify({ "order.placed": "mail_at_once" })}::jsonb)`.execute(db);
    for (const table of ["event", "notification", "mail"] as const) await db.deleteFrom(table).execute();
    const lines = [];
    for (const seller_id of [1, 2]) {
      const { prod_id } = await db
        .selectFrom("product")
        .select("prod_id")
        .where("seller_id", "=", seller_id)
        .where("prod_status", "=", "enabled")
        .where("product_price", "is not", null)
        .where("cgst", "is not", null)
        .orderBy("prod_id")
        .executeTakeFirstOrThrow();
      lines.push({ prod_id, quantity: 2 });
    }
    const order_id = await placeOrder(db, v.parse(orderBody, { ...customer, lines }));
    const { order_no, order_total } = await db
      .selectFrom("company_order")
      .select(["order_no", "order_total"])
      .where("order_id", "=", order_id)
      .executeTakeFirstOrThrow();
    const events = await db.selectFrom("event").where("type", "=", "order.placed").selectAll().execute();
    expect(events).toHaveLength(2);
    // They may be read one after the other as well.
    for (const event of events) await notificationReader.handle(db, [event]);
    await later(5);
    await send();
    const mails = await db
      .selectFrom("mail")
      .select("subject")
      .where("recipient", "=", "owner@verdant.test")
      .execute();
    expect(mails).toEqual([{ subject: `New order ${order_no}: 4 items, ${rupees(order_total)}` }]);
  });
});
