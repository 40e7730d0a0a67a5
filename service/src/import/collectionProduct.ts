import { type SqlBool, sql } from "kysely";
import * as v from "valibot";
import { staleMessage } from "../bulkEdit/rows.ts";
import { full } from "../collectionProduct/add.ts";
import { membersOf, mostProducts } from "../collectionProduct/place.ts";
import { putIntoCollection, takeFromCollection } from "../collectionProduct/resource.ts";
import { broken } from "../http/httpError.ts";
import type { ImportKind } from "./kind.ts";
import { productFields } from "./productFields.ts";
import { findProduct, idOf, locationOf } from "./productFind.ts";
import { line } from "./value.ts";

const results = v.pipe(
  v.array(v.object({ outcome: v.string(), message: v.nullable(v.string()) })),
  v.minLength(1),
);

const { product_id, product_sku, location } = productFields;

/** Products of collections: each row puts one in, at the end. */
export const collectionProductImport: ImportKind = {
  name: "collection_product",
  fields: {
    collection: {
      label: "Collection",
      read: line,
      isRequired: true,
      rest: "collection_id",
      synonyms: ["collection name", "collection id", "संग्रह"],
    },
    product_id,
    product_sku,
    location,
  },
  constraints: {},
  async write([{ values }], importing) {
    const { db, companyId, coming } = importing;
    importing.may("COLLECTION_UPDATE");
    const named = values["collection"];
    if (typeof named !== "string") throw broken("Collection Name is required", "collection_id");
    const collection = await db
      .selectFrom("collection")
      .select(["collection_id", "collection_name"])
      .where("company_po_id", "=", companyId)
      .where(sql<SqlBool>`(collection_id = ${idOf(named)} or name_key(collection_name) = name_key(${named}))`)
      .orderBy(sql`collection_id = ${idOf(named)}`, "desc")
      .executeTakeFirst();
    if (collection === undefined) throw broken("The collection does not exist", "collection_id");
    const { collection_id } = collection;
    const at = await locationOf(values["location"], importing);
    const product = await findProduct(values, {}, at, importing);
    if (product === undefined) throw broken("The product does not exist", "sku_seller");
    const { prod_id } = product;
    const answer = await importing.call(putIntoCollection, { body: { collection_id, prod_ids: [prod_id] } });
    const [result] = v.parse(results, answer);
    const isNew = result?.outcome === "DONE";
    if (!isNew && result?.outcome !== "UNCHANGED")
      throw broken(result?.message ?? "The product does not exist", "sku_seller");
    if (isNew && (await membersOf(db, collection_id)) + (coming.get(collection_id) ?? 0) > mostProducts)
      throw broken(full, "collection_id");
    return {
      version: null,
      rows: [
        {
          entity: "product",
          entityId: prod_id,
          name: `${collection.collection_name} · ${product.prod_name}`,
          isNew,
          before: null,
          // Not shown: by it the product is taken out again.
          after: isNew ? { collection_id } : {},
          claims: [{ field: "product_id", key: `${collection_id} ${prod_id}` }],
          addsTo: collection_id,
        },
      ],
    };
  },
  async undo({ entityId, after }, { may, call }) {
    may("COLLECTION_UPDATE");
    const put = v.safeParse(v.object({ collection_id: v.number() }), after);
    // An earlier version did not keep which collection it was.
    if (!put.success) throw broken(staleMessage);
    const { collection_id } = put.output;
    const taken = await call(takeFromCollection, { body: { collection_id, prod_ids: [entityId] } });
    if (v.parse(v.array(v.unknown()), taken).length === 0) throw broken(staleMessage);
  },
};
