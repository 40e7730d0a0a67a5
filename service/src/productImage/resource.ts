import { sql } from "kysely";
import * as v from "valibot";
import { id, instant, whole } from "../http/responseFields.ts";
import { collection } from "../http/collection.ts";
import { requiredText, requiredWhole } from "../http/field.ts";
import { requiredOrder } from "../http/position.ts";
import { broken } from "../http/httpError.ts";
import type { Resource } from "../http/resource.ts";
import { partOfProduct, touchProduct } from "../product/touch.ts";

const record = v.object({
  image_id: id,
  prod_id: id,
  seller_id: id,
  company_po_id: id,
  images_url: v.string(),
  order_id: whole,
  created_at: instant,
  updated_at: instant,
});

const fields = {
  images_url: requiredText("Image is required", 254),
  order_id: requiredOrder(),
};

/** Most further images of one product (Document 2 §2, decision D-51). */
const mostImages = 10;

/** Further images of products. */
export const images = collection({
  name: "companySellerProdImage",
  noun: "Image",
  table: "product_image",
  partOf: partOfProduct,
  record,
  rule: {
    key: "image_id",
    order: "order_id",
    sortable: { order_id: "integer" },
    searchable: ["images_url"],
    filters: {},
  },
  records: (db) => db.selectFrom("product_image").selectAll(),
});

/** Further images of a product (Document 2 §7). */
export const productImage: Resource = {
  records: { ProductImage: record },
  constraints: {},
  operations: [
    images.byIds(),
    images.one("extension"),
    ...images.by({ segment: "prod_id", origin: "document-2" }),
    images.add({
      origin: "document-2",
      summary: "Adds an image to a product, at most ten",
      fields: { ...fields, prod_id: requiredWhole("prod_id is required") },
      async complete({ prod_id }, db) {
        // The product is locked, so that two at once cannot both take the last place.
        const owner = await touchProduct(db, prod_id);
        const { count } = await db
          .selectFrom("product_image")
          .select(sql<number>`count(*)::int`.as("count"))
          .where("prod_id", "=", prod_id)
          .executeTakeFirstOrThrow();
        if (count >= mostImages) throw broken(`A product may have at most ${mostImages} images`);
        return owner;
      },
    }),
    images.edit(fields),
    images.remove(),
    images.position("prod_id"),
  ],
};
