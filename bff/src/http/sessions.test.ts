import { afterEach, beforeEach, expect, test } from "vitest";
import { startHttpGateway } from "../../test/harness/httpGateway.ts";
import type { HttpGateway } from "../../test/harness/httpGateway.ts";

let gateway: HttpGateway;

beforeEach(async () => {
  gateway = await startHttpGateway();
});

afterEach(() => gateway.close());

const who = { query: "{ viewerName }" };
const signIn = { query: "mutation { signIn }" };

test("signing in sets one cookie that no script can read and no other host gets", async () => {
  const response = await gateway.browse(signIn);
  expect(response.data).toEqual({ signIn: "Olga Owner" });
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-sid=[A-Za-z0-9_-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax$/),
  ]);
  expect(response.text).not.toContain(response.cookie?.split("=")[1]);
  expect((await gateway.browse(who, response.cookie)).data).toEqual({ viewerName: "Olga Owner" });
  expect((await gateway.browse(who)).data).toEqual({ viewerName: null });
});

test("a session outlives a restart of the gateway, and ends everywhere at the sign-out", async () => {
  const { cookie } = await gateway.browse(signIn);
  await gateway.restart();
  expect((await gateway.browse(who, cookie)).data).toEqual({ viewerName: "Olga Owner" });
  const out = await gateway.browse({ query: "mutation { signOut }" }, cookie);
  expect(out.headers.getSetCookie()).toEqual([
    "__Host-sid=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0",
  ]);
  expect((await gateway.browse(who, cookie)).data).toEqual({ viewerName: null });
  await gateway.restart();
  expect((await gateway.browse(who, cookie)).data).toEqual({ viewerName: null });
});

test("a cookie planted before the sign-in is worth nothing after it", async () => {
  const planted = (await gateway.browse(signIn)).cookie;
  const fresh = (await gateway.browse(signIn, planted)).cookie;
  expect(fresh).not.toBe(planted);
  expect((await gateway.browse(who, planted)).data).toEqual({ viewerName: null });
  expect((await gateway.browse(who, fresh)).data).toEqual({ viewerName: "Olga Owner" });
});

test("a store that is down denies with 503 and leaves the cookie; it works again afterwards", async () => {
  const redis = await startHttpGateway({ REDIS_URL: "redis://127.0.0.1:4198" });
  const response = await redis.browse(who, `__Host-sid=${"A".repeat(43)}`);
  expect([response.status, response.headers.getSetCookie(), response.headers.get("retry-after")]).toEqual([
    503,
    [],
    "5",
  ]);
  expect(response.body).toEqual({
    errors: [
      {
        message: "Who you are cannot be checked at the moment. Try again.",
        extensions: { code: "SESSIONS_UNAVAILABLE" },
      },
    ],
  });
  expect((await redis.browse(who)).data).toEqual({ viewerName: null });
  expect((await redis.fetch("/readyz")).status).toBe(503);
  expect((await redis.fetch("/healthz")).status).toBe(200);
  await redis.close();
});

test("the service is told who acts from the moment of the sign-in", async () => {
  const { cookie } = await gateway.browse(signIn);
  await gateway.browse({ query: "mutation { write }" });
  await gateway.browse({ query: "mutation { write }" }, cookie);
  await gateway.browse({ query: "mutation { signIn write }" });
  await gateway.browse({ query: "mutation { signOut write }" }, cookie);
  expect(gateway.upstream.calls.map((call) => call.headers["x-actor"])).toEqual([
    undefined,
    "owner:12",
    "owner:12",
    undefined,
  ]);
});
