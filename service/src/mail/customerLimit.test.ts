import { sql } from "kysely";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../db/database.ts";
import { sweep } from "../db/sweep.ts";
import { type Caller, field, rawCall } from "../testing/caller.ts";
import { onOneEngine, testConfig } from "../testing/engines.ts";
import { orderingWith } from "../testing/orders.ts";
import { mailsTo, registered } from "../testing/registration.ts";
import { copySeeded, oneEngine } from "../testing/seededCopy.ts";
import { listenForMail } from "../testing/smtpServer.ts";
import { secondsUntilRoom } from "./customerLimit.ts";

// Anybody may register a company and order in the name of anybody.

/** Orders of a service, and what is sent about them. */
function ordering(call: Caller) {
  const { ok, basket } = orderingWith(call);
  /** An order that was cancelled: what its history says of the mail. */
  const cancelled = async (customer_email: string): Promise<unknown> => {
    const order = await ok("POST /v1/companyOrder", { ...(await basket()), customer_email });
    const id = String(field(order, "order_id"));
    const [part] = [await ok(`GET /v1/companyFulfilment/order_id/${id}`)].flat();
    const path = `PUT /v1/companyFulfilment/fulfilment_status/${String(field(part, "fulfilment_id"))}`;
    await ok(path, { action: "cancel", reason_code: "customer_request" });
    const history = [await ok(`GET /v1/audit/record/company_order/${id}?company_po_id=1`)].flat();
    return history.filter((entry) => field(entry, "action") === "note").map((entry) => field(entry, "after"));
  };
  return { cancelled };
}

const sent = [{ note: "mail_sent", mail: "order_cancelled" }];
const waits = [{ note: "mail_waits", mail: "order_cancelled" }];
const leftOut = [{ note: "mail_left_out", mail: "order_cancelled" }];

const sink = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    stream.resume().on("end", done);
  },
});
let SMTP_URL = "";
beforeAll(async () => {
  SMTP_URL = await listenForMail(sink);
});
afterAll(() => new Promise<void>((done) => sink.close(done)));

onOneEngine(
  (service) => {
    test("what a company sends in two hours leaves in two, what is more does not, and its order says so", async () => {
      const { cancelled } = ordering((...given) => service().call(...given));
      const emails = ["one", "two", "three", "four", "five"].map((name) => `${name}@customer.test`);
      const said: unknown[] = [];
      for (const email of emails) said.push(await cancelled(email));
      expect(said).toEqual([sent, sent, waits, waits, leftOut]);
      const mails = await Promise.all(emails.map((email) => mailsTo(service(), email)));
      expect(mails.map(({ length }) => length)).toEqual([1, 1, 1, 1, 0]);
    });
  },
  (config) => ({
    ...config,
    settings: { ...config.settings, customerMailsAnHour: 2 },
    mail: { ...config.mail, url: SMTP_URL },
  }),
);

onOneEngine(
  (service) => {
    test("a mail that waits for its turn does not leave before it, while others do", async () => {
      const { cancelled } = ordering((...given) => service().call(...given));
      expect(await cancelled("first@customer.test")).toEqual(sent);
      expect(await cancelled("second@customer.test")).toEqual(waits);
      await registered(service().call, "Meanwhile");
      const waiting = async () => {
        const { body } = await rawCall(service().url, "GET /mailbox", undefined, {
          accept: "application/json",
        });
        // What has left has no text any more.
        return [body].flat().map((mail) => [field(mail, "to"), field(mail, "text") !== ""]);
      };
      await expect.poll(waiting).toEqual([
        ["meanwhile@registered.test", false],
        ["second@customer.test", true],
        ["first@customer.test", false],
      ]);
    });
  },
  (config) => ({
    ...config,
    settings: { ...config.settings, customerMailsAnHour: 1 },
    mail: { ...config.mail, url: SMTP_URL },
  }),
);

describe.each(oneEngine)("on %s", (engine) => {
  /** Asks in a database of its own. */
  async function asking() {
    const { storage, remove } = await copySeeded(engine);
    const { db, close } = await openDatabase(storage);
    onTestFinished(async () => {
      await close();
      await remove();
    });
    const { settings } = testConfig(storage);
    const seconds = (company_po_id: number, recipient: string, most = 1000) =>
      secondsUntilRoom(
        { db, settings: { ...settings, customerMailsAnHour: most } },
        { company_po_id, recipient },
      );
    /** Moves what was counted into the past, or with a negative number into the future. */
    const minutesPass = (minutes: number) =>
      sql`
      update customer_mail set created_at = created_at - ${minutes} * interval '1 minute',
        leaves_at = leaves_at - ${minutes} * interval '1 minute'`.execute(db);
    return { db, seconds, minutesPass };
  }

  test("a hundred of a company reach one customer in a day, however the address is written; other companies have room of their own", async () => {
    const { seconds, minutesPass } = await asking();
    for (let count = 0; count < 100; count += 1)
      expect(await seconds(1, count % 2 === 0 ? "much@customer.test" : "Much@Customer.test")).toBe(0);
    expect(await seconds(1, "MUCH@customer.test")).toBeUndefined();
    expect(await seconds(2, "much@customer.test")).toBe(0);
    expect(await seconds(1, "little@customer.test")).toBe(0);
    await minutesPass(24 * 60 + 1);
    expect(await seconds(1, "much@customer.test")).toBe(0);
  });

  test("a thousand of all companies reach one customer in a day", async () => {
    const { db, seconds } = await asking();
    await sql`insert into customer_mail (company_po_id, recipient, leaves_at)
      select number % 20, 'known@customer.test', now() from generate_series(1, 999) as number`.execute(db);
    expect(await seconds(50, "known@customer.test")).toBe(0);
    expect(await seconds(51, "known@customer.test")).toBeUndefined();
    expect(await seconds(51, "other@customer.test")).toBe(0);
  });

  test("what waits takes the place of what left an hour before; another company does not wait for it", async () => {
    const { seconds, minutesPass } = await asking();
    const next = () => seconds(1, "asha@customer.test", 2);
    expect([await next(), await next()]).toEqual([0, 0]);
    await minutesPass(20);
    const third = (await next()) ?? 0;
    expect([third > 2390, third <= 2400]).toEqual([true, true]);
    expect(await seconds(2, "asha@customer.test", 2)).toBe(0);
    expect(await next()).toBeGreaterThan(2390);
    // The third left 60 minutes after the first: its own hour is not over for 100.
    expect(await next()).toBeUndefined();
    await minutesPass(41);
    expect(await next()).toBeGreaterThan(3500);
  });

  test.each([30, 600])(
    "what was counted before the clock was set back by %i minutes makes nobody wait",
    async (minutes) => {
      const { seconds, minutesPass } = await asking();
      await seconds(1, "asha@customer.test", 1);
      await minutesPass(-minutes);
      expect(await seconds(1, "asha@customer.test", 1)).toBe(0);
    },
  );

  test("mails to customers are counted for a day", async () => {
    const { db, seconds, minutesPass } = await asking();
    await seconds(1, "old@customer.test");
    await minutesPass(24 * 60 + 1);
    await seconds(1, "new@customer.test");
    await sweep(db, { auditMonths: 24, signInHistoryDays: 180 });
    expect(await db.selectFrom("customer_mail").select("recipient").execute()).toEqual([
      { recipient: "new@customer.test" },
    ]);
  });
});
