import { expect, test } from "vitest";
import { type Caller, field } from "../testing/caller.ts";
import { onEveryEngine } from "../testing/engines.ts";
import { customer, high, low, orderingWith } from "../testing/orders.ts";

/** So often two products are ordered in opposite order at once: `ORDER_ROUNDS=200` is the full size. */
const rounds = Number(process.env["ORDER_ROUNDS"] ?? 10);

onEveryEngine((service) => {
  const call: Caller = (...given) => service().call(...given);

  const { ok, onSale, basket } = orderingWith(call);

  const orderCount = async () =>
    (await call("GET /v1/companyOrder/company_po_id/1?limit=1")).headers.get("x-total-count");

  test("the specification's order comes to 2112.24 within the state and across, and the quote writes nothing", async () => {
    const order = await basket();
    const before = await orderCount();
    const within = await ok("POST /v1/companyOrder/quote", order);
    expect(within).toMatchObject({
      order_total: "2112.24",
      fulfilments: [
        {
          seller_id: 1,
          tax_kind: "intra",
          place_of_supply: "29",
          delivery_charge: "50.00",
          cgst_amount: "75.07",
          sgst_amount: "75.07",
          igst_amount: "0.00",
          lines: [
            { unit_price: "122.21", gift_price: "30.00", delivery_share: "39.80", taxable_amount: "1561.90" },
            { unit_price: "120.00", delivery_share: "6.28", taxable_amount: "246.28" },
            { unit_price: "150.00", delivery_share: "3.92", taxable_amount: "153.92" },
          ],
        },
      ],
    });
    const across = await ok("POST /v1/companyOrder/quote", {
      ...order,
      shipping_stateshort: "MH",
      shipping_zip: "400001",
    });
    expect(across).toMatchObject({
      order_total: "2112.24",
      fulfilments: [{ tax_kind: "inter", place_of_supply: "27", igst_amount: "150.14", cgst_amount: "0.00" }],
    });
    expect(await orderCount()).toBe(before);
  });

  test("an order over two locations has a part for each; another total than the storefront's writes nothing", async () => {
    const order = await basket();
    const sellers = await ok("GET /v1/companySeller/company_po_id/1");
    const elsewhere = (Array.isArray(sellers) ? sellers : []).find((each) =>
      String(field(each, "gstin_number")).startsWith("27"),
    );
    const seller_id = Number(field(elsewhere, "seller_id"));
    const prod_id = await onSale({ product_price: "250", ...high }, seller_id);
    const both = { ...order, lines: [...order.lines, { prod_id, quantity: 3 }] };
    const before = await orderCount();
    const refused = await call("POST /v1/companyOrder", { ...both, expected_total: "2997.23" });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { fields: { expected_total: "The total is 2997.24" } },
    ]);
    expect(await orderCount()).toBe(before);
    const placed = await ok("POST /v1/companyOrder", { ...both, expected_total: "2997.24" });
    expect(placed).toMatchObject({
      order_total: "2997.24",
      goods_total: "2662.10",
      delivery_total: "50.00",
      tax_total: "285.14",
      payment_state: "unpaid",
      order_status: "pending",
      billing_zip: "560038",
    });
    const id = String(field(placed, "order_id"));
    const number = String(field(placed, "order_no"));
    const parts = await ok(`GET /v1/companyFulfilment/order_id/${id}`);
    expect(parts).toHaveLength(2);
    expect(parts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          part_no: 1,
          seller_id: 1,
          order_no: number,
          fulfilment_status: "pending",
          fulfilment_total: "2112.24",
          due_on_delivery: "2112.24",
          lines_count: 3,
          units_count: 13,
          tax_kind: "intra",
        }),
        expect.objectContaining({
          part_no: 2,
          seller_id,
          fulfilment_total: "885.00",
          igst_amount: "135.00",
          tax_kind: "inter",
        }),
      ]),
    );
    const lines = await ok(`GET /v1/companyOrderLine/order_id/${id}`);
    expect(lines).toMatchObject([
      {
        position: 1,
        unit_price: "122.21",
        gift_message: "For you",
        price_steps: [{ unit_price: "179.99" }, { unit_price: "125.99" }, { unit_price: "122.21" }],
      },
      {
        position: 2,
        line_kind: "bundle",
        bundle_of: field(Array.isArray(lines) ? lines[0] : {}, "order_line_id"),
      },
      { position: 3, line_kind: "plain", bundle_of: null },
      { position: 4, seller_id },
    ]);
  });

  test("all that is wrong is said at once, at the line it is about, and nothing is written", async () => {
    const draft = field(
      await ok("POST /v1/companySellerProdLoc/createSignup", {
        prod_name: "Not on sale",
        seller_id: 1,
        category1_id: 1,
      }),
      "prod_id",
    );
    const plain = await onSale({ product_price: "10", ...low });
    const before = await orderCount();
    const { status, body } = await call("POST /v1/companyOrder", {
      ...customer,
      shipping_stateshort: "XX",
      shipping_zip: null,
      placed_at: "2020-01-01T00:00:00.000Z",
      lines: [
        { prod_id: 999_999, quantity: 1 },
        { prod_id: draft, quantity: 1 },
        { prod_id: plain, quantity: 1, gift_wrapping: true },
        { prod_id: plain, varient_id: 1, quantity: 1 },
      ],
    });
    expect(status).toBe(422);
    expect(field(body, "fields")).toEqual({
      "lines.0.prod_id": "The product does not exist",
      "lines.1.prod_id": "The product is not on sale",
      "lines.2.gift_wrapping": "Gift wrapping is not offered",
      "lines.3.varient_id": "The product has no variants",
      placed_at: "Must be within the last 30 days",
      shipping_zip: "Zip is required",
      shipping_stateshort: "Is not a state of India",
    });
    expect(await orderCount()).toBe(before);
  });

  test("what was paid before is not collected at the door, over both locations", async () => {
    const [own, other] = [
      await onSale({ product_price: "100", ...low }),
      await onSale({ product_price: "200", ...low }, 2),
    ];
    const lines = [own, other].map((prod_id) => ({ prod_id, quantity: 1 }));
    const id = field(
      await ok("POST /v1/companyOrder", { ...customer, amount_paid: "15", lines }),
      "order_id",
    );
    const parts = await ok(`GET /v1/companyFulfilment/order_id/${String(id)}?sort=created_at`);
    expect(parts).toMatchObject([
      { fulfilment_total: "105.00", due_on_delivery: "100.00" },
      { fulfilment_total: "210.00", due_on_delivery: "200.00" },
    ]);
  });

  test.each([
    [{ promised_date: "2026-01-01" }, "promised_date", "Must not be before the day of the order"],
    [
      { price_source: "given", lines: [{ prod_id: 0, quantity: 100_000, unit_price: "9999999999.99" }] },
      "lines",
      "The total is more than an order can have",
    ],
  ])("%j is refused", async (change, name, message) => {
    const prod_id = await onSale({ product_price: "10", ...low });
    const order = { ...customer, lines: [{ prod_id, quantity: 1 }], ...change };
    const lines = order.lines.map((line) => ({ ...line, prod_id }));
    const { status, body } = await call("POST /v1/companyOrder", { ...order, lines });
    expect([status, field(body, "fields")]).toEqual([422, { [name]: message }]);
  });

  test.each(["27AAPFU0939F1ZW", "27AAPFU0993F1ZV", "27AAPFU0939F1Z"])(
    "%s is no GSTIN of a customer: a wrong character and two that were swapped are noticed",
    async (customer_gstin) => {
      const lines = [{ prod_id: await onSale({ product_price: "10", ...low }), quantity: 1 }];
      const order = { ...customer, customer_legal_name: "Registered", lines };
      for (const path of ["companyOrder", "companyOrder/quote"]) {
        const { status, body } = await call(`POST /v1/${path}`, { ...order, customer_gstin });
        expect([status, field(body, "fields")]).toEqual([400, { customer_gstin: "GSTIN is Invalid" }]);
      }
      await ok("POST /v1/companyOrder", { ...order, customer_gstin: "27AAPFU0939F1ZV" });
    },
  );

  test("the same reference twenty times at once is one order; with other content it is refused", async () => {
    const prod_id = await onSale({ product_price: "10", ...low });
    const order = { ...customer, channel_reference: "S-1001", lines: [{ prod_id, quantity: 1 }] };
    const all = await Promise.all(Array.from({ length: 20 }, () => ok("POST /v1/companyOrder", order)));
    expect(new Set(all.map((each) => field(each, "order_id"))).size).toBe(1);
    const other = await call("POST /v1/companyOrder", { ...order, lines: [{ prod_id, quantity: 2 }] });
    expect([other.status, other.body]).toMatchObject([
      422,
      { fields: { channel_reference: "This order exists already with other content" } },
    ]);
  });

  test("numbers of a company's orders follow each other, also of many at once", async () => {
    const prod_id = await onSale({ product_price: "10", ...low });
    const order = { ...customer, lines: [{ prod_id, quantity: 1 }] };
    const placed = await Promise.all(Array.from({ length: 10 }, () => ok("POST /v1/companyOrder", order)));
    const numbers = placed
      .map((each) => Number(String(field(each, "order_no")).slice(5)))
      .toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 10 }, (_, index) => (numbers[0] ?? 0) + index));
  });

  const counted = async (prod_id: number, set_to: number) => {
    const results = await ok("PUT /v1/companySellerProdStock", { rows: [{ prod_id, set_to }] });
    expect(results).toMatchObject([{ outcome: "DONE", stock_quantity: set_to }]);
  };
  const left = async (prod_id: number) => await ok(`GET /v1/companySellerProdStock/prod_id/${prod_id}`);

  test("of fifty orders for the last ten pieces ten are placed, forty are told, and nothing is left", async () => {
    const prod_id = await onSale({ product_price: "10", ...low });
    await counted(prod_id, 10);
    const before = Number(await orderCount());
    const order = { ...customer, lines: [{ prod_id, quantity: 1 }] };
    const all = await Promise.all(Array.from({ length: 50 }, () => call("POST /v1/companyOrder", order)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = all.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(40);
    for (const { status, body } of refused)
      expect([status, body]).toMatchObject([422, { fields: { "lines.0.quantity": "Only 0 left" } }]);
    expect(await left(prod_id)).toMatchObject([{ stock_quantity: 0 }]);
    expect(Number(await orderCount())).toBe(before + 10);
  });

  test("orders with the same two products the other way round do not wait for each other in a ring", async () => {
    const [one, two] = [
      await onSale({ product_price: "10", ...low }),
      await onSale({ product_price: "20", ...low }),
    ];
    const pieces = 10 * rounds;
    await counted(one, pieces);
    await counted(two, pieces);
    const lines = [one, two].map((prod_id) => ({ prod_id, quantity: 1 }));
    for (let round = 0; round < rounds; round += 1)
      await Promise.all(
        Array.from({ length: 10 }, (_, each) =>
          ok("POST /v1/companyOrder", { ...customer, lines: each % 2 === 0 ? lines : lines.toReversed() }),
        ),
      );
    expect(await left(one)).toMatchObject([{ stock_quantity: 0 }]);
    expect(await left(two)).toMatchObject([{ stock_quantity: 0 }]);
  }, 600_000);

  test("orders over two locations are cancelled while others of the same products are placed, and all of it is done", async () => {
    const lower = await onSale({ product_price: "10", ...low }, 2);
    const higher = await onSale({ product_price: "20", ...low });
    await counted(lower, 1000);
    await counted(higher, 1000);
    // Its parts give back the higher product first; an order takes the lower one first.
    const order = { ...customer, lines: [higher, lower].map((prod_id) => ({ prod_id, quantity: 1 })) };
    const place = async () => field(await ok("POST /v1/companyOrder", order), "order_id");
    let open = await Promise.all(Array.from({ length: 5 }, place));
    for (let round = 0; round < rounds / 5; round += 1) {
      const cancelled = open.map((id) =>
        ok(`PUT /v1/companyOrder/cancel/${String(id)}`, { reason_code: "out_of_stock" }),
      );
      [open] = await Promise.all([Promise.all(Array.from({ length: 5 }, place)), Promise.all(cancelled)]);
    }
    for (const prod_id of [lower, higher])
      expect(await left(prod_id)).toMatchObject([{ stock_quantity: 1000 - open.length }]);
  }, 600_000);

  test("stock is counted, adjusted and bound to what was seen, row by row", async () => {
    const [one, two] = [
      await onSale({ product_price: "10", ...low }),
      await onSale({ product_price: "20", ...low }),
    ];
    await counted(one, 8);
    const results = await ok("PUT /v1/companySellerProdStock", {
      rows: [
        { prod_id: two, adjust_by: 5 },
        { prod_id: one, adjust_by: -9 },
        { prod_id: one, set_to: 20, expected: 7 },
        { prod_id: one, set_to: 20, expected: 8, low_stock_at: 3 },
        { prod_id: 999_999, set_to: 1 },
      ],
    });
    expect(results).toMatchObject([
      { outcome: "REFUSED", message: "It is not counted", stock_quantity: null },
      { outcome: "REFUSED", message: "Only 8 left", stock_quantity: 8 },
      { outcome: "STALE", message: "There are 8", stock_quantity: 8 },
      { outcome: "DONE", stock_quantity: 20 },
      { outcome: "NOT_FOUND" },
    ]);
    const tag = (await call(`GET /v1/companySellerProdLoc/${one}`)).headers.get("etag");
    await ok("PUT /v1/companySellerProdStock", { rows: [{ prod_id: one, adjust_by: -1 }] });
    expect((await call(`GET /v1/companySellerProdLoc/${one}`)).headers.get("etag")).toBe(tag);
    await ok("PUT /v1/companySellerProdStock", { rows: [{ prod_id: one, is_counted: false }] });
    expect(await left(one)).toEqual([]);
  });
});
