import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onEachEngine } from "../testing/engines.ts";
import { customer, low, orderingWith } from "../testing/orders.ts";

onEachEngine((service) => {
  const call = (...given: Parameters<ReturnType<typeof service>["call"]>) => service().call(...given);
  const { ok, onSale } = orderingWith(call);

  const todos = async (query = ""): Promise<Map<unknown, unknown>> => {
    const items = await ok(`GET /v1/companyReport/todo/1${query}`);
    return new Map(
      (Array.isArray(items) ? items : []).map((item) => [field(item, "kind"), field(item, "count")]),
    );
  };
  const none = (before: Map<unknown, unknown>, kind: string) => Number(before.get(kind) ?? 0);

  test("what waits is counted for the company and for the location it is at, and no other", async () => {
    const [company, here, elsewhere] = [
      await todos(),
      await todos("?seller_id=1"),
      await todos("?seller_id=2"),
    ];
    const prod_id = await onSale({ product_price: "100", ...low });
    await ok("POST /v1/companyOrder", { ...customer, lines: [{ prod_id, quantity: 1 }] });
    await ok("POST /v1/companySellerProdLoc/createSignup", {
      prod_name: "Left lying",
      seller_id: 1,
      category1_id: 1,
    });
    const after = await todos();
    expect(after.get("orders_to_accept")).toBe(none(company, "orders_to_accept") + 1);
    expect(after.get("products_incomplete")).toBe(none(company, "products_incomplete") + 1);
    const afterHere = await todos("?seller_id=1");
    expect(afterHere.get("orders_to_accept")).toBe(none(here, "orders_to_accept") + 1);
    expect(await todos("?seller_id=2")).toEqual(elsewhere);
    // What only the company can do is nobody's at a location.
    for (const kind of ["refunds_due", "products_to_review", "webhooks_failing", "locations_without_gstin"])
      expect(afterHere.has(kind)).toBe(false);
  });

  test("an order that is over waits for nobody", async () => {
    const prod_id = await onSale({ product_price: "100", ...low });
    const before = await todos();
    const order = await ok("POST /v1/companyOrder", { ...customer, lines: [{ prod_id, quantity: 1 }] });
    const [part] = [
      await ok(`GET /v1/companyFulfilment/order_id/${String(field(order, "order_id"))}`),
    ].flat();
    await ok(`PUT /v1/companyFulfilment/fulfilment_status/${String(field(part, "fulfilment_id"))}`, {
      action: "cancel",
      reason_code: "out_of_stock",
    });
    expect((await todos()).get("orders_to_accept")).toBe(before.get("orders_to_accept"));
  });

  test.each([
    ["sales/1?from=2026-02-30&to=2026-03-01", "Must be a date, YYYY-MM-DD"],
    ["sales/1?from=2026-03-02&to=2026-03-01", "to is a day before from"],
    ["sales/1?from=2024-03-01&to=2025-03-02", "At most 366 days"],
    ["sales/1?to=2025-03-02", undefined],
    ["todo/1?seller_id=0", "seller_id is a whole number, 1 or more"],
  ])("%s is refused", async (path, message) => {
    const { status, body } = await call(`GET /v1/companyReport/${path}`);
    expect(status).toBe(400);
    if (message !== undefined) expect(field(body, "message")).toBe(message);
  });

  test("a period has all its days, and what it is compared with beside it; of another company nothing", async () => {
    const sales = await ok(
      "GET /v1/companyReport/sales/2?from=2026-01-02&to=2026-01-04&compare_from=2025-12-30&compare_to=2026-01-01",
    );
    const nothing = { orders: 0, kept_orders: 0, units: 0, sales_amount: "0.00", taxable_amount: "0.00" };
    expect(sales).toMatchObject({
      totals: nothing,
      days: [
        { day: "2026-01-02", ...nothing },
        { day: "2026-01-03", ...nothing },
        { day: "2026-01-04", ...nothing },
      ],
      compared: { days: [{ day: "2025-12-30" }, { day: "2025-12-31" }, { day: "2026-01-01" }] },
      products: [],
      sellers: [],
      states: { pending: 0 },
    });
  });
});
