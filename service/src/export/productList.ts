import { sql } from "kysely";
import type { Connection } from "../http/context.ts";
import { products } from "../product/record.ts";

/** Products with the names of what they point to, in the columns of the file. */
export const productList = {
  name: "product",
  rule: products.rule,
  isOfLocation: true,
  records: (db: Connection) =>
    db
      .selectFrom("product")
      .innerJoin("seller", "seller.seller_id", "product.seller_id")
      .innerJoin("category1", "category1.level1_id", "product.category1_id")
      .leftJoin("category2", "category2.level2_id", "product.category2_id")
      .leftJoin("category3", "category3.level3_id", "product.category3_id")
      .leftJoin("brand", "brand.brand_id", "product.prod_brand")
      .leftJoin("manufacturer", "manufacturer.manu_id", "product.manu_id")
      .selectAll("product")
      .select(["seller.business_name as location_name", "brand.brand_name", "manufacturer.manu_name"])
      .select(sql<string>`concat_ws(' > ', level1_name, level2_name, level3_name)`.as("category_path")),
  columns: {
    product_id: ["prod_id", "number"],
    product_sku: ["sku_seller", "text"],
    location: ["location_name", "text"],
    name: ["prod_name", "text"],
    status: ["prod_status", "text"],
    category: ["category_path", "text"],
    brand: ["brand_name", "text"],
    manufacturer: ["manu_name", "text"],
    model: ["prod_model", "text"],
    colour: ["prod_colour", "text"],
    packing: ["prod_pack", "text"],
    country_of_origin: ["country_origin", "text"],
    description: ["prod_description", "text"],
    specifications: ["prod_specifications", "text"],
    price: ["product_price", "number"],
    gift_price: ["gift_wrapping_price", "number"],
    cgst: ["cgst", "number"],
    sgst: ["sgst", "number"],
    igst: ["igst", "number"],
    hsn: ["hsn_code", "text"],
    discount: ["discount_percentage", "number"],
    offer_percentage: ["special_offer_percentage", "number"],
    offer_from: ["special_offer_start_date", "time"],
    offer_to: ["special_offer_end_date", "time"],
    has_variants: ["prod_varient_enabled", "flag"],
    created_at: ["created_at", "time"],
    changed_at: ["updated_at", "time"],
  },
} as const;
