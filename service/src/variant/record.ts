import * as v from "valibot";
import { decimal, id, instant, nullableText, whole } from "../http/responseFields.ts";
import { collection } from "../http/collection.ts";
import { partOfProduct } from "../product/touch.ts";

/** A variant of a product (Document 2 §3). */
export const variantRecord = v.object({
  varient_id: id,
  prod_id: id,
  seller_id: id,
  company_po_id: id,
  short_name: v.string(),
  long_name: v.string(),
  product_price: decimal,
  default_price: v.boolean(),
  sku_seller: nullableText,
  gift_wrapping_enabled: v.boolean(),
  gift_wrapping_price: decimal,
  display_order_id: whole,
  closed: v.boolean(),
  closed_reason: nullableText,
  item_not_available: v.boolean(),
  created_at: instant,
  updated_at: instant,
});

/** Variants, open and closed (decision D-66a). */
export const variants = collection({
  name: "companySellerProdVarient",
  noun: "Variant",
  table: "variant",
  partOf: partOfProduct,
  record: variantRecord,
  rule: {
    key: "varient_id",
    order: "display_order_id",
    sortable: { display_order_id: "integer", short_name: "text" },
    searchable: ["short_name", "long_name", "sku_seller"],
    filters: {},
  },
  records: (db) => db.selectFrom("variant").selectAll(),
});
