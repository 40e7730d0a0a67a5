import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { type Caller, field, rawCall } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { customer, low, orderingWith } from "../testing/orders.ts";

const newHash = () => createHash("sha256").update(randomBytes(32)).digest("hex");
const dead = "This link is not valid or has expired.";

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const { ok, onSale } = orderingWith(call);
  let made = 0;
  const added = async (changed: object = {}) =>
    Number(
      field(
        await ok("POST /v1/companyDeliveryUser", {
          company_po_id: 1,
          delivery_user_name: "Ravi Kumar",
          phone: `98460${String(10_000 + (made += 1))}`,
          vehicle_type: "bicycle",
          all_locations: true,
          ...changed,
        }),
        "delivery_user_id",
      ),
    );
  const keyOf = async (user: number) =>
    String(field(await ok(`PUT /v1/companyDeliveryUser/link/${user}`), "link_key"));
  const open = (key: string, session_hash = newHash(), current_hash?: string) =>
    call("POST /v1/deliveryRound", { key, session_hash, current_hash }, { "x-client-device": "Firefox" });
  const opened = async (user: number) => {
    const session = newHash();
    expect((await open(await keyOf(user), session)).body).toEqual({ session_hash: session });
    return session;
  };
  /** A part of an order that somebody brings, and its code. */
  const carried = async (user: number, changed: object = {}) => {
    const lines = [{ prod_id: await onSale({ product_price: "10", ...low }), quantity: 2 }];
    const order = await ok("POST /v1/companyOrder", { ...customer, lines, ...changed });
    const [part] = [
      await ok(`GET /v1/companyFulfilment/order_id/${String(field(order, "order_id"))}`),
    ].flat();
    const id = Number(field(part, "fulfilment_id"));
    for (const body of [
      { action: "pack", packages: 1 },
      { action: "despatch", delivery_user_id: user },
    ])
      await ok(`PUT /v1/companyFulfilment/fulfilment_status/${id}`, body);
    const told = await call(`GET /v1/companyOrder/code/${id}`, undefined, { "x-actor": "storefront" });
    return { id, code: String(field(told.body, "code")) };
  };
  const step = (session: string, fulfilment_id: number, body: object) =>
    call(`PUT /v1/deliveryRound/fulfilment_status/${session}`, { fulfilment_id, ...body });
  const round = (session: string) => call(`GET /v1/deliveryRound/${session}`);
  const part = (id: number) => ok(`GET /v1/companyFulfilment/${id}`);
  const entriesOf = (user: number) =>
    ok(`GET /v1/audit/company_po_id/1?entity=delivery_link&entity_id=${user}`);

  test("a link opens in one browser; every other, and what never was one, is told the same", async () => {
    const user = await added();
    const key = await keyOf(user);
    expect(key).toMatch(/^[\w-]{43}$/);
    const session = newHash();
    expect(await open(key, session)).toMatchObject({ status: 200, body: { session_hash: session } });
    const second = await open(key);
    expect([second.status, field(second.body, "message")]).toEqual([422, dead]);
    const unknown = await open(randomBytes(32).toString("base64url"));
    expect([unknown.status, unknown.body]).toEqual([second.status, second.body]);
    // The answer was lost, or the link is opened again where it was opened first.
    expect((await open(key, session)).body).toEqual({ session_hash: session });
    expect((await open(key, newHash(), session)).body).toEqual({ session_hash: session });
    expect(await ok(`GET /v1/companyDeliveryUser/${user}`)).toMatchObject({
      link_opened_on: "Firefox",
      link_used_at: null,
    });
  });

  test("a new link, the end of it and a person who is inactive end the session", async () => {
    const user = await added();
    const ended = async (session: string) => expect((await round(session)).status).toBe(404);
    const first = await opened(user);
    const second = await opened(user);
    await ended(first);
    await ok(`DELETE /v1/companyDeliveryUser/link/${user}`);
    await ended(second);
    const third = await opened(user);
    expect((await round(third)).status).toBe(200);
    await ok(`PUT /v1/companyDeliveryUser/delivery_user_status/${user}`, {
      delivery_user_status: "inactive",
      status_reason: "Has left",
    });
    await ended(third);
    const refused = await call(`PUT /v1/companyDeliveryUser/link/${user}`);
    expect([refused.status, field(refused.body, "message")]).toEqual([422, "The delivery user is inactive"]);
    expect(await ok(`GET /v1/companyDeliveryUser/${user}`)).toMatchObject({ link_created_at: null });
    for (const body of [{ on_duty: true }, { on_duty: false }])
      expect((await call(`PUT /v1/deliveryRound/${third}`, body)).status).toBe(404);
  });

  test("the trail has who made it and who opened it, and neither the key nor what is kept of it", async () => {
    const user = await added();
    const key = await keyOf(user);
    const session = newHash();
    await open(key, session);
    await round(session);
    await call(`PUT /v1/deliveryRound/${session}`, { on_duty: true });
    await ok(`DELETE /v1/companyDeliveryUser/link/${user}`);
    const entries = [await entriesOf(user)].flat();
    expect(entries).toMatchObject([
      { action: "delete", actor: "", part_of: "delivery_user", part_of_id: user },
      { action: "update", actor: `delivery_user:${user}`, actor_name: "Ravi Kumar" },
      { action: "insert", actor: "" },
    ]);
    const hash = createHash("sha256").update(key).digest("base64url");
    const trail = JSON.stringify(await ok("GET /v1/audit/company_po_id/1?limit=200"));
    expect(trail).toContain("delivery_link");
    expect([key, hash, session].filter((secret) => trail.includes(secret))).toEqual([]);
  });

  test("who has an address gets the link by mail", async () => {
    const user = await added({ email_id: "ravi@round.test" });
    const made = await ok(`PUT /v1/companyDeliveryUser/link/${user}`);
    expect(made).toMatchObject({ link_mailed: true });
    const { body } = await rawCall(service().url, "GET /mailbox", undefined, { accept: "application/json" });
    const mail = [body].flat().find((one) => field(one, "to") === "ravi@round.test");
    expect(field(mail, "subject")).toBe("Your deliveries");
    expect(field(mail, "text")).toContain(`/#/delivery?key=${String(field(made, "link_key"))}`);
  });

  test("a round has what somebody brings today, and what is handed over no more than its name", async () => {
    const user = await added();
    const session = await opened(user);
    const first = await carried(user, { shipping_addressline1: "12, 3rd Cross" });
    const second = await carried(user);
    await carried(await added());
    expect(
      (await step(session, first.id, { action: "deliver", code: first.code, collected_amount: "21.00" }))
        .body,
    ).toEqual({});
    const { body } = await round(session);
    expect(body).toMatchObject({ delivery_user_id: user, delivery_user_name: "Ravi Kumar", on_duty: false });
    expect(field(body, "stops")).toMatchObject([
      {
        fulfilment_id: second.id,
        fulfilment_status: "out",
        customer_name: "Asha Rao",
        customer_phone: "9845012345",
        shipping_area_name: "Indiranagar",
        due_on_delivery: "21.00",
        has_code: true,
        items: [{ quantity: 2 }],
      },
      {
        fulfilment_id: first.id,
        fulfilment_status: "delivered",
        customer_phone: null,
        shipping_addressline1: null,
      },
    ]);
  });

  test("what they have brought today for a location that they deliver for no more is not on their round", async () => {
    const user = await added();
    const { id, code } = await carried(user);
    const session = await opened(user);
    await step(session, id, { action: "deliver", code, collected_amount: "21.00" });
    const stops = async () => field((await round(session)).body, "stops");
    expect(await stops()).toMatchObject([{ fulfilment_id: id, customer_name: "Asha Rao" }]);
    const move = (body: object) => ok(`PUT /v1/companyDeliveryUser/${user}`, body);
    await move({ all_locations: false, seller_ids: [2] });
    expect(await stops()).toEqual([]);
    await move({ seller_ids: [1, 2] });
    expect(await stops()).toMatchObject([{ fulfilment_id: id }]);
  });

  test("it hands over against the code, notes what was in vain, and says who is at work", async () => {
    const user = await added();
    const session = await opened(user);
    const { id, code } = await carried(user);
    const wrong = code === "000000" ? "000001" : "000000";
    const told = async (body: object) => {
      const refused = await step(session, id, body);
      return [refused.status, field(refused.body, "fields")];
    };
    const deliver = { action: "deliver", collected_amount: "21.00" };
    expect(await told(deliver)).toEqual([400, { code: "Code is required" }]);
    expect(await told({ ...deliver, force: true, reason: "No phone" })).toEqual([
      400,
      { code: "Code is required" },
    ]);
    expect(await told({ ...deliver, code: wrong })).toEqual([
      422,
      { code: "The code is wrong. 4 tries are left" },
    ]);
    expect(await told({ ...deliver, code, collected_amount: "1.00" })).toEqual([
      422,
      { collected_amount: "21.00 is due" },
    ]);
    expect(await told({ action: "bring_back" })).toEqual([
      400,
      { action: "Must be deliver or record_attempt" },
    ]);
    const attempt = { action: "record_attempt", reason: "Nobody at home" };
    const key = { "idempotency-key": `attempt ${id}` };
    for (let sent = 0; sent < 2; sent += 1)
      await ok(`PUT /v1/deliveryRound/fulfilment_status/${session}`, { fulfilment_id: id, ...attempt }, key);
    expect(field(await part(id), "attempts")).toMatchObject([{ reason: "Nobody at home" }]);
    await ok(`PUT /v1/deliveryRound/${session}`, { on_duty: true });
    expect(await ok(`GET /v1/companyDeliveryUser/${user}`)).toMatchObject({ on_duty: true });
    expect((await step(session, id, { ...deliver, code })).status).toBe(200);
    expect(await part(id)).toMatchObject({
      fulfilment_status: "delivered",
      status_by: `delivery_user:${user}`,
      collected_amount: "21.00",
    });
  });

  test("what somebody else brings is not found, and stays as it is", async () => {
    const session = await opened(await added());
    const { id, code } = await carried(await added());
    const abroad = await opened(await added({ company_po_id: 2 }));
    const before = await part(id);
    for (const who of [session, abroad, newHash()])
      for (const body of [
        { action: "deliver", code, collected_amount: "21.00" },
        { action: "record_attempt", reason: "Nobody at home" },
      ])
        expect((await step(who, id, body)).status).toBe(404);
    expect((await step(session, 999_999, { action: "deliver", code })).status).toBe(404);
    expect(await part(id)).toEqual(before);
  });
});
