import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { foreignId } from "../../test/doubles/catalogue.ts";
import { writes } from "../../test/harness/change.ts";
import { seller } from "../../test/doubles/fakeContext.ts";
import { clientOf, type TestClient } from "../../test/harness/productChange.ts";
import { productService } from "../../test/doubles/productService.ts";

const id = encodeNodeId("Product", "1");
const put = "PUT /v1/companySellerProdLoc/{id}";
const details = { id, name: "Renamed" };

async function versionOf(client: TestClient): Promise<string> {
  const response = await client.change("editProductDetails", { id }, "product { version }");
  return String(Reflect.get(Object(Reflect.get(response, "product")), "version"));
}

test("the edited fields only, and those of a category with all its levels", async () => {
  const rest = productService();
  const client = clientOf(rest);
  expect(await client.change("editProductDetails", details, "product { name status }")).toEqual({
    __typename: "EditProductDetailsSuccess",
    product: { name: "Renamed", status: "ENABLED" },
  });
  await client.change("editProductDetails", { id, categoryId: encodeNodeId("Category", "2-3"), model: "" });
  await client.change("editProductDetails", {
    id,
    brandId: null,
    manufacturerId: null,
    originCountryCode: "NPL",
  });
  expect(writes(rest).map((write) => Reflect.get(write, "body"))).toEqual([
    { prod_name: "Renamed" },
    { category1_id: 3, category2_id: 3, category3_id: null, prod_model: null },
    { prod_brand: null, manu_id: null, country_origin: "NPL" },
  ]);
});

test("an edit of nothing reads the product and writes nothing", async () => {
  const rest = productService();
  await clientOf(rest).change("editProductDetails", { id });
  expect(rest.summary()).toEqual(["GET /v1/companySellerProdLoc"]);
});

test("another picture takes the place of the old one, whose file goes", async () => {
  const rest = productService();
  const client = clientOf(rest);
  await client.context.storage.images.write("Uploads/1/photo.webp", new Uint8Array([1]), "image/webp");
  const summaryImageUploadId = await client.upload("PRODUCT_SUMMARY_IMAGE");
  const response = await client.change(
    "editProductDetails",
    { ...details, summaryImageUploadId },
    "product { imageUrl }",
  );
  expect(response).toMatchObject({
    product: { imageUrl: expect.stringMatching(/^\/media\/Uploads\/1\/[0-9a-f-]{36}\.png$/) },
  });
  expect(writes(rest)).toMatchObject([
    { body: { prod_name: "Renamed", summary_image_url: expect.stringMatching(/^Uploads\/1\/.*\.png$/) } },
  ]);
  expect(await client.context.storage.images.read("Uploads/1/photo.webp", 10)).toBeNull();
});

test("somebody else was faster: nothing is changed, the picture can be used again, and the record comes as it is", async () => {
  const rest = productService();
  const client = clientOf(rest);
  const version = await versionOf(client);
  await client.change("editProductDetails", { id, name: "By somebody else" });
  const summaryImageUploadId = await client.upload("PRODUCT_SUMMARY_IMAGE");
  const stale = await client.change("editProductDetails", { ...details, version, summaryImageUploadId });
  expect(stale).toMatchObject({ __typename: "ConflictError", current: { id } });
  expect(writes(rest)).toHaveLength(1);
  const again = { ...details, version: await versionOf(client), summaryImageUploadId };
  expect(await client.change("editProductDetails", again)).toMatchObject({
    __typename: "EditProductDetailsSuccess",
  });
});

test("a save of another step does not make the details stale, and the other way round", async () => {
  const rest = productService();
  const client = clientOf(rest);
  const version = await versionOf(client);
  const pricing = { id, price: "5", cgst: "1", sgst: "1", igst: "2" };
  await client.change("saveProductPricing", pricing);
  await client.change("saveProductDiscounts", { id, discountPercentage: "5" });
  const edit = (name: string, input: object) => client.change(name, { id, version, ...input });
  expect(await edit("editProductDetails", { name: "Mine" })).toMatchObject({
    __typename: "EditProductDetailsSuccess",
  });
  expect(await edit("saveProductPricing", pricing)).toMatchObject({ __typename: "ConflictError" });
  expect(await edit("saveProductDiscounts", {})).toMatchObject({ __typename: "ConflictError" });
  expect(await edit("editProductDetails", { version: "nonsense", name: "X" })).toMatchObject({
    __typename: "ConflictError",
  });
  const fresh = await versionOf(client);
  for (const [name, input] of [
    ["saveProductPricing", pricing],
    ["saveProductDiscounts", {}],
  ] as const) {
    expect(await client.change(name, { id, ...input, version: fresh })).not.toHaveProperty("message");
  }
});

test.each<[string, object, string, string]>([
  ["an empty name", { name: "" }, "name", "Product Name is required"],
  ["no name at all", { name: null }, "name", "Product Name is required"],
  ["no category at all", { categoryId: null }, "categoryId", "Level1 Category is required"],
  [
    "a manufacturer of another location",
    { manufacturerId: encodeNodeId("Manufacturer", "2") },
    "manufacturerId",
    "This manufacturer belongs to another location",
  ],
])("%s is refused, and nothing is written", async (_name, change, field, message) => {
  const rest = productService();
  expect(await clientOf(rest).change("editProductDetails", { id, ...change })).toMatchObject({
    __typename: "ValidationError",
    issues: [{ path: [field], message }],
  });
  expect(writes(rest)).toEqual([]);
});

test("a product that is foreign, of another location, unknown or malformed is answered alike", async () => {
  const rest = productService();
  const ids = [`${foreignId}`, "2", "77"].map((one) => encodeNodeId("Product", one));
  for (const foreign of [...ids, "nonsense", encodeNodeId("Brand", "1")]) {
    const response = await clientOf(rest, seller).change("editProductDetails", { ...details, id: foreign });
    expect(JSON.stringify(response)).toBe(
      '{"__typename":"NotFoundError","message":"This record does not exist."}',
    );
  }
  expect(await clientOf(rest, null).change("editProductDetails", details)).toMatchObject({
    __typename: "UnauthenticatedError",
  });
  expect(rest.summary()).not.toContain(put);
});
