import { sql } from "kysely";
import { images } from "../../productImage/resource.ts";
import { products } from "../../product/record.ts";
import { variants } from "../../variant/record.ts";
import { type ExportedList, ofLocation, type Part, times } from "../exportedList.ts";

const variantPart: Part = {
  node: ["Variant", "varient_id"],
  by: "prod_id",
  order: "display_order_id",
  records: (db) =>
    sql`(select variant.*, stock.stock_quantity
      from ${variants.records(db)} as variant
      left join stock on stock.varient_id = variant.varient_id)`,
  columns: {
    variant_id: ["varient_id", "number"],
    variant_sku: ["sku_seller", "text"],
    variant_short_name: ["short_name", "text"],
    variant_long_name: ["long_name", "text"],
    variant_price: ["product_price", "number"],
    variant_gift_price: ["gift_wrapping_price", "number"],
    variant_stock: ["stock_quantity", "number"],
    variant_order: ["display_order_id", "number"],
    variant_default: ["default_price", "flag"],
    out_of_stock: ["item_not_available", "flag"],
    closed: ["closed", "flag"],
  },
};

const imagePart: Part = {
  node: ["ProductImage", "image_id"],
  by: "prod_id",
  order: "order_id",
  records: images.records,
  columns: { image: ["images_url", "text"], order: ["order_id", "number"] },
};

/** Products with the names of what they point to, in the columns of the file. */
const productList: ExportedList = {
  name: "product",
  rule: products.rule,
  scope: ofLocation,
  records: () =>
    sql`(select product.*, seller.business_name as location_name, brand.brand_name, manufacturer.manu_name,
        concat_ws(' > ', level1_name, level2_name, level3_name) as category_path,
        coalesce('3-' || product.category3_id, '2-' || product.category2_id, '1-' || product.category1_id)
          as category_node
      from product
      join seller on seller.seller_id = product.seller_id
      join category1 on category1.level1_id = product.category1_id
      left join category2 on category2.level2_id = product.category2_id
      left join category3 on category3.level3_id = product.category3_id
      left join brand on brand.brand_id = product.prod_brand
      left join manufacturer on manufacturer.manu_id = product.manu_id)`,
  node: ["Product", "prod_id"],
  references: {
    location_id: ["seller_id", "Seller"],
    category_id: ["category_node", "Category"],
    brand_id: ["prod_brand", "Brand"],
    manufacturer_id: ["manu_id", "Manufacturer"],
  },
  parts: { variants: variantPart, images: imagePart },
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
    ...times,
  },
};

/** The variants of the same products: a row for each. */
const variantList: ExportedList = {
  ...productList,
  name: "variant",
  rowsOf: "variants",
  columns: {
    product_id: ["prod_id", "number"],
    product_sku: ["sku_seller", "text"],
    location: ["location_name", "text"],
    name: ["prod_name", "text"],
    status: ["prod_status", "text"],
  },
};

export const productLists: readonly ExportedList[] = [productList, variantList];
