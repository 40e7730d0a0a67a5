import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Caller, field, signedInCaller } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { customer, low, orderingWith } from "../testing/orders.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

onOneEngine((service) => {
  let call: Caller = () => Promise.reject(new Error("Nobody has signed in"));
  const { ok, onSale } = orderingWith((...given) => call(...given));

  /** Sets the service's clock; who signed in at another time signs in again. */
  const at = async (instant: string) => {
    vi.setSystemTime(new Date(instant));
    const { url, config } = service();
    call = await signedInCaller(url, config.access);
  };
  const list = async (path: string): Promise<unknown[]> => {
    const body = await ok(`GET /v1/${path}`);
    return Array.isArray(body) ? body : [];
  };
  const placed = async (quantity: number) => {
    const lines = [{ prod_id: await onSale({ product_price: "10", ...low }), quantity }];
    const order = await ok("POST /v1/companyOrder", { ...customer, lines });
    const order_id = String(field(order, "order_id"));
    const [part] = await list(`companyFulfilment/order_id/${order_id}`);
    const id = String(field(part, "fulfilment_id"));
    const step = (body: object) => ok(`PUT /v1/companyFulfilment/fulfilment_status/${id}`, body);
    return { order_id, id, step, seller: Number(field(part, "seller_id")) };
  };
  const invoiced = async () => {
    const { id, step } = await placed(1);
    await step({ action: "pack", packages: 1 });
    await step({ action: "despatch", carrier_name: "Blue Dart" });
    const [invoice] = await list(`companyTaxDocument/fulfilment_id/${id}`);
    return { id, invoice, number: field(invoice, "document_no") };
  };
  const ofSeller = (seller: number) => `companyDocumentSeries/seller_id/${seller}`;
  const naming = (seller: number) => (series_kind: string, series: string) =>
    call(`PUT /v1/${ofSeller(seller)}`, { series_kind, series });
  const named = async (seller: number) => (await list(ofSeller(seller))).map((row) => field(row, "series"));
  /** The location that sells, and another of its company. */
  const locations = async () => {
    const { seller } = await placed(1);
    const rows = await list("companySeller/company_po_id/1");
    const other = rows.map((row) => Number(field(row, "seller_id"))).find((id) => id !== seller);
    if (other === undefined) throw new Error("There is one location alone");
    return { seller, other };
  };

  test("a name that another location has chosen is not given a second time, and no despatch fails for it", async () => {
    await at("2026-06-01T00:00:00Z");
    const { seller, other } = await locations();
    expect(await named(seller)).toEqual(["I1", "B1", "C1"]);
    for (const [kind, series] of [
      ["bill", "I1"],
      ["credit", "I2"],
    ] as const)
      expect(await naming(other)(kind, series)).toMatchObject({ status: 200 });
    expect(await named(other)).toEqual(["I3", "I1", "I2"]);
    expect((await invoiced()).number).toBe("I3/2627/000001");
    expect(await named(other)).toEqual(["I4", "I1", "I2"]);
    expect((await invoiced()).number).toBe("I3/2627/000002");
    const each = [...(await list(ofSeller(seller))), ...(await list(ofSeller(other)))];
    const both = await list(`companyDocumentSeries/seller_id?ids=${other},${seller},999999`);
    const order = (row: unknown) => Number(field(row, "seller_id"));
    expect(both).toEqual(each.toSorted((a, b) => order(a) - order(b)));
  });

  test("the next year goes on with the name of before, and can have another until its first document", async () => {
    await at("2027-06-01T00:00:00Z");
    const { seller, other } = await locations();
    const path = ofSeller(seller);
    const before = await list(path);
    expect(before).toMatchObject([
      { series_kind: "invoice", series: "I3", financial_year: "2728", last_number: 0 },
      { series_kind: "bill", series: "B2", last_number: 0 },
      { series_kind: "credit", series: "C2", last_number: 0 },
    ]);
    for (const series of ["", "lower", "TOOLONG", "A/B"])
      expect(await naming(seller)("invoice", series)).toMatchObject({
        status: 400,
        body: { fields: { series: expect.any(String) } },
      });
    const taken = {
      status: 422,
      body: { fields: { series: "Another series of the company has this name" } },
    };
    expect(await naming(other)("invoice", "I3")).toMatchObject(taken);
    expect(await naming(999_999)("invoice", "X")).toMatchObject({ status: 404 });
    expect(await list(path)).toEqual(before);
    expect(await naming(seller)("invoice", "BLR")).toMatchObject({ status: 200 });
    expect(await naming(seller)("bill", "BLR")).toMatchObject(taken);
    const { number } = await invoiced();
    expect([number, ...(await named(seller))]).toEqual(["BLR/2728/000001", "BLR", "B2", "C2"]);
    expect(await naming(seller)("invoice", "DEL")).toMatchObject({
      status: 422,
      body: { fields: { series: "Documents of this year have the name BLR already" } },
    });
    expect(await naming(seller)("invoice", "BLR")).toMatchObject({ status: 200 });
  });

  test("two locations that choose one name at once: one has it, the other is told beside its field", async () => {
    await at("2028-06-01T00:00:00Z");
    const { seller, other } = await locations();
    const answers = await Promise.all([seller, other].map((id) => naming(id)("invoice", "ONE")));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test("what an e-invoice portal answers is kept once, and nothing else of the document changes", async () => {
    await at("2028-06-01T00:00:00Z");
    const { id, invoice } = await invoiced();
    const noted = (body: object) =>
      call(`PUT /v1/companyTaxDocument/irn/${String(field(invoice, "document_id"))}`, body);
    expect(await noted({ irn: "short" })).toMatchObject({
      status: 400,
      body: { fields: { irn: "Must be 64 digits and letters a to f" } },
    });
    const answer = {
      irn: "a".repeat(64),
      irn_ack_no: "112410",
      irn_ack_date: "2028-06-01T10:00:00.000Z",
      irn_qr: "eyJ",
    };
    for (let times = 0; times < 2; times += 1)
      expect(await noted(answer)).toMatchObject({ status: 200, body: answer });
    expect(await noted({ irn: "b".repeat(64) })).toMatchObject({
      status: 422,
      body: { fields: { irn: "This document has another reference already" } },
    });
    const [after] = await list(`companyTaxDocument/fulfilment_id/${id}`);
    expect(after).toEqual({ ...Object(invoice), ...answer, updated_at: field(after, "updated_at") });
    expect(await call("PUT /v1/companyTaxDocument/irn/999999", answer)).toMatchObject({ status: 404 });
  });

  test("what stays of a packed part that was split is not as heavy as before", async () => {
    await at("2028-06-01T00:00:00Z");
    const { order_id, step } = await placed(4);
    const [line] = await list(`companyOrderLine/order_id/${order_id}`);
    const goes = { action: "split", lines: [{ order_line_id: field(line, "order_line_id"), quantity: 1 }] };
    await step({ action: "pack", packages: 3, weight_grams: 900 });
    expect(await step(goes)).toMatchObject({ packages: 3, weight_grams: null, fulfilment_status: "packed" });
    expect(await step({ ...goes, packages: 2, weight_grams: 400 })).toMatchObject({
      packages: 2,
      weight_grams: 400,
    });
    const parts = await list(`companyFulfilment/order_id/${order_id}`);
    const packed = parts.toSorted((a, b) => Number(field(a, "part_no")) - Number(field(b, "part_no")));
    expect(packed.map((one) => [field(one, "packages"), field(one, "weight_grams")])).toEqual([
      [2, 400],
      [null, null],
      [null, null],
    ]);
  });
});
