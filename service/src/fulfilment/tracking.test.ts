import { expect, test } from "vitest";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { customer, low, orderingWith } from "../testing/orders.ts";

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const { ok, onSale, toldDuring } = orderingWith(call);

  const step = (id: number, action: string, rest: object = {}) =>
    call(`PUT /v1/companyFulfilment/fulfilment_status/${id}`, { action, ...rest });
  const wayOf = (body: unknown) =>
    ["carrier_name", "tracking_number", "tracking_url", "eway_bill_no"].map((name) => field(body, name));
  const packed = async (): Promise<number> => {
    const lines = [{ prod_id: await onSale({ product_price: "10", ...low }), quantity: 1 }];
    const order = await ok("POST /v1/companyOrder", { ...customer, lines });
    const parts = await ok(`GET /v1/companyFulfilment/order_id/${String(field(order, "order_id"))}`);
    const id = Number(field([parts].flat()[0], "fulfilment_id"));
    await step(id, "pack", { packages: 1 });
    return id;
  };
  const way = {
    carrier_name: "Blue Dart",
    tracking_number: "BD-1",
    tracking_url: "https://track.test/BD-1",
    eway_bill_no: "123412341234",
  };

  test("an edit of the way it goes empties what is null and leaves what it does not name", async () => {
    const id = await packed();
    await step(id, "edit_tracking", way);
    const left = await step(id, "edit_tracking", { tracking_number: "BD-2" });
    expect(wayOf(left.body)).toEqual(["Blue Dart", "BD-2", way.tracking_url, way.eway_bill_no]);
    const told = await toldDuring(async () => {
      const emptied = await step(id, "edit_tracking", { tracking_number: null, tracking_url: "" });
      expect(wayOf(emptied.body)).toEqual(["Blue Dart", null, null, way.eway_bill_no]);
    });
    expect(told.map((event) => [field(event, "type"), Object(field(event, "data"))["changed"]])).toEqual([
      ["fulfilment.changed", ["tracking_number", "tracking_url"]],
    ]);
    const all = await step(id, "edit_tracking", { carrier_name: null, eway_bill_no: null });
    expect(wayOf(all.body)).toEqual([null, null, null, null]);
  });

  test("a despatch that says null leaves the way it goes as it was", async () => {
    const id = await packed();
    await step(id, "edit_tracking", way);
    const { tracking_number, ...others } = way;
    const nothing = Object.fromEntries(Object.keys(others).map((name) => [name, null]));
    const sent = await step(id, "despatch", { ...nothing, tracking_number });
    expect([sent.status, ...wayOf(sent.body)]).toEqual([200, ...Object.values(way)]);
  });

  test("what is on its way with a carrier is not left to nobody", async () => {
    const id = await packed();
    await step(id, "despatch", way);
    const { status, body } = await step(id, "edit_tracking", { carrier_name: null, tracking_number: null });
    expect([status, field(body, "fields")]).toEqual([
      400,
      { carrier_name: "Choose who delivers it or a carrier" },
    ]);
    expect(wayOf(await ok(`GET /v1/companyFulfilment/${id}`))).toEqual(Object.values(way));
    const other = await step(id, "edit_tracking", { carrier_name: "Post", tracking_number: null });
    expect(wayOf(other.body)).toEqual(["Post", null, way.tracking_url, way.eway_bill_no]);
  });
});
