import { expect, test, vi } from "vitest";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { fileOf } from "../testing/jobFile.ts";
import { customer, low, orderingWith } from "../testing/orders.ts";

const owner = { company_po_id: 1, user_po_id: 1 };
const seller = { company_po_id: 1, user_seller_id: 3 };

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const { ok, onSale } = orderingWith(call);

  /** The lines of the file, without its head. */
  const exported = async (who: object, query: object): Promise<string[]> => {
    const id = field(await ok("POST /v1/companyExport", { ...who, list: "fulfilment", query }), "job_id");
    const job = () => ok(`GET /v1/companyJob/${String(id)}`);
    await vi.waitUntil(async () => field(await job(), "job_state") === "done", { timeout: 10_000 });
    const [head, ...lines] = (await fileOf(service(), id)).split("\r\n");
    expect(head).toBe(
      "number,location,status,status_since,reason,placed_at,promised,customer,phone,area,zip,state,delivery,payment_method,payment_state,lines,pieces,first_item,taxable,cgst,sgst,igst,total,to_collect,packages,weight_grams,carrier,tracking,delivery_user,pickup_point,invoice",
    );
    return lines.filter((line) => line !== "");
  };

  test("what locations send is written with names, amounts and its invoice, to a location's people their own alone", async () => {
    const [here, there] = [
      await onSale({ product_price: "199.99", ...low }),
      await onSale({ product_price: "10", ...low }, 2),
    ];
    const lines = [
      { prod_id: here, quantity: 2 },
      { prod_id: there, quantity: 1 },
    ];
    const order = await ok("POST /v1/companyOrder", {
      ...customer,
      customer_name: "=Asha",
      promised_date: null,
      lines,
    });
    const parts = await ok(`GET /v1/companyFulfilment/order_id/${String(field(order, "order_id"))}`);
    const first = [parts].flat().find((part) => field(part, "seller_id") === 1);
    for (const step of [
      { action: "pack", packages: 2, weight_grams: 1500 },
      { action: "despatch", carrier_name: "Blue Dart", tracking_number: "BD-1" },
    ])
      await ok(`PUT /v1/companyFulfilment/fulfilment_status/${String(field(first, "fulfilment_id"))}`, step);
    const instants = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;
    const [line, ...more] = await exported(owner, { prod_id: String(here), fulfilment_status: "out" });
    expect(more).toEqual([]);
    const [document] = [
      await ok(`GET /v1/companyTaxDocument/fulfilment_id/${String(field(first, "fulfilment_id"))}`),
    ].flat();
    expect(line?.replaceAll(instants, "then")).toBe(
      `${String(field(order, "order_no"))}/1,Verdant Indiranagar,out,then,,then,,'=Asha,9845012345,Indiranagar,560038,KA,delivery,cod,unpaid,1,2,${String(field(first, "first_line_name"))},399.98,10.00,10.00,0.00,419.98,419.98,2,1500,Blue Dart,BD-1,,,${String(field(document, "document_no"))}`,
    );
    const number = `${String(field(order, "order_no"))}/2,`;
    const isSecond = (each: string) => each.startsWith(number);
    expect((await exported(owner, { prod_id: String(there) })).filter(isSecond)).toHaveLength(1);
    expect(await exported(seller, { prod_id: String(there) })).toEqual([]);
    expect(await exported(seller, { seller_id: "2" })).toEqual([]);
    expect((await exported(seller, { prod_id: String(here) })).length).toBe(1);
  });

  test("the conditions are those of the list, and what it has none of is refused", async () => {
    const conditions = {
      fulfilment_status: "ready",
      placed_from: "2020-01-01",
      placed_to: "2020-01-02",
      reason_code: "damaged,refused",
      refund_state: "due",
      has_carrier: "false",
      late: "true",
      uncollected: "true",
    };
    expect(await exported(owner, conditions)).toEqual([]);
    for (const [query, message] of [
      [{ hand_over_salt: "x" }, "query has no field hand_over_salt"],
      [{ reason_code: "bored" }, "reason_code is one or more of"],
    ] as const) {
      const { status, body } = await call("POST /v1/companyExport", {
        ...owner,
        list: "fulfilment",
        query,
      });
      expect(status).toBe(422);
      expect(JSON.stringify(body)).toContain(message);
    }
  });
});
