import { expect, test } from "vitest";
import { type Caller, field } from "../testing/caller.ts";
import { onEachEngine } from "../testing/engines.ts";
import { customer, low, orderingWith } from "../testing/orders.ts";

onEachEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const { ok, onSale } = orderingWith(call);

  test("what was printed of a part of an order stands in its trail and its order's, with who and how many copies, and changes nothing", async () => {
    const order = await ok("POST /v1/companyOrder", {
      ...customer,
      lines: [{ prod_id: await onSale({ product_price: "10", ...low }), quantity: 1 }],
    });
    const order_id = Number(field(order, "order_id"));
    const [before] = [await ok(`GET /v1/companyFulfilment/order_id/${order_id}`)].flat();
    const id = Number(field(before, "fulfilment_id"));
    const printed = { ids: [id, 999_999, id], paper: "label", copies: 2 };
    const { status, body } = await call("PUT /v1/companyFulfilment/printed", printed, {
      "x-actor": "owner:1",
    });
    expect([status, body]).toEqual([200, [{ fulfilment_id: id }]]);
    for (const record of [`company_order/${order_id}`, `fulfilment/${id}`]) {
      const [newest] = [await ok(`GET /v1/audit/record/${record}?company_po_id=1`)].flat();
      expect(newest).toMatchObject({
        action: "note",
        actor: "owner:1",
        entity: "fulfilment",
        entity_id: id,
        name: field(order, "order_no"),
        part_of: "company_order",
        part_of_id: order_id,
        seller_id: 1,
        after: { note: "printed", paper: "label", copies: 2 },
      });
    }
    expect([await ok(`GET /v1/companyFulfilment/order_id/${order_id}`)].flat()).toEqual([before]);
  });

  test.each([
    [{ ids: [], paper: "label", copies: 1 }, "ids", "ids is required"],
    [
      { ids: Array.from({ length: 101 }, (_, index) => index + 1), paper: "label", copies: 1 },
      "ids",
      "At most 100 ids in one call",
    ],
    [{ ids: [1], paper: "poster", copies: 1 }, "paper", "Must be one of packing_slip, label, tax_document"],
    [{ ids: [1], paper: "label", copies: 100 }, "copies", "Must be a whole number from 1 to 99"],
  ])("of %j nothing is noted", async (body, wrong, message) => {
    const before = await ok("GET /v1/audit/company_po_id/1?limit=1");
    const answer = await call("PUT /v1/companyFulfilment/printed", body);
    expect([answer.status, field(field(answer.body, "fields"), wrong)]).toEqual([400, message]);
    expect(await ok("GET /v1/audit/company_po_id/1?limit=1")).toEqual(before);
  });
});
