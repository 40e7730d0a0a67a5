import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import * as v from "valibot";
import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";

const newSecret = () => `whsec_${randomBytes(32).toString("base64")}`;
const caughtMessages = v.array(
  v.object({ path: v.string(), headers: v.record(v.string(), v.string()), body: v.unknown() }),
);

onOneEngine((service) => {
  const call = (...given: Parameters<ReturnType<typeof service>["call"]>) => service().call(...given);
  const catcher = (path = "") => `${service().url}/webhook-catcher${path}`;
  const form = (hook_name: string, rest: object = {}) => ({
    hook_name,
    url: catcher(),
    types: ["product.*"],
    active: true,
    headers: [],
    secret: newSecret(),
    company_po_id: 1,
    ...rest,
  });
  const add = async (hook_name: string, rest: object = {}) => {
    const { status, body } = await call("POST /v1/companyWebhook", form(hook_name, rest));
    expect([status, body]).toEqual([201, body]);
    return Number(field(body, "webhook_id"));
  };
  const remove = (id: number) => call(`DELETE /v1/companyWebhook/${id}`);
  const caught = async () => v.parse(caughtMessages, await (await fetch(catcher())).json());

  test("an endpoint is kept, changed and deleted; its secret and the values of its headers are in no answer and no trail", async () => {
    const secret = newSecret();
    const headers = [{ name: "X-Key", value: "value-of-ours" }];
    const added = await call("POST /v1/companyWebhook", form("Till", { secret, headers }));
    const id = Number(field(added.body, "webhook_id"));
    expect(added).toMatchObject({
      status: 201,
      body: {
        hook_name: "Till",
        types: ["product.*"],
        seller_ids: null,
        active: true,
        header_names: ["X-Key"],
      },
    });
    const edited = await call(`PUT /v1/companyWebhook/${id}`, {
      types: ["*", "*"],
      seller_ids: [1],
      headers: [{ name: "x-key" }, { name: "X-More", value: "more-of-ours" }],
    });
    expect(edited).toMatchObject({
      status: 200,
      body: { hook_name: "Till", types: ["*"], seller_ids: [1], header_names: ["x-key", "X-More"] },
    });
    const trail = await call("GET /v1/audit/company_po_id/1?entity=webhook");
    const all = JSON.stringify([added.body, edited.body, trail.body]);
    expect(trail.body).toHaveLength(2);
    for (const hidden of [secret, "value-of-ours", "more-of-ours", "sealed"])
      expect(all).not.toContain(hidden);
    expect((await remove(id)).status).toBe(200);
    expect((await call(`GET /v1/companyWebhook/${id}`)).status).toBe(404);
  });

  test("pointed at another host, a header's value is needed again; what was kept is not sent there", async () => {
    const needed = "The URL leads to another host: each header needs its value again";
    const id = await add("Kept", { headers: [{ name: "Authorization", value: "value-of-ours" }] });
    const before = (await call(`GET /v1/companyWebhook/${id}`)).body;
    const ping = () => call(`POST /v1/companyWebhook/${id}/test`, { type: "webhook.ping" });
    const newest = async () => (await caught())[0];
    await ping();
    expect((await newest())?.headers["authorization"]).toBe("value-of-ours");
    // Another name of this machine is another host, and another port another receiver.
    const elsewhere = catcher("/200").replace("127.0.0.1", "localhost");
    for (const url of [elsewhere, "https://attacker.example/"])
      for (const headers of [{}, { headers: [{ name: "authorization" }] }])
        expect(await call(`PUT /v1/companyWebhook/${id}`, { url, ...headers })).toMatchObject({
          status: 422,
          body: { message: needed, fields: { headers: needed } },
        });
    expect((await call(`GET /v1/companyWebhook/${id}`)).body).toEqual(before);
    // Another path of the same host is the same receiver.
    expect((await call(`PUT /v1/companyWebhook/${id}`, { url: catcher("/200") })).status).toBe(200);
    await ping();
    expect(await newest()).toMatchObject({ path: expect.stringMatching(/\/200$/) });
    expect((await newest())?.headers["authorization"]).toBe("value-of-ours");
    const given = (value: string) => ({ headers: [{ name: "Authorization", value }] });
    expect((await call(`PUT /v1/companyWebhook/${id}`, { url: elsewhere, ...given("theirs") })).status).toBe(
      200,
    );
    expect(
      (await call(`PUT /v1/companyWebhook/${id}`, { url: catcher(), ...given("given-again") })).status,
    ).toBe(200);
    await ping();
    expect((await newest())?.headers["authorization"]).toBe("given-again");
    // Without headers there is nothing to take along.
    expect((await call(`PUT /v1/companyWebhook/${id}`, { headers: [] })).status).toBe(200);
    expect((await call(`PUT /v1/companyWebhook/${id}`, { url: elsewhere })).status).toBe(200);
    await remove(id);
  });

  test("a test is sent at once, signed, with the company's own headers, and shown without their values", async () => {
    const secret = newSecret();
    const id = await add("Ping", { secret, headers: [{ name: "X-Key", value: "value-of-ours" }] });
    const sent = await call(`POST /v1/companyWebhook/${id}/test`, { type: "webhook.ping" });
    expect(sent).toMatchObject({
      status: 200,
      body: {
        delivery: { type: "webhook.ping", state: "sent", is_test: true, last_status: 200, tries_count: 1 },
        attempt: { number: 1, status: 200, failure: null, answer: '{"caught":true}' },
      },
    });
    expect(JSON.stringify(sent.body)).not.toContain("value-of-ours");
    const [message] = await caught();
    expect(message?.headers["x-key"]).toBe("value-of-ours");
    const raw = String(field(field(sent.body, "delivery"), "body"));
    expect(new Webhook(secret).verify(raw, message?.headers ?? {})).toEqual(message?.body);
    await remove(id);
  });

  test("while a secret is replaced both sign; the sample of a type is the company's newest event of it", async () => {
    const [old, secret] = [newSecret(), newSecret()];
    const id = await add("Rotated", { secret: old });
    const brand = await call("POST /v1/companyBrand", { brand_name: "Signed for", company_po_id: 1 });
    const rotated = await call(`POST /v1/companyWebhook/${id}/rotation`, { secret });
    expect(rotated.status).toBe(200);
    const until = Date.parse(String(field(rotated.body, "old_secret_until"))) - Date.now();
    expect(Math.round(until / 3_600_000)).toBe(24);
    await call(`POST /v1/companyWebhook/${id}/test`, { type: "brand.created" });
    const [message] = await caught();
    const brandId = Number(field(brand.body, "brand_id"));
    for (const one of [old, secret])
      expect(new Webhook(one).verify(JSON.stringify(message?.body), message?.headers ?? {})).toMatchObject({
        type: "brand.created",
        data: { id: Buffer.from(`Brand:${brandId}`).toString("base64url"), databaseId: String(brandId) },
      });
    await remove(id);
  });

  test("a test of a type is marked in its signed body and by a header; an endpoint for a location gets a sample of it alone", async () => {
    const secret = newSecret();
    const id = await add("Marked", { secret, seller_ids: [2] });
    const test = async (type: string) => {
      const sent = await call(`POST /v1/companyWebhook/${id}/test`, { type });
      expect(sent.status).toBe(200);
      const [message] = await caught();
      expect(field(sent.body, "headers")).toContainEqual({ name: "webhook-test", value: "true" });
      expect(message?.headers["webhook-test"]).toBe("true");
      const raw = String(field(field(sent.body, "delivery"), "body"));
      return new Webhook(secret).verify(raw, message?.headers ?? {});
    };
    const ofType = (type: string) => ({
      id: expect.stringMatching(/^evt_test_/),
      type,
      timestamp: expect.any(String),
      test: true,
    });
    expect(await test("webhook.ping")).toEqual({ ...ofType("webhook.ping"), data: {} });
    // The company has a newer one, which is not of the location.
    await call("POST /v1/companyBrand", { brand_name: "Not of a location", company_po_id: 1 });
    expect(await test("brand.created")).toEqual({
      ...ofType("brand.created"),
      data: { id: Buffer.from("Brand:1").toString("base64url"), databaseId: "1" },
    });
    // Nothing has been placed at that location.
    expect(await test("order.placed")).toEqual({
      ...ofType("order.placed"),
      data: {
        id: Buffer.from("Fulfilment:1").toString("base64url"),
        databaseId: "1",
        number: "2627-000001/1",
        orderNumber: "2627-000001",
      },
    });
    const refused = await call(`POST /v1/companyWebhook/${id}/test`, { type: "planet.changed" });
    expect(refused).toMatchObject({ status: 400, body: { fields: { type: "There is no such event" } } });
    await remove(id);
  });

  test("of thirty tests at once ten are sent", async () => {
    const id = await add("At once");
    const test = () => call(`POST /v1/companyWebhook/${id}/test`, { type: "webhook.ping" });
    const outcomes = await Promise.all(Array.from({ length: 30 }, test));
    const sent = outcomes.filter(({ status }) => status === 200);
    const refused = outcomes.filter(({ status }) => status === 429);
    expect([sent.length, refused.length]).toEqual([10, 20]);
    await remove(id);
  });

  test("a failed test says what the receiver answered, and eleven in a minute are one too many", async () => {
    const id = await add("Failing", { url: catcher("/503") });
    const outcomes = [];
    const test = () => call(`POST /v1/companyWebhook/${id}/test`, { type: "webhook.ping" });
    for (let count = 0; count < 11; count += 1) outcomes.push(await test());
    expect(outcomes[0]?.body).toMatchObject({
      delivery: { state: "dead", failure: "status" },
      attempt: { status: 503, failure: "status" },
    });
    expect(outcomes.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const health = await call(`GET /v1/companyWebhookHealth?ids=${id}`);
    expect(health.body).toMatchObject([
      {
        webhook_id: id,
        hours: [{ ok: 0, failed: 10 }],
        last_failure: "status",
        last_status: 503,
        dead_count: 0,
      },
    ]);
    const log = await call(`GET /v1/companyWebhookDelivery/webhook_id/${id}?limit=2&state=dead`);
    expect(log.body).toHaveLength(2);
    expect(log.headers.get("x-total-count")).toBe("10");
    const tries = await call(
      `GET /v1/companyWebhookAttempt/delivery_id?ids=${String(field(log.body, "delivery_id"))}`,
    );
    expect(tries.body).toMatchObject([{ number: 1, status: 503, answer: '{"caught":true}' }]);
    await remove(id);
  });

  test("a company has at most ten, each with a name of its own", async () => {
    const ids = [];
    for (let count = 0; count < 10; count += 1) ids.push(await add(`Crowd ${count}`));
    const eleventh = await call("POST /v1/companyWebhook", form("Crowd 10"));
    expect(eleventh).toMatchObject({ status: 422, body: { message: "A company has at most 10 webhooks" } });
    await remove(ids.pop() ?? 0);
    const twin = await call("POST /v1/companyWebhook", form("CROWD 0"));
    expect(twin).toMatchObject({ status: 409, body: { fields: { hook_name: "Name Already Exist" } } });
    for (const id of ids) await remove(id);
  });

  test.each([
    [{ url: "" }, 400, "url", "URL is required"],
    [{ url: "ftp://receiver.example" }, 400, "url", "URL must begin with https://"],
    [{ url: "http://receiver.example:8080" }, 422, "url", "URL must begin with https://"],
    [{ url: "https://a:b@receiver.example" }, 400, "url", "URL must have no user name, password or fragment"],
    [{ url: "https://receiver.example/#x" }, 400, "url", "URL must have no user name, password or fragment"],
    [{ url: "https://receiver.example:22" }, 400, "url", "URL must have port 443 or one from 1024"],
    [{ url: "http://localhost" }, 400, "url", "URL must have port 443 or one from 1024"],
    [{ url: "https://10.0.0.1/" }, 422, "url", "URL leads into a private network"],
    [{ url: "https://169.254.169.254/" }, 422, "url", "URL leads into a private network"],
    [{ types: [] }, 400, "types", "Choose at least one event"],
    [{ types: ["product"] }, 400, "types", "There is no such event"],
    [{ types: ["planet.*"] }, 400, "types", "There is no such event"],
    [{ seller_ids: [] }, 400, "seller_ids", "Choose at least one location"],
    [{ seller_ids: [999] }, 422, "seller_ids", "There is no such location"],
    [{ secret: "whsec_short" }, 400, "secret", "Must be whsec_ and 32 bytes in base64"],
    [{ company_po_id: 999 }, 422, "company_po_id", "The company does not exist"],
    [
      { headers: [{ name: "Cookie", value: "a" }] },
      400,
      "headers.0.name",
      "This header is set by the transport",
    ],
    [{ headers: [{ name: "X A", value: "a" }] }, 400, "headers.0.name", /letters, digits and hyphens/],
    [{ headers: [{ name: "X-A", value: "a\nb" }] }, 400, "headers.0.value", /visible characters/],
    [{ headers: [{ name: "X-A" }] }, 422, "headers", "A header needs a value"],
    [
      { headers: ["X-A", "x-a"].map((name) => ({ name, value: "1" })) },
      400,
      "headers",
      "A header is named twice",
    ],
  ])("%j is refused", async (rest, status, name, message) => {
    const refused = await call("POST /v1/companyWebhook", form("Refused", rest));
    expect(refused.status).toBe(status);
    expect(field(field(refused.body, "fields"), name)).toEqual(
      typeof message === "string" ? message : expect.stringMatching(message),
    );
  });
});
