import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { RestError } from "../rest/error.ts";
import { createStoredBytes } from "../upload/storedBytes.ts";
import { writes } from "../../test/harness/change.ts";
import { createFakeContext, owner, run, seller } from "../../test/doubles/fakeContext.ts";
import { onePixel } from "../../test/doubles/finishedUpload.ts";
import { clientOf } from "../../test/harness/productChange.ts";
import { productService, refusing } from "../../test/doubles/productService.ts";

const id = encodeNodeId("Product", "1");
const copyId = encodeNodeId("Product", "501");
const duplicate = "POST /v1/companySellerProdLoc/{id}/duplicate";
const keys = ["photo", "image-1", "image-2"];

/** Somebody at a service whose product 1 has a summary image and two further ones, with their files. */
async function clientWithFiles(rest = productService()) {
  const client = clientOf(rest);
  for (const key of keys)
    await client.context.storage.images.write(`Uploads/1/${key}.webp`, onePixel, "image/webp");
  return { rest, client };
}

test("a copy with its images: each file is there before the service refers to it", async () => {
  const { rest, client } = await clientWithFiles();
  expect(
    await client.change(
      "duplicateProduct",
      { id, idempotencyKey: "key" },
      "product { id name status imageUrl } productEdge { node { id } }",
    ),
  ).toEqual({
    __typename: "DuplicateProductSuccess",
    product: {
      id: copyId,
      name: "Copy of Product 0001",
      status: "DRAFT",
      imageUrl: "/media/Uploads/501/photo.webp",
    },
    productEdge: { node: { id: copyId } },
  });
  expect(rest.summary()).toEqual([
    "GET /v1/companySellerProdLoc",
    duplicate,
    "GET /v1/companySellerProdImage/prod_id",
    "POST /v1/companySellerProdImage",
    "POST /v1/companySellerProdImage",
    "PUT /v1/companySellerProdLoc/{id}",
  ]);
  expect(writes(rest)).toMatchObject([
    { params: { id: "1" }, body: { prod_name: "Copy of Product 0001" }, idempotencyKey: "key" },
    { body: { prod_id: 501, images_url: "Uploads/501/image-1.webp", order_id: 1 } },
    { body: { prod_id: 501, images_url: "Uploads/501/image-2.webp", order_id: 2 } },
    { params: { id: "501" }, body: { summary_image_url: "Uploads/501/photo.webp" } },
  ]);
  for (const key of keys) {
    const { images } = client.context.storage;
    expect(await images.read(`Uploads/501/${key}.webp`, 1000), key).toEqual(onePixel);
    expect(await images.read(`Uploads/1/${key}.webp`, 1000), key).toEqual(onePixel);
  }
});

test("without images only the copy is made, under the name that was asked for", async () => {
  const { rest, client } = await clientWithFiles();
  await client.change("duplicateProduct", { id, name: "Second", withImages: false });
  expect(writes(rest)).toMatchObject([{ body: { prod_name: "Second" } }]);
  expect(rest.summary()).toEqual(["GET /v1/companySellerProdLoc", duplicate]);
});

test("an image whose file is gone is left out", async () => {
  const { rest, client } = await clientWithFiles();
  await client.context.storage.images.remove("Uploads/1/image-1.webp");
  await client.change("duplicateProduct", { id });
  expect(writes(rest).map((write) => Reflect.get(Object(Reflect.get(write, "body")), "images_url"))).toEqual([
    undefined,
    "Uploads/501/image-2.webp",
    undefined,
  ]);
});

test("a long name stays within what a name may have", async () => {
  const rest = productService({ prod_name: "n".repeat(120) });
  await clientOf(rest).change("duplicateProduct", { id, withImages: false });
  expect(writes(rest)).toMatchObject([{ body: { prod_name: `Copy of ${"n".repeat(112)}` } }]);
});

test("the limit is said in the service's words, an empty name in ours", async () => {
  const message = "This company may have at most 5 products";
  const rest = productService({}, { [duplicate]: refusing(new RestError("invalid", message)) });
  expect(await clientOf(rest).change("duplicateProduct", { id })).toMatchObject({
    issues: [{ path: [], message }],
  });
  expect(await clientOf(rest).change("duplicateProduct", { id, name: " " })).toMatchObject({
    issues: [{ path: ["name"], message: "Product Name is required" }],
  });
});

test("deleting a product takes its files along, once the service has let it go", async () => {
  const { rest, client } = await clientWithFiles();
  expect(await client.change("deleteProduct", { id }, "deletedId")).toEqual({
    __typename: "DeleteProductSuccess",
    deletedId: id,
  });
  expect(rest.summary()).toEqual([
    "GET /v1/companySellerProdLoc",
    "GET /v1/companySellerProdImage/prod_id",
    "DELETE /v1/companySellerProdLoc/{id}",
  ]);
  for (const key of keys)
    expect(await client.context.storage.images.read(`Uploads/1/${key}.webp`, 1000), key).toBeNull();
});

test("a product that is used stays, with its files", async () => {
  const used = refusing(new RestError("conflict", "Still in use"));
  const rest = productService({}, { "DELETE /v1/companySellerProdLoc/{id}": used });
  const { client } = await clientWithFiles(rest);
  expect(await client.change("deleteProduct", { id })).toMatchObject({
    __typename: "ConflictError",
    message: "Still in use",
  });
  expect(await client.context.storage.images.read("Uploads/1/photo.webp", 1000)).toEqual(onePixel);
});

test("who may not, may not", async () => {
  const rest = productService();
  const elsewhere = { id: encodeNodeId("Product", "2") };
  expect(await clientOf(rest, seller).change("duplicateProduct", elsewhere)).toMatchObject({
    __typename: "NotFoundError",
  });
  // Staff of a location may not delete; its owner may, but only at that location.
  expect(await clientOf(rest, seller).change("deleteProduct", { id })).toMatchObject({
    __typename: "ForbiddenError",
  });
  const sellerOwner = { ...seller, primaryLogin: true };
  expect(await clientOf(rest, sellerOwner).change("deleteProduct", elsewhere)).toMatchObject({
    __typename: "NotFoundError",
  });
  const reader = { ...owner, limitedTo: [] };
  expect(await clientOf(rest, reader).change("duplicateProduct", { id })).toMatchObject({
    __typename: "ForbiddenError",
  });
  for (const name of ["duplicateProduct", "deleteProduct"])
    expect(await clientOf(rest, null).change(name, { id })).toMatchObject({
      __typename: "UnauthenticatedError",
    });
  expect(writes(rest)).toEqual([]);
});

test("when the company may keep no more pictures, no copy with images is made, and one without is", async () => {
  const rest = productService();
  const context = createFakeContext(rest, owner);
  const full = { ...context, storedBytes: createStoredBytes(context.storage.images, 0) };
  const send = async (withImages: boolean) => {
    const { data } = await run(
      full,
      `mutation ($input: DuplicateProductInput!) { duplicateProduct(input: $input) {
        __typename ... on ValidationError { issues { path message } }
      } }`,
      { input: { id, withImages } },
    );
    return data;
  };
  expect(await send(true)).toEqual({
    duplicateProduct: {
      __typename: "ValidationError",
      issues: [
        {
          path: ["withImages"],
          message:
            "Your company may keep 0 MB of pictures, and that would be more. Delete some that are not needed.",
        },
      ],
    },
  });
  expect(writes(rest)).toEqual([]);
  expect(await send(false)).toEqual({ duplicateProduct: { __typename: "DuplicateProductSuccess" } });
});
