import { describe, expect, test } from "vitest";
import { encodeNodeId } from "../src/graphql/nodeId.ts";
import { type EchoMode, documentedService, echoModes } from "./doubles/documentedService.ts";
import { seller } from "./doubles/fakeContext.ts";
import { writes } from "./harness/change.ts";
import { clientOf } from "./harness/productChange.ts";

const productId = encodeNodeId("Product", "1");

interface Change {
  readonly name: string;
  readonly input: object;
  readonly upload?: readonly [field: string, purpose: "BANNER_IMAGE" | "PRODUCT_IMAGE"];
  readonly selection: string;
  readonly shown: object;
}

const changes: readonly Change[] = [
  {
    name: "addBrand",
    input: { name: "Banyan" },
    selection: "brand { name }",
    shown: { brand: { name: "Banyan" } },
  },
  {
    name: "addCollection",
    input: { name: "Monsoon", isDisplayed: true },
    selection: "collection { name isDisplayed }",
    shown: { collection: { name: "Monsoon", isDisplayed: true } },
  },
  {
    name: "addManufacturer",
    input: {
      sellerId: encodeNodeId("Seller", "1"),
      name: "Loom Works",
      address: { countryCode: "IND" },
    },
    selection: "manufacturer { name }",
    shown: { manufacturer: { name: "Loom Works" } },
  },
  {
    name: "addCategory",
    input: {
      level: 1,
      name: "Terrace",
      description: "For a terrace",
      order: 9,
    },
    selection: "category { name level order }",
    shown: { category: { name: "Terrace", level: 1, order: 9 } },
  },
  {
    name: "addCategory",
    input: {
      level: 2,
      parentId: encodeNodeId("Category", "1-1"),
      name: "Pots",
      order: 7,
    },
    selection: "category { name level parent { name } }",
    shown: {
      category: { name: "Pots", level: 2, parent: { name: "First 1" } },
    },
  },
  {
    name: "addCategory",
    input: {
      level: 3,
      parentId: encodeNodeId("Category", "2-1"),
      name: "Clay",
      order: 7,
    },
    selection: "category { name level parent { name } }",
    shown: {
      category: { name: "Clay", level: 3, parent: { name: "Second 1" } },
    },
  },
  {
    name: "addBanner",
    input: {
      categoryId: encodeNodeId("Category", "1-1"),
      slogan: "Slogan 1",
      buttonText: "Shop",
      order: 8,
    },
    upload: ["imageUploadId", "BANNER_IMAGE"],
    selection: "banner { slogan order }",
    shown: { banner: { slogan: "Slogan 1", order: 8 } },
  },
  {
    name: "addProductImage",
    input: { productId, order: 6 },
    upload: ["uploadId", "PRODUCT_IMAGE"],
    selection: "productImage { order }",
    shown: { productImage: { order: 6 } },
  },
  {
    name: "addVariant",
    input: {
      productId,
      shortName: "XL",
      longName: "Extra large",
      price: "12.50",
      order: 6,
    },
    selection: "variant { shortName price }",
    shown: { variant: { shortName: "XL", price: "12.50" } },
  },
  {
    name: "closeVariant",
    input: { id: encodeNodeId("Variant", "11"), reason: "Broken" },
    selection: "variant { closedReason }",
    shown: { variant: { closedReason: "Broken" } },
  },
  {
    name: "addBundle",
    input: {
      productId,
      bundledProductId: encodeNodeId("Product", "3"),
      offerPercentage: "15",
      order: 2,
    },
    selection: "bundle { offerPercentage order }",
    shown: { bundle: { offerPercentage: "15.00", order: 2 } },
  },
  {
    name: "saveProductPricing",
    input: { id: productId, price: "10", cgst: "9", sgst: "9", igst: "18" },
    selection: "product { name price }",
    shown: { product: { name: "Product 0001", price: "10.00" } },
  },
];

describe.each<EchoMode>(echoModes)("a service that answers a write with %s", (mode) => {
  test.each(changes)("$name is shown as it was saved", async ({ name, input, upload, selection, shown }) => {
    const client = clientOf(documentedService(mode), name === "addManufacturer" ? seller : undefined);
    const file = upload && { [upload[0]]: await client.upload(upload[1]) };
    expect(await client.change(name, { ...input, ...file }, selection)).toMatchObject(shown);
  });
});

test("what is found nowhere after it was written is unknown, never a failure", async () => {
  const rest = documentedService("nothing");
  const forgetful = {
    ...rest,
    send: async () => ({
      status: 200,
      body: null,
      totalCount: null,
      etag: null,
    }),
  };
  expect(await clientOf(forgetful).change("addBrand", { name: "Banyan" }, "brand { name }")).toEqual({
    __typename: "UnavailableError",
    message: "We do not know whether this was saved. Try again to find out.",
  });
});

test("a record of the same name that was there before is not taken for the new one", async () => {
  const rest = documentedService("nothing");
  const client = clientOf(rest);
  const input = {
    productId,
    shortName: "Size 1",
    longName: "Size number 1",
    price: "77",
    order: 9,
  };
  expect(await client.change("addVariant", input, "variant { databaseId price }")).toMatchObject({
    variant: { price: "77.00" },
  });
});

const details = {
  sellerId: encodeNodeId("Seller", "1"),
  name: "Kettle",
  categoryId: encodeNodeId("Category", "3-2"),
  brandId: encodeNodeId("Brand", "2"),
  manufacturerId: encodeNodeId("Manufacturer", "1"),
};

test.each<EchoMode>(echoModes)(
  "a product with its picture is made by the documented call alone: %s",
  async (mode) => {
    const rest = documentedService(mode);
    const client = clientOf(rest, seller);
    const summaryImageUploadId = await client.upload("PRODUCT_SUMMARY_IMAGE");
    const shown = "product { databaseId name imageUrl brand { name } manufacturer { name } }";
    expect(await client.change("addProduct", { ...details, summaryImageUploadId }, shown)).toMatchObject({
      product: {
        databaseId: "505",
        name: "Kettle",
        imageUrl: expect.stringMatching(/^\/media\/Uploads\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.png$/),
        brand: { name: "Brand 2" },
        manufacturer: { name: "Manufacturer 1" },
      },
    });
    expect(writes(rest)).toMatchObject([
      {
        template: "/v1/companySellerProdLoc/createSignup",
        body: { summary_image_url: expect.stringMatching(/^Uploads\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.png$/) },
      },
    ]);
    const picture = /Uploads\/[^"]+/.exec(JSON.stringify(writes(rest)))?.[0] ?? "";
    expect(await client.context.storage.images.bytesOf(picture)).not.toBeNull();
  },
);

test("back in the first step of the wizard the form is sent again as a whole, with the product's id", async () => {
  const rest = documentedService("nothing");
  const client = clientOf(rest, seller);
  expect(
    await client.change(
      "editProductDetails",
      { id: productId, name: "Urn" },
      "product { databaseId name imageUrl }",
    ),
  ).toMatchObject({ product: { databaseId: "1", name: "Urn", imageUrl: "/media/Uploads/1/photo.webp" } });
  expect(writes(rest).at(-1)).toMatchObject({
    method: "POST",
    template: "/v1/companySellerProdLoc/createSignup",
    body: { prod_id: 1, prod_name: "Urn", category1_id: 1, prod_brand: 1, seller_id: 1, company_id: 1 },
  });
});

test.each([
  ["editBrand", { id: encodeNodeId("Brand", "1"), name: "Other" }, "PUT /v1/companyBrand/{id}"],
  ["deleteCategory", { id: encodeNodeId("Category", "2-1") }, "DELETE /v1/l2CategoryPO/{id}"],
])("%s says that it is not offered: the record is there, the call is not", async (name, input, call) => {
  const rest = documentedService("row");
  expect(await clientOf(rest).change(name, input)).toEqual({
    __typename: "NotOfferedError",
    message: "The service behind this back office does not offer this.",
  });
  expect(rest.summary()).toContain(call);
});
