import { expect, test } from "vitest";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { customer, high, low, orderingWith } from "../testing/orders.ts";

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const { ok, onSale, basket } = orderingWith(call);

  const list = async (path: string): Promise<unknown[]> => {
    const body = await ok(`GET /v1/${path}`);
    return Array.isArray(body) ? body : [];
  };
  const step = (id: unknown, action: string, rest: object = {}) =>
    call(`PUT /v1/companyFulfilment/fulfilment_status/${String(id)}`, { action, ...rest });

  /** The fulfilment of an order that is packed. */
  const packed = async (order: object): Promise<unknown> => {
    const id = field(await ok("POST /v1/companyOrder", order), "order_id");
    const [part] = await list(`companyFulfilment/order_id/${String(id)}`);
    const fulfilment = field(part, "fulfilment_id");
    await step(fulfilment, "pack", { packages: 1 });
    return fulfilment;
  };
  const despatch = { carrier_name: "Blue Dart" };
  const documents = (fulfilment: unknown) => list(`companyTaxDocument/fulfilment_id/${String(fulfilment)}`);

  test("what is sent is invoiced with all that the rule asks for, and a later edit changes nothing of it", async () => {
    const order = await basket();
    const fulfilment = await packed({
      ...order,
      customer_gstin: "27AAPFU0939F1ZV",
      customer_legal_name: "Umbrella Traders",
      billing_area_name: "Fort",
      billing_zip: "400001",
      billing_stateshort: "MH",
    });
    expect(await documents(fulfilment)).toEqual([]);
    await step(fulfilment, "despatch", despatch);
    const [invoice, ...more] = await documents(fulfilment);
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({
      kind: "tax_invoice",
      gstin: "29AAFCV4821K1ZY",
      total: "2112.24",
      content: {
        supplier: { gstin: "29AAFCV4821K1ZY", state_code: "29", state: "Karnataka" },
        recipient: {
          name: "Asha Rao",
          legal_name: "Umbrella Traders",
          gstin: "27AAPFU0939F1ZV",
          address: ["Fort", "400001"],
          state_code: "27",
          state: "Maharashtra",
        },
        delivery: { address: ["Indiranagar", "560038"], state: "Karnataka" },
        place_of_supply: { code: "29", name: "Karnataka" },
        lines: [
          { quantity: 10, list_price: "199.99", unit_price: "122.21", discount: "777.80", uqc: "NOS" },
          { quantity: 2, unit_price: "120.00" },
          { quantity: 1, unit_price: "150.00" },
        ],
        summary: [
          { cgst: "2.50", taxable_amount: "1561.90", cgst_amount: "39.05" },
          { cgst: "9.00", quantity: 3, taxable_amount: "400.20", cgst_amount: "36.02" },
        ],
        delivery_charge: "50.00",
        total_in_words: "Two Thousand One Hundred Twelve Rupees And Twenty Four Paise Only",
        is_reverse_charge: false,
      },
    });
    await ok(`PUT /v1/companySellerProdLoc/${String(order.lines[0]?.prod_id)}`, { prod_name: "Renamed" });
    await ok("PUT /v1/companySeller/1", { legal_name: "Another Name" });
    expect(await documents(fulfilment)).toEqual([invoice]);
  });

  test.each([
    ["Bill of Supply", [{ cgst: 0, sgst: 0, igst: 0 }], {}, "bill_of_supply", /^B1\//],
    ["Invoice-cum-Bill", [{ cgst: 0, sgst: 0, igst: 0 }, low], {}, "invoice_cum_bill", /^I1\//],
    [
      "Tax Invoice",
      [{ cgst: 0, sgst: 0, igst: 0 }, low],
      { customer_gstin: "29AAPFU0939F1ZR" },
      "tax_invoice",
      /^I1\//,
    ],
  ])("a %s is what these rates ask for", async (_name, rates, buyer, kind, number) => {
    const lines = [];
    for (const each of rates)
      lines.push({ prod_id: await onSale({ product_price: "10", ...each }), quantity: 1 });
    const fulfilment = await packed({ ...customer, ...buyer, lines });
    await step(fulfilment, "despatch", despatch);
    expect(await documents(fulfilment)).toMatchObject([{ kind, document_no: expect.stringMatching(number) }]);
  });

  test("numbers of a location have no gap and no double, whoever despatches at once and whatever fails", async () => {
    const prod_id = await onSale({ product_price: "10", ...high });
    const order = { ...customer, lines: [{ prod_id, quantity: 1 }] };
    const fulfilments = [];
    for (let count = 0; count < 24; count += 1) fulfilments.push(await packed(order));
    const without = fulfilments.map((each) => step(each, "despatch"));
    expect((await Promise.all(without)).map(({ status }) => status)).toEqual(fulfilments.map(() => 400));
    await Promise.all(fulfilments.map((each) => step(each, "despatch", despatch)));
    const all = await list("companyTaxDocument/seller_id/1?kind=tax_invoice&sort=document_no");
    const bill = await list("companyTaxDocument/seller_id/1?kind=invoice_cum_bill");
    const numbers = [...all, ...bill].map((each) => Number(String(field(each, "document_no")).slice(-6)));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_number, index) => index + 1));
    expect(String(field(all[0], "document_no"))).toMatch(/^I1\/\d{4}\/\d{6}$/);
  });

  test("a given price a little above the list price is a discount below nothing, which can be read", async () => {
    const prod_id = await onSale({ product_price: "199.99", ...low });
    const lines = [{ prod_id, quantity: 1, unit_price: "200" }];
    const fulfilment = await packed({ ...customer, price_source: "given", lines });
    expect((await step(fulfilment, "despatch", despatch)).status).toBe(200);
    expect(await documents(fulfilment)).toMatchObject([
      { content: { lines: [{ list_price: "199.99", unit_price: "200.00", discount: "-0.01" }] } },
    ]);
  });

  test("what is cancelled bears nothing of the delivery charge, also where only a gift is left", async () => {
    const gift = await onSale({ product_price: "10", ...low });
    const paid = await onSale({ product_price: "100", ...low });
    const fulfilment = await packed({
      ...customer,
      price_source: "given",
      lines: [
        { prod_id: gift, quantity: 1, unit_price: "0" },
        { prod_id: paid, quantity: 1, unit_price: "100" },
      ],
      delivery_charges: [{ seller_id: 1, amount: "50" }],
    });
    const lines = await list(`companyOrderLine/fulfilment_id/${String(fulfilment)}`);
    const bought = lines.find((line) => field(line, "prod_id") === paid);
    const cancelled = [{ order_line_id: field(bought, "order_line_id"), quantity: 1 }];
    expect((await step(fulfilment, "cancel", { reason_code: "damaged", lines: cancelled })).status).toBe(200);
    await step(fulfilment, "despatch", despatch);
    const [invoice] = await documents(fulfilment);
    expect(invoice).toMatchObject({
      total: "52.50",
      content: { total: "52.50", lines: [{ total: "52.50" }], summary: [{ taxable_amount: "50.00" }] },
    });
  });

  test("an order whose taxes are those of another registration is not sent, and takes no number", async () => {
    const seller = await ok("GET /v1/companySeller/2");
    const prod_id = await onSale({ product_price: "10", ...low }, 2);
    const fulfilment = await packed({ ...customer, lines: [{ prod_id, quantity: 1 }] });
    const before = await list("companyTaxDocument/seller_id/2");
    await ok("PUT /v1/companySeller/2", { gstin_number: "29AAFCV4821K1ZY" });
    expect(await step(fulfilment, "despatch", despatch)).toMatchObject({
      status: 422,
      body: { fields: { action: "Cancel and order again: the tax would change" } },
    });
    expect(await list("companyTaxDocument/seller_id/2")).toEqual(before);
    await ok("PUT /v1/companySeller/2", { gstin_number: field(seller, "gstin_number") });
    expect((await step(fulfilment, "despatch", despatch)).status).toBe(200);
  });

  test("goods that come back are credited against their invoice, and are on the shelf again but for the broken ones", async () => {
    const prod_id = await onSale({ product_price: "10", ...high });
    await ok("PUT /v1/companySellerProdStock", { rows: [{ prod_id, set_to: 5 }] });
    const fulfilment = await packed({ ...customer, lines: [{ prod_id, quantity: 3 }] });
    await step(fulfilment, "despatch", despatch);
    const [line] = await list(`companyOrderLine/fulfilment_id/${String(fulfilment)}`);
    const not_restocked = [{ order_line_id: field(line, "order_line_id"), quantity: 1 }];
    expect((await step(fulfilment, "bring_back", { reason_code: "refused", not_restocked })).status).toBe(
      200,
    );
    const [credit, invoice] = await documents(fulfilment);
    expect(credit).toMatchObject({
      kind: "credit_note",
      document_no: expect.stringMatching(/^C1\//),
      against_document_id: field(invoice, "document_id"),
      reason: "refused",
      total: "35.40",
      content: { against: { number: field(invoice, "document_no") }, total: "35.40" },
    });
    expect(await list(`companySellerProdStock/prod_id/${prod_id}`)).toMatchObject([{ stock_quantity: 4 }]);
  });
});
