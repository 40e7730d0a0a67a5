import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { writeAnswers } from "./behaviour.ts";
import { type ForeignService, startForeignService } from "./foreignService.ts";

const credential = { username: "gateway", password: "secret", apiKey: "key" };
const keys = { "x-api-key": "key", "x-api-version": "1" };

let service: ForeignService;
let token = "";

beforeEach(async () => {
  service = await startForeignService({ credential });
  const { body } = await call("POST", "/auth/login", { username: "gateway", password: "secret" });
  token = v.parse(v.strictObject({ access_token: v.string() }), body).access_token;
});
afterEach(() => service.close());

async function call(method: string, path: string, body?: object, headers: Record<string, string> = keys) {
  const response = await fetch(service.url + path, {
    method,
    headers: { ...headers, authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json: unknown = text === "" ? undefined : JSON.parse(text);
  return { status: response.status, body: json, headers: response.headers };
}

/** Registers company 1, with location 1. */
function register() {
  return call("POST", "/v1/companyPO", { business_name: "Sprig", admin_email: "asha@sprig.test" });
}

const brand = { brand_name: "Leaf", company_po_id: 1 };

describe("a service of somebody else's", () => {
  test.each([
    ["nothing", 204, undefined],
    ["id", 201, { brand_id: 1 }],
    ["array with the id", 201, [{ brand_id: 1 }]],
    ["array with the row", 201, [{ brand_id: 1, ...brand }]],
    ["row", 201, { brand_id: 1, ...brand }],
  ] as const)("answers a write with %s", async (writes, status, body) => {
    await register();
    service.behaviour.writes = writes;
    expect(await call("POST", "/v1/companyBrand", brand)).toMatchObject({ status, body });
    const listed = await call("GET", "/v1/companyBrand/company_po_id/1");
    expect(listed.body).toEqual([{ brand_id: 1, ...brand }]);
  });

  test.each(writeAnswers)("answers createSignup as documented when writes answer %s", async (writes) => {
    await register();
    service.behaviour.writes = writes;
    const { body } = await call("POST", "/v1/companySellerProdLoc/createSignup", { seller_id: 1 });
    expect(body).toMatchObject([{ prod_id: 1 }]);
  });

  test("writes flags, numbers and missing values as it is told", async () => {
    await register();
    const form = { collection_name: null, collection_enable_select: "true", company_po_id: "1" };
    await call("POST", "/v1/companyCollection", form);
    const kept = { collection_enable_select: true, collection_enable_display: false, collection_name: null };
    const read = async () => (await call("GET", "/v1/companyCollection?ids=7&limit=0")).body;
    expect(await read()).toEqual([{ collection_id: 1, company_po_id: 1, ...kept }]);
    Object.assign(service.behaviour, { flags: "text", numbers: "text", empty: "empty text" });
    const asText = {
      collection_enable_select: "true",
      collection_enable_display: "false",
      collection_name: "",
    };
    expect(await read()).toEqual([{ collection_id: "1", company_po_id: "1", ...asText }]);
    Object.assign(service.behaviour, { flags: "numbers", extraFields: true });
    expect(await read()).toMatchObject([
      { collection_enable_select: 1, collection_enable_display: 0, __v: 3 },
    ]);
  });

  test("knows no call, header or parameter that no document has", async () => {
    await register();
    await call("POST", "/v1/companyBrand", brand);
    const listed = await call("GET", "/v1/companyBrand/company_po_id/1?limit=0&q=none");
    expect(listed.body).toHaveLength(1);
    expect([listed.headers.get("etag"), listed.headers.get("x-total-count")]).toEqual([null, null]);
    for (const [method, path] of [
      ["GET", "/v1/companyBrand?ids=1"],
      ["PUT", "/v1/companyBrand/1"],
      ["POST", "/v1/companySeller"],
      ["GET", "/v1/companySeller/1"],
      ["PUT", "/v1/companySellerProdLoc/1"],
      ["GET", "/openapi.json"],
    ] as const)
      expect([path, (await call(method, path)).status]).toEqual([path, 404]);
    expect(service.received.filter(({ isDocumented }) => !isDocumented)).toHaveLength(6);
  });

  test("keeps every body as it came, and notes what no document has", async () => {
    await register();
    await call("POST", "/v1/companyBrand", { ...brand, company_po_id: "1", unknown: true });
    expect(service.received.at(-1)).toEqual({
      method: "POST",
      path: "/v1/companyBrand",
      body: { brand_name: "Leaf", company_po_id: "1", unknown: true },
      isDocumented: true,
      unknownFields: ["unknown"],
    });
  });

  test("refuses a taken name, with a status or with 200 and the error in the body", async () => {
    await register();
    await call("POST", "/v1/companyBrand", brand);
    const error = { message: "Already Exist", error: { message: "Already Exist" } };
    expect(await call("POST", "/v1/companyBrand", brand)).toMatchObject({ status: 409, body: error });
    service.behaviour.refusals = "200 with an error";
    expect(await call("POST", "/v1/companyBrand", brand)).toMatchObject({ status: 200, body: error });
    expect((await call("GET", "/v1/companyBrand/company_po_id/1")).body).toHaveLength(1);
  });

  test("lets somebody sign in once the link in the mail was followed", async () => {
    await register();
    const [mail] = service.mails;
    expect(mail?.to).toBe("asha@sprig.test");
    const [, activation, iv] = /activation=(\w+)&a=(\w+)/.exec(mail?.text ?? "") ?? [];
    const [, pw] = /first password: (\S+)/.exec(mail?.text ?? "") ?? [];
    const signIn = () => call("POST", "/signin", { email: "asha@sprig.test", pw });
    expect((await signIn()).status).toBe(401);
    expect((await call("POST", "/v1/companyPO/activation", { activation, iv: "other" })).status).toBe(404);
    await call("POST", "/v1/companyPO/activation", { activation, iv });
    expect((await signIn()).body).toMatchObject([
      { user_po_id: 1, company_po_id: 1, pw_changed: false, primary_login: true, signup_process_over: false },
    ]);
  });

  test("asks for its key and its login", async () => {
    expect((await call("GET", "/v1/country", undefined, {})).status).toBe(403);
    token = "none";
    expect((await call("GET", "/v1/country")).status).toBe(401);
  });
});
