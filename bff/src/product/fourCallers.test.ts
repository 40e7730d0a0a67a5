import { Buffer } from "node:buffer";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { engines, startBackOffice, type BackOffice, type Caller } from "../../test/harness/backOffice.ts";
import { sendPicture } from "../../test/harness/sendPicture.ts";
import type { UploadPurpose } from "../upload/purpose.ts";

// Every change of a product by four kinds of callers, through the real gateway in front of the real service, with the
// calls that the rightful one causes.

const productRows = v.array(
  v.looseObject({ prod_id: v.number(), seller_id: v.number(), prod_status: v.string() }),
);
const rows = v.array(v.looseObject({}));
const edges = v.object({ edges: v.array(v.object({ node: v.object({ id: v.string() }) })) });
const first = v.object({ viewer: v.object({ categories: edges, sellers: edges }) });

const product = "/v1/companySellerProdLoc";
const image = "/v1/companySellerProdImage";
const bundle = "/v1/companySellerProdBundle";
const variant = "/v1/companySellerProdVarient";
const sellers = "/v1/companySeller";

type Denied = Readonly<Record<"anonymous" | "wrong tenant" | "wrong role", string>>;
const notYours: Denied = {
  anonymous: "UnauthenticatedError",
  "wrong tenant": "NotFoundError",
  "wrong role": "NotFoundError",
};
const notAllowed: Denied = { ...notYours, "wrong role": "ForbiddenError" };

interface Change {
  readonly name: string;
  readonly input: () => object | Promise<object>;
  readonly denied: Denied;
  /** Who may not: by default a seller of another location. */
  readonly wrongRole?: () => Caller;
  /** By default the seller of the location. */
  readonly right?: () => Caller;
  /** `METHOD path` of the calls of the rightful one, in their order; parallel reads are sorted. */
  readonly calls: readonly string[];
}

describe.each(engines)("on %s", (engine) => {
  let office: BackOffice;
  let [owner, seller, otherSeller, otherOwner]: Caller[] = [];
  let sellerId: string;
  let categoryId: string;
  /** Products of the seller's location by state. */
  const byStatus = new Map<string, string[]>();

  const caller = (one: Caller | undefined): Caller => {
    if (one === undefined) throw new Error("Nobody is signed in.");
    return one;
  };
  const idOf = (globalId: string): string =>
    Buffer.from(globalId, "base64url").toString().split(":")[1] ?? "";
  const productIn = (status: string, index = 0): string => byStatus.get(status)?.[index] ?? "";
  const picture = (purpose: UploadPurpose) => sendPicture(office.url, caller(seller), purpose);
  const list = async (path: string) => v.parse(rows, await office.read(path));
  const ofEnabled = async (path: string, type: string, key: string, index = 0): Promise<string> =>
    encodeNodeId(type, String((await list(`${path}/${idOf(productIn("enabled"))}`)).at(index)?.[key]));
  const variantId = (index: number) => ofEnabled(`${variant}/AllowVarient`, "Variant", "varient_id", index);
  const imageId = (index: number) => ofEnabled(`${image}/prod_id`, "ProductImage", "image_id", index);
  const bundleId = (index: number) => ofEnabled(`${bundle}/prod_id`, "Bundle", "id", index);

  beforeAll(async () => {
    office = await startBackOffice(engine);
    [owner, seller, otherSeller, otherOwner] = await Promise.all(
      ["owner@verdant.test", "seller@verdant.test", "pune@verdant.test", "owner@fernway.test"].map((email) =>
        office.signIn(email),
      ),
    );
    const { data } = await caller(seller).send(
      "{ viewer { categories(level: 3, first: 1) { edges { node { id } } } sellers(first: 1) { edges { node { id } } } } }",
    );
    const found = v.parse(first, data).viewer;
    [sellerId = "", categoryId = ""] = [found.sellers, found.categories].map(
      (connection) => connection.edges[0]?.node.id ?? "",
    );
    for (const row of v.parse(productRows, await office.read(`${product}/seller_id/${idOf(sellerId)}`))) {
      const ids = byStatus.get(row.prod_status) ?? [];
      byStatus.set(row.prod_status, [...ids, encodeNodeId("Product", String(row.prod_id))]);
    }
    expect(["enabled", "pending"].map((state) => productIn(state))).not.toContain("");
    const prod_id = idOf(productIn("enabled"));
    await office.post(image, { prod_id, images_url: "Uploads/a.webp", order_id: 1 });
    const form = { prod_id, short_name: "1", long_name: "One", product_price: 1, display_order_id: 1 };
    await office.post(`${variant}/onPage3`, form);
  }, 60_000);

  afterAll(async () => {
    await office.close();
  });

  /** Everything that the mutations could change, read from the service itself. */
  async function everything(): Promise<string> {
    const products = await office.read(`${product}/company_po_id/1`);
    const ids = v
      .parse(productRows, products)
      .map((row) => row.prod_id)
      .join(",");
    const children = [`${image}/prod_id`, `${variant}/AllowVarient`, `${bundle}/prod_id`];
    return JSON.stringify([
      products,
      ...(await Promise.all(children.map((path) => office.read(`${path}?ids=${ids}`)))),
    ]);
  }

  const approver = { wrongRole: () => caller(seller), right: () => caller(owner), denied: notAllowed };
  const status = [`GET ${product}`, `GET ${product}/{id}`, `PUT ${product}/prod_status/{id}`];

  const changes: readonly Change[] = [
    {
      name: "addProduct",
      input: async () => ({
        sellerId,
        name: "Four callers",
        categoryId,
        summaryImageUploadId: await picture("PRODUCT_SUMMARY_IMAGE"),
      }),
      denied: notYours,
      calls: ["GET /v1/categoryPO", `POST ${product}/createSignup`, `PUT ${product}/{id}`],
    },
    {
      name: "editProductDetails",
      input: () => ({ id: productIn("enabled"), name: "Edited", originCountryCode: "IND" }),
      denied: notYours,
      calls: [`GET ${product}`, "GET /v1/country", `PUT ${product}/{id}`],
    },
    {
      name: "addProductImage",
      input: async () => ({
        productId: productIn("enabled"),
        uploadId: await picture("PRODUCT_IMAGE"),
        order: 9,
      }),
      denied: notYours,
      calls: [`GET ${product}`, `GET ${image}/prod_id`, `POST ${image}`],
    },
    {
      name: "moveProductImage",
      input: async () => ({ id: await imageId(-1), afterId: null }),
      denied: notYours,
      calls: [`GET ${image}`, `GET ${product}`, `POST ${image}/{id}/position`],
    },
    {
      name: "deleteProductImage",
      input: async () => ({ id: await imageId(0) }),
      denied: notYours,
      calls: [`GET ${image}`, `GET ${product}`, `DELETE ${image}/{id}`],
    },
    {
      name: "addVariant",
      input: () => ({
        productId: productIn("enabled"),
        shortName: "4",
        longName: "Four",
        price: "4",
        order: 9,
      }),
      denied: notYours,
      calls: [`GET ${product}`, `GET ${variant}/AllowVarient`, `POST ${variant}/onPage3`],
    },
    {
      name: "closeVariant",
      input: async () => ({ id: await variantId(-1), reason: "Sold out" }),
      denied: notYours,
      calls: [`GET ${variant}`, `GET ${product}`, `POST ${variant}/varientClosed`],
    },
    {
      name: "reopenVariant",
      input: async () => ({ id: await variantId(-1) }),
      denied: notYours,
      calls: [`GET ${variant}`, `GET ${product}`, `POST ${variant}/varientEnbled`],
    },
    {
      name: "saveProductPricing",
      input: () => ({ id: productIn("enabled"), price: "77", cgst: "1", sgst: "1", igst: "2" }),
      denied: notYours,
      calls: [`GET ${product}`, `POST ${product}/page3Signup`],
    },
    {
      name: "addBundle",
      input: () => ({
        productId: productIn("enabled"),
        bundledProductId: productIn("pending"),
        offerPercentage: "5",
        order: 9,
      }),
      denied: notYours,
      calls: [`GET ${product}`, `GET ${product}`, `GET ${bundle}/prod_id`, `POST ${bundle}`],
    },
    {
      name: "editBundle",
      input: async () => ({ id: await bundleId(-1), offerPercentage: "6" }),
      denied: notYours,
      calls: [`GET ${bundle}/{id}`, `GET ${product}`, `PUT ${bundle}/{id}`],
    },
    {
      name: "saveProductDiscounts",
      input: () => ({ id: productIn("enabled"), discountPercentage: "3", bundleDiscountsEnabled: true }),
      denied: notYours,
      calls: [`GET ${product}`, `GET ${bundle}/prod_id`, `POST ${product}/page4SignUp`],
    },
    {
      name: "deleteBundle",
      input: async () => ({ id: await bundleId(-1) }),
      denied: notYours,
      calls: [`GET ${bundle}/{id}`, `GET ${product}`, `DELETE ${bundle}/{id}`],
    },
    {
      name: "returnProduct",
      input: () => ({ id: productIn("enabled"), remark: "R", step: 1 }),
      ...approver,
      calls: status,
    },
    { name: "submitProduct", input: () => ({ id: productIn("enabled") }), denied: notYours, calls: status },
    { name: "enableProduct", input: () => ({ id: productIn("enabled") }), ...approver, calls: status },
    {
      name: "disableProduct",
      input: () => ({ id: productIn("enabled"), reason: "R" }),
      ...approver,
      calls: status,
    },
    {
      name: "duplicateProduct",
      input: () => ({ id: productIn("enabled", 1), withImages: false }),
      denied: notYours,
      calls: [`GET ${product}`, `POST ${product}/{id}/duplicate`],
    },
    {
      name: "deleteProduct",
      input: () => ({ id: productIn("pending") }),
      denied: notYours,
      calls: [`GET ${product}`, `GET ${image}/prod_id`, `DELETE ${product}/{id}`],
    },
  ];

  test.each(changes)("$name", async ({ name, input, denied, wrongRole, right, calls }) => {
    const type = name.charAt(0).toUpperCase() + name.slice(1);
    const document = `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename ... on Error { message } } }`;
    const given = await input();
    const before = await everything();
    const callers = {
      anonymous: office.anonymous,
      "wrong tenant": caller(otherOwner),
      "wrong role": wrongRole?.() ?? caller(otherSeller),
    };
    for (const who of ["anonymous", "wrong tenant", "wrong role"] as const) {
      const response = await callers[who].send(document, { input: given });
      expect(response, who).toMatchObject({ data: { [name]: { __typename: denied[who] } } });
      expect(await everything(), `${who} changed something`).toBe(before);
    }
    const response = await (right?.() ?? caller(seller)).send(document, { input: given });
    expect(response.data).toEqual({ [name]: { __typename: `${type}Success` } });
    const made = response.extensions?.upstream?.map(({ method, template }) => `${method} ${template}`) ?? [];
    expect(made.filter((call) => !call.startsWith("GET /v1/account") && call !== `GET ${sellers}`)).toEqual(
      calls,
    );
    expect(await everything(), "the right caller changed nothing").not.toBe(before);
  });

  test("a seller who names another location gets the answer of one that does not exist", async () => {
    const document =
      "mutation ($input: AddProductInput!) { addProduct(input: $input) { __typename ... on Error { message } } }";
    const input = { name: "X", categoryId, summaryImageUploadId: await picture("PRODUCT_SUMMARY_IMAGE") };
    const response = async (id: string) =>
      JSON.stringify((await caller(otherSeller).send(document, { input: { ...input, sellerId: id } })).data);
    expect(await response(sellerId)).toBe(await response(encodeNodeId("Seller", "999999")));
  });
});
