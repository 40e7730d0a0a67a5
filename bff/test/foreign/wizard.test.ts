import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { encodeNodeId } from "../../src/graphql/nodeId.ts";
import { modes, titleOf } from "./modes.ts";
import { comeInAsSeller } from "./people.ts";
import { startWalk, type Walk } from "./walker.ts";

const id = (type: string, databaseId: string): string => encodeNodeId(type, databaseId);
const [jar, lid] = [id("Product", "1"), id("Product", "2")];
const base = "/v1/companySellerProdLoc";

describe.each(modes.map((mode) => [titleOf(mode), mode] as const))("a service with %s", (_title, mode) => {
  let walk: Walk;
  beforeAll(async () => {
    walk = await startWalk(mode);
    await comeInAsSeller(walk);
    const category = { level1_name: "Kitchen", level1_order_id: 1, description: "All for it" };
    await walk.callService("POST", "/v1/l1CategoryPO", { ...category, company_po_id: 1 });
  });
  beforeEach(() => void walk.written());
  afterAll(() => walk.close());

  test("brings the location's administrator to their products", async () => {
    expect(await walk.read("{ viewer { kind nextStep role seller { databaseId } } }")).toMatchObject({
      viewer: { kind: "SELLER", nextStep: "HOME" },
    });
  });

  test("adds a brand and a manufacturer", async () => {
    expect(await walk.change("addBrand", { name: "Leaf" }, "brand { name }")).toEqual({
      brand: { name: "Leaf" },
    });
    const address = { line1: "1 Mill Lane", area: "Peenya", countryCode: "IND" };
    const manufacturer = { name: "Works", address };
    expect(
      await walk.change("addManufacturer", manufacturer, "manufacturer { name address { countryCode } }"),
    ).toEqual({ manufacturer: { name: "Works", address: { countryCode: "IND" } } });
    expect(walk.written()).toEqual([
      ["POST /v1/companyBrand", { brand_name: "Leaf", company_po_id: 1 }],
      [
        "POST /v1/companySellerManu",
        {
          manu_name: "Works",
          addressline1: "1 Mill Lane",
          addressline2: null,
          street_no: null,
          street_name: null,
          area_name: "Peenya",
          region_name: null,
          zip: null,
          stateshort: null,
          countryshort: "IND",
          country: "IND",
          seller_id: 1,
          company_id: 1,
        },
      ],
    ]);
  });

  test("adds a product with its picture: the first step", async () => {
    const form = {
      name: "Glass jar",
      categoryId: id("Category", "1-1"),
      brandId: id("Brand", "1"),
      manufacturerId: id("Manufacturer", "1"),
      description: "<p>Recycled glass</p>",
      model: "J-500",
      summaryImageUploadId: await walk.picture("PRODUCT_SUMMARY_IMAGE"),
      idempotencyKey: "jar",
    };
    const selection = "product { id name imageUrl brand { name } manufacturer { name } category { name } }";
    const added = await walk.change("addProduct", form, selection);
    expect(added).toEqual({
      product: {
        id: jar,
        name: "Glass jar",
        imageUrl: expect.any(String),
        brand: { name: "Leaf" },
        manufacturer: { name: "Works" },
        category: { name: "Kitchen" },
      },
    });
    const { imageUrl } = v.parse(v.object({ product: v.object({ imageUrl: v.string() }) }), added).product;
    const { pathname, search } = new URL(imageUrl, walk.gateway.url);
    expect((await walk.gateway.fetch(pathname + search)).status).toBe(200);
    expect(walk.written()).toEqual([
      [
        `POST ${base}/createSignup`,
        expect.objectContaining({
          prod_name: "Glass jar",
          prod_brand: 1,
          prod_model: "J-500",
          prod_description: "<p>Recycled glass</p>",
          category1_id: 1,
          category2_id: null,
          category3_id: null,
          manu_id: 1,
          country_origin: "IND",
          summary_image_url: expect.stringMatching(/\.png$/),
          company_id: 1,
          seller_id: 1,
        }),
      ],
    ]);
    const second = {
      ...form,
      name: "Lid",
      idempotencyKey: "lid",
      summaryImageUploadId: await walk.picture("PRODUCT_SUMMARY_IMAGE"),
    };
    expect(await walk.change("addProduct", second, "product { id }")).toEqual({ product: { id: lid } });
  });

  test("adds a picture: the second step", async () => {
    const image = { productId: jar, uploadId: await walk.picture("PRODUCT_IMAGE"), order: 2 };
    expect(await walk.change("addProductImage", image, "productImage { order url }")).toEqual({
      productImage: { order: 2, url: expect.any(String) },
    });
    expect(walk.written()).toEqual([
      [
        "POST /v1/companySellerProdImage",
        { prod_id: 1, images_url: expect.stringMatching(/\.png$/), order_id: 2 },
      ],
    ]);
  });

  test("lists what belongs to the product and the location; the list of products is not offered", async () => {
    const product = "query ($id: ID!) { node(id: $id) { ... on Product { images { totalCount } } } }";
    expect(await walk.read(product, { id: jar })).toEqual({ node: { images: { totalCount: 1 } } });
    const reply = await walk.ask(
      "{ viewer { brands { totalCount } manufacturers { nodes { name } } products { totalCount } } }",
    );
    expect(reply.data).toEqual({
      viewer: {
        brands: { totalCount: 1 },
        manufacturers: { nodes: [{ name: "Works" }] },
        products: null,
      },
    });
    expect(reply.errors).toMatchObject([
      { path: ["viewer", "products"], extensions: { code: "NOT_OFFERED" } },
    ]);
  });

  test("is sent nothing that no document has", () => {
    expect(walk.unknownFields()).toEqual([]);
  });
});
