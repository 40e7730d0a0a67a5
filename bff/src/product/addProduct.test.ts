import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { RestError } from "../rest/error.ts";
import { foreignId } from "../../test/doubles/catalogue.ts";
import { writes } from "../../test/harness/change.ts";
import { owner, seller } from "../../test/doubles/fakeContext.ts";
import { clientOf } from "../../test/harness/productChange.ts";
import { productService, refusing } from "../../test/doubles/productService.ts";

const sellerId = encodeNodeId("Seller", "1");
const details = {
  sellerId,
  name: "  Kettle ",
  categoryId: encodeNodeId("Category", "3-2"),
  brandId: encodeNodeId("Brand", "2"),
  manufacturerId: encodeNodeId("Manufacturer", "1"),
  originCountryCode: "NPL",
  model: " K-2 ",
  colour: "",
  packing: null,
  description: '<p onclick="steal()">Good<script>steal()</script></p>',
  specifications: "<p></p>",
  idempotencyKey: "form-1",
};
const selection =
  "product { id name status version incompleteStep imageUrl imageThumbnailUrl seller { id } } productEdge { node { id } }";
const create = "POST /v1/companySellerProdLoc/createSignup";

test("the documented form, then the picture under the product's id: these calls and no others", async () => {
  const rest = productService();
  const client = clientOf(rest);
  const summaryImageUploadId = await client.upload("PRODUCT_SUMMARY_IMAGE");
  const response = await client.change("addProduct", { ...details, summaryImageUploadId }, selection);
  expect(response).toMatchObject({
    __typename: "AddProductSuccess",
    product: {
      id: encodeNodeId("Product", "500"),
      name: "Kettle",
      status: "DRAFT",
      incompleteStep: 3,
      imageUrl: expect.stringMatching(/^\/media\/Uploads\/500\/[0-9a-f-]{36}\.png$/),
      seller: { id: sellerId },
    },
    productEdge: { node: { id: encodeNodeId("Product", "500") } },
  });
  expect(rest.summary().toSorted()).toEqual([
    "GET /v1/categoryPO",
    "GET /v1/companyBrand",
    "GET /v1/companySeller",
    "GET /v1/companySellerManu",
    create,
    "PUT /v1/companySellerProdLoc/{id}",
  ]);
  expect(writes(rest)).toEqual([
    {
      method: "POST",
      template: "/v1/companySellerProdLoc/createSignup",
      params: {},
      body: {
        prod_name: "Kettle",
        prod_model: "K-2",
        prod_colour: null,
        prod_pack: null,
        prod_description: "<p>Good</p>",
        prod_specifications: null,
        category1_id: 2,
        category2_id: 2,
        category3_id: 2,
        prod_brand: 2,
        manu_id: 1,
        // The manufacturer's, not the one that was chosen (decision D-56).
        country_origin: "IND",
        seller_id: 1,
        company_id: 1,
        creation_key: "form-1",
      },
      idempotencyKey: expect.stringMatching(/^[\w-]{43}$/),
    },
    {
      method: "PUT",
      template: "/v1/companySellerProdLoc/{id}",
      params: { id: "500" },
      body: { summary_image_url: expect.stringMatching(/^Uploads\/500\/[0-9a-f-]{36}\.png$/) },
      idempotencyKey: undefined,
    },
  ]);
});

test("the same content has the same key for the service, other content another, and the form's key stays", async () => {
  const rest = productService();
  const client = clientOf(rest);
  const summaryImageUploadId = await client.upload("PRODUCT_SUMMARY_IMAGE");
  for (const name of ["Kettle", "Kettle", "Teapot"]) {
    await client.change("addProduct", { ...details, name, summaryImageUploadId });
  }
  const [first, second, third] = rest.calls.filter(({ template }) => template.endsWith("/createSignup"));
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  expect(third?.idempotencyKey).not.toBe(first?.idempotencyKey);
  expect(third?.body).toMatchObject({ prod_name: "Teapot", creation_key: "form-1" });
});

test("a seller's product is always of their own location; they need not name it", async () => {
  const rest = productService();
  const client = clientOf(rest, seller);
  const { sellerId: _location, ...rest_ } = details;
  const summaryImageUploadId = await client.upload("PRODUCT_SUMMARY_IMAGE");
  expect(await client.change("addProduct", { ...rest_, summaryImageUploadId })).toMatchObject({
    __typename: "AddProductSuccess",
  });
  expect(writes(rest)[0]).toMatchObject({ body: { seller_id: 1 } });
  const other = { ...details, sellerId: encodeNodeId("Seller", "2"), summaryImageUploadId };
  expect(await client.change("addProduct", other)).toMatchObject({ __typename: "NotFoundError" });
  expect(writes(rest)).toHaveLength(2);
});

test.each<[string, object, [string, string][]]>([
  [
    "nothing filled in",
    { name: " ", categoryId: "", summaryImageUploadId: "" },
    [
      ["name", "Product Name is required"],
      ["categoryId", "Level1 Category is required"],
      ["summaryImageUploadId", "Please Upload Product Image"],
    ],
  ],
  ["no location of an owner", { sellerId: null }, [["sellerId", "Location is required"]]],
  [
    "everything too long",
    {
      name: "n".repeat(121),
      model: "m".repeat(121),
      colour: "c".repeat(121),
      packing: "p".repeat(121),
    },
    [
      ["name", "Must have at most 120 characters"],
      ["model", "Must have at most 120 characters"],
      ["colour", "Must have at most 120 characters"],
      ["packing", "Must have at most 120 characters"],
    ],
  ],
  [
    "a country that is not on the list",
    { manufacturerId: null, originCountryCode: "XXX" },
    [["originCountryCode", "Country is not known"]],
  ],
  [
    "a manufacturer of another location",
    { manufacturerId: encodeNodeId("Manufacturer", "2") },
    [["manufacturerId", "This manufacturer belongs to another location"]],
  ],
])("%s is refused beside its fields, and nothing is written", async (_name, change, issues) => {
  const rest = productService();
  const client = clientOf(rest);
  const summaryImageUploadId = await client.upload("PRODUCT_SUMMARY_IMAGE");
  expect(await client.change("addProduct", { ...details, summaryImageUploadId, ...change })).toMatchObject({
    __typename: "ValidationError",
    issues: issues.map(([field, message]) => ({ path: [field], message })),
  });
  expect(writes(rest)).toEqual([]);
});

test.each([
  ["categoryId", "Category", [`1-${foreignId}`, "3-77"]],
  ["brandId", "Brand", [`${foreignId}`, "77"]],
  ["manufacturerId", "Manufacturer", [`${foreignId}`, "77"]],
  ["sellerId", "Seller", [`${foreignId}`, "77"]],
])("a %s that is foreign or unknown is answered byte for byte alike", async (field, type, ids) => {
  const rest = productService();
  const client = clientOf(rest);
  const summaryImageUploadId = await client.upload("PRODUCT_SUMMARY_IMAGE");
  const values = [...ids.map((id) => encodeNodeId(type, id)), "nonsense", encodeNodeId("Product", "1")];
  for (const value of values) {
    const response = await client.change("addProduct", { ...details, summaryImageUploadId, [field]: value });
    expect(JSON.stringify(response)).toBe(
      '{"__typename":"NotFoundError","message":"This record does not exist."}',
    );
  }
  expect(writes(rest)).toEqual([]);
});

test("a picture of somebody else's, or for something else, is not found, and nothing is written", async () => {
  const rest = productService();
  const [client, theirs] = [clientOf(rest), clientOf(rest, seller)];
  for (const uploadId of [
    await theirs.upload("PRODUCT_SUMMARY_IMAGE"),
    await client.upload("BANNER_IMAGE"),
  ]) {
    const input = { ...details, summaryImageUploadId: uploadId };
    expect(await client.change("addProduct", input)).toMatchObject({ __typename: "NotFoundError" });
  }
  expect(writes(rest)).toEqual([]);
});

test("nobody learns rules without the permission, and nothing is read", async () => {
  const rest = productService();
  const empty = { name: "", categoryId: "", summaryImageUploadId: "" };
  expect(await clientOf(rest, null).change("addProduct", empty)).toMatchObject({
    __typename: "UnauthenticatedError",
  });
  const token = { ...owner, limitedTo: ["PRODUCT_UPDATE" as const] };
  expect(await clientOf(rest, token).change("addProduct", empty)).toMatchObject({
    __typename: "ForbiddenError",
  });
  expect(rest.calls).toEqual([]);
});

test("over the limit the service's own words are said, and the picture can be used again", async () => {
  const message = "This location may have at most 3 products";
  const refused = productService({}, { [create]: refusing(new RestError("invalid", message)) });
  const client = clientOf(refused);
  const summaryImageUploadId = await client.upload("PRODUCT_SUMMARY_IMAGE");
  expect(await client.change("addProduct", { ...details, summaryImageUploadId })).toMatchObject({
    __typename: "ValidationError",
    issues: [{ path: [], message }],
  });
  const again = { ...details, summaryImageUploadId, idempotencyKey: "another form" };
  expect(await client.change("addProduct", again)).toMatchObject({ __typename: "ValidationError" });
  // Had it stayed reserved for the first form, this would be a conflict.
});

test("an answer with another tenant's record is not passed on", async () => {
  const foreign = { company_po_id: 2, prod_id: foreignId, seller_id: foreignId, prod_name: "Theirs" };
  const rest = productService({}, { [create]: () => [foreign] });
  const client = clientOf(rest);
  const summaryImageUploadId = await client.upload("PRODUCT_SUMMARY_IMAGE");
  expect(await client.change("addProduct", { ...details, summaryImageUploadId })).toMatchObject({
    __typename: "UnavailableError",
  });
});
