import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { customer, low, orderingWith } from "../testing/orders.ts";

onOneEngine((service) => {
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

  test("a refund waits as a row of its list: the part that it comes from, whatever its state, and of what was paid over the order's first", async () => {
    const [here, there] = [
      await onSale({ product_price: "100", ...low }),
      await onSale({ product_price: "100", ...low }, 2),
    ];
    const rows = async (path: string) => [await ok(`GET /v1/${path}`)].flat();
    const owing = async (state: string) =>
      (await rows(`companyFulfilment/company_po_id/1?refund_state=${state}`)).map((part) =>
        field(part, "fulfilment_id"),
      );
    const placed = async (amount_paid: string) => {
      const lines = [here, there].map((prod_id) => ({ prod_id, quantity: 3 }));
      const order = { ...customer, payment_method: "upi", amount_paid, lines };
      const id = String(field(await ok("POST /v1/companyOrder", order), "order_id"));
      const parts = await rows(`companyFulfilment/order_id/${id}?sort=order_no`);
      return { id, parts: parts.map((part) => field(part, "fulfilment_id")) };
    };
    const step = (part: unknown, action: string, rest: object = {}) =>
      ok(`PUT /v1/companyFulfilment/fulfilment_status/${String(part)}`, { action, ...rest });
    const onePiece = async (part: unknown) => {
      const [line] = await rows(`companyOrderLine/fulfilment_id/${String(part)}`);
      const lines = [{ order_line_id: field(line, "order_line_id"), quantity: 1 }];
      return { reason_code: "out_of_stock", lines };
    };
    const before = { due: await owing("due"), count: none(await todos(), "refunds_due") };
    const [cancelled, returned, over] = [await placed("630"), await placed("630"), await placed("635")];
    // Twice a piece of the second part: what is owed for it is two refunds and one row.
    for (const _ of [1, 2]) await step(cancelled.parts[1], "cancel", await onePiece(cancelled.parts[1]));
    await step(returned.parts[1], "pack", { packages: 1 });
    await step(returned.parts[1], "despatch", { carrier_name: "Blue Dart" });
    await step(returned.parts[1], "deliver");
    await step(returned.parts[1], "record_return", await onePiece(returned.parts[1]));
    await step(over.parts[1], "accept");
    const due = (await owing("due")).filter((id) => !before.due.includes(id));
    const wanted = [cancelled.parts[1], returned.parts[1], over.parts[0]];
    expect(new Set(due)).toEqual(new Set(wanted));
    expect(due).toHaveLength(3);
    expect(none(await todos(), "refunds_due")).toBe(before.count + 3);
    expect(before.due).toHaveLength(before.count);
    const states = (await rows(`companyFulfilment?ids=${wanted.join(",")}`)).map((part) =>
      field(part, "fulfilment_status"),
    );
    expect(new Set(states)).toEqual(new Set(["delivered", "pending"]));
    const refunds = await rows(`companyRefund/order_id/${over.id}`);
    expect(refunds).toMatchObject([{ amount: "5.00", reason: "overpaid", fulfilment_id: null }]);
    await ok(`PUT /v1/companyRefund/refund_state/${String(field(refunds[0], "refund_id"))}`, {
      refund_state: "sent",
      method: "upi",
    });
    expect(await owing("due")).not.toContain(over.parts[0]);
    expect(await owing("sent")).toContain(over.parts[0]);
    expect(none(await todos(), "refunds_due")).toBe(before.count + 2);
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
