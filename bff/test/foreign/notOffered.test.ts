import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { encodeNodeId } from "../../src/graphql/nodeId.ts";
import { activate, changePassword, registration } from "./people.ts";
import { startWalk, type Walk } from "./walker.ts";

const brand = encodeNodeId("Brand", "1");
const collection = encodeNodeId("Collection", "1");
const address = { area: "Peenya", postalCode: "560058", provinceCode: "KA" };

/** What an owner may change of a service of ours, and the documents have no call for. */
const beyond: readonly (readonly [name: string, input: object])[] = [
  ["editBrand", { id: brand, name: "Other" }],
  ["deleteBrand", { id: brand }],
  ["editCollection", { id: collection, name: "Other" }],
  ["deleteCollection", { id: collection }],
  ["editCompanyAddress", { address }],
  ["editSeller", { id: encodeNodeId("Seller", "1"), name: "Not to be found again" }],
];

describe("a service that has the documented calls alone", () => {
  let walk: Walk;
  beforeAll(async () => {
    walk = await startWalk({ writes: "row" });
    await walk.change("registerCompany", registration, "email");
    await activate(walk, "OWNER", registration.email);
    await changePassword(walk);
    await walk.change("addBrand", { name: "Leaf" }, "brand { name }");
    await walk.change("addCollection", { name: "Summer" }, "collection { name }");
  });
  beforeEach(() => void walk.written());
  afterAll(() => walk.close());

  test.each(beyond)("is said not to offer %s, and nothing is changed", async (name, input) => {
    expect(await walk.refused(name, input)).toEqual({
      __typename: "NotOfferedError",
      message: "The service behind this back office does not offer this.",
      code: "NOT_OFFERED",
    });
    expect(walk.written()).toEqual([]);
  });

  test.each([{ isActive: false }, { startDate: "2090-01-01" }, { endDate: "2090-01-01" }])(
    "is said not to offer a banner with %j, which can be added without",
    async (times) => {
      await walk.change(
        "addCategory",
        { level: 1, name: JSON.stringify(times), order: 1, description: "All" },
        "__typename",
      );
      const imageUploadId = await walk.picture("BANNER_IMAGE");
      const categoryId = encodeNodeId("Category", "1-1");
      const banner = { categoryId, slogan: "Grow", buttonText: "Shop", order: 1, imageUploadId };
      walk.written();
      expect(await walk.refused("addBanner", { ...banner, ...times })).toMatchObject({ code: "NOT_OFFERED" });
      expect(walk.written()).toEqual([]);
      await walk.change("addBanner", banner, "__typename");
    },
  );

  test("offers an owner none of the areas that no document has, once no location is called like the company", async () => {
    const lists = "{ viewer { offeredAreas sellers { totalCount } } }";
    expect(await walk.read(lists)).toEqual({
      viewer: { offeredAreas: ["LOCATIONS"], sellers: { totalCount: 1 } },
    });
    await walk.callService("PUT", "/v1/companySeller/1", { business_name: "Elsewhere" });
    const reply = await walk.ask(lists);
    expect(reply.data).toEqual({ viewer: { offeredAreas: [], sellers: null } });
    expect(reply.errors).toMatchObject([
      { path: ["viewer", "sellers"], extensions: { code: "NOT_OFFERED" } },
    ]);
  });

  test("still has what it had", async () => {
    const lists = "brands { nodes { name } } collections { nodes { name } } company { address { area } }";
    expect(await walk.read(`{ viewer { ${lists} } }`)).toEqual({
      viewer: {
        brands: { nodes: [{ name: "Leaf" }] },
        collections: { nodes: [{ name: "Summer" }] },
        company: { address: { area: "Ashok Nagar" } },
      },
    });
  });

  test("that is slow is waited for", async () => {
    walk.service.behaviour.delay = 600;
    expect(await walk.change("addBrand", { name: "Slow" }, "brand { name }")).toEqual({
      brand: { name: "Slow" },
    });
    walk.service.behaviour.delay = 0;
  });
});
