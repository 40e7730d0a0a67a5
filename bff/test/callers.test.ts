import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines, startBackOffice, type BackOffice, type Caller } from "./harness/backOffice.ts";
import {
  listDocument,
  listNames,
  ownProducts,
  rows,
  viewerLists,
  type Lists,
} from "./harness/viewerLists.ts";

// Every operation, by four kinds of callers, through the real gateway in front of the real service. Those of the nouns
// that a company's locations share are in `nouns/nouns.test.ts`.

const callerNames = ["anonymous", "wrong tenant", "wrong role", "right"] as const;
type CallerName = (typeof callerNames)[number];

function result(response: { data?: unknown }, field: string): unknown {
  return Reflect.get(Object(response.data), field);
}

describe.each(engines)("on %s", (engine) => {
  let office: BackOffice;
  let owner: Caller;
  let seller: Caller;
  let otherSeller: Caller;
  let otherOwner: Caller;
  let lists: Lists;
  let product: string;
  let variant: string;
  let bundle: string;
  let manufacturer: string;

  beforeAll(async () => {
    office = await startBackOffice(engine);
    [owner, seller, otherSeller, otherOwner] = await Promise.all([
      office.signIn("owner@verdant.test"),
      office.signIn("seller@verdant.test"),
      office.signIn("pune@verdant.test"),
      office.signIn("owner@fernway.test"),
    ]);
    lists = v.parse(viewerLists, (await owner.send(listDocument)).data).viewer;
    const own = await seller.send(
      `{ viewer { products(first: 100) { edges { node { id databaseId variants ${rows} bundles ${rows} } } } } }`,
    );
    const all = v.parse(ownProducts, own.data).viewer.products.edges.map(({ node }) => node);
    product = all.find((one) => one.variants.totalCount > 0)?.id ?? "";
    variant = all.find((one) => one.id === product)?.variants.edges[0]?.node.id ?? "";
    bundle = all.find((one) => one.bundles.totalCount > 0)?.bundles.edges[0]?.node.id ?? "";
    manufacturer =
      v.parse(viewerLists, (await seller.send(listDocument)).data).viewer.manufacturers.edges[0]?.node.id ??
      "";
    expect([product, variant, bundle, manufacturer]).not.toContain("");
  }, 60_000);

  afterAll(async () => {
    await office.close();
  });

  /** Everything that the mutations below could change, read from the service itself. */
  async function everything(): Promise<string> {
    const companies = [1, 2];
    const collections = [
      "l1CategoryPO",
      "l2CategoryPO",
      "l3CategoryPO",
      "companyBrand",
      "companySellerManu",
      "companyBanner",
      "companyCollection",
      "companySellerProdLoc",
    ];
    const perCompany = companies.flatMap((id) =>
      collections.map((name) => office.read(`/v1/${name}/company_po_id/${id}`)),
    );
    const productIds = lists.products.edges.map(({ node }) => node.databaseId).join(",");
    const variants = office.read(`/v1/companySellerProdVarient/AllowVarient?ids=${productIds}`);
    return JSON.stringify(await Promise.all([...perCompany, variants]));
  }

  function firstOf(list: keyof Omit<Lists, "company">): string {
    return lists[list].edges[0]?.node.id ?? "";
  }

  test("lists: each caller sees their own company or location, and nobody anything without a session", async () => {
    expect((await office.anonymous.send("{ viewer { name } }")).data).toEqual({ viewer: null });
    const foreign = v.parse(viewerLists, (await otherOwner.send(listDocument)).data).viewer;
    for (const list of listNames) {
      const own = new Set(lists[list].edges.map(({ node }) => node.id));
      expect(own.size, list).toBeGreaterThan(0);
      expect(
        foreign[list].edges.filter(({ node }) => own.has(node.id)),
        list,
      ).toEqual([]);
    }
    expect(foreign.company.id).not.toBe(lists.company.id);
    const [atIndiranagar, atPune] = await Promise.all(
      [seller, otherSeller].map(
        async (one) => v.parse(viewerLists, (await one.send(listDocument)).data).viewer,
      ),
    );
    expect(atIndiranagar?.sellers.totalCount).toBe(1);
    expect(atPune?.sellers.totalCount).toBe(1);
    expect((atIndiranagar?.products.totalCount ?? 0) + (atPune?.products.totalCount ?? 0)).toBe(
      lists.products.totalCount,
    );
    expect(atIndiranagar?.level1.totalCount).toBe(lists.level1.totalCount);
  });

  const shared = { anonymous: false, "wrong tenant": false, "wrong role": true, right: true };
  const located = { ...shared, "wrong role": false };

  test.each<[string, () => string, Record<CallerName, boolean>]>([
    ["Company", () => lists.company.id, located],
    ["Category", () => firstOf("level1"), shared],
    ["Category of level 3", () => firstOf("level3"), shared],
    ["Banner", () => firstOf("banners"), shared],
    ["Manufacturer", () => manufacturer, located],
    ["Seller", () => v.parse(v.string(), lists.sellers.edges[0]?.node.id), located],
    ["Product", () => product, located],
    ["Variant", () => variant, located],
    ["Bundle", () => bundle, located],
  ])("node of type %s", async (_type, idOf, expected) => {
    const id = idOf();
    const callers = {
      anonymous: office.anonymous,
      "wrong tenant": otherOwner,
      "wrong role": otherSeller,
      right: owner,
    };
    for (const name of callerNames) {
      const response = await callers[name].send(
        "query ($id: ID!, $ids: [ID!]!) { node(id: $id) { id } nodes(ids: $ids) { id } }",
        { id, ids: [id] },
      );
      const node = expected[name] ? { id } : null;
      expect({ data: response.data, errors: response.errors }, name).toEqual({
        data: { node, nodes: [node] },
        errors: undefined,
      });
    }
  });

  interface Change {
    readonly name: string;
    readonly input: () => object;
    readonly denied: Readonly<Record<Exclude<CallerName, "right">, string>>;
    readonly wrongRole: () => Caller;
    readonly right: () => Caller;
  }

  const notYours = { anonymous: "UnauthenticatedError", "wrong tenant": "NotFoundError" };

  /** Who a change of the whole company is for, and of one location. */
  const ofOwner = {
    denied: { ...notYours, "wrong role": "ForbiddenError" },
    wrongRole: () => seller,
    right: () => owner,
  };
  const ofSeller = {
    denied: { ...notYours, "wrong role": "NotFoundError" },
    wrongRole: () => otherSeller,
    right: () => seller,
  };

  const changes: readonly Change[] = [
    {
      name: "addCategory",
      input: () => ({ level: 2, parentId: firstOf("level1"), name: "Four callers", order: 1 }),
      ...ofOwner,
    },
    {
      name: "editCategory",
      input: () => ({ id: firstOf("level1"), name: "Edited by the right one" }),
      ...ofOwner,
    },
    {
      name: "editBanner",
      input: () => ({ id: firstOf("banners"), slogan: "Edited by the right one" }),
      ...ofOwner,
    },
    {
      name: "moveBanner",
      input: () => ({ id: lists.banners.edges.at(-1)?.node.id, afterId: null }),
      ...ofOwner,
    },
    {
      name: "addBanner",
      input: () => ({
        categoryId: firstOf("level1"),
        imageOfBannerId: firstOf("banners"),
        slogan: "Four callers",
        buttonText: "Shop",
        order: 9,
      }),
      ...ofOwner,
    },
    {
      name: "deleteBanner",
      input: () => ({ id: firstOf("banners") }),
      ...ofOwner,
    },
    {
      name: "moveCategory",
      input: () => ({ id: lists.level1.edges.at(-1)?.node.id, afterId: null }),
      ...ofOwner,
    },
    {
      name: "mergeBrand",
      input: () => ({ id: firstOf("brands"), intoId: lists.brands.edges.at(-1)?.node.id }),
      ...ofOwner,
    },
    {
      name: "addManufacturer",
      input: () => ({
        sellerId: lists.sellers.edges.find(({ node }) => node.databaseId === "1")?.node.id,
        name: "Four callers",
        address: { countryCode: "IND" },
      }),
      ...ofSeller,
    },
    {
      name: "editManufacturer",
      input: () => ({ id: manufacturer, address: { countryCode: "IND", area: "Edited by the right one" } }),
      ...ofSeller,
    },
    {
      name: "addVariant",
      input: () => ({
        productId: product,
        shortName: "Four",
        longName: "Four callers",
        price: "10.00",
        order: 9,
        isDefault: true,
        temporarilyUnavailable: false,
        giftWrappingEnabled: false,
      }),
      ...ofSeller,
    },
    {
      name: "editVariant",
      input: () => ({ id: variant, price: "11.00", shortName: "Edited" }),
      ...ofSeller,
    },
  ];

  test.each(changes)("$name", async ({ name, input, denied, wrongRole, right }) => {
    const type = name.charAt(0).toUpperCase() + name.slice(1);
    const document = `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename ... on Error { message } } }`;
    const before = await everything();
    const callers = { anonymous: office.anonymous, "wrong tenant": otherOwner, "wrong role": wrongRole() };
    for (const caller of ["anonymous", "wrong tenant", "wrong role"] as const) {
      const response = await callers[caller].send(document, { input: input() });
      expect(response.errors, caller).toBeUndefined();
      expect(result(response, name), caller).toMatchObject({ __typename: denied[caller] });
      expect(await everything(), `${caller} changed something`).toBe(before);
    }
    const response = await right().send(document, { input: input() });
    expect({ errors: response.errors, [name]: result(response, name) }).toEqual({
      errors: undefined,
      [name]: { __typename: `${type}Success` },
    });
    expect(await everything(), "the right caller changed nothing").not.toBe(before);
  });

  test("a change is refused in the same bytes for a foreign and an unknown record", async () => {
    const document =
      "mutation ($input: EditVariantInput!) { editVariant(input: $input) { __typename ... on Error { message } } }";
    const bytes = async (id: string) =>
      JSON.stringify((await otherOwner.send(document, { input: { id, price: "1.00" } })).data);
    const unknown = Buffer.from("Variant:999999").toString("base64url");
    expect(await bytes(variant)).toBe(await bytes(unknown));
    expect(await bytes(variant)).toBe(await bytes("nonsense"));
  });

  test("exactly one default is left in the service after another was chosen", async () => {
    const databaseId = Buffer.from(product, "base64url").toString().split(":")[1];
    const variants = v.parse(
      v.array(v.looseObject({ default_price: v.boolean(), short_name: v.string() })),
      await office.read(`/v1/companySellerProdVarient/AllowVarient/${databaseId}`),
    );
    expect(variants.filter((one) => one.default_price).map((one) => one.short_name)).toEqual(["Four"]);
  });
});
