import { expect, test } from "vitest";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { customer, high, low, orderingWith } from "../testing/orders.ts";

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const { ok, onSale, basket } = orderingWith(call);

  const list = async (path: string): Promise<unknown[]> => [await ok(`GET /v1/${path}`)].flat();
  const placed = async (order: object) => {
    const id = String(field(await ok("POST /v1/companyOrder", order), "order_id"));
    return {
      order: await ok(`GET /v1/companyOrder/${id}`),
      lines: await list(`companyOrderLine/order_id/${id}`),
    };
  };
  const shown = (lines: readonly unknown[], ...names: readonly string[]) =>
    lines.map((line) => names.map((name) => field(line, name)));

  test("the specification's order is placed for 2112.24, within the state and across, each line to the paisa", async () => {
    const wanted = await basket();
    const within = await placed({ ...wanted, expected_total: "2112.24" });
    expect(within.order).toMatchObject({
      order_total: "2112.24",
      tax_total: "150.14",
      delivery_total: "50.00",
    });
    expect(
      shown(
        within.lines,
        "unit_price",
        "delivery_share",
        "taxable_amount",
        "cgst_amount",
        "sgst_amount",
        "igst_amount",
      ),
    ).toEqual([
      ["122.21", "39.80", "1561.90", "39.05", "39.05", "0.00"],
      ["120.00", "6.28", "246.28", "22.17", "22.17", "0.00"],
      ["150.00", "3.92", "153.92", "13.85", "13.85", "0.00"],
    ]);
    const across = await placed({
      ...wanted,
      shipping_stateshort: "MH",
      shipping_zip: "400001",
      expected_total: "2112.24",
    });
    expect(across.order).toMatchObject({ order_total: "2112.24", tax_total: "150.14" });
    expect(shown(across.lines, "taxable_amount", "cgst_amount", "sgst_amount", "igst_amount")).toEqual([
      ["1561.90", "0.00", "0.00", "78.10"],
      ["246.28", "0.00", "0.00", "44.33"],
      ["153.92", "0.00", "0.00", "27.71"],
    ]);
  });

  test("a second location across states makes 2997.24; who expects 2997.23 gets nothing, and the stock is not touched", async () => {
    const wanted = await basket();
    const locations = await list("companySeller/company_po_id/1");
    const elsewhere = locations.find((each) => String(field(each, "gstin_number")).startsWith("27"));
    const seller_id = Number(field(elsewhere, "seller_id"));
    const prod_id = await onSale({ product_price: "250", ...high }, seller_id);
    const order = { ...wanted, lines: [...wanted.lines, { prod_id, quantity: 3 }] };
    const products = order.lines.map((line) => line.prod_id);
    await ok("PUT /v1/companySellerProdStock", {
      rows: products.map((each) => ({ prod_id: each, set_to: 50 })),
    });
    const stock = async () => {
      const found = [];
      for (const each of products)
        found.push(field((await list(`companySellerProdStock/prod_id/${each}`))[0], "stock_quantity"));
      return found;
    };
    const orders = async () =>
      (await call("GET /v1/companyOrder/company_po_id/1?limit=1")).headers.get("x-total-count");
    const before = await orders();
    const refused = await call("POST /v1/companyOrder", { ...order, expected_total: "2997.23" });
    expect([refused.status, field(refused.body, "fields")]).toEqual([
      422,
      { expected_total: "The total is 2997.24" },
    ]);
    expect([await orders(), await stock()]).toEqual([before, [50, 50, 50, 50]]);

    const { order: made } = await placed({ ...order, expected_total: "2997.24" });
    expect(made).toMatchObject({ order_total: "2997.24" });
    const parts = await list(`companyFulfilment/order_id/${String(field(made, "order_id"))}`);
    expect(
      shown(parts, "seller_id", "fulfilment_total", "cgst_amount", "igst_amount").toSorted(
        (a, b) => Number(a[0]) - Number(b[0]),
      ),
    ).toEqual([
      [1, "2112.24", "75.07", "0.00"],
      [seller_id, "885.00", "0.00", "135.00"],
    ]);
    expect(await stock()).toEqual([40, 48, 49, 47]);
  });

  test("twenty of one reference at once are one order with one piece taken; another body under it, or under its key, is 422", async () => {
    const prod_id = await onSale({ product_price: "10", ...low });
    await ok("PUT /v1/companySellerProdStock", { rows: [{ prod_id, set_to: 30 }] });
    const order = { ...customer, channel_reference: "W-1", lines: [{ prod_id, quantity: 1 }] };
    const left = async () =>
      field((await list(`companySellerProdStock/prod_id/${prod_id}`))[0], "stock_quantity");
    const all = await Promise.all(Array.from({ length: 20 }, () => call("POST /v1/companyOrder", order)));
    expect(new Set(all.map(({ body }) => field(body, "order_id"))).size).toBe(1);
    expect(all.every(({ status }) => status < 300)).toBe(true);
    expect(await left()).toBe(29);
    const other = { ...order, lines: [{ prod_id, quantity: 2 }] };
    const again = await call("POST /v1/companyOrder", other);
    expect([again.status, field(again.body, "message")]).toEqual([
      422,
      "This order exists already with other content",
    ]);
    const key = { "idempotency-key": "W-2" };
    const { channel_reference: _reference, ...unnamed } = order;
    const first = await call("POST /v1/companyOrder", unnamed, key);
    const repeated = await call("POST /v1/companyOrder", unnamed, key);
    expect([first.status, repeated.body]).toEqual([201, first.body]);
    expect((await call("POST /v1/companyOrder", { ...unnamed, lines: other.lines }, key)).status).toBe(422);
    expect(await left()).toBe(28);
  });
});
