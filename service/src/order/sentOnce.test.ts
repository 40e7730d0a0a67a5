import { sql } from "kysely";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openDatabase } from "../db/database.ts";
import { field, signedInCaller } from "../testing/caller.ts";
import { customer, low, orderingWith } from "../testing/orders.ts";
import { developmentAccess, startProgram } from "../testing/program.ts";
import { seededPlace } from "../testing/seededPlace.ts";
import { oneEngine } from "../testing/seededCopy.ts";
import { listenForMail } from "../testing/smtpServer.ts";

// Each start of a real program opens a database; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 240_000 });

/** A mail server that keeps what it gets. */
const received: string[] = [];
let arrived = (): void => {};
const sink = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      received.push(Buffer.concat(chunks).toString());
      done();
      arrived();
    });
  },
});
let SMTP_URL = "";
beforeAll(async () => {
  SMTP_URL = await listenForMail(sink);
});
afterAll(() => new Promise<void>((done) => sink.close(done)));

const mailsTo = (address: string) => received.filter((mail) => mail.includes(`To: ${address}`));

test.each(oneEngine)(
  "on %s a customer's mail leaves once though the service is killed before and after, and its code is kept nowhere",
  async (engine) => {
    received.length = 0;
    const place = await seededPlace(engine);
    const to = "asha@customer.test";
    const environment = { ...place.environment, LOG_LEVEL: "trace" };
    // Without a mail server mails wait: this one is killed between the step and its mail.
    const first = await startProgram({ ...environment, MAILBOX: "off" });
    const { ok, onSale } = orderingWith(await signedInCaller(first.url, developmentAccess));
    const person = {
      company_po_id: 1,
      delivery_user_name: "Ravi Kumar",
      phone: "9845012399",
      vehicle_type: "motorcycle",
      all_locations: true,
    };
    const delivery_user_id = field(await ok("POST /v1/companyDeliveryUser", person), "delivery_user_id");
    const lines = [{ prod_id: await onSale({ product_price: "10", ...low }), quantity: 1 }];
    const order = await ok("POST /v1/companyOrder", { ...customer, customer_email: to, lines });
    const parts = await ok(`GET /v1/companyFulfilment/order_id/${String(field(order, "order_id"))}`);
    const id = String(field(Array.isArray(parts) ? parts[0] : undefined, "fulfilment_id"));
    const path = `PUT /v1/companyFulfilment/fulfilment_status/${id}`;
    await ok(path, { action: "pack", packages: 1 });
    await ok(path, { action: "despatch", delivery_user_id });
    await first.stop("SIGKILL");
    expect(mailsTo(to)).toEqual([]);

    const came = new Promise<void>((done) => (arrived = () => mailsTo(to).length > 0 && done()));
    const second = await startProgram({ ...environment, SMTP_URL });
    await came;
    const [, code = ""] = /who delivers it: (\d{6})/.exec(mailsTo(to)[0] ?? "") ?? [];
    expect(code).toMatch(/^\d{6}$/);
    const call = await signedInCaller(second.url, developmentAccess);
    const { body } = await call(`GET /v1/companyOrder/code/${id}`, undefined, { "x-actor": "storefront" });
    expect(field(body, "code")).toBe(code);
    await second.stop("SIGTERM");
    const third = await startProgram({ ...environment, SMTP_URL });
    await third.stop("SIGTERM");
    expect(mailsTo(to)).toHaveLength(1);
    for (const program of [first, second, third])
      expect(program.log() + program.errors()).not.toMatch(new RegExp(`\\b${code}\\b`));

    const database = await openDatabase(place.storage);
    try {
      const { rows: tables } = await sql<{ table_schema: string; table_name: string }>`
        select table_schema, table_name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
        database.db,
      );
      expect(tables.map(({ table_name }) => table_name)).toContain("mail");
      for (const { table_schema, table_name } of tables) {
        const { rows } = await sql<{ found: string }>`
          select t::text as found from ${sql.table(`${table_schema}.${table_name}`)} as t
          where t::text ~ ${`(^|[^0-9])${code}([^0-9]|$)`}`.execute(database.db);
        // A fraction of a second may have the same six digits.
        const without = rows.filter(({ found }) => found.replaceAll(/:\d\d\.\d+/g, "").includes(code));
        expect([table_name, without]).toEqual([table_name, []]);
      }
    } finally {
      await database.close();
    }
  },
);
