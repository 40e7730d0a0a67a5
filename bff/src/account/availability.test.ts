import { afterEach, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../test/harness/gateway.ts";
import { startStubService, type StubRoutes, type StubService } from "../../test/doubles/stubService.ts";

const query = `query ($kind: AvailabilityKind!, $value: String!) {
  availability(kind: $kind, value: $value) {
    __typename
    ... on Availability { value available }
    ... on Error { message }
    ... on ValidationError { issues { path message } }
    ... on RateLimitedError { retryAfterSeconds }
  }
}`;

const record = [{ company_po_id: 3, seller_id: 4, admin_email: "somebody@secret.test" }];
const routes: StubRoutes = {
  "GET /v1/companyPO/BusinessName/{name}": (_, [name]) => ({ body: name === "Verdant" ? record : [] }),
  "GET /v1/companyPO/BusinessSubdomain/{subdomain}": (_, [name]) =>
    name === "verdant" ? { body: record } : { status: 404, body: { message: "none" } },
  "GET /v1/companyPO/Poc/{email}": (_, [email]) => ({ body: email === "owner@verdant.test" ? record : {} }),
  "GET /v1/companySeller/BusinessName/{name}": (_, [name]) => ({ body: name === "North" ? record : null }),
  "GET /v1/companySeller/Poc/{email}": (_, [email]) => ({ body: email === "s@verdant.test" ? record : [] }),
};

let service: StubService;
let gateway: TestGateway;

async function open(changed: StubRoutes = {}): Promise<void> {
  service = await startStubService({ ...routes, ...changed });
  gateway = await startTestGateway(service.url);
}

afterEach(async () => {
  await gateway.close();
  await service.close();
});

test.each([
  ["BUSINESS_NAME", " Verdant ", "Verdant", false],
  ["BUSINESS_NAME", "Sprig & Stone", "Sprig & Stone", true],
  ["SUBDOMAIN", "Ver-Dant1", "verdant", false],
  ["SUBDOMAIN", "fernway", "fernway", true],
  ["OWNER_EMAIL", "Owner@Verdant.test", "owner@verdant.test", false],
  ["OWNER_EMAIL", "new@verdant.test", "new@verdant.test", true],
  ["SELLER_NAME", "North", "North", false],
  ["SELLER_NAME", "South", "South", true],
  ["SELLER_EMAIL", "s@verdant.test", "s@verdant.test", false],
  ["SELLER_EMAIL", "t@verdant.test", "t@verdant.test", true],
])("%s %o is checked as %o", async (kind, value, checked, available) => {
  await open();
  const response = await gateway.caller().send(query, { kind, value });
  expect(response.data).toEqual({ availability: { __typename: "Availability", value: checked, available } });
  expect(response.text).not.toContain("secret");
  expect(service.calls).toHaveLength(1);
});

test.each([
  ["SUBDOMAIN", "www", "This Subdomain Name is reserved"],
  ["SUBDOMAIN", "1", "Subdomain Name is required"],
  ["OWNER_EMAIL", "nobody", "Email is Invalid"],
  ["BUSINESS_NAME", " ", "Business Name is required"],
])("%s %o is refused without a call", async (kind, value, message) => {
  await open();
  const { data } = await gateway.caller().send(query, { kind, value });
  expect(data).toMatchObject({ availability: { issues: [{ path: ["value"], message }] } });
  expect(service.calls).toHaveLength(0);
});

test("a failing service is not the same as taken", async () => {
  await open({ "GET /v1/companyPO/Poc/{email}": () => ({ status: 503, body: null }) });
  const { data } = await gateway.caller().send(query, { kind: "OWNER_EMAIL", value: "a@b.test" });
  expect(data).toMatchObject({ availability: { __typename: "UnavailableError" } });
});

test("one address may ask sixty times a minute, however it asks", async () => {
  await open();
  const aliases = Array.from(
    { length: 14 },
    (_, i) => `a${i}: availability(kind: SUBDOMAIN, value: "fern") { __typename }`,
  );
  const caller = gateway.caller();
  for (let turn = 0; turn < 4; turn += 1) await caller.send(`{ ${aliases.join(" ")} }`);
  const { data } = await caller.send(`{ ${aliases.join(" ")} }`);
  const kinds = JSON.stringify(data).match(/Availability|RateLimitedError/g);
  expect(kinds?.filter((kind) => kind === "Availability")).toHaveLength(4);
  expect(kinds?.filter((kind) => kind === "RateLimitedError")).toHaveLength(10);
});
