import { sql } from "kysely";
import * as v from "valibot";
import { collections } from "../collection/resource.ts";
import { collection } from "../http/collection.ts";
import type { ListRule } from "../http/listQuery.ts";
import { id, whole } from "../http/responseFields.ts";
import { productRecord, products } from "../product/record.ts";

/** A product as a list of products has it, with its place in the collection. */
export const memberRecord = v.object({ ...productRecord.entries, collection_id: id, order_id: whole });

/** A collection that a product is in. */
export const collectionOfProductRecord = v.object({ ...collections.record.entries, prod_id: id });

/** What is in a collection can be searched, narrowed and sorted like products, and stands by its place unless told. */
const memberRule: ListRule = {
  ...products.rule,
  order: "order_id",
  sortable: { ...products.rule.sortable, order_id: "integer" },
};

/** Products by the collections that they are in. */
export const members = collection({
  name: "companyCollectionProduct",
  noun: "Product of a collection",
  table: "collection_product",
  record: memberRecord,
  rule: memberRule,
  records: (db) =>
    sql`(select product.*, member.collection_id, member.order_id
      from collection_product as member
      join (${products.records(db)}) as product on product.prod_id = member.prod_id)`,
});

/** Collections by the products that are in them. */
export const collectionsOfProducts = collection({
  name: "companyCollectionProduct",
  noun: "Collection of a product",
  table: "collection_product",
  record: collectionOfProductRecord,
  rule: { ...collections.rule },
  records: (db) =>
    sql`(select collection.*, member.prod_id from (${collections.records(db)}) as collection
      join collection_product as member on member.collection_id = collection.collection_id)`,
});
