import * as v from "valibot";
import { afterEach, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../test/harness/gateway.ts";
import { startStubService, type StubService } from "../../test/doubles/stubService.ts";
import { tokenRoutes } from "../../test/doubles/stubTokens.ts";
import { signInRoute, stubOwner, trySignIn } from "../../test/doubles/stubUser.ts";

let service: StubService;
let gateway: TestGateway;

afterEach(async () => {
  expect(service.unexpected).toEqual([]);
  await gateway.close();
  await service.close();
});

const viewer = v.object({
  viewer: v.object({ role: v.string(), nextStep: v.string(), permissions: v.array(v.string()) }),
});
const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
const create = `mutation { addApiToken(input: { name: "Sync", permissions: [PRODUCT_UPDATE], expiresAt: "${expiresAt}" }) {
  __typename
} }`;

/** Somebody of location 3 of company 1, the main user of it or not. */
async function somebody(isMain: boolean) {
  const user = stubOwner({
    user_seller_id: 11,
    seller_id: 3,
    primary_login: isMain,
    signup_process_over: false,
  });
  service = await startStubService({ ...signInRoute(user), ...tokenRoutes(user) });
  gateway = await startTestGateway(service.url);
  const caller = gateway.caller();
  expect(await trySignIn(caller, user.password)).toBe("SignInSuccess");
  service.calls.length = 0;
  const response = await caller.send("{ viewer { role nextStep permissions } }");
  return { caller, ...v.parse(viewer, response.data).viewer };
}

test("the main user of a location is its owner: all products of it, and API tokens", async () => {
  const { caller, ...seen } = await somebody(true);
  expect(seen).toEqual({
    role: "SELLER_OWNER",
    nextStep: "HOME",
    permissions: [
      "BRAND_CREATE",
      "MANUFACTURER_CREATE",
      "MANUFACTURER_UPDATE",
      "MANUFACTURER_DELETE",
      "VARIANT_CREATE",
      "VARIANT_UPDATE",
      "PRODUCT_CREATE",
      "PRODUCT_UPDATE",
      "PRODUCT_DELETE",
      "AUDIT_READ",
      "REPORT_READ",
      "VIEW_CREATE",
      "IMPORT_CREATE",
      "ORDER_READ",
      "ORDER_UPDATE",
      "DELIVERY_USER_READ",
      "DELIVERY_USER_UPDATE",
      "STOCK_UPDATE",
      "PERSON_READ",
      "PERSON_CREATE",
      "PERSON_UPDATE",
      "PERSON_DELETE",
      "API_TOKEN_CREATE",
    ],
  });
  expect((await caller.send(create)).data).toEqual({
    addApiToken: { __typename: "AddApiTokenSuccess" },
  });
  expect(service.called()).toEqual(["POST /v1/apiToken"]);
});

test("others of a location are staff: they delete nothing and make no tokens", async () => {
  const { caller, ...seen } = await somebody(false);
  expect(seen).toEqual({
    role: "SELLER_STAFF",
    nextStep: "HOME",
    permissions: [
      "BRAND_CREATE",
      "MANUFACTURER_CREATE",
      "MANUFACTURER_UPDATE",
      "VARIANT_CREATE",
      "VARIANT_UPDATE",
      "PRODUCT_CREATE",
      "PRODUCT_UPDATE",
      "ORDER_READ",
      "ORDER_UPDATE",
      "DELIVERY_USER_READ",
      "STOCK_UPDATE",
    ],
  });
  expect((await caller.send(create)).data).toEqual({ addApiToken: { __typename: "ForbiddenError" } });
  expect(service.called()).toEqual([]);
});
