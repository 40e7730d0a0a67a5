import { randomUUID } from "node:crypto";
import * as v from "valibot";
import type { OwnerClient } from "./client.ts";

/** A picture of one pixel. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==",
  "base64",
);

/** Records of the demo company that saves refer to, as global ids. */
export interface TargetIds {
  readonly sellerId: string;
  readonly categoryId: string;
  /** A product with images and variants. */
  readonly productId: string;
}

/** One save that may be interrupted: the same call again must lead to the same end. */
export interface Save {
  readonly mutation: string;
  readonly input: object;
  readonly selection: string;
  /** The field of the success with the record that was made. */
  readonly made: string;
  /** The name by which the service's records of it are found. */
  readonly name: string;
}

const nodes = v.object({ edges: v.array(v.object({ node: v.looseObject({ id: v.string() }) })) });
const targetIds = v.object({
  viewer: v.object({ categories: nodes, products: nodes }),
});

/** Finds what the saves refer to. */
export async function findTargetIds(client: OwnerClient): Promise<TargetIds> {
  const data = await client.query(`{ viewer {
    categories(level: 2, first: 1) { edges { node { id } } }
    products(first: 1) { edges { node { id seller { id } } } }
  } }`);
  const found = v.parse(targetIds, data).viewer;
  const product = found.products.edges[0]?.node;
  const seller = v.parse(v.object({ id: v.string() }), product?.["seller"]);
  return {
    sellerId: seller.id,
    categoryId: found.categories.edges[0]?.node.id ?? "",
    productId: product?.id ?? "",
  };
}

/** A new product with its summary image, which is uploaded here. */
export async function productSave(client: OwnerClient, { sellerId, categoryId }: TargetIds): Promise<Save> {
  const name = `Interrupted ${randomUUID()}`;
  return {
    mutation: "addProduct",
    input: {
      sellerId,
      categoryId,
      name,
      summaryImageUploadId: await client.upload(picture, "PRODUCT_SUMMARY_IMAGE"),
      idempotencyKey: randomUUID(),
    },
    selection: "product { id }",
    made: "product",
    name,
  };
}

/** A copy of a product with its images. */
export async function copySave(_client: OwnerClient, { productId }: TargetIds): Promise<Save> {
  const name = `Copied ${randomUUID()}`;
  return {
    mutation: "duplicateProduct",
    input: { id: productId, name, withImages: true, idempotencyKey: randomUUID() },
    selection: "product { id }",
    made: "product",
    name,
  };
}
