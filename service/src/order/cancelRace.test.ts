import { sql } from "kysely";
import * as v from "valibot";
import { expect, test } from "vitest";
import { openDatabase } from "../db/database.ts";
import { act } from "../fulfilment/act.ts";
import { actBody } from "../fulfilment/actBody.ts";
import { type Caller, field } from "../testing/caller.ts";
import { onEngines } from "../testing/engines.ts";
import { customer, low, orderingWith } from "../testing/orders.ts";
import { serverEngine } from "../testing/seededCopy.ts";

onEngines(serverEngine, (service) => {
  const call: Caller = (...given) => service().call(...given);
  const { ok, onSale } = orderingWith(call);

  test("an order that is cancelled while a part of it is split off is cancelled with that part", async () => {
    const { config } = service();
    const lines = [{ prod_id: await onSale({ product_price: "10", ...low }), quantity: 3 }];
    const id = Number(field(await ok("POST /v1/companyOrder", { ...customer, lines }), "order_id"));
    const first = async (path: string) => [await ok(`GET /v1/${path}/order_id/${id}`)].flat()[0];
    const part = Number(field(await first("companyFulfilment"), "fulfilment_id"));
    const order_line_id = Number(field(await first("companyOrderLine"), "order_line_id"));
    const split = v.parse(actBody, { action: "split", lines: [{ order_line_id, quantity: 1 }] });
    const other = await openDatabase(config.storage);
    const waits = async () => {
      const { rows } = await sql<{ is: boolean }>`select exists (select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock') as is`.execute(other.db);
      return rows[0]?.is;
    };
    try {
      const { cancelled } = await other.db.transaction().execute(async (transaction) => {
        await act(transaction, part, split, { codeKey: config.settings.codeKey });
        const answer = ok(`PUT /v1/companyOrder/cancel/${id}`, { reason_code: "customer_request" });
        await expect.poll(waits, { timeout: 30_000 }).toBe(true);
        return { cancelled: answer };
      });
      expect(await cancelled).toMatchObject([{ outcome: "DONE" }, { outcome: "DONE" }]);
      expect(await ok(`GET /v1/companyOrder/${id}`)).toMatchObject({
        order_status: "cancelled",
        order_total: "0.00",
      });
    } finally {
      await other.close();
    }
  });
});

// The embedded database does one thing after the other: there is nothing to try.
test.skipIf(serverEngine.length > 0)(
  "a cancellation beside a split needs PostgreSQL: TEST_DATABASE_URL",
  ({ skip }) => skip(),
);
