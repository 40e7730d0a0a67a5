import { createHash, randomBytes } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Caller, field, rawCall } from "./testing/caller.ts";
import { onEngines } from "./testing/engines.ts";
import { invitation, registered, sellerForm } from "./testing/registration.ts";

const day = 24 * 60 * 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** The embedded engine has the clock of this process; that of a server cannot be set here. */
const setBack = (milliseconds: number): void => void vi.setSystemTime(Date.now() - milliseconds);

onEngines(["PGlite"], (service) => {
  const call: Caller = (...request) => service().call(...request);

  async function signedIn(email: string) {
    return (await call("POST /signin", { email, pw: "Verdant-Demo-1" })).body;
  }

  test("what was written before the clock was set back is read, counted and marked as seen", async () => {
    const user_po_id = Number(field(await signedIn("owner@verdant.test"), "user_po_id"));
    const user_seller_id = Number(field(await signedIn("seller@verdant.test"), "user_seller_id"));
    const [owner, seller] = [`owner-${user_po_id}`, `seller-${user_seller_id}`];
    await call("POST /v1/chatMessage", {
      company_po_id: 1,
      user_po_id,
      person_id: seller,
      message_text: "Before",
    });
    setBack(day);
    const messages = async () =>
      (await call(`GET /v1/chatMessage/user_seller_id/${user_seller_id}/${owner}`)).body;
    expect(await messages()).toMatchObject([{ message_text: "Before", seen_at: null }]);
    expect(
      (await call(`GET /v1/chatPerson/user_seller_id/${user_seller_id}?ids=${owner}`)).body,
    ).toMatchObject([{ unread_count: 1, last_message: { message_text: "Before" } }]);
    const seen = { company_po_id: 1, user_seller_id, person_id: owner };
    expect((await call("POST /v1/chatMessage/seen", seen)).body).toEqual({ seen_count: 1 });
    setBack(day);
    expect(await messages()).toMatchObject([{ message_text: "Before", seen_at: expect.any(String) }]);
  });

  test("who was invited before the clock was set back can be invited again, and the link of before is worth nothing", async () => {
    const company = await registered(call, "Sundew");
    const added = await call("POST /v1/companySeller", sellerForm("Sundew Shop", company));
    const email = "sundewshop@seller.test";
    const first = await invitation(service(), email);
    const again = `POST /v1/companySeller/${String(field(added.body, "seller_id"))}/invitation`;
    expect((await call(again)).status).toBe(429);
    setBack(day);
    const follow = async ({ activation, iv }: typeof first) =>
      (await call("POST /v1/companySeller/activation", { activation, iv })).status;
    expect(await follow(first)).toBe(422);
    expect((await call(again)).status).toBe(200);
    expect(await follow(await invitation(service(), email))).toBe(200);
  });

  test("the use of a token is noted again after the clock was set back", async () => {
    const user_po_id = Number(field(await signedIn("owner@verdant.test"), "user_po_id"));
    const token_hash = createHash("sha256").update("clock").digest("hex");
    await call("POST /v1/apiToken", {
      token_name: "Warehouse",
      token_prefix: "bo_abcdefgh",
      token_hash,
      permissions: ["PRODUCT_UPDATE"],
      expires_at: new Date(Date.now() + day).toISOString(),
      company_po_id: 1,
      user_po_id,
    });
    await call(`GET /v1/apiToken/hash/${token_hash}`);
    setBack(day);
    await call(`GET /v1/apiToken/hash/${token_hash}`);
    const [token] = [(await call(`GET /v1/apiToken/user_po_id/${user_po_id}`)).body].flat();
    expect(Date.parse(String(field(token, "last_used_at")))).toBeLessThan(Date.now() + day / 2);
  });

  test("a webhook can be tried again at once after the clock was set back, however often it was before", async () => {
    const { body } = await call("POST /v1/companyWebhook", {
      company_po_id: 1,
      hook_name: "Clock",
      url: `${service().url}/webhook-catcher/clock`,
      types: ["*"],
      active: true,
      headers: [],
      secret: `whsec_${randomBytes(32).toString("base64")}`,
    });
    const send = async () =>
      (
        await call(`POST /v1/companyWebhook/${String(field(body, "webhook_id"))}/test`, {
          type: "webhook.ping",
        })
      ).status;
    for (let count = 0; count < 10; count += 1) expect(await send()).toBe(200);
    expect(await send()).toBe(429);
    setBack(day);
    expect(await send()).toBe(200);
  });

  test("of a new device somebody is told by mail after the clock was set back, however many came before", async () => {
    const signIn = (digits: number) =>
      call("POST /v1/accountDevice/account/1", {
        mark: String(digits).padStart(64, "0"),
        device_name: `Device ${digits}`,
      });
    const mailed = async () =>
      JSON.stringify(
        (await rawCall(service().url, "GET /mailbox", undefined, { accept: "application/json" })).body,
      ).match(/Device \d+/g) ?? [];
    for (let digits = 100; digits <= 122; digits += 1) await signIn(digits);
    expect(await mailed()).not.toContain("Device 122");
    setBack(day);
    await signIn(123);
    expect(await mailed()).toContain("Device 123");
  });

  test("a key is remembered when the clock was set back by an hour, and forgotten when by two days", async () => {
    const add = async () =>
      (
        await call(
          "POST /v1/companyBrand",
          { brand_name: "Sundew", company_po_id: 1 },
          { "idempotency-key": "clock" },
        )
      ).status;
    expect(await add()).toBe(201);
    setBack(day / 24);
    expect(await add()).toBe(201);
    setBack(2 * day);
    expect(await add()).toBe(409);
  });
});
