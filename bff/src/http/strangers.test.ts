import { readFileSync } from "node:fs";
import * as v from "valibot";
import { afterEach, expect, test } from "vitest";
import { startStubService, type StubService } from "../../test/doubles/stubService.ts";
import { signInRoute, stubOwner, trySignIn } from "../../test/doubles/stubUser.ts";
import { startTestGateway, type TestGateway } from "../../test/harness/gateway.ts";

// What who is not signed in may spend, counted by where they are.

const documents = new URL("../../persisted-documents.json", import.meta.url);
const stored = v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(documents, "utf8")));
const [signInPage = ""] =
  Object.entries(stored).find(([, text]) => text.startsWith("query signInFactsQuery")) ?? [];

let service: StubService;
let gateway: TestGateway;

async function open(points: string): Promise<void> {
  const countries = [{ id: "IND", countrylong: "India" }];
  service = await startStubService({
    ...signInRoute(stubOwner()),
    "GET /openapi.json": () => ({ body: { paths: {} } }),
    "GET /v1/country": () => ({ body: countries }),
  });
  gateway = await startTestGateway(service.url, { TRUST_PROXY: "on", STRANGER_POINTS_PER_MINUTE: points });
}

afterEach(async () => {
  await gateway.close();
  await service.close();
});

const at = (address: string) => gateway.caller({ "x-forwarded-for": address });

const overspent = {
  status: 429,
  errors: [
    { message: "Who is not signed in may spend 500 points a minute.", extensions: { code: "RATE_LIMITED" } },
  ],
};

test("an address may spend its points a minute, whatever documents it sends, and the next address its own", async () => {
  await open("500");
  const here = at("192.0.2.1");
  const first = await here.send("{ countries { code } }");
  expect(first).toMatchObject({ status: 200, data: { countries: [{ code: "IND" }] } });
  expect(first.headers.get("x-ratelimit-remaining")).toBe("250");
  expect((await here.send("{ a: countries { name } }")).headers.get("x-ratelimit-remaining")).toBe("0");
  // What brings nothing costs one.
  const refused = await here.send("{ __typename }");
  expect(refused).toMatchObject(overspent);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await at("192.0.2.1").send("{ countries { code } }")).data).toBeUndefined();
  expect((await at("192.0.2.2").send("{ countries { code } }")).status).toBe(200);
});

test("addresses of one network of IPv6 spend together", async () => {
  await open("500");
  expect((await at("2001:db8:1:2::1").send("{ a: countries { code } b: countries { code } }")).status).toBe(
    200,
  );
  expect(await at("2001:db8:1:2:ffff::9").send("{ __typename }")).toMatchObject(overspent);
  expect((await at("2001:db8:1:3::1").send("{ __typename }")).status).toBe(200);
});

test("who signs in is not counted among strangers, nor are the console's own documents", async () => {
  await open("500");
  const here = at("192.0.2.1");
  expect(await trySignIn(here, stubOwner().password)).toBe("SignInSuccess");
  await at("192.0.2.1").send("{ a: countries { code } b: countries { code } }");
  expect((await at("192.0.2.1").send("{ countries { code } }")).status).toBe(429);
  expect((await here.send("{ countries { code } }")).status).toBe(200);
  expect((await at("192.0.2.1").sendStored(signInPage)).status).toBe(200);
});
