import * as v from "valibot";
import type { Preparation } from "../../callers/preparation.ts";
import { collection } from "../../isolation/tenants.ts";
import { sample } from "../sample.ts";
import { words } from "../words.ts";

const path = "/v1/companyCollectionProduct";
const collections = "GET /v1/companyCollection";
const products = "GET /v1/companySellerProdLoc";

const found = v.object({
  viewer: v.object({ products: v.object({ nodes: v.array(v.object({ id: v.string() })) }) }),
});

/** A collection that takes products, with two in it, and one that is not. */
async function filled({ owner, act }: Preparation) {
  const collectionId = await act("addCollection", { isSelectable: true });
  const { data } = await owner.send("{ viewer { products(first: 3) { nodes { id } } } }");
  const [first, second, third] = v.parse(found, data).viewer.products.nodes.map(({ id }) => id);
  await act("addCollectionProducts", { collectionId, productIds: [first, second] });
  return { collectionId, first, second, third };
}

sample({
  collections: {
    // A product as its list has it, with the collection that it is in.
    companyCollectionProduct: collection("prod_id", {
      of: "location",
      links: ["seller_id", "prod_brand", "manu_id", "category1_id", "category2_id", "category3_id"],
      values: (_whose, id, mark) => ({
        collection_id: id,
        collection_name: `${mark} collection`,
        collection_enable_select: true,
        collection_enable_display: true,
        prod_ids: [id],
      }),
    }),
  },
  callPerRow: { "Collection.products": "the service pages the products of one collection" },
  mutations({ own, ownCategory }) {
    const collectionId = own("Collection");
    const productId = own("Product");
    return {
      addCollectionProducts: {
        permission: "COLLECTION_UPDATE",
        inputs: [{ collectionId, productIds: [productId], afterId: productId, idempotencyKey: "key" }],
        responses: { [`POST ${path}`]: () => [{ prod_id: 1, outcome: "DONE", message: null }] },
        calls: [collections, products, `POST ${path}`],
        given: async (preparation) => {
          const { collectionId, first, third } = await filled(preparation);
          return { collectionId, productIds: [third], afterId: first };
        },
      },
      addMatchingProducts: {
        permission: "COLLECTION_UPDATE",
        inputs: ([1, 2, 3] as const).map((level) => ({
          collectionId,
          search: "New",
          status: ["ENABLED"],
          brandId: own("Brand"),
          categoryId: ownCategory(level),
          sellerId: own("Seller"),
          // True would leave nothing to add.
          isLowInStock: false,
          isOutOfStock: false,
          isOnOffer: false,
        })),
        responses: { [`POST ${path}/matching`]: () => ({ added: 3, left: 0, up_to: 9 }) },
        given: async ({ act }) => ({ collectionId: await act("addCollection", { isSelectable: true }) }),
      },
      moveCollectionProduct: {
        permission: "COLLECTION_UPDATE",
        inputs: [
          { collectionId, productId, afterId: productId },
          { collectionId, productId, beforeId: productId },
        ],
        responses: { [`PUT ${path}/position`]: () => ({ collection_id: 1, prod_id: 1, order_id: 1 }) },
        calls: [collections, products, `PUT ${path}/position`],
        given: async (preparation) => {
          const { collectionId, first, second } = await filled(preparation);
          return { collectionId, productId: second, beforeId: first };
        },
        changesNothing: "the trail has what is in a collection, and no places",
      },
      removeCollectionProducts: {
        permission: "COLLECTION_UPDATE",
        inputs: [{ collectionId, productIds: [productId] }],
        responses: { [`PUT ${path}/removal`]: () => [{ prod_id: 1 }] },
        calls: [collections, products, `PUT ${path}/removal`],
        given: async (preparation) => {
          const { collectionId, first } = await filled(preparation);
          return { collectionId, productIds: [first] };
        },
      },
    };
  },
  access: { neverShown: words("CollectionProductResult", "message messageCode messageParams") },
});
