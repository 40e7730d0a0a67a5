import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { writes } from "../../test/harness/change.ts";
import { createFakeContext, owner, run, seller } from "../../test/doubles/fakeContext.ts";
import { clientOf } from "../../test/harness/productChange.ts";
import { productService } from "../../test/doubles/productService.ts";

const productId = encodeNodeId("Product", "1");
const imageId = encodeNodeId("ProductImage", "11");
const add = "POST /v1/companySellerProdImage";

test("an image is published under its product, then written: these calls", async () => {
  const rest = productService();
  const client = clientOf(rest);
  const uploadId = await client.upload("PRODUCT_IMAGE");
  expect(
    await client.change(
      "addProductImage",
      { productId, uploadId, order: 3, idempotencyKey: "key" },
      "productImage { id order url thumbnailUrl } productImageEdge { node { id } } product { id }",
    ),
  ).toMatchObject({
    __typename: "AddProductImageSuccess",
    productImage: {
      id: encodeNodeId("ProductImage", "700"),
      order: 3,
      url: expect.stringMatching(/^\/media\/Uploads\/1\/[0-9a-f-]{36}\.png$/),
      thumbnailUrl: expect.stringMatching(/^\/media\/.*Uploads\/1\//),
    },
    product: { id: productId },
  });
  expect(rest.summary()).toEqual([
    "GET /v1/companySellerProdLoc",
    "GET /v1/companySellerProdImage/prod_id",
    add,
  ]);
  expect(writes(rest)).toMatchObject([
    {
      body: {
        prod_id: 1,
        order_id: 3,
        images_url: expect.stringMatching(/^Uploads\/1\/[0-9a-f-]{36}\.png$/),
      },
      idempotencyKey: "key",
    },
  ]);
});

test("images come by their position, with small copies", async () => {
  const rest = productService();
  const { data } = await run(
    createFakeContext(rest, owner),
    "query ($id: ID!) { node(id: $id) { ... on Product { images { totalCount edges { node { databaseId order url thumbnailUrl } } } } } }",
    { id: productId },
  );
  expect(data).toEqual({
    node: {
      images: {
        totalCount: 2,
        edges: [1, 2].map((order) => ({
          node: {
            databaseId: `${10 + order}`,
            order,
            url: `/media/Uploads/1/image-${order}.webp`,
            thumbnailUrl: expect.stringContaining(`Uploads/1/image-${order}`),
          },
        })),
      },
    },
  });
});

test.each<[string, object, string, string]>([
  ["no picture", { uploadId: "" }, "uploadId", "Image is required"],
  ["a position of 0", { order: 0 }, "order", "Order ID is required"],
  ["a position below", { order: -1 }, "order", "Order ID is a whole number from 1 to 1000000"],
])("%s is refused beside its field, and nothing is written", async (_name, change, field, message) => {
  const rest = productService();
  const client = clientOf(rest);
  const uploadId = await client.upload("PRODUCT_IMAGE");
  expect(await client.change("addProductImage", { productId, uploadId, order: 3, ...change })).toMatchObject({
    issues: [{ path: [field], message }],
  });
  expect(writes(rest)).toEqual([]);
});

test("an eleventh image is refused, its file does not stay, and the picture can be used elsewhere", async () => {
  const rest = productService();
  const tenImages = {
    ...rest,
    get: async (read: Parameters<typeof rest.get>[0]) => {
      const response = await rest.get(read);
      if (read.template !== "/v1/companySellerProdImage/prod_id") return response;
      const [row] = Array.isArray(response.body) ? response.body : [];
      const body = Array.from({ length: 10 }, (_, index) => ({ ...row, image_id: 100 + index }));
      return { ...response, body };
    },
  };
  const client = clientOf(tenImages);
  const uploadId = await client.upload("PRODUCT_IMAGE");
  const input = { productId, uploadId, order: 11, idempotencyKey: "first" };
  for (const idempotencyKey of ["first", "second"]) {
    expect(await client.change("addProductImage", { ...input, idempotencyKey })).toMatchObject({
      __typename: "ValidationError",
      issues: [{ path: ["uploadId"], message: "A product may have at most 10 images" }],
    });
  }
  expect(writes(rest)).toEqual([]);
});

test("deleting it removes the record, then the file", async () => {
  const rest = productService();
  const client = clientOf(rest);
  const { images } = client.context.storage;
  await images.write("Uploads/1/image-1.webp", new Uint8Array([1]), "image/webp");
  expect(await client.change("deleteProductImage", { id: imageId }, "deletedId")).toEqual({
    __typename: "DeleteProductImageSuccess",
    deletedId: imageId,
  });
  expect(rest.summary()).toEqual([
    "GET /v1/companySellerProdImage",
    "GET /v1/companySellerProdLoc",
    "DELETE /v1/companySellerProdImage/{id}",
  ]);
  expect(await images.read("Uploads/1/image-1.webp", 10)).toBeNull();
});

test("an image that somebody else has moved meanwhile is not deleted, nor its file", async () => {
  const rest = productService();
  const client = clientOf(rest);
  const { images } = client.context.storage;
  await images.write("Uploads/1/image-1.webp", new Uint8Array([1]), "image/webp");
  expect(await client.change("deleteProductImage", { id: imageId, version: "old" })).toMatchObject({
    __typename: "ConflictError",
    current: { id: imageId },
  });
  expect(writes(rest)).toEqual([]);
  expect(await images.read("Uploads/1/image-1.webp", 10)).not.toBeNull();
});

test("it moves with one call; an image of another product is no place to stand behind", async () => {
  const moved = [
    { image_id: 11, prod_id: 1, images_url: "a.webp", order_id: 2, company_po_id: 1, seller_id: 1 },
  ];
  const move = "POST /v1/companySellerProdImage/{id}/position";
  const rest = productService({}, { [move]: () => moved });
  const afterId = encodeNodeId("ProductImage", "12");
  expect(
    await clientOf(rest).change("moveProductImage", { id: imageId, afterId }, "moved { id order }"),
  ).toEqual({ __typename: "MoveProductImageSuccess", moved: [{ id: imageId, order: 2 }] });
  expect(writes(rest)).toMatchObject([{ params: { id: "11" }, body: { after_id: 12 } }]);
});

test("whoever may not have the product may not have its images", async () => {
  const rest = productService();
  const elsewhere = {
    addProductImage: { productId: encodeNodeId("Product", "2"), uploadId: "x", order: 1 },
    deleteProductImage: { id: encodeNodeId("ProductImage", "21") },
    moveProductImage: { id: encodeNodeId("ProductImage", "21"), afterId: null },
  };
  for (const [name, input] of Object.entries(elsewhere)) {
    expect(await clientOf(rest, seller).change(name, input), name).toMatchObject({
      __typename: "NotFoundError",
    });
    expect(await clientOf(rest, null).change(name, input), name).toMatchObject({
      __typename: "UnauthenticatedError",
    });
  }
  expect(writes(rest)).toEqual([]);
});
