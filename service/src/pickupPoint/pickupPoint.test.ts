import { expect, test } from "vitest";
import { businessToday } from "../http/contactField.ts";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { customer, low, orderingWith } from "../testing/orders.ts";

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: "00:00", closes: "23:59" }));
const inDays = (days: number) => businessToday(new Date(Date.now() + days * 86_400_000));

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const { ok, onSale } = orderingWith(call);
  let made = 0;
  const point = (changed: object = {}) => ({
    company_po_id: 1,
    pickup_point_name: `Counter ${(made += 1)}`,
    area_name: "Jayanagar",
    zip: "560041",
    stateshort: "KA",
    phone: "08022334455",
    opening_hours: everyDay,
    lead_time_hours: 0,
    ...changed,
  });
  const added = async (changed: object = {}) =>
    Number(field(await ok("POST /v1/companyPickupPoint", point(changed)), "pickup_point_id"));
  const pickup = async (pickup_point_id: number, rest: object = {}) => ({
    ...customer,
    shipping_area_name: null,
    shipping_zip: null,
    shipping_stateshort: null,
    billing_area_name: "Jayanagar",
    billing_zip: "560041",
    billing_stateshort: "KA",
    delivery_mode: "pickup",
    pickup_point_id,
    lines: [{ prod_id: await onSale({ product_price: "10", ...low }), quantity: 1 }],
    ...rest,
  });
  const pause = (id: number, body: object) =>
    call(`PUT /v1/companyPickupPoint/pickup_point_status/${id}`, { pickup_point_status: "paused", ...body });

  test("what a pickup point must have, with the message of each field", async () => {
    const told = async (changed: object) => {
      const { status, body } = await call("POST /v1/companyPickupPoint", point(changed));
      return [status, field(body, "fields")];
    };
    const hours = (...intervals: [number, string, string][]) => ({
      opening_hours: intervals.map(([day, opens, closes]) => ({ day, opens, closes })),
    });
    const before = await ok("GET /v1/companyPickupPoint/company_po_id/1");
    expect(await told({ pickup_point_name: " " })).toEqual([400, { pickup_point_name: "Name is required" }]);
    expect(await told({ area_name: "" })).toEqual([400, { area_name: "Area is required" }]);
    expect(await told({ zip: undefined })).toEqual([400, { zip: "Zip is required" }]);
    expect(await told({ stateshort: "" })).toEqual([400, { stateshort: "State is required" }]);
    expect(await told({ phone: undefined })).toEqual([400, { phone: "Phone is required" }]);
    expect(await told({ opening_hours: [] })).toEqual([
      400,
      { opening_hours: "It is open on at least one day" },
    ]);
    expect(await told(hours([1, "18:00", "09:00"]))).toEqual([
      400,
      { opening_hours: "It closes after it opens" },
    ]);
    expect(await told(hours([1, "09:00", "13:00"], [1, "12:00", "18:00"]))).toEqual([
      400,
      { opening_hours: "The times of a day overlap" },
    ]);
    expect(await told(hours([1, "09:00", "10:00"], [1, "11:00", "12:00"], [1, "13:00", "14:00"]))).toEqual([
      400,
      { opening_hours: "A day has at most two opening times" },
    ]);
    expect(await told({ lead_time_hours: 337 })).toEqual([
      400,
      { lead_time_hours: "Must be a whole number from 0 to 336" },
    ]);
    expect(await told({ seller_id: 999_999 })).toEqual([422, { seller_id: "The seller does not exist" }]);
    expect(await ok("GET /v1/companyPickupPoint/company_po_id/1")).toEqual(before);
  });

  test("one is added, unique by name, changed and deleted; the other company does not see it", async () => {
    const name = `Market ${(made += 1)}`;
    const id = await added({
      pickup_point_name: name,
      opening_hours: [
        { day: 2, opens: "14:00", closes: "18:00" },
        { day: 1, opens: "09:00", closes: "13:00" },
      ],
      closed_on: [{ date: "2027-01-26", note: "Republic Day" }],
      lead_time_hours: "",
    });
    const path = `/v1/companyPickupPoint/${id}`;
    expect(await ok(`GET ${path}`)).toMatchObject({
      opening_hours: [
        { day: 1, opens: "09:00", closes: "13:00" },
        { day: 2, opens: "14:00", closes: "18:00" },
      ],
      closed_on: [{ date: "2027-01-26", note: "Republic Day" }],
      lead_time_hours: 24,
      keep_days: 7,
      pickup_point_status: "active",
    });
    const twice = await call("POST /v1/companyPickupPoint", point({ pickup_point_name: name.toUpperCase() }));
    expect([twice.status, field(twice.body, "fields")]).toEqual([
      409,
      { pickup_point_name: "Pickup Point Name Already Exist" },
    ]);
    expect(JSON.stringify(await ok("GET /v1/companyPickupPoint/company_po_id/2"))).not.toContain(name);
    expect(await ok(`PUT ${path}`, { max_orders_per_day: 5 })).toMatchObject({ max_orders_per_day: 5 });
    await ok(`DELETE ${path}`);
    expect((await call(`GET ${path}`)).status).toBe(404);
  });

  test("of ten orders at once for a day with room for two, two are taken", async () => {
    const id = await added({ max_orders_per_day: 2 });
    const promised_date = inDays(2);
    const orders = await Promise.all(Array.from({ length: 10 }, () => pickup(id, { promised_date })));
    const all = await Promise.all(orders.map((order) => call("POST /v1/companyOrder", order)));
    const refused = all.filter(({ status }) => status !== 201);
    expect(refused.map(({ status, body }) => [status, field(body, "fields")])).toEqual(
      Array.from({ length: 8 }, () => [422, { promised_date: "The pickup point is full on this day" }]),
    );
    expect(await ok(`GET /v1/companyFulfilment/company_po_id/1?pickup_point_id=${id}`)).toHaveLength(2);
    expect(await ok(`GET /v1/companyPickupPoint/${id}`)).toMatchObject({ open_orders: 2, waiting_orders: 0 });
    const next = await ok(`GET /v1/companyPickupPoint/next_dates?ids=${id}&count=4`);
    expect(field(Array.isArray(next) ? next[0] : undefined, "dates")).not.toContain(promised_date);
    const kept = await call(`DELETE /v1/companyPickupPoint/${id}`);
    expect([kept.status, field(kept.body, "message")]).toEqual([
      409,
      "Still in use: orders were collected at it. It can be paused",
    ]);
  });

  test("while it is paused nothing is promised for these days, and nothing becomes ready", async () => {
    const id = await added();
    const order = await ok("POST /v1/companyOrder", await pickup(id));
    expect(order).toMatchObject({ pickup_point_id: id, promised_date: inDays(0) });
    const [part] = [
      await ok(`GET /v1/companyFulfilment/order_id/${String(field(order, "order_id"))}`),
    ].flat();
    const step = (action: string, rest: object = {}) =>
      call(`PUT /v1/companyFulfilment/fulfilment_status/${String(field(part, "fulfilment_id"))}`, {
        action,
        ...rest,
      });
    await step("pack", { packages: 1 });

    expect((await pause(id, {})).status).toBe(400);
    const past = await pause(id, { paused_reason: "Painting", paused_until: inDays(0) });
    expect([past.status, field(past.body, "fields")]).toEqual([422, { paused_until: "Must be after today" }]);
    const paused = await pause(id, { paused_reason: "Painting", paused_until: inDays(1) });
    expect(paused.body).toMatchObject({
      pickup_point_status: "paused",
      paused_until: inDays(1),
      open_orders: 1,
    });
    const today = await call("POST /v1/companyOrder", await pickup(id, { promised_date: inDays(0) }));
    expect([today.status, field(today.body, "fields")]).toEqual([
      422,
      { pickup_point_id: "The pickup point is paused" },
    ]);
    expect(await ok("POST /v1/companyOrder", await pickup(id, { promised_date: inDays(1) }))).toMatchObject({
      promised_date: inDays(1),
    });
    const ready = await step("make_ready");
    expect([ready.status, field(ready.body, "message")]).toEqual([422, "The pickup point is paused"]);
    await ok(`PUT /v1/companyPickupPoint/pickup_point_status/${id}`, { pickup_point_status: "active" });
    expect((await step("make_ready")).body).toMatchObject({ fulfilment_status: "ready" });
  });

  test("an address in no state of India is refused, also where nothing is sent to it: its tax would be another", async () => {
    const id = await added();
    const told = async (rest: object) => {
      const order = await pickup(id, rest);
      const answers = [
        await call("POST /v1/companyOrder", order),
        await call("POST /v1/companyOrder/quote", order),
      ];
      return answers.map(({ status, body }) => [status, field(body, "fields")]);
    };
    const message = "Is not a state of India";
    const refused = (fields: object) => [
      [422, fields],
      [422, fields],
    ];
    expect(await told({ billing_stateshort: "XX" })).toEqual(refused({ billing_stateshort: message }));
    expect(await told({ shipping_stateshort: "XX" })).toEqual(refused({ shipping_stateshort: message }));
    const elsewhere = await ok("POST /v1/companyOrder", await pickup(id, { billing_stateshort: "MH" }));
    const parts = await ok(`GET /v1/companyFulfilment/order_id/${String(field(elsewhere, "order_id"))}`);
    expect(parts).toMatchObject([{ tax_kind: "inter", place_of_supply: "27" }]);
  });

  test("another company's point, none at all, and a closed day are refused at their field", async () => {
    const other = await added({ company_po_id: 2 });
    const closedDay = inDays(3);
    const own = await added({ closed_on: [{ date: closedDay, note: null }] });
    const told = async (order: object) => field((await call("POST /v1/companyOrder", order)).body, "fields");
    expect(await told(await pickup(other))).toEqual({ pickup_point_id: "The pickup point does not exist" });
    expect(await told({ ...(await pickup(own)), pickup_point_id: null })).toEqual({
      pickup_point_id: "Pickup point is required",
    });
    expect(await told(await pickup(own, { promised_date: closedDay }))).toEqual({
      promised_date: "The pickup point is closed on this day",
    });
  });
});
