import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "../db/database.ts";
import { type Caller, field } from "../testing/caller.ts";
import { onEngines } from "../testing/engines.ts";
import { customer, low, orderingWith } from "../testing/orders.ts";
import { serverEngine } from "../testing/seededCopy.ts";

onEngines(serverEngine, (service) => {
  const call: Caller = (...given) => service().call(...given);
  const { ok, onSale } = orderingWith(call);

  /** A part of an order that a location has packed. */
  const packed = async (prod_id: number) => {
    const order = await ok("POST /v1/companyOrder", { ...customer, lines: [{ prod_id, quantity: 1 }] });
    const [part] = [
      await ok(`GET /v1/companyFulfilment/order_id/${String(field(order, "order_id"))}`),
    ].flat();
    const id = Number(field(part, "fulfilment_id"));
    await ok(`PUT /v1/companyFulfilment/fulfilment_status/${id}`, { action: "pack", packages: 1 });
    return id;
  };
  const send = (ids: readonly number[]) =>
    ok("PUT /v1/companyFulfilment/bulk", { ids, action: "despatch", carrier_name: "Blue Dart" });

  test("a bulk over two locations holds no numbers of the one while it waits for those of the other, whatever their order", async () => {
    const products = [
      await onSale({ product_price: "10", ...low }),
      await onSale({ product_price: "10", ...low }, 2),
    ];
    const both = async () => [await packed(products[1] ?? 0), await packed(products[0] ?? 0)];
    // Their numbers of this year have begun.
    await send(await both());
    const ids = await both();
    const other = await openDatabase(service().config.storage);
    try {
      const { waiting } = await other.db.transaction().execute(async (transaction) => {
        const series = (seller_id: number, noWait = sql``) =>
          sql`select from document_series where seller_id = ${seller_id} for no key update ${noWait}`.execute(
            transaction,
          );
        await series(1);
        const sent = send(ids);
        await expect
          .poll(async () => {
            const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting
                from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
              other.db,
            );
            return rows[0]?.waiting;
          })
          .toBeGreaterThan(0);
        await series(2, sql`nowait`);
        return { waiting: sent };
      });
      expect(await waiting).toEqual(
        ids.map((fulfilment_id) => ({ fulfilment_id, outcome: "DONE", message: null })),
      );
    } finally {
      await other.close();
    }
  });
});

// The embedded database does one thing after the other: there is nothing to try.
test.skipIf(serverEngine.length > 0)("two bulks at once need PostgreSQL: TEST_DATABASE_URL", ({ skip }) =>
  skip(),
);
