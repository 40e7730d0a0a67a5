import * as v from "valibot";
import { expect, test } from "vitest";
import { act } from "../fulfilment/act.ts";
import { actBody } from "../fulfilment/actBody.ts";
import { orderBody } from "../order/body.ts";
import { placeOrder } from "../order/place.ts";
import { customer } from "../testing/orders.ts";
import { onEachDatabase } from "../testing/onDatabases.ts";

/** So many are sent: `DOCUMENTS=500` is the full size. */
const wanted = Number(process.env["DOCUMENTS"] ?? 40);
const writers = 8;

onEachDatabase((database) => {
  const step = (fulfilment: number, body: object, tell?: () => Promise<void>) =>
    database()
      .db.transaction()
      .execute((transaction) =>
        act(transaction, fulfilment, v.parse(actBody, body), { codeKey: "", ...(tell && { tell }) }),
      );

  test(`${wanted} despatched by ${writers} at once have the numbers 1 to ${wanted}; what fails once it has its number leaves no gap`, async () => {
    const { db } = database();
    const product = await db
      .selectFrom("product")
      .select(["prod_id", "seller_id"])
      .where("company_po_id", "=", 1)
      .where("prod_status", "=", "enabled")
      .where("prod_varient_enabled", "=", false)
      .where("igst", ">", "0")
      .orderBy("prod_id")
      .executeTakeFirstOrThrow();
    const lines = [{ prod_id: product.prod_id, quantity: 1 }];
    const body = v.parse(orderBody, { ...customer, lines });
    for (let made = 0; made < wanted; made += 1)
      await db.transaction().execute((transaction) => placeOrder(transaction, body));
    const parts = await db
      .selectFrom("fulfilment")
      .select("fulfilment_id")
      .where("company_po_id", "=", 1)
      .execute();
    const waiting = parts.map(({ fulfilment_id }) => fulfilment_id);
    expect(waiting).toHaveLength(wanted);
    for (const fulfilment of waiting) await step(fulfilment, { action: "pack", packages: 1 });

    const numbers = async () => {
      const rows = await db
        .selectFrom("tax_document")
        .select("document_no")
        .where("seller_id", "=", product.seller_id)
        .execute();
      return rows.map(({ document_no }) => Number(document_no.slice(-6))).toSorted((a, b) => a - b);
    };
    let failed = 0;
    const write = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const despatch = { action: "despatch", carrier_name: "Blue Dart" };
        // Every fifth fails when its invoice is written and its customer would be told.
        if (next % 5 === 0) {
          const failing = step(next, despatch, () => Promise.reject(new Error("The mail cannot be written")));
          await expect(failing).rejects.toThrow("The mail cannot be written");
          failed += 1;
        }
        expect(await step(next, despatch)).toBe("DONE");
      }
    };
    await Promise.all(Array.from({ length: writers }, write));
    expect(failed).toBeGreaterThanOrEqual(wanted / 5 - 1);
    expect(await numbers()).toEqual(Array.from({ length: wanted }, (_, index) => index + 1));
    const states = await db.selectFrom("fulfilment").select("fulfilment_status").distinct().execute();
    expect(states).toEqual([{ fulfilment_status: "out" }]);
  }, 600_000);
});
