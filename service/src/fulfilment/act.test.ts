import { expect, test } from "vitest";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { customer, low, orderingWith } from "../testing/orders.ts";

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const { ok, onSale, basket, toldDuring } = orderingWith(call);

  const list = async (path: string): Promise<unknown[]> => {
    const body = await ok(`GET /v1/${path}`);
    return Array.isArray(body) ? body : [];
  };

  /** An order with its parts. */
  const placed = async (order: object) => {
    const id = Number(field(await ok("POST /v1/companyOrder", order), "order_id"));
    const parts = await list(`companyFulfilment/order_id/${id}?sort=order_no`);
    return { id, parts: parts.map((part) => Number(field(part, "fulfilment_id"))) };
  };
  const order = (id: number) => ok(`GET /v1/companyOrder/${id}`);
  const part = (id: number | undefined) => ok(`GET /v1/companyFulfilment/${id ?? 0}`);
  const step = (id: number | undefined, action: string, rest: object = {}) =>
    call(`PUT /v1/companyFulfilment/fulfilment_status/${id ?? 0}`, { action, ...rest });
  const done = async (id: number | undefined, action: string, rest: object = {}) => {
    const { status, body } = await step(id, action, rest);
    expect([status, body]).toEqual([200, body]);
    return body;
  };
  const delivered = ["accept", "pack", "despatch"] as const;
  const needs = { accept: {}, pack: { packages: 1 }, despatch: { carrier_name: "Blue Dart" } };

  test("from placed to delivered, the money collected at the door, each step told once", async () => {
    const { id, parts } = await placed(await basket());
    const told = await toldDuring(async () => {
      for (const action of delivered) await done(parts[0], action, needs[action]);
      await done(parts[0], "despatch", { carrier_name: "Another" });
      expect(await order(id)).toMatchObject({ order_status: "despatched", payment_state: "unpaid" });
      const short = await step(parts[0], "deliver", { collected_amount: "2112.23" });
      expect([short.status, short.body]).toMatchObject([
        422,
        { fields: { collected_amount: "2112.24 is due" } },
      ]);
      expect(await part(parts[0])).toMatchObject({
        fulfilment_status: "out",
        collected_amount: "0.00",
        carrier_name: "Blue Dart",
      });
      await done(parts[0], "record_attempt", { reason: "Nobody at home" });
      await done(parts[0], "deliver", { collected_amount: "2112.24" });
    });
    expect(await part(parts[0])).toMatchObject({
      fulfilment_status: "delivered",
      attempts: [{ reason: "Nobody at home" }],
      payment_state: "paid",
    });
    expect(await order(id)).toMatchObject({
      order_status: "delivered",
      payment_state: "paid",
      amount_paid: "2112.24",
    });
    const changedBy = (event: unknown): unknown => Object(field(event, "data"))["changed"];
    expect(told.map((event) => [field(event, "type"), changedBy(event)])).toEqual([
      ["fulfilment.accepted", ["fulfilment_status"]],
      ["fulfilment.packed", ["packages", "fulfilment_status"]],
      ["document.issued", undefined],
      ["fulfilment.despatched", ["carrier_name", "fulfilment_status"]],
      ["fulfilment.attempted", ["attempts"]],
      ["fulfilment.delivered", ["collected_amount", "collected_at", "fulfilment_status"]],
    ]);
    const { order_no } = Object(await order(id));
    expect(told[2]).toMatchObject({ seller_id: 1, entity: "tax_document", data: { order_no } });
  });

  test("four of ten cancelled before packing: 1473.58 is left, what was paid over is due, the stock has them again", async () => {
    const wanted = await basket();
    const [first] = wanted.lines;
    await ok("PUT /v1/companySellerProdStock", { rows: [{ prod_id: first?.prod_id, set_to: 10 }] });
    const { id, parts } = await placed({ ...wanted, payment_method: "upi", amount_paid: "2112.24" });
    const lines = await list(`companyOrderLine/order_id/${id}`);
    const order_line_id = field(lines[0], "order_line_id");
    const too = await step(parts[0], "cancel", {
      reason_code: "out_of_stock",
      lines: [{ order_line_id, quantity: 11 }],
    });
    expect([too.status, too.body]).toMatchObject([
      422,
      { fields: { "lines.0.quantity": "Only 10 of it are left" } },
    ]);
    expect(await part(parts[0])).toMatchObject({ fulfilment_total: "2112.24" });
    await done(parts[0], "cancel", { reason_code: "out_of_stock", lines: [{ order_line_id, quantity: 4 }] });
    expect(await part(parts[0])).toMatchObject({
      fulfilment_status: "pending",
      fulfilment_total: "1473.58",
      units_count: 9,
    });
    expect(await order(id)).toMatchObject({
      order_total: "1473.58",
      refund_due: "638.66",
      payment_state: "paid",
    });
    expect(
      (await list(`companyOrderLine/order_id/${id}`)).map((line) => field(line, "delivery_share")),
    ).toEqual(["35.04", "9.21", "5.75"]);
    expect(await list(`companySellerProdStock/prod_id/${String(first?.prod_id)}`)).toMatchObject([
      { stock_quantity: 4 },
    ]);
    await done(parts[0], "cancel", { reason_code: "customer_request" });
    expect(await part(parts[0])).toMatchObject({
      fulfilment_status: "cancelled",
      status_reason: "customer_request",
      fulfilment_total: "0.00",
    });
    expect(await order(id)).toMatchObject({
      order_status: "cancelled",
      order_total: "0.00",
      refund_due: "2112.24",
    });
    expect(await list(`companySellerProdStock/prod_id/${String(first?.prod_id)}`)).toMatchObject([
      { stock_quantity: 10 },
    ]);
  });

  test("one location's part is cancelled and the other's goes on", async () => {
    const [own, other] = [
      await onSale({ product_price: "10", ...low }),
      await onSale({ product_price: "20", ...low }, 2),
    ];
    const { id, parts } = await placed({
      ...customer,
      lines: [own, other].map((prod_id) => ({ prod_id, quantity: 1 })),
    });
    await done(parts[0], "cancel", { reason_code: "other", reason: "Broken on the shelf" });
    const parted = await list(`companyFulfilment/order_id/${id}`);
    expect(parted.map((each) => String(field(each, "fulfilment_status"))).toSorted()).toEqual([
      "cancelled",
      "pending",
    ]);
    expect(await order(id)).toMatchObject({ order_status: "pending", order_total: "21.00" });
  });

  test.each([
    ["deliver", {}, "A fulfilment that is pending cannot take the step deliver", "action"],
    ["pack", {}, "Packages is required", "packages"],
    ["cancel", {}, "Reason is required", "reason_code"],
    ["cancel", { reason_code: "other" }, "Say what the reason is", "reason"],
    ["fly", {}, /^Must be one of accept, pack/, "action"],
  ])("%s %j is refused, and nothing changes", async (action, rest, message, name) => {
    const { parts } = await placed({
      ...customer,
      lines: [{ prod_id: await onSale({ product_price: "10", ...low }), quantity: 1 }],
    });
    const before = await part(parts[0]);
    const { status, body } = await step(parts[0], action, rest);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(field(field(body, "fields"), name)).toEqual(
      typeof message === "string" ? message : expect.stringMatching(message),
    );
    expect(await part(parts[0])).toEqual(before);
  });

  test("what is not paid is not sent, unless somebody says why", async () => {
    const lines = [{ prod_id: await onSale({ product_price: "10", ...low }), quantity: 1 }];
    const { parts } = await placed({ ...customer, payment_method: "upi", lines });
    const refused = await step(parts[0], "accept");
    expect([refused.status, field(refused.body, "message")]).toEqual([422, "Not paid yet"]);
    expect((await step(parts[0], "accept", { force: true })).status).toBe(400);
    await done(parts[0], "accept", { force: true, reason: "Paid by cheque" });
    expect(await part(parts[0])).toMatchObject({
      fulfilment_status: "accepted",
      status_reason: "Paid by cheque",
    });
  });

  test("of ten who accept at once nobody is refused, and it is told once", async () => {
    const lines = [{ prod_id: await onSale({ product_price: "10", ...low }), quantity: 1 }];
    const { parts } = await placed({ ...customer, lines });
    const told = await toldDuring(async () => {
      const all = await Promise.all(Array.from({ length: 10 }, () => step(parts[0], "accept")));
      expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    });
    expect(told).toMatchObject([{ type: "fulfilment.accepted", entity_id: parts[0] }]);
  });

  test("of a bulk each is done or refused by itself, and a repeat finds the rest done", async () => {
    const lines = [{ prod_id: await onSale({ product_price: "10", ...low }), quantity: 1 }];
    const one = await placed({ ...customer, lines });
    const two = await placed({ ...customer, payment_method: "card", lines });
    const ids = [...one.parts, ...two.parts, 999_999];
    const results = await ok("PUT /v1/companyFulfilment/bulk", { ids, action: "accept" });
    expect(results).toEqual([
      { fulfilment_id: one.parts[0], outcome: "DONE", message: null },
      { fulfilment_id: two.parts[0], outcome: "REFUSED", message: "Not paid yet" },
      { fulfilment_id: 999_999, outcome: "NOT_FOUND", message: "Fulfilment not found" },
    ]);
    expect(await part(two.parts[0])).toMatchObject({ fulfilment_status: "pending" });
    const again = await ok("PUT /v1/companyFulfilment/bulk", { ids: one.parts, action: "accept" });
    expect(again).toMatchObject([{ outcome: "UNCHANGED" }]);
  });

  test("money counts once under its reference; what is paid over is owed back until it is sent or dropped", async () => {
    const lines = [{ prod_id: await onSale({ product_price: "100", ...low }), quantity: 2 }];
    const { id, parts } = await placed({ ...customer, payment_method: "upi", lines });
    const pay = (amount: string, payment_reference: string) =>
      call(`PUT /v1/companyOrder/payment/${id}`, { amount, payment_reference });
    expect([(await pay("100", "UTR-1")).status, (await pay("100", "UTR-1")).status]).toEqual([200, 200]);
    expect(await order(id)).toMatchObject({ payment_state: "part_paid", amount_paid: "100.00" });
    const other = await pay("50", "UTR-1");
    expect([other.status, other.body]).toMatchObject([
      422,
      { fields: { amount: "100.00 came under this reference" } },
    ]);
    await pay("110", "UTR-2");
    expect(await order(id)).toMatchObject({
      payment_state: "paid",
      amount_paid: "210.00",
      refund_due: "0.00",
    });
    await ok(`PUT /v1/companyOrder/cancel/${id}`, { reason_code: "out_of_stock" });
    const [refund] = await list(`companyRefund/order_id/${id}`);
    expect(refund).toMatchObject({ amount: "210.00", refund_state: "due", reason: "out_of_stock" });
    const path = `PUT /v1/companyRefund/refund_state/${String(field(refund, "refund_id"))}`;
    expect((await call(path, { refund_state: "sent" })).status).toBe(400);
    await ok(path, { refund_state: "sent", method: "upi", reference: "R-1" });
    expect(await order(id)).toMatchObject({
      payment_state: "refunded",
      amount_refunded: "210.00",
      refund_due: "0.00",
      order_status: "cancelled",
    });
    expect((await call(path, { refund_state: "dropped" })).status).toBe(422);
    expect(await part(parts[0])).toMatchObject({ payment_state: "refunded" });
    expect(await list(`companyRefund/order_id/${id}`)).toHaveLength(1);
  });

  test("a refund that is dropped does not come back with the next step", async () => {
    const lines = [{ prod_id: await onSale({ product_price: "100", ...low }), quantity: 1 }];
    const { id, parts } = await placed({ ...customer, payment_method: "upi", amount_paid: "110", lines });
    await done(parts[0], "accept");
    const [refund] = await list(`companyRefund/order_id/${id}`);
    expect(refund).toMatchObject({ amount: "5.00", reason: "overpaid" });
    await ok(`PUT /v1/companyRefund/refund_state/${String(field(refund, "refund_id"))}`, {
      refund_state: "dropped",
    });
    expect(await order(id)).toMatchObject({ refund_due: "0.00" });
    await done(parts[0], "pack", { packages: 1 });
    expect(await list(`companyRefund/order_id/${id}`)).toHaveLength(1);
    expect(await order(id)).toMatchObject({ refund_due: "0.00" });
  });

  test("the list is narrowed by day, amount, product and lateness; the counts say how many stand where", async () => {
    const prod_id = await onSale({ product_price: "77", ...low });
    const lines = [{ prod_id, quantity: 1 }];
    const before = Object(await ok("GET /v1/companyFulfilment/counts/seller_id/1"));
    const placed_at = new Date(Date.now() - 10 * 86_400_000).toISOString();
    const promised_date = new Date(Date.parse(placed_at) + 2 * 86_400_000).toISOString().slice(0, 10);
    const { parts } = await placed({ ...customer, placed_at, promised_date, lines });
    const of = async (query: string) =>
      (await list(`companyFulfilment/company_po_id/1?prod_id=${prod_id}&${query}`)).map((each) =>
        field(each, "fulfilment_id"),
      );
    const day = new Date(Date.parse(placed_at) + 19_800_000).toISOString().slice(0, 10);
    for (const query of [
      "late=true",
      `placed_from=${day}&placed_to=${day}`,
      "total_min=80.86&total_max=80.86",
    ])
      expect(await of(query), query).toEqual(parts);
    for (const query of ["placed_to=2026-01-01", "total_max=80.85", "promised_to=2026-01-02"])
      expect(await of(query)).toEqual([]);
    for (const query of ["has_carrier=false&has_tracking=false", "refund_state=due,sent,dropped"])
      expect([query, await of(query)]).toEqual([query, query.startsWith("has") ? parts : []]);
    const after = Object(await ok("GET /v1/companyFulfilment/counts/seller_id/1"));
    expect([after.pending - before.pending, after.late - before.late]).toEqual([1, 1]);
    const wrong = await call("GET /v1/companyFulfilment/company_po_id/1?placed_from=today");
    expect([wrong.status, field(wrong.body, "message")]).toEqual([400, "placed_from is a date, YYYY-MM-DD"]);
  });

  test("the list is narrowed by how it goes, by why it was cancelled, and by what became of its refund", async () => {
    const prod_id = await onSale({ product_price: "100", ...low });
    const lines = [{ prod_id, quantity: 2 }];
    const paid = { ...customer, payment_method: "upi", amount_paid: "210", lines };
    const [sent, gone] = [await placed(paid), await placed(paid)];
    await done(sent.parts[0], "pack", { packages: 1 });
    await done(sent.parts[0], "despatch", { carrier_name: "Blue Dart", tracking_number: "BD-1" });
    await done(gone.parts[0], "cancel", { reason_code: "out_of_stock", reason: "Broken: all of it" });
    const of = async (query: string) =>
      (await list(`companyFulfilment/company_po_id/1?prod_id=${prod_id}&${query}`)).map((each) =>
        field(each, "fulfilment_id"),
      );
    const cases: readonly (readonly [string, readonly unknown[]])[] = [
      ["has_carrier=true", sent.parts],
      ["has_carrier=false", gone.parts],
      ["has_tracking=true", sent.parts],
      ["has_tracking=false", gone.parts],
      ["reason_code=damaged,out_of_stock", gone.parts],
      ["reason_code=damaged", []],
      ["refund_state=due", gone.parts],
      ["refund_state=sent,dropped", []],
    ];
    for (const [query, wanted] of cases) expect([query, await of(query)]).toEqual([query, wanted]);
    const said = async (query: string) =>
      field((await call(`GET /v1/companyFulfilment/company_po_id/1?${query}`)).body, "message");
    expect([
      await said("has_tracking=maybe"),
      await said("refund_state=paid"),
      await said("reason_code=due"),
    ]).toEqual([
      "has_tracking is true or false",
      "refund_state is one or more of due, sent, dropped",
      "reason_code is one or more of customer_request, out_of_stock, wrong_price, address_unserviceable, payment_failed, suspected_fraud, not_collected, refused, damaged, wrong_item, other",
    ]);
  });
});
