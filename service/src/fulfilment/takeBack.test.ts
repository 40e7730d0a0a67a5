import { expect, test } from "vitest";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { customer, high, low, orderingWith } from "../testing/orders.ts";

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const { ok, onSale, basket, toldDuring } = orderingWith(call);

  const list = async (path: string): Promise<unknown[]> => {
    const body = await ok(`GET /v1/${path}`);
    return Array.isArray(body) ? body : [];
  };
  const step = (id: unknown, action: string, rest: object = {}) =>
    call(`PUT /v1/companyFulfilment/fulfilment_status/${String(id)}`, { action, ...rest });

  /** An order of one location that was handed over, with its part and lines. */
  const delivered = async (order: object) => {
    const id = field(await ok("POST /v1/companyOrder", order), "order_id");
    const [part] = await list(`companyFulfilment/order_id/${String(id)}`);
    const fulfilment = field(part, "fulfilment_id");
    const needs = {
      pack: { packages: 1 },
      despatch: { carrier_name: "Blue Dart" },
      deliver: { collected_amount: field(part, "due_on_delivery") },
    };
    for (const [action, rest] of Object.entries(needs)) {
      const { status, body } = await step(fulfilment, action, rest);
      expect([status, body]).toEqual([200, body]);
    }
    const lines = await list(`companyOrderLine/fulfilment_id/${String(fulfilment)}`);
    return { id, fulfilment, lines: lines.map((line) => field(line, "order_line_id")) };
  };
  const part = (id: unknown) => ok(`GET /v1/companyFulfilment/${String(id)}`);
  const order = (id: unknown) => ok(`GET /v1/companyOrder/${String(id)}`);
  const credits = async (fulfilment: unknown) => {
    const documents = await list(`companyTaxDocument/fulfilment_id/${String(fulfilment)}`);
    return documents.filter((each) => field(each, "kind") === "credit_note").toReversed();
  };
  const everything = async (id: unknown, fulfilment: unknown) => [
    await order(id),
    await part(fulfilment),
    await list(`companyOrderLine/order_id/${String(id)}`),
    await list(`companyTaxDocument/order_id/${String(id)}`),
    await list(`companyRefund/order_id/${String(id)}`),
  ];

  test("four, three and three of ten come back: 639.28, 479.47 and 479.45 are credited, with the delivery share 1640.00 in all", async () => {
    const wanted = await basket();
    const { id, fulfilment, lines } = await delivered({
      ...wanted,
      payment_method: "upi",
      amount_paid: "2112.24",
    });
    const back = async (quantity: number, rest: object = {}) => {
      const given = [{ order_line_id: lines[0], quantity }];
      const { status, body } = await step(fulfilment, "record_return", {
        reason_code: "damaged",
        lines: given,
        ...rest,
      });
      expect([status, body]).toEqual([200, body]);
    };
    await back(4);
    expect(await part(fulfilment)).toMatchObject({
      fulfilment_status: "delivered",
      units_count: 9,
      fulfilment_total: "1472.96",
      delivery_charge: "50.00",
    });
    expect(await order(id)).toMatchObject({
      order_status: "delivered",
      order_total: "1472.96",
      refund_due: "639.28",
      payment_state: "paid",
    });
    await back(3);
    await back(3, { with_delivery_charge: true });
    const notes = await credits(fulfilment);
    // 479.45 with the 41.80 of the line's part of the delivery charge and the taxes on it.
    expect(notes.map((each) => field(each, "total"))).toEqual(["639.28", "479.47", "521.25"]);
    const [invoice] = (await list(`companyTaxDocument/fulfilment_id/${String(fulfilment)}`)).toReversed();
    expect(notes[0]).toMatchObject({
      against_document_id: field(invoice, "document_id"),
      reason: "damaged",
      content: {
        kind: "credit_note",
        against: { number: field(invoice, "document_no") },
        reason: "damaged",
        lines: [
          {
            quantity: 4,
            unit_price: "122.21",
            discount: "311.12",
            delivery_share: "0.00",
            taxable_amount: "608.84",
            cgst_amount: "15.22",
            sgst_amount: "15.22",
            total: "639.28",
          },
        ],
        summary: [{ cgst: "2.50", quantity: 4, taxable_amount: "608.84", cgst_amount: "15.22" }],
        delivery_charge: "0.00",
        total_in_words: "Six Hundred Thirty Nine Rupees And Twenty Eight Paise Only",
      },
    });
    expect(notes[2]).toMatchObject({ content: { delivery_charge: "39.80" } });
    expect(await order(id)).toMatchObject({ order_total: "472.24", refund_due: "1640.00" });
    expect((await list(`companyRefund/order_id/${String(id)}`)).map((each) => field(each, "amount"))).toEqual(
      ["521.25", "479.47", "639.28"],
    );
    expect(await part(fulfilment)).toMatchObject({
      fulfilment_status: "delivered",
      delivery_charge: "10.20",
      goods_amount: "390.00",
      gift_amount: "0.00",
      units_count: 3,
    });
  });

  test("when every piece is back it is returned, told once, and a repeat changes nothing", async () => {
    const prod_id = await onSale({ product_price: "10", ...high });
    const { id, fulfilment, lines } = await delivered({ ...customer, lines: [{ prod_id, quantity: 3 }] });
    const body = {
      reason_code: "wrong_item",
      reason: "x".repeat(500),
      lines: [{ order_line_id: lines[0], quantity: 3 }],
    };
    const told = await toldDuring(() => step(fulfilment, "record_return", body));
    expect(told).toMatchObject([
      { type: "document.issued" },
      { type: "refund.due" },
      { type: "fulfilment.returned", entity_id: fulfilment },
    ]);
    const now = await everything(id, fulfilment);
    expect(now).toMatchObject([
      { order_status: "returned", order_total: "0.00", refund_due: "35.40" },
      { fulfilment_status: "returned", fulfilment_total: "0.00", due_on_delivery: "35.40" },
      [{ returned_quantity: 3, line_total: "0.00" }],
      [{ kind: "credit_note", total: "35.40" }, { total: "35.40" }],
      [{ amount: "35.40", refund_state: "due" }],
    ]);
    expect(await toldDuring(() => step(fulfilment, "record_return", body))).toEqual([]);
    expect(await everything(id, fulfilment)).toEqual(now);
  });

  test("nothing returns to the stock but what can be sold again", async () => {
    const prod_id = await onSale({ product_price: "10", ...low });
    await ok("PUT /v1/companySellerProdStock", { rows: [{ prod_id, set_to: 5 }] });
    const { fulfilment, lines } = await delivered({ ...customer, lines: [{ prod_id, quantity: 4 }] });
    const stock = async () =>
      field((await list(`companySellerProdStock/prod_id/${prod_id}`))[0], "stock_quantity");
    const pieces = (quantity: number) => [{ order_line_id: lines[0], quantity }];
    await step(fulfilment, "record_return", { reason_code: "damaged", lines: pieces(1) });
    expect(await stock()).toBe(1);
    const given = { reason_code: "wrong_item", lines: pieces(2), restocked: pieces(1) };
    await step(fulfilment, "record_return", given);
    expect(await stock()).toBe(2);
  });

  test("what comes back undelivered is on the shelf again but for the pieces that are named, of which no more than come back", async () => {
    const prod_id = await onSale({ product_price: "10", ...low });
    await ok("PUT /v1/companySellerProdStock", { rows: [{ prod_id, set_to: 5 }] });
    const other = await delivered({ ...customer, lines: [{ prod_id, quantity: 1 }] });
    const id = field(
      await ok("POST /v1/companyOrder", { ...customer, lines: [{ prod_id, quantity: 3 }] }),
      "order_id",
    );
    const fulfilment = field((await list(`companyFulfilment/order_id/${String(id)}`))[0], "fulfilment_id");
    await step(fulfilment, "pack", { packages: 1 });
    await step(fulfilment, "despatch", { carrier_name: "Blue Dart" });
    const [line] = await list(`companyOrderLine/fulfilment_id/${String(fulfilment)}`);
    const pieces = (quantity: number, order_line_id = field(line, "order_line_id")) => ({
      order_line_id,
      quantity,
    });
    const stock = async () =>
      field((await list(`companySellerProdStock/prod_id/${prod_id}`))[0], "stock_quantity");
    const before = await everything(id, fulfilment);
    const bringBack = (not_restocked: object[]) =>
      step(fulfilment, "bring_back", { reason_code: "refused", not_restocked });
    for (const [given, name, message] of [
      [[pieces(4)], "not_restocked.0.quantity", "Only 3 of it come back"],
      [[pieces(2), pieces(2)], "not_restocked.1.quantity", "Only 3 of it come back"],
      [[pieces(1, other.lines[0])], "not_restocked.0.quantity", "Only 0 of it come back"],
      [[pieces(1), pieces(1, 999_999)], "not_restocked.1.quantity", "Only 0 of it come back"],
    ] as const) {
      const { status, body } = await bringBack([...given]);
      expect([status, field(body, "fields")]).toEqual([422, { [name]: message }]);
    }
    expect([await everything(id, fulfilment), await stock()]).toEqual([before, 1]);
    expect((await bringBack([pieces(1), pieces(1)])).body).toMatchObject({ fulfilment_status: "returned" });
    expect(await stock()).toBe(2);
  });

  test("what is refused changes nothing", async () => {
    const prod_id = await onSale({ product_price: "10", ...low });
    const other = await delivered({ ...customer, lines: [{ prod_id, quantity: 1 }] });
    const { id, fulfilment, lines } = await delivered({ ...customer, lines: [{ prod_id, quantity: 2 }] });
    const before = await everything(id, fulfilment);
    const pieces = (quantity: number, line = lines[0]) => [{ order_line_id: line, quantity }];
    const reason_code = "damaged";
    for (const [given, name, message] of [
      [{ reason_code }, "lines", "Choose what comes back"],
      [{ lines: pieces(1) }, "reason_code", "Reason is required"],
      [{ reason_code: "other", lines: pieces(1) }, "reason", "Say what the reason is"],
      [{ reason_code, lines: pieces(3) }, "lines.0.quantity", "Only 2 of it are left"],
      [{ reason_code, lines: [...pieces(1), ...pieces(2)] }, "lines.1.quantity", "Only 1 of it are left"],
      [{ reason_code, lines: pieces(1, other.lines[0]) }, "lines.0.order_line_id", "The line does not exist"],
      [
        { reason_code, lines: pieces(1), restocked: pieces(2) },
        "restocked.0.quantity",
        "Only 1 of it come back",
      ],
    ] as const) {
      const { status, body } = await step(fulfilment, "record_return", given);
      expect([status >= 400, field(field(body, "fields"), name)]).toEqual([true, message]);
    }
    const bulk = { ids: [fulfilment], action: "record_return", reason_code };
    expect(await ok("PUT /v1/companyFulfilment/bulk", bulk)).toMatchObject([
      { outcome: "REFUSED", message: "Choose what comes back" },
    ]);
    expect(await everything(id, fulfilment)).toEqual(before);
  });

  test("of ten who take the last piece back at once one does, and it is credited once", async () => {
    const prod_id = await onSale({ product_price: "10", ...low });
    const { id, fulfilment, lines } = await delivered({ ...customer, lines: [{ prod_id, quantity: 2 }] });
    const body = { reason_code: "damaged", lines: [{ order_line_id: lines[0], quantity: 2 }] };
    const all = await Promise.all(Array.from({ length: 10 }, () => step(fulfilment, "record_return", body)));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await credits(fulfilment)).toHaveLength(1);
    expect(await order(id)).toMatchObject({ refund_due: "21.00" });
  });
});
