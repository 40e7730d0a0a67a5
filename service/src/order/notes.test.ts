import { expect, test } from "vitest";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { customer, low, orderingWith } from "../testing/orders.ts";

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const { ok, onSale, toldDuring } = orderingWith(call);
  const anjali = { "x-actor": "owner:1" };

  const placed = async (rest: object = {}) => {
    const line = { prod_id: await onSale({ product_price: "10", ...low }), quantity: 1 };
    const order = await ok("POST /v1/companyOrder", { ...customer, ...rest, lines: [line] });
    const id = Number(field(order, "order_id"));
    const [part] = [await ok(`GET /v1/companyFulfilment/order_id/${id}`)].flat();
    return { id, part: Number(field(part, "fulfilment_id")), number: field(order, "order_no") };
  };
  const history = async (id: number, rest = "") =>
    [await ok(`GET /v1/audit/record/company_order/${id}?company_po_id=1${rest}`)].flat();
  const notes = async (id: number, rest = "") =>
    (await history(id, rest)).filter((entry) => field(entry, "action") === "note");

  test("what people write stands in the history of the order, that of a part where its location sees it, and windows hear of it", async () => {
    const { id, part, number } = await placed();
    const before = [await ok(`GET /v1/companyOrder/${id}`), await ok(`GET /v1/companyFulfilment/${part}`)];
    const told = await toldDuring(async () => {
      const written = { note: " Rings after six.\nAsks for Asha. " };
      expect(await ok(`POST /v1/companyOrder/note/${id}`, written, anjali)).toEqual(before[0]);
      const answer = await ok(`POST /v1/companyFulfilment/note/${part}`, { note: "Fragile" }, anjali);
      expect(answer).toEqual(before[1]);
    });
    const about = {
      actor: "owner:1",
      actor_name: "Anjali Rao",
      action: "note",
      before: null,
      company_po_id: 1,
    };
    const ofPart = {
      ...about,
      entity: "fulfilment",
      entity_id: part,
      part_of: "company_order",
      part_of_id: id,
      seller_id: 1,
      after: { note: "written", text: "Fragile" },
    };
    expect(await notes(id)).toMatchObject([
      ofPart,
      {
        ...about,
        entity: "company_order",
        entity_id: id,
        name: number,
        seller_id: null,
        after: { note: "written", text: "Rings after six.\nAsks for Asha." },
      },
    ]);
    expect(await notes(id, "&seller_id=1")).toMatchObject([ofPart]);
    expect(told).toMatchObject([
      { type: "order.noted", entity_id: id, seller_id: null, data: {} },
      { type: "fulfilment.noted", entity_id: part, seller_id: 1, data: {} },
    ]);
  });

  test.each([
    ["note/0", 400, "Must be a whole number, 1 or more"],
    ["note/999999", 404, "Order not found"],
  ])("about %s nothing is written", async (path, status, message) => {
    const refused = await call(`POST /v1/companyOrder/${path}`, { note: "Lost" });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      status,
      expect.stringContaining(message),
    ]);
  });

  test.each([
    [{}, "Note is required"],
    [{ note: "  " }, "Note is required"],
    [{ note: "x".repeat(1001) }, "Must have at most 1000 characters"],
  ])("%j is no note", async (body, message) => {
    const { id, part } = await placed();
    for (const path of [`companyOrder/note/${id}`, `companyFulfilment/note/${part}`]) {
      const refused = await call(`POST /v1/${path}`, body);
      expect([refused.status, field(refused.body, "fields")]).toEqual([400, { note: message }]);
    }
    expect(await notes(id)).toEqual([]);
  });

  test("that something was printed is noted of each part that is there", async () => {
    const [one, other] = [await placed(), await placed()];
    const body = { ids: [one.part, other.part, 999_999], paper: "label" };
    expect(await ok("POST /v1/companyFulfilment/printed", body, anjali)).toEqual({ printed_count: 2 });
    for (const { id, part } of [one, other])
      expect(await notes(id)).toMatchObject([
        { entity: "fulfilment", entity_id: part, after: { note: "printed", paper: "label" } },
      ]);
    for (const [wrong, message] of [
      [{ paper: "poster" }, { paper: "Must be one of packing_slip, label, document" }],
      [{ copies: 0 }, { copies: "Must be a whole number from 1 to 100" }],
    ] as const) {
      const sent = { ids: [one.part], paper: "label", ...wrong };
      const refused = await call("POST /v1/companyFulfilment/printed", sent);
      expect([refused.status, field(refused.body, "fields")]).toEqual([400, message]);
    }
    expect(await notes(one.id)).toHaveLength(1);
    const inCopies = { ids: [one.part], paper: "document", copies: 3 };
    expect(await ok("POST /v1/companyFulfilment/printed", inCopies, anjali)).toEqual({ printed_count: 1 });
    expect((await notes(one.id)).map((note) => field(note, "after"))).toContainEqual({
      note: "printed",
      paper: "document",
      copies: 3,
    });
  });

  test("what is handed over without its code is noted with the reason, what is handed over with it is not", async () => {
    const [point] = [await ok("GET /v1/companyPickupPoint/company_po_id/1")].flat();
    const pickup = { delivery_mode: "pickup", pickup_point_id: field(point, "pickup_point_id") };
    for (const isForced of [true, false]) {
      const { id, part } = await placed(pickup);
      const step = (action: string, rest: object = {}) =>
        ok(`PUT /v1/companyFulfilment/fulfilment_status/${part}`, { action, ...rest }, anjali);
      await step("pack", { packages: 1 });
      await step("make_ready");
      const told = await ok(`GET /v1/companyOrder/code/${part}`, undefined, { "x-actor": "storefront" });
      const how = isForced ? { force: true, reason: "Known to us" } : { code: field(told, "code") };
      await step("deliver", { ...how, collected_amount: "10.50" });
      const overridden = (await notes(id)).filter(
        (entry) => Object(field(entry, "after"))["note"] === "code_overridden",
      );
      expect(overridden).toMatchObject(
        isForced ? [{ entity_id: part, seller_id: 1, reason: "Known to us", actor: "owner:1" }] : [],
      );
    }
  });
});
