import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../db/database.ts";
import type { Mail } from "../mail/outbox.ts";
import { openReceiver, type Receiver } from "../testing/receiver.ts";
import { copySeeded, oneEngine } from "../testing/seededCopy.ts";
import { tryDelivery, type Trying } from "./attempt.ts";
import { dueTries } from "./due.ts";
import { makeDeliveries } from "./make.ts";
import { takeUpDead } from "./resend.ts";
import { createSeal, purposes } from "./seal.ts";
import { createSender } from "./send.ts";

const key = "test-secrets-test-secrets-test-secrets";
const reach = { loopback: true, private: false };
const start = Date.parse("2026-03-01T00:00:00Z");
const hour = 3_600_000;

describe.each(oneEngine)("on %s", (engine) => {
  let database: OpenDatabase;
  let remove = (): Promise<void> => Promise.resolve();
  let receiver: Receiver | undefined;
  /** Seconds that were waited before each further try. */
  let pauses: number[] = [];
  let mails: Mail[] = [];
  let clock = start;

  beforeEach(async () => {
    const copy = await copySeeded(engine);
    database = await openDatabase(copy.storage);
    remove = copy.remove;
    pauses = [];
    mails = [];
    clock = start;
  });
  afterEach(async () => {
    await receiver?.close();
    await database.close();
    await remove();
  });

  const trying = (): Trying => ({
    db: database.db,
    settings: {
      businessTypes: "nine",
      publicUrl: "http://console.test",
      passwordCost: "test",
      secondsBetweenMails: 60,
      strangerMailsAnHour: 20,
      customerMailsAnHour: 1000,
      keptByJobs: 1_000_000_000,
      importRows: 50_000,
      importRowsAtOnce: 2_000,
      orderMails: true,
      codeKey: "",
      signInKey: "unused",
      webhooks: { key, reach },
    },
    send: createSender({ reach, within: 2000 }),
    later: (_db, _id, seconds) => {
      pauses.push(seconds);
      return Promise.resolve();
    },
    telling: {
      publicUrl: "http://console.test",
      post: (_db, mail) => {
        mails.push(mail);
        return Promise.resolve();
      },
    },
    now: () => clock,
  });

  async function endpoint(answer: (number: number) => number): Promise<number> {
    receiver = await openReceiver((_received, number) => answer(number));
    const { webhook_id } = await database.db
      .insertInto("webhook")
      .values({
        company_po_id: 1,
        hook_name: "Receiver",
        url: `${receiver.url}/`,
        types: ["product.*", "webhook.*"],
        active: true,
        header_names: [],
        secret_sealed: createSeal(key).close(`whsec_${randomBytes(32).toString("base64")}`, purposes.secret),
      })
      .returning("webhook_id")
      .executeTakeFirstOrThrow();
    return webhook_id;
  }

  const happened = (event_id: number, entity = "product", entity_id = 1) => ({
    tx: "1",
    event_id,
    company_po_id: 1,
    seller_id: 1,
    type: entity === "webhook" ? ("webhook.failing" as const) : ("product.changed" as const),
    entity,
    entity_id,
    number: null,
    actor: "",
    job_id: null,
    data: {},
    occurred_at: new Date(start).toISOString(),
  });
  const happen = (...ids: readonly number[]) =>
    database.db.transaction().execute((transaction) =>
      makeDeliveries(
        transaction,
        ids.map((id) => happened(id)),
        trying().later,
      ),
    );

  /** Lets time pass until nothing is waiting any more. */
  async function untilSettled(webhookId: number): Promise<void> {
    for (;;) {
      const next = await database.db
        .selectFrom("webhook_delivery")
        .select("next_try_at")
        .where("webhook_id", "=", webhookId)
        .where("state", "=", "waiting")
        .orderBy("next_try_at")
        .limit(1)
        .executeTakeFirst();
      if (next?.next_try_at === undefined || next.next_try_at === null) return;
      clock = Math.max(clock, Date.parse(next.next_try_at));
      for (const due of await dueTries(database.db, webhookId, clock)) await tryDelivery(trying(), due);
    }
  }

  const states = async (webhookId: number) =>
    (
      await database.db
        .selectFrom("webhook_delivery")
        .select(["state", "tries_count"])
        .where("webhook_id", "=", webhookId)
        .orderBy("delivery_id")
        .execute()
    ).map(({ state, tries_count }) => [state, tries_count]);

  const trail = async () =>
    (
      await database.db
        .selectFrom("event")
        .select(["type", "entity_id", "data"])
        .where("entity", "=", "webhook")
        .orderBy("event_id")
        .execute()
    ).map(({ type, data }) => [type, data]);

  test("what fails ten times arrives with the eleventh try, by the same id, after growing pauses", async () => {
    const id = await endpoint((number) => (number <= 10 ? 500 : 200));
    await happen(901);
    pauses = [];
    await untilSettled(id);
    const received = receiver?.received ?? [];
    expect(received).toHaveLength(11);
    expect(new Set(received.map(({ headers }) => headers["webhook-id"]))).toEqual(new Set(["evt_901"]));
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    const planned = [5, 30, 120, 600, 1800, 7200, 21_600, 43_200, 86_400, 86_400];
    expect(pauses).toHaveLength(10);
    for (const [index, seconds] of planned.entries()) {
      expect(pauses[index]).toBeGreaterThanOrEqual(seconds * 0.8);
      expect(pauses[index]).toBeLessThanOrEqual(seconds * 1.2);
    }
    const times = received.map(({ headers }) => Number(headers["webhook-timestamp"]));
    expect(times.at(-1)).toBe(Math.floor(clock / 1000));
    expect(await states(id)).toEqual([["sent", 11]]);
    const tries = await database.db
      .selectFrom("webhook_attempt")
      .select(["number", "status", "failure", "answer"])
      .orderBy("attempt_id")
      .execute();
    expect(tries.at(0)).toEqual({ number: 1, status: 500, failure: "status", answer: "taken" });
    expect(tries.at(-1)).toEqual({ number: 11, status: 200, failure: null, answer: "taken" });
  });

  test("what always fails is given up after eleven tries, and arrives when it is sent again", async () => {
    let isBroken = true;
    const id = await endpoint(() => (isBroken ? 500 : 204));
    await happen(902);
    await untilSettled(id);
    expect(await states(id)).toEqual([["dead", 11]]);
    isBroken = false;
    expect(await takeUpDead(database.db, id)).toBe(false);
    clock = Date.now() + 1000;
    await untilSettled(id);
    expect(await states(id)).toEqual([["sent", 12]]);
    expect(receiver?.received.at(-1)?.headers["webhook-id"]).toBe("evt_902");
  });

  test("a try that was made already is not made again, and an event makes one message", async () => {
    const id = await endpoint(() => 200);
    await happen(903);
    await happen(903);
    const [due] = await dueTries(database.db, id, clock);
    if (due === undefined) throw new Error("nothing is due");
    await tryDelivery(trying(), due);
    await tryDelivery(trying(), due);
    expect(receiver?.received).toHaveLength(1);
    expect(await states(id)).toEqual([["sent", 1]]);
  });

  test("a try that ends with the service is no failure and is made anew", async () => {
    const id = await endpoint(() => 200);
    await happen(904);
    const [due] = await dueTries(database.db, id, clock);
    if (due === undefined) throw new Error("nothing is due");
    await expect(tryDelivery(trying(), due, AbortSignal.abort(new Error("ends")))).rejects.toThrow("ends");
    expect(await states(id)).toEqual([["waiting", 0]]);
    await tryDelivery(trying(), due);
    expect(await states(id)).toEqual([["sent", 1]]);
  });

  test("a receiver that says it is gone is sent nothing more; what happens then is kept for it; the owner alone is mailed", async () => {
    const staff = { first_name: "Staff", pw_hash: "", active: true, company_po_id: 1 };
    await database.db
      .insertInto("account")
      .values([
        { ...staff, email_id: "staff@verdant.test" },
        { ...staff, email_id: "former@verdant.test", primary_login: true, active: false },
      ])
      .execute();
    const id = await endpoint(() => 410);
    await happen(905, 906);
    await untilSettled(id);
    expect(receiver?.received).toHaveLength(1);
    expect(await states(id)).toEqual([
      ["dead", 1],
      ["dead", 0],
    ]);
    expect(await trail()).toEqual([["webhook.disabled", { reason: "gone" }]]);
    expect(mails).toMatchObject([
      // Neither who works for the company and may not change webhooks, nor an owner of before.
      { kind: "webhook_disabled", recipient: "owner@verdant.test", subject: "A webhook was switched off" },
    ]);
    expect(mails[0]?.body).toContain("the webhook “Receiver” was switched off");
    await happen(907);
    expect(await states(id)).toHaveLength(3);
    expect((await states(id))[2]).toEqual(["dead", 0]);
  });

  test("twenty failures in a row are told of once; a success begins anew; its own trouble is not sent to it", async () => {
    let isBroken = true;
    const id = await endpoint(() => (isBroken ? 500 : 200));
    for (let event = 910; event < 931; event += 1) await happen(event);
    for (let round = 0; round < 5; round += 1)
      for (const due of await dueTries(database.db, id, clock)) await tryDelivery(trying(), due);
    expect(await trail()).toEqual([["webhook.failing", {}]]);
    await database.db
      .transaction()
      .execute((transaction) => makeDeliveries(transaction, [happened(950, "webhook", id)], trying().later));
    expect(await states(id)).toHaveLength(21);
    isBroken = false;
    clock += hour;
    await untilSettled(id);
    expect(await database.db.selectFrom("webhook_health").selectAll().execute()).toEqual([]);
  });

  test("nothing but failures for five days switches it off, with a mail to the owner", async () => {
    const id = await endpoint(() => 500);
    await happen(960);
    for (const due of await dueTries(database.db, id, clock)) await tryDelivery(trying(), due);
    clock += 5 * 24 * hour - 1;
    for (const due of await dueTries(database.db, id, clock)) await tryDelivery(trying(), due);
    expect(await trail()).toEqual([]);
    clock += hour;
    for (const due of await dueTries(database.db, id, clock)) await tryDelivery(trying(), due);
    expect(await trail()).toEqual([["webhook.disabled", { reason: "failing" }]]);
    expect(mails).toHaveLength(1);
  });
});
