import { sql } from "kysely";
import * as v from "valibot";
import { pathId, requiredWhole } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { id, whole } from "../http/responseFields.ts";
import { addMatching, addProducts } from "./add.ts";
import { moveProduct } from "./move.ts";
import { lockCollection } from "./place.ts";
import { collectionOfProductRecord, collectionsOfProducts, memberRecord, members } from "./record.ts";

const prodIds = v.pipe(
  v.array(requiredWhole("prod_ids is required"), "prod_ids is required"),
  v.minLength(1, "prod_ids is required"),
  v.maxLength(200, "At most 200 products in one call"),
  v.metadata({ "x-missing": "prod_ids is required" }),
);

const collectionId = requiredWhole("collection_id is required");

/** Takes products out of a collection. */
export const takeFromCollection = operation({
  method: "PUT",
  path: "/v1/companyCollectionProduct/removal",
  origin: "extension",
  ofMany: true,
  summary: "Takes products out of a collection; those that are not in it are passed over",
  body: v.object({ collection_id: collectionId, prod_ids: prodIds }),
  response: v.array(v.object({ prod_id: id })),
  async handle({ body: { collection_id, prod_ids } }, { db }) {
    await lockCollection(db, collection_id);
    return db
      .deleteFrom("collection_product")
      .where("collection_id", "=", collection_id)
      .where("prod_id", "in", prod_ids)
      .returning("prod_id")
      .execute();
  },
});

export const putIntoCollection = operation({
  method: "POST",
  path: "/v1/companyCollectionProduct",
  origin: "extension",
  summary: "Puts products into a collection, at its end or beside another one; each is put in or not",
  body: v.object({
    collection_id: collectionId,
    prod_ids: prodIds,
    after_id: v.optional(v.nullable(requiredWhole("after_id is required"))),
  }),
  response: v.array(
    v.object({
      prod_id: id,
      outcome: v.picklist(["DONE", "UNCHANGED", "REFUSED", "NOT_FOUND"]),
      message: v.nullable(v.string()),
    }),
  ),
  handle: ({ body }, { db }) => addProducts(db, body),
});

/** Products in the collections of a storefront, in an order of their own. */
export const collectionProduct: Resource = {
  records: { CollectionProduct: memberRecord, CollectionOfProduct: collectionOfProductRecord },
  constraints: {},
  operations: [
    ...members.by({ segment: "collection_id", origin: "extension" }),
    ...collectionsOfProducts.by({ segment: "prod_id", origin: "extension" }),
    operation({
      method: "GET",
      path: "/v1/companyCollectionProduct/company_po_id/{company_po_id}",
      origin: "extension",
      summary: "What a storefront shows: the products on sale in each of its displayed collections, in order",
      params: v.object({ company_po_id: pathId }),
      response: v.array(v.object({ collection_id: id, company_po_id: id, prod_ids: v.array(id) })),
      handle: async ({ params }, { db }) => {
        const { rows } = await sql<{ collection_id: number; company_po_id: number; prod_ids: number[] }>`
          select collection_id, member.company_po_id, array_agg(prod_id order by order_id, prod_id) as prod_ids
            from collection_product as member
            join collection using (collection_id) join product using (prod_id)
           where member.company_po_id = ${params.company_po_id} and collection_enable_display
             and prod_status = 'enabled'
           group by collection_id, member.company_po_id order by collection_id`.execute(db);
        return rows;
      },
    }),
    putIntoCollection,
    operation({
      method: "POST",
      path: "/v1/companyCollectionProduct/matching",
      origin: "extension",
      summary:
        "Puts the next products, at most 200 by name, that match a query and were there at first into a collection",
      body: v.object({
        collection_id: collectionId,
        query: v.pipe(v.record(v.string(), v.string()), v.description("As a list of products takes it.")),
        up_to: v.optional(requiredWhole("up_to is required")),
      }),
      response: v.object({
        added: whole,
        left: v.pipe(whole, v.description("How many match and are not in it yet")),
        up_to: v.pipe(id, v.description("To be sent with the next call: what was added since is not put in")),
      }),
      handle: ({ body }, { db }) => addMatching(db, body),
    }),
    operation({
      method: "PUT",
      path: "/v1/companyCollectionProduct/position",
      origin: "extension",
      ofMany: true,
      summary: "Puts a product of a collection right behind or before another one",
      body: v.pipe(
        v.object({
          collection_id: collectionId,
          prod_id: requiredWhole("prod_id is required"),
          after_id: v.optional(v.nullable(requiredWhole("after_id is required"))),
          before_id: v.optional(requiredWhole("before_id is required")),
        }),
        v.check(
          ({ after_id, before_id }) => (after_id === undefined) !== (before_id === undefined),
          "Give one of after_id and before_id",
        ),
      ),
      response: v.object({ collection_id: id, prod_id: id, order_id: whole }),
      handle: ({ body }, { db }) => moveProduct(db, body),
    }),
    takeFromCollection,
  ],
};
