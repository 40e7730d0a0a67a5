import { expect, test } from "vitest";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { customer, low, orderingWith } from "../testing/orders.ts";

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const { ok, onSale } = orderingWith(call);
  let made = 0;
  const person = (changed: object = {}) => ({
    company_po_id: 1,
    delivery_user_name: "Ravi Kumar",
    phone: `98450${String(10_000 + (made += 1))}`,
    vehicle_type: "motorcycle",
    all_locations: true,
    ...changed,
  });
  const added = async (changed: object = {}) =>
    Number(field(await ok("POST /v1/companyDeliveryUser", person(changed)), "delivery_user_id"));
  const packed = async (changed: object = {}) => {
    const lines = [{ prod_id: await onSale({ product_price: "10", ...low }), quantity: 1 }];
    const order = await ok("POST /v1/companyOrder", { ...customer, lines, ...changed });
    const [part] = [
      await ok(`GET /v1/companyFulfilment/order_id/${String(field(order, "order_id"))}`),
    ].flat();
    const id = Number(field(part, "fulfilment_id"));
    await step(id, "pack", { packages: 1 });
    return id;
  };
  const step = (id: number, action: string, rest: object = {}) =>
    call(`PUT /v1/companyFulfilment/fulfilment_status/${id}`, { action, ...rest });
  const part = (id: number) => ok(`GET /v1/companyFulfilment/${id}`);
  const makeInactive = (id: number, rest: object = { status_reason: "Has left" }) =>
    call(`PUT /v1/companyDeliveryUser/delivery_user_status/${id}`, {
      delivery_user_status: "inactive",
      ...rest,
    });
  /** Asks for a code as a storefront does. */
  const codeOf = (id: number, actor = "storefront") =>
    call(`GET /v1/companyOrder/code/${id}`, undefined, { "x-actor": actor });

  test("what a delivery user must have, with the message of each field", async () => {
    const told = async (changed: object) => {
      const { status, body } = await call("POST /v1/companyDeliveryUser", person(changed));
      return [status, field(body, "fields")];
    };
    const before = await ok("GET /v1/companyDeliveryUser/company_po_id/1");
    expect(await told({ delivery_user_name: " " })).toEqual([
      400,
      { delivery_user_name: "Name is required" },
    ]);
    expect(await told({ phone: undefined })).toEqual([400, { phone: "Phone is required" }]);
    expect(await told({ phone: "12345678" })).toEqual([
      400,
      { phone: "Must have 10 digits and start with 6, 7, 8 or 9" },
    ]);
    expect(await told({ vehicle_type: "rocket" })).toEqual([400, { vehicle_type: "Vehicle is required" }]);
    expect(await told({ all_locations: false })).toEqual([422, { seller_ids: "Choose a location" }]);
    expect(await told({ seller_ids: [999_999] })).toEqual([422, { seller_ids: "The seller does not exist" }]);
    expect(await ok("GET /v1/companyDeliveryUser/company_po_id/1")).toEqual(before);
  });

  test("numbers are kept plain, a phone is unique per company, and lists narrow by location and duty", async () => {
    const phone = "9845000001";
    const id = await added({
      phone: "+91 98450 00001",
      vehicle_number: "ka 01-ab 1234",
      licence_no: "KA01 2020 0001234",
      licence_expiry: "2026-12-01",
      all_locations: false,
      seller_ids: [2, 2],
    });
    expect(await ok(`GET /v1/companyDeliveryUser/${id}`)).toMatchObject({
      phone,
      vehicle_number: "KA01AB1234",
      licence_no: "KA0120200001234",
      seller_ids: [2],
      on_duty: false,
      open_deliveries: 0,
    });
    const twice = await call("POST /v1/companyDeliveryUser", person({ phone }));
    expect([twice.status, field(twice.body, "fields")]).toEqual([409, { phone: "Phone Already Exist" }]);
    expect((await call("POST /v1/companyDeliveryUser", person({ phone, company_po_id: 2 }))).status).toBe(
      201,
    );
    const ids = async (query: string) => {
      const rows = await ok(`GET /v1/companyDeliveryUser/company_po_id/1?${query}`);
      return (Array.isArray(rows) ? rows : []).map((row: unknown) => field(row, "delivery_user_id"));
    };
    await ok(`PUT /v1/companyDeliveryUser/${id}`, { on_duty: true });
    expect(await ids("seller_id=2&on_duty=true")).toContain(id);
    expect(await ids("seller_id=1")).not.toContain(id);
    expect(await ids("on_duty=false")).not.toContain(id);
    expect(await ids("licence_until=2026-12-01&sort=open_deliveries")).toEqual([id]);
    await ok(`DELETE /v1/companyDeliveryUser/${id}`);
  });

  test("who carries something stays active until it is assigned to somebody else", async () => {
    const [first, second] = [await added({ on_duty: true }), await added()];
    const fulfilment = await packed();
    expect((await step(fulfilment, "assign", { delivery_user_id: first })).status).toBe(200);
    expect(await ok(`GET /v1/companyDeliveryUser/${first}`)).toMatchObject({ open_deliveries: 1 });
    const carries = await makeInactive(first);
    expect([carries.status, field(carries.body, "message")]).toEqual([
      422,
      "Carries 1 order: assign it first",
    ]);
    const other = await packed();
    await step(other, "assign", { delivery_user_id: first });
    expect(field((await makeInactive(first)).body, "message")).toBe("Carries 2 orders: assign them first");
    const bulk = { ids: [fulfilment, other], action: "assign", delivery_user_id: second };
    expect(await ok("PUT /v1/companyFulfilment/bulk", bulk)).toMatchObject([
      { outcome: "DONE" },
      { outcome: "DONE" },
    ]);
    expect(field((await makeInactive(first, {})).body, "fields")).toEqual({
      status_reason: "Reason is required",
    });
    expect((await makeInactive(first)).body).toMatchObject({
      delivery_user_status: "inactive",
      status_reason: "Has left",
      on_duty: false,
    });
    const late = await step(fulfilment, "assign", { delivery_user_id: first });
    expect([late.status, field(late.body, "fields")]).toEqual([
      422,
      { delivery_user_id: "The delivery user is inactive" },
    ]);
    const onDuty = await call(`PUT /v1/companyDeliveryUser/${first}`, { on_duty: true });
    expect(field(onDuty.body, "fields")).toEqual({ on_duty: "Somebody inactive is not on duty" });
    const used = await call(`DELETE /v1/companyDeliveryUser/${second}`);
    expect([used.status, field(used.body, "message")]).toEqual([
      409,
      "Still in use: has delivered orders. Can be made inactive",
    ]);
  });

  test("who carries something of a location delivers for it until that is assigned to somebody else", async () => {
    const [first, second] = [await added(), await added()];
    const own = await packed();
    const elsewhere = await packed({
      lines: [{ prod_id: await onSale({ product_price: "10", ...low }, 2), quantity: 1 }],
    });
    await step(own, "assign", { delivery_user_id: first });
    expect((await step(elsewhere, "despatch", { delivery_user_id: first })).status).toBe(200);
    const before = await ok(`GET /v1/companyDeliveryUser/${first}`);
    const edit = (body: object) => call(`PUT /v1/companyDeliveryUser/${first}`, body);
    const refused = [422, { seller_ids: "Carries 1 order: assign it first" }];
    for (const body of [
      { all_locations: false, seller_ids: [1] },
      { all_locations: false, seller_ids: [1], delivery_user_name: "Ravi K" },
    ]) {
      const { status, body: said } = await edit(body);
      expect([status, field(said, "fields")]).toEqual(refused);
    }
    expect(await ok(`GET /v1/companyDeliveryUser/${first}`)).toEqual(before);
    expect((await edit({ all_locations: false, seller_ids: [1, 2] })).status).toBe(200);
    const { status, body } = await edit({ seller_ids: [1] });
    expect([status, field(body, "fields")]).toEqual(refused);
    expect((await edit({ delivery_user_name: "Ravi K", seller_ids: [2, 1] })).status).toBe(200);
    await step(elsewhere, "assign", { delivery_user_id: second });
    expect((await edit({ seller_ids: [1] })).body).toMatchObject({ seller_ids: [1], open_deliveries: 1 });
  });

  test("of an order that comes at the moment its location is dropped one is refused", async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await added();
      const fulfilment = await packed();
      const both = await Promise.all([
        step(fulfilment, "assign", { delivery_user_id: user }),
        call(`PUT /v1/companyDeliveryUser/${user}`, { all_locations: false, seller_ids: [2] }),
      ]);
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    }
  });

  test("somebody of another location or company gets nothing to carry", async () => {
    const [elsewhere, foreign] = [
      await added({ all_locations: false, seller_ids: [2] }),
      await added({ company_po_id: 2 }),
    ];
    const fulfilment = await packed();
    const before = await part(fulfilment);
    for (const [delivery_user_id, message] of [
      [elsewhere, "The delivery user does not deliver for this location"],
      [foreign, "The delivery user does not exist"],
    ] as const)
      for (const action of ["assign", "despatch"])
        expect(field((await step(fulfilment, action, { delivery_user_id })).body, "fields")).toEqual({
          delivery_user_id: message,
        });
    expect(await part(fulfilment)).toEqual(before);
  });

  test("a delivery user hands over against the code, which stands nowhere; five wrong tries close it", async () => {
    const fulfilment = await packed({ customer_email: "asha@example.test" });
    expect((await codeOf(fulfilment)).status).toBe(404);
    const sent = await step(fulfilment, "despatch", { delivery_user_id: await added() });
    expect(sent.body).toMatchObject({ fulfilment_status: "out", carrier_name: null });
    expect((await codeOf(fulfilment, "owner@verdant.test")).status).toBe(403);
    const code = String(field((await codeOf(fulfilment)).body, "code"));
    expect(code).toMatch(/^\d{6}$/);
    expect(await (await fetch(`${service().url}/mailbox`)).text()).toContain(
      `Give this code to who delivers it: ${code}`,
    );
    const wrong = code === "000000" ? "111111" : "000000";
    const deliver = (given: object) => step(fulfilment, "deliver", { collected_amount: "10.50", ...given });
    expect(field((await deliver({})).body, "fields")).toEqual({ code: "Code is required" });
    const tried = [];
    for (let count = 0; count < 5; count += 1)
      tried.push(field((await deliver({ code: wrong })).body, "message"));
    expect(tried).toEqual([
      ...[4, 3, 2, 1].map((left) => `The code is wrong. ${left} ${left === 1 ? "try is" : "tries are"} left`),
      "Too many wrong codes. Try again in 15 minutes",
    ]);
    const right = await deliver({ code });
    expect([right.status, field(right.body, "message")]).toEqual([
      422,
      "Too many wrong codes. Try again in 15 minutes",
    ]);
    expect(await part(fulfilment)).toMatchObject({ fulfilment_status: "out" });
    const told = await Promise.all([
      ok("GET /v1/audit/company_po_id/1?limit=200"),
      ok("GET /v1/event"),
      part(fulfilment),
      ok("GET /v1/companyFulfilment/company_po_id/1?limit=5"),
    ]);
    expect(JSON.stringify(told)).not.toMatch(new RegExp(`"${code}"|hand_over_salt`));
    expect(JSON.stringify(told[0])).toContain("code_asked_for");
    expect(field((await deliver({ force: true })).body, "fields")).toEqual({ reason: "Reason is required" });
    expect((await deliver({ force: true, reason: "Customer shows the order" })).body).toMatchObject({
      fulfilment_status: "delivered",
      status_reason: "Customer shows the order",
    });
    expect((await codeOf(fulfilment)).status).toBe(404);
  });

  test("the right code hands over; a carrier's parcel has none, and a bulk takes none", async () => {
    const [own, carried] = [await packed(), await packed()];
    await step(own, "despatch", { delivery_user_id: await added() });
    await step(carried, "despatch", { carrier_name: "Blue Dart" });
    const code = String(field((await codeOf(own)).body, "code"));
    const collected_amount = "10.50";
    const bulk = { ids: [own, carried], action: "deliver", collected_amount, code };
    expect(await ok("PUT /v1/companyFulfilment/bulk", bulk)).toMatchObject([
      { outcome: "REFUSED", message: "Code is required" },
      { outcome: "DONE" },
    ]);
    expect((await step(own, "deliver", { code, collected_amount })).body).toMatchObject({
      fulfilment_status: "delivered",
    });
  });
});
