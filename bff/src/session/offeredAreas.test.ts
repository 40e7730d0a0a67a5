import { afterEach, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../test/harness/gateway.ts";
import { startStubService, type StubRoutes, type StubService } from "../../test/doubles/stubService.ts";
import { signInRoute, stubOwner, type StubUser, trySignIn } from "../../test/doubles/stubUser.ts";

let service: StubService;
let gateway: TestGateway;
const owner = stubOwner();
const { user_po_id: _, ...rest } = owner.record;
const seller: StubUser = { ...owner, record: { ...rest, user_seller_id: 10, seller_id: 1 } };

afterEach(async () => {
  await gateway.close();
  await service.close();
});

/** The areas that a user of a service with this description reads, twice. */
async function areasOf(user: StubUser, description: StubRoutes[string]): Promise<unknown[]> {
  service = await startStubService({ ...signInRoute(user), "GET /openapi.json": description });
  gateway = await startTestGateway(service.url);
  const caller = gateway.caller();
  expect(await trySignIn(caller, user.password)).toBe("SignInSuccess");
  const ask = async () => (await caller.send("{ viewer { offeredAreas } }")).data;
  return [await ask(), await ask()];
}

const described =
  (paths: object): StubRoutes[string] =>
  () => ({ body: { paths } });
const twice = (...offeredAreas: string[]) => [{ viewer: { offeredAreas } }, { viewer: { offeredAreas } }];
const asked = () => service.called().filter((call) => call === "GET /openapi.json").length;

test("what the service describes is offered, whatever it calls the values in its paths", async () => {
  const paths = {
    "/v1/companySeller/company_po_id/{company}": { get: {} },
    "/v1/companySeller/invitation": { post: {} },
    "/v1/companySellerProdLoc/company_po_id/{id}": { get: {} },
    "/v1/companySellerManu/company_po_id/{id}": { get: {} },
    "/v1/companyBank/company_po_id/{id}": { get: {}, put: {} },
    "/v1/companyPO/{id}": { get: {}, put: {} },
    "/v1/companyExport": { post: {} },
    "/v1/companyWebhook": { post: {} },
    "/v1/companyNotification/account/{id}": { get: {} },
    "/v1/companyFulfilment/company_po_id/{company_po_id}": { get: {} },
    "/v1/companyDeliveryUser/company_po_id/{company_po_id}": { get: {} },
    "/v1/companyVendor/company_po_id/{company_po_id}": { get: {} },
    "/v1/companyCollectionProduct/collection_id/{collection_id}": { get: {} },
    "/v1/companyRole/company_po_id/{company_po_id}": { get: {} },
    "/v1/companyReport/sales/{company_po_id}": { get: {} },
    "/v1/companyBanner": { post: { properties: { banner_active: {} } } },
  };
  expect(await areasOf(owner, described(paths))).toEqual(
    twice(
      "LOCATIONS",
      "LOCATION_INVITATIONS",
      "PRODUCTS",
      "MANUFACTURERS",
      "BANK_ACCOUNT",
      "COMPANY_DETAILS",
      "ORDERS",
      "DELIVERY",
      "VENDORS",
      "COLLECTION_PRODUCTS",
      "PEOPLE",
      "REPORTS",
      "EXPORTS",
      "WEBHOOKS",
      "NOTIFICATIONS",
      "BANNER_TIMES",
    ),
  );
});

test("a call is told by its method too, and by the kind of user that makes it", async () => {
  const paths = {
    "/v1/companySellerProdLoc/seller_id/{id}": { get: {} },
    "/v1/companySeller/{id}/invitation": { post: {} },
    "/v1/companySeller/invitation": { get: {} },
    "/v1/companyPO/{id}": { get: {} },
  };
  expect(await areasOf(owner, described(paths))).toEqual(twice());
});

test("a location's list of products is told by its own call; that of its manufacturers is documented", async () => {
  const paths = { "/v1/companySellerProdLoc/seller_id/{id}": { get: {} } };
  expect(await areasOf(seller, described(paths))).toEqual(twice("PRODUCTS", "MANUFACTURERS"));
});

test("a service that does not describe itself is asked once, and offers what the documents have", async () => {
  expect(await areasOf(owner, () => ({ status: 404, body: { message: "none" } }))).toEqual(twice());
  expect(asked()).toBe(1);
});

test("nothing is missing while the service cannot say", async () => {
  const [areas] = await areasOf(seller, () => ({ status: 503, body: { message: "later" } }));
  expect(areas).toEqual({
    viewer: {
      offeredAreas: [
        "LOCATIONS",
        "LOCATION_INVITATIONS",
        "PRODUCTS",
        "MANUFACTURERS",
        "BANK_ACCOUNT",
        "COMPANY_DETAILS",
        "AUDIT",
        "ORDERS",
        "DELIVERY",
        "VENDORS",
        "COLLECTION_PRODUCTS",
        "PEOPLE",
        "REPORTS",
        "EXPORTS",
        "WEBHOOKS",
        "NOTIFICATIONS",
        "BANNER_TIMES",
      ],
    },
  });
});
