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
  const placed = async (order: object) => {
    const id = Number(field(await ok("POST /v1/companyOrder", order), "order_id"));
    const [part] = await list(`companyFulfilment/order_id/${id}`);
    const lines = await list(`companyOrderLine/order_id/${id}`);
    return {
      id,
      part: Number(field(part, "fulfilment_id")),
      lines: lines.map((line) => Number(field(line, "order_line_id"))),
    };
  };
  const step = (id: number, action: string, rest: object = {}) =>
    call(`PUT /v1/companyFulfilment/fulfilment_status/${id}`, { action, ...rest });
  const done = async (id: number, action: string, rest: object = {}) => {
    const { status, body } = await step(id, action, rest);
    expect([status, body]).toEqual([200, body]);
  };
  const pieces = (order_line_id: number | undefined, quantity: number) => ({ order_line_id, quantity });
  const partsOf = async (id: number) => {
    const parts = await list(`companyFulfilment/order_id/${id}`);
    return parts.toSorted((a, b) => Number(field(a, "part_no")) - Number(field(b, "part_no")));
  };
  const linesOf = (part: unknown) =>
    list(`companyOrderLine/fulfilment_id/${String(field(part, "fulfilment_id"))}`);
  const everything = async (id: number) => [
    await ok(`GET /v1/companyOrder/${id}`),
    await partsOf(id),
    await list(`companyOrderLine/order_id/${id}`),
    await list(`companyTaxDocument/order_id/${id}`),
  ];
  const plain = async (quantity: number, rest: object = {}) => ({
    ...customer,
    lines: [{ prod_id: await onSale({ product_price: "10", ...low }), quantity }],
    ...rest,
  });

  test("four of ten and both pieces of a bundle go: to the paisa what there was, and each part is told", async () => {
    const wanted = await basket();
    const [first] = wanted.lines;
    await ok("PUT /v1/companySellerProdStock", { rows: [{ prod_id: first?.prod_id, set_to: 10 }] });
    const { id, part, lines } = await placed({ ...wanted, amount_paid: "1000.00" });
    const told = await toldDuring(() =>
      done(part, "split", { lines: [pieces(lines[0], 4), pieces(lines[1], 2)], reason: "The rest follows" }),
    );
    const [stays, goes] = await partsOf(id);
    expect([stays, goes]).toMatchObject([
      {
        fulfilment_id: part,
        part_no: 1,
        fulfilment_status: "pending",
        split_from: null,
        lines_count: 2,
        units_count: 7,
        delivery_charge: "50.00",
        goods_amount: "883.26",
        gift_amount: "180.00",
        fulfilment_total: "1189.76",
        due_on_delivery: "626.49",
      },
      {
        part_no: 2,
        fulfilment_status: "pending",
        split_from: part,
        lines_count: 2,
        units_count: 6,
        delivery_charge: "0.00",
        fulfilment_total: "922.48",
        due_on_delivery: "485.75",
      },
    ]);
    expect(await ok(`GET /v1/companyOrder/${id}`)).toMatchObject({
      order_total: "2112.24",
      delivery_total: "50.00",
      tax_total: "150.14",
      refund_due: "0.00",
      order_status: "pending",
    });
    const stock = await list(`companySellerProdStock/prod_id/${String(first?.prod_id)}`);
    expect(stock).toMatchObject([{ stock_quantity: 0 }]);
    // What goes whole keeps its id; what is parted is another line.
    expect(await linesOf(stays)).toMatchObject([
      { order_line_id: lines[0], quantity: 6, gift_message: "For you" },
      { order_line_id: lines[2], quantity: 1 },
    ]);
    const [parted, whole] = await linesOf(goes);
    expect([parted, whole]).toMatchObject([
      { quantity: 4, unit_price: "122.21", gift_message: "For you", delivery_share: "0.00", position: 1 },
      { order_line_id: lines[1], quantity: 2, delivery_share: "0.00", bundle_of: lines[0] },
    ]);
    expect(lines).not.toContain(field(parted, "order_line_id"));
    expect(told).toMatchObject([
      { type: "fulfilment.changed", entity_id: field(goes, "fulfilment_id") },
      { type: "fulfilment.changed", entity_id: part },
    ]);
  });

  test("both parts are sent with invoices of their own, which come to the whole", async () => {
    const { id, part, lines } = await placed({ ...(await basket()), payment_method: "bank_transfer" });
    await done(part, "pack", { packages: 2 });
    await done(part, "split", { lines: [pieces(lines[0], 3), pieces(lines[2], 1)] });
    const [stays, goes] = await partsOf(id);
    expect(stays).toMatchObject({ fulfilment_status: "packed", packages: 2 });
    expect(goes).toMatchObject({ fulfilment_status: "accepted", packages: null, due_on_delivery: "0.00" });
    await done(Number(field(goes, "fulfilment_id")), "pack", { packages: 1 });
    for (const one of [stays, goes])
      await done(Number(field(one, "fulfilment_id")), "despatch", { carrier_name: "Blue Dart" });
    const documents = await list(`companyTaxDocument/order_id/${id}`);
    const paise = documents.map((each) => Number(String(field(each, "total")).replace(".", "")));
    expect(paise.reduce((sum, total) => sum + total, 0)).toBe(211_224);
    expect(documents.map((each) => field(field(each, "content"), "order_no"))).toEqual(
      [goes, stays].map((each) => `${String(field(each, "order_no"))}/${String(field(each, "part_no"))}`),
    );
    const late = await step(part, "split", { lines: [pieces(lines[0], 1)] });
    expect([late.status, field(late.body, "message")]).toEqual([
      422,
      "A fulfilment that is out cannot take the step split",
    ]);
  });

  test("cancelled pieces stay where they were cancelled, and the rest can go", async () => {
    const own = await plain(5);
    const { id, part, lines } = await placed({ ...own, lines: [...own.lines, ...(await plain(1)).lines] });
    await done(part, "cancel", { reason_code: "out_of_stock", lines: [pieces(lines[0], 2)] });
    await done(part, "split", { lines: [pieces(lines[0], 3)] });
    const [stays, goes] = await partsOf(id);
    expect([stays, goes]).toMatchObject([
      { units_count: 1, fulfilment_total: "10.50" },
      { units_count: 3, fulfilment_total: "31.50" },
    ]);
    expect(await linesOf(stays)).toMatchObject([
      { order_line_id: lines[0], quantity: 2, cancelled_quantity: 2, line_total: "0.00" },
      { order_line_id: lines[1], quantity: 1, cancelled_quantity: 0 },
    ]);
    expect(await linesOf(goes)).toMatchObject([{ quantity: 3, cancelled_quantity: 0, line_total: "31.50" }]);
    await done(Number(field(goes, "fulfilment_id")), "cancel", { reason_code: "customer_request" });
    expect(await ok(`GET /v1/companyOrder/${id}`)).toMatchObject({
      order_status: "pending",
      order_total: "10.50",
    });
  });

  test("a piece that is cancelled after a split takes its price and taxes along, and moves the taxes of nothing else", async () => {
    const [own] = (await plain(9)).lines;
    const other = { prod_id: await onSale({ product_price: "10", ...high }), quantity: 1 };
    const { part, lines, id } = await placed({
      ...customer,
      lines: [own, other],
      delivery_charges: [{ seller_id: 1, amount: "20" }],
    });
    const totals = async () => (await partsOf(id)).map((each) => field(each, "fulfilment_total"));
    // 90 and 10 with 5 and 18 per cent, and of the charge 18 and 2.
    await done(part, "split", { lines: [pieces(lines[0], 7)] });
    expect(await totals()).toEqual(["54.06", "73.50"]);
    await done(part, "cancel", { reason_code: "out_of_stock", lines: [pieces(lines[0], 1)] });
    expect(await totals()).toEqual(["43.56", "73.50"]);
    const [stays] = await partsOf(id);
    expect(await linesOf(stays)).toMatchObject([
      { delivery_share: "18.00", line_total: "29.40" },
      { delivery_share: "2.00", line_total: "14.16" },
    ]);
    // The last piece of its rates leaves its share to what stays.
    await done(part, "cancel", { reason_code: "out_of_stock", lines: [pieces(lines[0], 1)] });
    expect(await totals()).toEqual(["35.40", "73.50"]);
  });

  test("nothing, all, too many and another's lines are refused, and nothing changes", async () => {
    const { id, part, lines } = await placed(await plain(3));
    const other = await placed(await plain(3));
    const before = await everything(id);
    const refused: [unknown, number, string, string][] = [
      [null, 400, "lines", "Choose what goes"],
      [[], 400, "lines", "lines is required"],
      [[pieces(lines[0], 3)], 422, "lines", "At least one piece must stay"],
      [[pieces(lines[0], 2), pieces(lines[0], 1)], 422, "lines", "At least one piece must stay"],
      [[pieces(lines[0], 4)], 422, "lines.0.quantity", "Only 3 of it are left"],
      [[pieces(other.lines[0], 1)], 422, "lines.0.order_line_id", "The line does not exist"],
    ];
    for (const [given, status, name, message] of refused) {
      const answer = await step(part, "split", { lines: given });
      expect([answer.status, field(field(answer.body, "fields"), name)]).toEqual([status, message]);
    }
    expect(await everything(id)).toEqual(before);
  });

  test("of ten who split off one of ten at once nine are done, the last piece stays, and no number is double", async () => {
    const { id, part, lines } = await placed(await plain(10));
    const all = await Promise.all(
      Array.from({ length: 10 }, () => step(part, "split", { lines: [pieces(lines[0], 1)] })),
    );
    const statuses = all.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 200, 422]);
    const parts = await partsOf(id);
    expect(parts.map((each) => field(each, "part_no"))).toEqual(
      Array.from({ length: 10 }, (_, index) => index + 1),
    );
    expect(parts.map((each) => field(each, "fulfilment_total"))).toEqual(
      Array.from({ length: 10 }, () => "10.50"),
    );
    expect(await ok(`GET /v1/companyOrder/${id}`)).toMatchObject({ order_total: "105.00" });
  });

  test("an order has at most fifty parts", async () => {
    const { id, part, lines } = await placed(await plain(51));
    for (let number = 2; number <= 50; number += 1)
      await done(part, "split", { lines: [pieces(lines[0], 1)] });
    const { status, body } = await step(part, "split", { lines: [pieces(lines[0], 1)] });
    expect([status, field(body, "message")]).toEqual([422, "An order has at most 50 parts"]);
    expect(await partsOf(id)).toHaveLength(50);
  });
});
