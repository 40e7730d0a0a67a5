import { expect, test } from "vitest";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { customer, low, orderingWith } from "../testing/orders.ts";

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const { ok, onSale, toldDuring } = orderingWith(call);

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

  test("money that was there when the order was placed counts once, however often its provider tells of it", async () => {
    const lines = [{ prod_id: await onSale({ product_price: "100", ...low }), quantity: 2 }];
    const { id } = await placed({
      ...customer,
      payment_method: "upi",
      amount_paid: "210",
      payment_reference: "pay_1",
      lines,
    });
    await ok(`PUT /v1/companyOrder/payment/${id}`, { amount: "210", payment_reference: "pay_1" });
    expect(await order(id)).toMatchObject({
      amount_paid: "210.00",
      payment_state: "paid",
      refund_due: "0.00",
    });
    const other = await call(`PUT /v1/companyOrder/payment/${id}`, {
      amount: "200",
      payment_reference: "pay_1",
    });
    expect(other).toMatchObject({
      status: 422,
      body: { fields: { amount: "210.00 came under this reference" } },
    });
    expect(await order(id)).toMatchObject({ amount_paid: "210.00" });
  });

  test("a promise is not the money that came before it without a reference", async () => {
    const lines = [{ prod_id: await onSale({ product_price: "100", ...low }), quantity: 2 }];
    const deposit = { ...customer, payment_method: "upi", amount_paid: "105", lines };
    const { id } = await placed(deposit);
    const path = `PUT /v1/companyOrder/payment/${id}`;
    await ok(path, { payment_state: "authorised", payment_reference: "pay_2" });
    for (let time = 0; time < 2; time += 1) {
      await ok(path, { amount: "105.00", payment_reference: "pay_2" });
      expect(await order(id)).toMatchObject({
        amount_paid: "210.00",
        payment_state: "paid",
        payment_reference: "pay_2",
      });
    }
  });

  test("what becomes of a payment is told of the order and of each part, once", async () => {
    const lines = [
      { prod_id: await onSale({ product_price: "100", ...low }), quantity: 1 },
      { prod_id: await onSale({ product_price: "100", ...low }, 2), quantity: 1 },
    ];
    const { id, parts } = await placed({ ...customer, payment_method: "upi", lines });
    const path = `PUT /v1/companyOrder/payment/${id}`;
    const ofParts = parts.map((entity_id) => ({
      type: "fulfilment.changed",
      entity_id,
      data: { changed: ["payment_state"] },
    }));
    const ofOrder = { type: "order.changed", entity_id: id };
    const steps: [object, object][] = [
      [{ payment_state: "failed" }, { ...ofOrder, data: { changed: ["payment_state"] } }],
      [
        { payment_state: "authorised", payment_reference: "pay_3" },
        { ...ofOrder, data: { changed: ["payment_state", "payment_reference"] } },
      ],
      [
        { amount: "210", payment_reference: "pay_3" },
        { type: "order.paid", entity_id: id },
      ],
    ];
    for (const [body, first] of steps) {
      const told = await toldDuring(() => ok(path, body));
      expect(told).toHaveLength(3);
      expect(told).toMatchObject([first, ...ofParts]);
    }
    expect(await toldDuring(() => ok(path, { amount: "210", payment_reference: "pay_3" }))).toEqual([]);
  });

  test("what was paid before is not collected at the door, and nothing is owed back for it", async () => {
    const lines = [{ prod_id: await onSale({ product_price: "100", ...low }), quantity: 2 }];
    const { id, parts } = await placed({ ...customer, lines });
    for (const action of delivered) await done(parts[0], action, needs[action]);
    expect(await part(parts[0])).toMatchObject({ due_on_delivery: "210.00" });
    const told = await toldDuring(async () => {
      await ok(`PUT /v1/companyOrder/payment/${id}`, { amount: "150", payment_reference: "upi-1" });
    });
    expect(told).toHaveLength(2);
    expect(told).toMatchObject([
      { type: "order.paid" },
      { type: "fulfilment.changed", data: { changed: ["due_on_delivery", "payment_state"] } },
    ]);
    expect(await part(parts[0])).toMatchObject({ due_on_delivery: "60.00" });
    await ok(`PUT /v1/companyOrder/payment/${id}`, { amount: "60", payment_reference: "upi-2" });
    expect(await part(parts[0])).toMatchObject({ due_on_delivery: "0.00" });
    await done(parts[0], "deliver");
    expect(await order(id)).toMatchObject({
      amount_paid: "210.00",
      payment_state: "paid",
      refund_due: "0.00",
    });
  });

  test("of what was paid in advance nothing is collected with the part that is left, before anything is owed back", async () => {
    const [first, second] = [
      await onSale({ product_price: "100", ...low }),
      await onSale({ product_price: "100", ...low }, 2),
    ];
    const two = [
      { prod_id: first, quantity: 1 },
      { prod_id: second, quantity: 1 },
    ];
    const { id, parts } = await placed({ ...customer, amount_paid: "105", lines: two });
    const dues = async () =>
      Promise.all(parts.map(async (one) => Object(await part(one))["due_on_delivery"]));
    expect(await dues()).toEqual(["52.50", "52.50"]);
    await done(parts[0], "cancel", { reason_code: "out_of_stock" });
    expect(await dues()).toEqual(["0.00", "0.00"]);
    expect(await order(id)).toMatchObject({ refund_due: "0.00", order_total: "105.00" });
    await done(parts[1], "cancel", { reason_code: "out_of_stock" });
    expect(await order(id)).toMatchObject({ refund_due: "105.00" });
  });

  test("after money was sent back for pieces that were cancelled, what is left is paid", async () => {
    const lines = [
      { prod_id: await onSale({ product_price: "100", ...low }), quantity: 1 },
      { prod_id: await onSale({ product_price: "100", ...low }), quantity: 1 },
    ];
    const { id, parts } = await placed({ ...customer, payment_method: "upi", amount_paid: "210", lines });
    const [line] = await list(`companyOrderLine/fulfilment_id/${parts[0] ?? 0}`);
    await done(parts[0], "cancel", {
      reason_code: "out_of_stock",
      lines: [{ order_line_id: field(line, "order_line_id"), quantity: 1 }],
    });
    const [refund] = await list(`companyRefund/order_id/${id}`);
    const sent = { refund_state: "sent", method: "upi", reference: "R-1" };
    await ok(`PUT /v1/companyRefund/refund_state/${String(field(refund, "refund_id"))}`, sent);
    expect(await order(id)).toMatchObject({ payment_state: "part_refunded" });
    await done(parts[0], "accept");
  });

  test("that a refund is not owed after all is told", async () => {
    const lines = [{ prod_id: await onSale({ product_price: "100", ...low }), quantity: 1 }];
    const { id, parts } = await placed({ ...customer, payment_method: "upi", amount_paid: "105", lines });
    await done(parts[0], "cancel", { reason_code: "out_of_stock" });
    const [refund] = await list(`companyRefund/order_id/${id}`);
    const entity_id = Number(field(refund, "refund_id"));
    const drop = () => ok(`PUT /v1/companyRefund/refund_state/${entity_id}`, { refund_state: "dropped" });
    const told = await toldDuring(drop);
    expect(told).toMatchObject([{ type: "refund.dropped", entity: "refund", entity_id }]);
    expect(await order(id)).toMatchObject({ refund_due: "0.00" });
    expect(await toldDuring(drop)).toEqual([]);
  });

  test("what is free needs no money: all of an order, or what is left when all else was cancelled and sent back", async () => {
    const [first, second] = [
      await onSale({ product_price: "100", ...low }),
      await onSale({ product_price: "100", ...low }),
    ];
    const given = { ...customer, payment_method: "upi", price_source: "given" };
    const gift = { prod_id: first, quantity: 1, unit_price: "0" };
    const bought = { prod_id: second, quantity: 1, unit_price: "100" };
    const free = await placed({ ...given, lines: [gift] });
    expect(await order(free.id)).toMatchObject({ order_total: "0.00", payment_state: "unpaid" });
    await done(free.parts[0], "accept");
    const unpaid = await placed({ ...given, lines: [gift, bought] });
    const refused = await step(unpaid.parts[0], "accept");
    expect([refused.status, field(refused.body, "fields")]).toEqual([422, { action: "Not paid yet" }]);
    const { id, parts } = await placed({ ...given, amount_paid: "105", lines: [gift, bought] });
    const lines = await list(`companyOrderLine/fulfilment_id/${parts[0] ?? 0}`);
    await done(parts[0], "cancel", {
      reason_code: "out_of_stock",
      lines: [{ order_line_id: field(lines[1], "order_line_id"), quantity: 1 }],
    });
    const [refund] = await list(`companyRefund/order_id/${id}`);
    const sent = { refund_state: "sent", method: "upi", reference: "R-1" };
    await ok(`PUT /v1/companyRefund/refund_state/${String(field(refund, "refund_id"))}`, sent);
    expect(await order(id)).toMatchObject({ order_total: "0.00", payment_state: "refunded" });
    await done(parts[0], "pack", { packages: 1 });
  });

  test("a delivery charge for a location that sends nothing is refused", async () => {
    const lines = [{ prod_id: await onSale({ product_price: "100", ...low }), quantity: 1 }];
    const refused = await call("POST /v1/companyOrder", {
      ...customer,
      lines,
      delivery_charges: [
        { seller_id: 1, amount: "10" },
        { seller_id: 2, amount: "50" },
      ],
    });
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { "delivery_charges.1.seller_id": "No line of the order is of this location" } },
    });
  });
});
