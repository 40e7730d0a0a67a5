import * as v from "valibot";
import { expect, test } from "vitest";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";

const owner = 1;
const ownerOfOther = 2;
const seller = 3;
const sellerElsewhere = 4;
const byOwner = { "x-actor": `owner:${owner}` };
const bySeller = { "x-actor": `seller:${seller}` };

const notices = v.array(
  v.object({
    notification_id: v.number(),
    kind: v.string(),
    subject_name: v.string(),
    notice_count: v.number(),
    state: v.string(),
    location_name: v.nullable(v.string()),
    entity: v.string(),
    entity_id: v.string(),
  }),
);
const events = v.object({
  cursor: v.string(),
  events: v.array(v.object({ type: v.string(), data: v.unknown() })),
});

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const of = (account: number, rest = "") => `/v1/companyNotification/account/${account}${rest}`;

  const list = async (account: number, query = "?state=new,seen") =>
    v.parse(notices, (await call(`GET ${of(account, query)}`)).body);

  const counts = async (account: number) => (await call(`GET ${of(account, "/count")}`)).body;

  async function product(prod_name: string) {
    const made = { prod_name, seller_id: 1, category1_id: 1 };
    const { body } = await call("POST /v1/companySellerProdLoc/createSignup", made);
    return Number(field(body, "prod_id"));
  }
  const status = async (id: number, actor: Record<string, string>, prod_status: string, reason?: string) => {
    const body = { prod_status, prod_status_reason: reason };
    const path = `/v1/companySellerProdLoc/prod_status/${id}`;
    expect((await call(`PUT ${path}`, body, actor)).status).toBe(200);
  };
  const readAll = (account: number) => call(`POST ${of(account, "/read")}`, { notification_ids: "all" });

  /** What somebody has been told of a record, as soon as it is there. */
  const told = (account: number, name: string) =>
    expect.poll(async () => (await list(account)).filter(({ subject_name }) => subject_name === name));

  test("who may decide is told of what was handed in, with how often, and nobody of elsewhere; the one who did it is not", async () => {
    for (const account of [owner, ownerOfOther, seller, sellerElsewhere]) await readAll(account);
    const ids = [await product("Counted 1"), await product("Counted 2"), await product("Counted 3")];
    for (const id of ids) await status(id, bySeller, "pending");
    await told(owner, "Counted 3").toEqual([
      {
        notification_id: expect.any(Number),
        kind: "product.submitted",
        subject_name: "Counted 3",
        notice_count: 3,
        state: "new",
        location_name: "Verdant Indiranagar",
        entity: "product",
        entity_id: String(ids.at(-1)),
      },
    ]);
    expect((await list(owner)).filter(({ kind }) => kind === "product.submitted")).toHaveLength(1);
    for (const other of [ownerOfOther, seller, sellerElsewhere]) expect(await list(other)).toEqual([]);

    // The owner sends one back: the location's people are told, and the owner is not.
    const [first = 0, second = 0] = ids;
    await status(first, byOwner, "rectification", "The picture is dark");
    await told(seller, "Counted 1").toMatchObject([{ kind: "product.returned", notice_count: 1 }]);
    expect(await list(sellerElsewhere)).toEqual([]);
    // The owner hands in what a seller made: of those who may decide nobody is left to tell.
    await status(first, byOwner, "pending");
    await status(second, byOwner, "enabled");
    await told(seller, "Counted 2").toMatchObject([{ kind: "product.enabled" }]);
    expect(await list(owner)).toMatchObject([{ kind: "product.submitted", notice_count: 3 }]);
  });

  test("what is read is done with: the next happening is a new notice; seen is not yet read; other windows are told", async () => {
    await readAll(owner);
    let { cursor } = v.parse(events, (await call("GET /v1/event")).body);
    await status(await product("Read first"), bySeller, "pending");
    await told(owner, "Read first").toMatchObject([{ notice_count: 1, state: "new" }]);
    expect(await counts(owner)).toEqual({ unseen_count: 1, unread_count: 1 });

    // Behind what was told of it, which on PostgreSQL another transaction of the server may hold back for a moment.
    await expect
      .poll(async () => {
        const told = v.parse(events, (await call(`GET /v1/event?after=${cursor}&wait=1`)).body);
        ({ cursor } = told);
        return JSON.stringify(told.events);
      })
      .toContain(`[[${owner},${(await list(owner))[0]?.notification_id}]]`);
    expect((await call(`POST ${of(owner, "/seen")}`)).body).toEqual({ seen_count: 1 });
    expect((await call(`POST ${of(owner, "/seen")}`)).body).toEqual({ seen_count: 0 });
    expect(await counts(owner)).toEqual({ unseen_count: 0, unread_count: 1 });
    // What is only seen still counts on, and is new again.
    await status(await product("Read second"), bySeller, "pending");
    await told(owner, "Read second").toMatchObject([{ notice_count: 2, state: "new" }]);

    const [notice] = await list(owner);
    const one = { notification_ids: [notice?.notification_id, 999_999] };
    expect((await call(`POST ${of(seller, "/read")}`, one)).body).toEqual({ read_count: 0 });
    expect((await call(`POST ${of(owner, "/read")}`, one)).body).toEqual({ read_count: 1 });
    expect(await counts(owner)).toEqual({ unseen_count: 0, unread_count: 0 });
    expect(await list(owner)).toEqual([]);

    await status(await product("Read third"), bySeller, "pending");
    await told(owner, "Read third").toMatchObject([{ notice_count: 1, state: "new" }]);
    const path = `GET /v1/event?after=${cursor}&wait=5`;
    await expect
      .poll(async () => {
        const found = v.parse(events, (await call(path)).body).events;
        return found
          .filter(({ type }) => type.startsWith("notification."))
          .map(({ type, data }) => [type, data]);
      })
      .toEqual([
        ["notification.seen", { to: owner, read: [] }],
        ["notification.received", { kind: "product.submitted", to: [[owner, notice?.notification_id]] }],
        ["notification.seen", { to: owner, read: one.notification_ids }],
        ["notification.received", { kind: "product.submitted", to: [[owner, expect.any(Number)]] }],
      ]);
  });

  test("a kind that is off makes no notice, and what a person can choose is what their role is told of", async () => {
    const path = `/v1/companyNotificationPreference/account/${seller}`;
    const kindsOf = (body: unknown) =>
      v.parse(v.array(v.object({ kind: v.string() })), field(body, "deliveries"));
    const { body } = await call(`GET ${path}`);
    expect(kindsOf(body)).toEqual([
      { kind: "product.returned" },
      { kind: "product.enabled" },
      { kind: "product.disabled" },
      { kind: "seller.activated" },
      { kind: "seller.viewed" },
      { kind: "delivery_user.licence_ending" },
      { kind: "person.new_device" },
      { kind: "job.finished" },
      { kind: "job.failed" },
      { kind: "order.placed" },
      { kind: "order.late" },
      { kind: "order.attempted" },
      { kind: "order.not_collected" },
      { kind: "order.cancelled" },
      { kind: "stock.low" },
      { kind: "stock.out" },
      { kind: "message.unseen" },
    ]);
    expect(field(body, "deliveries")).toContainEqual({
      kind: "product.returned",
      delivery: "mail_hourly",
      standard: "mail_hourly",
    });
    expect(body).toMatchObject({
      quiet_from: null,
      quiet_until: null,
    });
    const chosen = {
      deliveries: [{ kind: "product.enabled", delivery: "off" }],
      quiet_from: "22:00",
      quiet_until: "07:00",
    };
    const kept = await call(`PUT ${path}`, chosen);
    expect(kept).toMatchObject({ status: 200, body: { quiet_from: "22:00", quiet_until: "07:00" } });
    expect(JSON.stringify(kept.body)).toContain(
      '{"kind":"product.enabled","delivery":"off","standard":"console"}',
    );
    await readAll(seller);
    const id = await product("Turned off");
    await status(id, bySeller, "pending");
    await status(id, byOwner, "enabled");
    await status(id, byOwner, "disabled", "Sold out");
    await told(seller, "Turned off").toMatchObject([{ kind: "product.disabled" }]);
  });

  test.each([
    [{}, "deliveries is required"],
    [{ deliveries: [{ kind: "nothing", delivery: "off" }] }, "There is no such kind"],
    [
      { deliveries: [{ kind: "product.enabled", delivery: "pigeon" }] },
      "A delivery is one of off, console, mail_at_once, mail_hourly, mail_daily",
    ],
    [{ deliveries: [], quiet_from: "24:00", quiet_until: "07:00" }, "Must be a time of day, HH:MM"],
    [{ deliveries: [], quiet_from: "22:00" }, "Quiet hours have a beginning and an end"],
  ])("preferences like %j are refused", async (body, message) => {
    const path = `/v1/companyNotificationPreference/account/${owner}`;
    const before = (await call(`GET ${path}`)).body;
    const refused = await call(`PUT ${path}`, body);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining(message)]);
    expect((await call(`GET ${path}`)).body).toEqual(before);
  });

  test("whoever is suspended hears nothing; when the location is active again its people and the company are told", async () => {
    await readAll(owner);
    await readAll(sellerElsewhere);
    const suspension = "/v1/companySeller/2/suspension";
    await call(`POST ${suspension}`, { suspended_reason: "Unpaid" }, { "x-actor": "owner:77" });
    await told(owner, "Verdant Pune Warehouse").toMatchObject([{ kind: "seller.suspended", entity_id: "2" }]);
    expect(await list(sellerElsewhere)).toEqual([]);
    await call(`DELETE ${suspension}`, undefined, byOwner);
    await told(sellerElsewhere, "Verdant Pune Warehouse").toMatchObject([{ kind: "seller.activated" }]);
    expect((await list(owner)).map(({ kind }) => kind)).not.toContain("seller.activated");
  });
});
