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
  /** An order with a part at each of two locations. */
  const placed = async (rest: object = {}) => {
    const lines = [
      { prod_id: await onSale({ product_price: "10", ...low }), quantity: 2 },
      { prod_id: await onSale({ product_price: "20", ...low }, 2), quantity: 2 },
    ];
    const id = Number(field(await ok("POST /v1/companyOrder", { ...customer, lines, ...rest }), "order_id"));
    const parts = await list(`companyFulfilment/order_id/${id}`);
    return { id, parts: parts.map((part) => Number(field(part, "fulfilment_id"))).toSorted((a, b) => a - b) };
  };
  const order = (id: number) => ok(`GET /v1/companyOrder/${id}`);
  const part = (id: number | undefined) => ok(`GET /v1/companyFulfilment/${id ?? 0}`);
  const edit = (id: number, changes: object) => call(`PUT /v1/companyOrder/${id}`, changes);
  const step = (id: number | undefined, action: string, rest: object = {}) =>
    ok(`PUT /v1/companyFulfilment/fulfilment_status/${id ?? 0}`, { action, ...rest });
  const send = async (id: number | undefined) => {
    await step(id, "pack", { packages: 1 });
    await step(id, "despatch", { carrier_name: "Blue Dart" });
  };

  test("address, phone and notes change, and the parts that were not sent with them; no amount does", async () => {
    const { id, parts } = await placed();
    await send(parts[0]);
    await step(parts[1], "pack", { packages: 1 });
    const [sent, packed, before] = [await part(parts[0]), await part(parts[1]), await order(id)];
    const told = await toldDuring(async () => {
      const { status, body } = await edit(id, {
        customer_phone: "9845099999",
        shipping_area_name: "Jayanagar",
        shipping_zip: "560041",
        customer_note: "Ring once",
        staff_note: "Called back",
      });
      expect([status, body]).toEqual([200, body]);
    });
    const after = await order(id);
    expect(after).toEqual({
      ...Object(before),
      customer_phone: "9845099999",
      shipping_area_name: "Jayanagar",
      shipping_zip: "560041",
      // The invoice was for the same address.
      billing_area_name: "Jayanagar",
      billing_zip: "560041",
      customer_note: "Ring once",
      staff_note: "Called back",
      updated_at: field(after, "updated_at"),
    });
    const [still, moved] = [await part(parts[0]), await part(parts[1])];
    expect(still).toEqual({
      ...Object(sent),
      customer_phone: "9845099999",
      updated_at: field(still, "updated_at"),
    });
    expect(moved).toEqual({
      ...Object(packed),
      customer_phone: "9845099999",
      ship_area: "Jayanagar",
      ship_zip: "560041",
      address_changed_at: expect.stringMatching(/^20\d\d-/),
      updated_at: field(moved, "updated_at"),
    });
    expect(told.map((event) => [field(event, "type"), field(event, "entity_id")])).toEqual([
      ["order.changed", id],
      ...parts.map((each) => ["fulfilment.changed", each]),
    ]);
    expect(told[0]).toMatchObject({
      seller_id: null,
      number: field(before, "order_no"),
      data: {
        changed: expect.arrayContaining(["customer_phone", "shipping_zip", "billing_zip", "staff_note"]),
      },
    });
    // What is packed later has no label yet that could be wrong.
    const fresh = await placed();
    await edit(fresh.id, { shipping_zip: "560042" });
    expect(await part(fresh.parts[0])).toMatchObject({ ship_zip: "560042", address_changed_at: null });
  });

  test("an invoice address of its own stays, and its state may change: the tax follows the goods", async () => {
    const billing = { billing_area_name: "Thane", billing_zip: "400601", billing_stateshort: "MH" };
    const { id } = await placed(billing);
    await edit(id, { shipping_area_name: "Jayanagar" });
    expect(await order(id)).toMatchObject({ shipping_area_name: "Jayanagar", ...billing });
    const { status } = await edit(id, { billing_stateshort: "GJ" });
    expect([status, await order(id)]).toMatchObject([200, { billing_stateshort: "GJ" }]);
  });

  test.each([
    [
      { shipping_stateshort: "MH" },
      422,
      "shipping_stateshort",
      "Cancel and order again: the tax would change",
    ],
    [{ shipping_stateshort: "XX" }, 422, "shipping_stateshort", "Is not a state of India"],
    [{ shipping_zip: null }, 422, "shipping_zip", "Zip is required"],
    [{ shipping_area_name: "" }, 422, "shipping_area_name", "Area is required"],
    [{ customer_phone: "" }, 400, "customer_phone", "Phone is required"],
    [{ shipping_countryshort: "USA" }, 400, "shipping_countryshort", "Orders are sent within India"],
  ])("%j is refused, and nothing changes", async (changes, status, name, message) => {
    const { id, parts } = await placed();
    const before = [await order(id), await part(parts[0])];
    const answer = await edit(id, { staff_note: "Kept out", ...changes });
    expect([answer.status, field(field(answer.body, "fields"), name)]).toEqual([status, message]);
    expect([await order(id), await part(parts[0])]).toEqual(before);
  });

  test("once all of it was sent the address stays, and notes and phones still change", async () => {
    const { id, parts } = await placed();
    for (const each of parts) await send(each);
    const refused = await edit(id, { shipping_area_name: "Jayanagar" });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { fields: { shipping_area_name: "All of it was sent: its address stays" } },
    ]);
    const noted = await edit(id, { staff_note: "Asked where it is", shipping_phone: "9845012348" });
    expect([noted.status, noted.body]).toMatchObject([200, { staff_note: "Asked where it is" }]);
    // The same address once more is no change of it.
    expect((await edit(id, { shipping_area_name: "Indiranagar" })).status).toBe(200);
    expect((await edit(999_999, { staff_note: "x" })).status).toBe(404);
    expect((await edit(id, {})).status).toBe(400);
  });

  test("of two who edit the same version at once one is told of the other", async () => {
    const { id } = await placed();
    const { headers } = await service().call(`GET /v1/companyOrder/${id}`);
    const ifMatch = { "if-match": headers.get("etag") ?? "" };
    const both = await Promise.all(
      ["One", "Two"].map((staff_note) => call(`PUT /v1/companyOrder/${id}`, { staff_note }, ifMatch)),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });
});
