import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { catalogue } from "../../test/doubles/catalogue.ts";
import { createFakeContext, owner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";

const document = `
  query ($id: ID!) {
    node(id: $id) {
      ... on Product {
        description imageUrl status price priceRange { lowest highest } giftWrappingPrice createdAt
        brand { name } category { name }
        variants(includeClosed: false) { totalCount }
      }
    }
  }`;

async function product(
  change: object,
  changeVariant: (row: object) => object = (row) => row,
): Promise<unknown> {
  const tables = catalogue(1);
  const rows = tables["companySellerProdLoc"]!.rows.map((row) => ({ ...row, ...change }));
  const variants = tables["companySellerProdVarient"]!.rows.map(changeVariant);
  const rest = createFakeRest({
    tables: {
      ...tables,
      companySellerProdLoc: { ...tables["companySellerProdLoc"]!, rows },
      companySellerProdVarient: { ...tables["companySellerProdVarient"]!, rows: variants },
    },
  });
  const { data, errors } = await run(createFakeContext(rest, owner), document, {
    id: encodeNodeId("Product", "1"),
  });
  expect(errors).toEqual([]);
  return Reflect.get(Object(data), "node");
}

test("with variants the range is theirs, and there is no single price", async () => {
  expect(await product({ product_price: "5.00" })).toEqual({
    description: "<p>Good</p>",
    imageUrl: "/media/Uploads/1/photo.webp",
    status: "ENABLED",
    price: null,
    priceRange: { lowest: "100.50", highest: "200.50" },
    giftWrappingPrice: null,
    createdAt: "2026-01-02T03:04:05.000Z",
    brand: { name: "Brand 1" },
    category: { name: "Third 1" },
    variants: { totalCount: 2 },
  });
});

test("closed variants do not count", async () => {
  const closeSecond = (row: object) => ({ ...row, closed: Reflect.get(row, "display_order_id") === 2 });
  expect(await product({}, closeSecond)).toMatchObject({
    priceRange: { lowest: "100.50", highest: "100.50" },
    variants: { totalCount: 1 },
  });
  expect(await product({}, (row) => ({ ...row, closed: "true" }))).toMatchObject({ priceRange: null });
});

test("amounts are compared by value", async () => {
  const prices = (row: object) => ({
    ...row,
    product_price: Reflect.get(row, "display_order_id") === 1 ? "99.00" : "1000.00",
  });
  expect(await product({}, prices)).toMatchObject({ priceRange: { lowest: "99.00", highest: "1000.00" } });
});

test("without variants the single price is both ends of the range", async () => {
  expect(await product({ prod_varient_enabled: "false", product_price: 129 })).toMatchObject({
    price: "129.00",
    priceRange: { lowest: "129.00", highest: "129.00" },
  });
  expect(await product({ prod_varient_enabled: false, product_price: "" })).toMatchObject({
    price: null,
    priceRange: null,
  });
});

test("the deepest category that was chosen is the category", async () => {
  expect(await product({ category3_id: null })).toMatchObject({ category: { name: "Second 1" } });
  expect(await product({ category3_id: "", category2_id: 0 })).toMatchObject({
    category: { name: "First 1" },
  });
  expect(await product({ category1_id: null, category2_id: null, category3_id: null })).toMatchObject({
    category: null,
  });
});

test("a brand may be named instead of numbered", async () => {
  expect(await product({ prod_brand: "brand 1" })).toMatchObject({ brand: { name: "Brand 1" } });
  expect(await product({ prod_brand: "Theirs" })).toMatchObject({ brand: null });
});

test("what a product does not have is null", async () => {
  expect(
    await product({
      prod_brand: null,
      summary_image_url: "",
      prod_status: null,
      gift_wrapping_enabled: true,
      gift_wrapping_price: "30",
    }),
  ).toMatchObject({
    brand: null,
    imageUrl: null,
    status: "ENABLED",
    giftWrappingPrice: "30.00",
  });
});

test("a storage key cannot lead out of its folder", async () => {
  expect(await product({ summary_image_url: "Uploads/../../secret" })).toMatchObject({ imageUrl: null });
  expect(await product({ summary_image_url: "Uploads/1/a b?.webp" })).toMatchObject({
    imageUrl: "/media/Uploads/1/a%20b%3F.webp",
  });
});
