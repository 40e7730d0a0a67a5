import { afterEach, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../test/harness/gateway.ts";
import { startStubService, type StubRoutes, type StubService } from "../../test/doubles/stubService.ts";
import { exampleRegistration } from "./exampleRegistration.ts";

const register = `mutation ($input: RegisterCompanyInput!) {
  registerCompany(input: $input) {
    __typename
    ... on RegisterCompanySuccess { email }
    ... on Error { message }
    ... on ValidationError { issues { path message } }
    ... on UnavailableError { outcome }
  }
}`;

const countries = [
  { id: "GBR", countrylong: "United Kingdom" },
  { id: "IND", countrylong: "India" },
];
const provinces = [
  { shortname: "KA", longname: "Karnataka" },
  { shortname: "KL", longname: "Kerala" },
];

const free: StubRoutes = {
  "GET /v1/country": () => ({ body: countries }),
  "GET /v1/countryProvince/Country/IND": () => ({ body: provinces }),
  "GET /v1/companyPO/BusinessName/{name}": () => ({ body: [] }),
  "GET /v1/companyPO/BusinessSubdomain/{subdomain}": () => ({ body: [] }),
  "GET /v1/companyPO/Poc/{email}": () => ({ body: [] }),
  "POST /v1/companyPO": () => ({ status: 201, body: { company_po_id: 7 } }),
};

let service: StubService;
let gateway: TestGateway;

async function open(routes: StubRoutes): Promise<void> {
  service = await startStubService({ ...free, ...routes });
  gateway = await startTestGateway(service.url);
}

afterEach(async () => {
  await gateway.close();
  await service.close();
  expect(service.unexpected).toEqual([]);
});

async function responseTo(change: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
  const { data } = await gateway.caller().send(register, { input: { ...exampleRegistration, ...change } });
  return data;
}

const success = { registerCompany: { __typename: "RegisterCompanySuccess", email: "asha@sprig.test" } };

test("a registration is sent once, complete, with what the console used to copy, under its key", async () => {
  await open({});
  expect(await responseTo({ idempotencyKey: "form-1", subdomain: "Sprig-Stone" })).toEqual(success);
  expect(service.called().toSorted()).toEqual([
    "GET /v1/companyPO/BusinessName/Sprig & Stone",
    "GET /v1/companyPO/BusinessSubdomain/sprigstone",
    "GET /v1/companyPO/Poc/asha@sprig.test",
    "GET /v1/country",
    "GET /v1/countryProvince/Country/IND",
    "POST /v1/companyPO",
  ]);
  const sent = service.calls.find(({ method }) => method === "POST");
  expect(sent?.headers["idempotency-key"], "not as it was typed: strangers share no key").toMatch(
    /^[\w-]{43}$/,
  );
  expect(sent?.body).toEqual({
    business_type: 4,
    business_vertical_name: "Green homes",
    business_vertical_description: "Things for a house that wastes nothing.",
    business_name: "Sprig & Stone",
    business_subdomain: "sprigstone",
    legal_name: "Sprig and Stone Private Limited",
    addressline1: "4th floor",
    addressline2: "",
    street_no: "12",
    street_name: "Church Street",
    area_name: "Ashok Nagar",
    region_name: "",
    zip: "560001",
    stateshort: "KA",
    statelong: "Karnataka",
    country: "India",
    countryshort: "IND",
    admin_first_name: "Asha",
    admin_last_name: "Rao",
    admin_gender: 2,
    admin_dob: "1990-04-02",
    admin_title: "Director",
    admin_phone: "9876543210",
    admin_email: "asha@sprig.test",
    billing_name: "Sprig & Stone",
    billing_country: "India",
    billing_countryshort: "IND",
    start_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:00:00\.000Z$/),
  });
});

test("what is taken is said beside its field, and nothing is registered", async () => {
  const taken = () => ({ body: [{ company_po_id: 3, admin_email: "secret@somebody.test" }] });
  await open({
    "GET /v1/companyPO/BusinessName/{name}": taken,
    "GET /v1/companyPO/Poc/{email}": taken,
  });
  expect(await responseTo()).toEqual({
    registerCompany: {
      __typename: "ValidationError",
      message: "Business Name Already Exist · Email Already Exist",
      issues: [
        { path: ["businessName"], message: "Business Name Already Exist" },
        { path: ["email"], message: "Email Already Exist" },
      ],
    },
  });
  expect(service.called()).not.toContain("POST /v1/companyPO");
});

test.each([
  ["by the field", { business_subdomain: "Business Subdomain Already Exist" }],
  ["by its message alone, as a service that names no field does", undefined],
])("somebody who is faster by a moment is noticed as well, %s", async (_how, fields) => {
  await open({
    "POST /v1/companyPO": () => ({
      status: 409,
      body: { statusCode: 409, message: "Business Subdomain Already Exist", ...(fields && { fields }) },
    }),
  });
  expect(await responseTo()).toEqual({
    registerCompany: {
      __typename: "ValidationError",
      message: "Business Subdomain Already Exist",
      issues: [{ path: ["subdomain"], message: "Business Subdomain Already Exist" }],
    },
  });
});

test("a repeat under the same key is the service's to recognise, although all three are taken by then", async () => {
  let known: unknown;
  const name = () => ({ body: known === undefined ? [] : [{ company_po_id: 7 }] });
  await open({
    "GET /v1/companyPO/BusinessName/{name}": name,
    "GET /v1/companyPO/BusinessSubdomain/{subdomain}": name,
    "GET /v1/companyPO/Poc/{email}": name,
    "POST /v1/companyPO": ({ headers }) => {
      known ??= headers["idempotency-key"];
      return headers["idempotency-key"] === known
        ? { status: 201, body: { company_po_id: 7 } }
        : { status: 409, body: { message: "Taken" } };
    },
  });
  expect(await responseTo({ idempotencyKey: "form-1" })).toEqual(success);
  expect(await responseTo({ idempotencyKey: "form-1" })).toEqual(success);
  expect(await responseTo({ idempotencyKey: "form-2" })).toMatchObject({
    registerCompany: { __typename: "ValidationError", issues: { length: 3 } },
  });
});

test("names that wait for the same e-mail address are free for it, and taken for others", async () => {
  const awaited = () => ({ body: [{ company_po_id: 7, awaited_email: "asha@sprig.test" }] });
  await open({
    "GET /v1/companyPO/BusinessName/{name}": awaited,
    "GET /v1/companyPO/BusinessSubdomain/{subdomain}": awaited,
  });
  expect(await responseTo()).toEqual(success);
  expect(await responseTo({ email: "other@sprig.test" })).toMatchObject({
    registerCompany: {
      issues: [
        { path: ["businessName"], message: "Business Name Already Exist" },
        { path: ["subdomain"], message: "Business Subdomain Already Exist" },
      ],
    },
  });
  expect(service.called().filter((call) => call === "POST /v1/companyPO")).toHaveLength(1);
});

test("one mailbox gets five registrations an hour, known or not", async () => {
  await open({});
  const responses = [];
  for (let count = 0; count < 6; count += 1) responses.push(await responseTo());
  expect(responses.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => success));
  expect(responses[5]).toMatchObject({ registerCompany: { __typename: "RateLimitedError" } });
  expect(await responseTo({ email: "other@sprig.test" })).toMatchObject({
    registerCompany: { __typename: "RegisterCompanySuccess" },
  });
});

test("a province of another country is refused before anything is looked up", async () => {
  await open({});
  expect(await responseTo({ address: { ...exampleRegistration.address, provinceCode: "XX" } })).toMatchObject(
    {
      registerCompany: { issues: [{ path: ["address", "provinceCode"], message: "Province is required" }] },
    },
  );
  expect(service.called().toSorted()).toEqual(["GET /v1/country", "GET /v1/countryProvince/Country/IND"]);
});

test("an input that breaks a rule costs no call at all", async () => {
  await open({});
  expect(await responseTo({ address: { ...exampleRegistration.address, area: " " } })).toMatchObject({
    registerCompany: { issues: [{ path: ["address", "area"], message: "Area is Required" }] },
  });
  expect(service.called()).toEqual([]);
});

test("a robot that fills in the hidden field hears of a success that did not happen", async () => {
  await open({});
  expect(await responseTo({ website: "https://spam.test" })).toEqual(success);
  expect(service.called()).toEqual([]);
});

test("the service's own rules come back beside our fields", async () => {
  await open({
    "POST /v1/companyPO": () => ({
      status: 400,
      body: {
        message: "Bad request",
        fields: { admin_phone: "Phone is not possible", zip: "No such place" },
      },
    }),
  });
  expect(await responseTo()).toMatchObject({
    registerCompany: {
      issues: [
        { path: ["phone"], message: "Phone is not possible" },
        { path: ["address", "postalCode"], message: "No such place" },
      ],
    },
  });
});

test("a service that breaks off leaves the outcome open; one that cannot be asked leaves nothing", async () => {
  await open({ "POST /v1/companyPO": () => ({ status: 500, body: { message: "stack of CANARY" } }) });
  expect(await responseTo()).toEqual({
    registerCompany: {
      __typename: "UnavailableError",
      message: "We do not know whether this was saved. Try again to find out.",
      outcome: "UNKNOWN",
    },
  });
});
