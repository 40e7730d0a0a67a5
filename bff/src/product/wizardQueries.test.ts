import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { createFakeContext, owner, run } from "../../test/doubles/fakeContext.ts";
import { complete, productService } from "../../test/doubles/productService.ts";

// What each step of the wizard has to read, and the calls that costs.

const product = "GET /v1/companySellerProdLoc";
const variants = "GET /v1/companySellerProdVarient/AllowVarient";
const bundles = "GET /v1/companySellerProdBundle/prod_id";

const steps = [
  {
    name: "details",
    fields: `name model colour packing description specifications version imageUrl incompleteStep viewerActions
      brand { id name } manufacturer { id name } originCountry { code name } category { id path { id name level } } seller { id name }`,
    // The variants say whether the product is complete.
    calls: [
      product,
      variants,
      "GET /v1/categoryPO",
      "GET /v1/companyBrand",
      "GET /v1/companySeller",
      "GET /v1/companySellerManu",
      "GET /v1/country",
    ],
  },
  {
    name: "images",
    fields: "images { totalCount edges { node { id order url thumbnailUrl } } }",
    calls: [product, "GET /v1/companySellerProdImage/prod_id"],
  },
  {
    name: "price and tax",
    fields: `version variantsEnabled singlePrice giftWrappingEnabled giftWrappingPrice cgst sgst igst hsnCode sku
      variants { totalCount edges { node { id version shortName longName price order isDefault closed closedReason product { id } } } }`,
    calls: [product, variants],
  },
  {
    name: "discounts",
    fields: `version discountPercentage specialOffer { isEnabled percentage startDate endDate isInfinite }
      slabs { number minimumQuantity percentage } bundleDiscountsEnabled volumeDiscountsEnabled
      bundles { totalCount edges { node { id version offerPercentage order bundledProduct { name } priceExample { unitPrice } } } }
      priceExamples { quantity unitPrice amount totalWithinState amountWithBundles }`,
    // Then the products of its bundles; and the variants of it and of those, when they have some.
    calls: [product, bundles, product, variants, variants],
  },
] as const;

test.each(steps)("$name", async ({ fields, calls }) => {
  const rest = productService({
    ...complete,
    prod_varient_enabled: true,
    enable_bundle_discounts: true,
    manu_id: 1,
    country_origin: "NPL",
  });
  const document = `query ($id: ID!) { node(id: $id) { ... on Product { ${fields} } } }`;
  const response = await run(createFakeContext(rest, owner), document, { id: encodeNodeId("Product", "3") });
  expect(response.errors).toEqual([]);
  expect(rest.summary().toSorted()).toEqual([...calls].toSorted());
});

test("the first step reads everything a product is", async () => {
  const rest = productService({ ...complete, manu_id: 1, country_origin: "NPL", prod_colour: "Copper" });
  const document = `query ($id: ID!) { node(id: $id) { ... on Product {
    colour manufacturer { name } originCountry { code name } imageThumbnailUrl
  } } }`;
  const { data } = await run(createFakeContext(rest, owner), document, { id: encodeNodeId("Product", "3") });
  expect(data).toEqual({
    node: {
      colour: "Copper",
      manufacturer: { name: expect.any(String) },
      originCountry: { code: "NPL", name: "Nepal" },
      imageThumbnailUrl: expect.stringContaining("Uploads/3/photo"),
    },
  });
});

test("a hundred products with their origin ask for the countries once", async () => {
  const rest = productService({ country_origin: "NPL" });
  const document =
    "{ viewer { products(first: 100) { edges { node { originCountry { name } manufacturer { name } } } } } }";
  expect((await run(createFakeContext(rest, owner), document)).errors).toEqual([]);
  expect(rest.summary()).toEqual(["GET /v1/companySellerProdLoc/company_po_id/{id}", "GET /v1/country"]);
});
