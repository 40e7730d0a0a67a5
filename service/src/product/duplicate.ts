import { sql } from "kysely";
import * as v from "valibot";
import { pathId, requiredText } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { checkLimit, lockOwner } from "./limit.ts";
import { lockProduct } from "./lock.ts";
import { productRecord, products } from "./record.ts";

/** What a copy has of its original; not its SKU, which is unique, nor its images, whose files are not ours. */
const copied = sql.raw(
  [
    "company_po_id, seller_id, prod_brand, prod_model, prod_colour, prod_pack, prod_description",
    "prod_specifications, category1_id, category2_id, category3_id, manu_id, country_origin",
    "prod_varient_enabled, product_price, gift_wrapping_enabled, gift_wrapping_price, cgst, sgst, igst, hsn_code",
    "discount_percentage, enable_special_offer, special_offer_percentage, special_offer_start_date",
    "special_offer_end_date, special_offer_infinite, enable_bundle_discounts, enable_volume_discounts",
    "slab1_gte, slab2_gte, slab3_gte, slab4_gte, slab1_disc_percentage, slab2_disc_percentage",
    "slab3_disc_percentage, slab4_disc_percentage",
  ].join(", "),
);
const copiedOfVariant = sql.raw(
  "seller_id, company_po_id, short_name, long_name, product_price, default_price, gift_wrapping_enabled, " +
    "gift_wrapping_price, display_order_id, closed, closed_reason, item_not_available",
);
const copiedOfBundle = sql.raw("bundle_id, seller_id, company_po_id, bundle_offer_percentage, order_id");

/** A draft of the same, with its variants and bundles, in one transaction. */
export const duplicateProduct = operation({
  method: "POST",
  path: "/v1/companySellerProdLoc/{prod_id}/duplicate",
  origin: "extension",
  summary: "Makes a draft of a product, with its variants and bundles, without its SKUs and images",
  status: 201,
  params: v.object({ prod_id: pathId }),
  body: v.object({ prod_name: requiredText("Product Name is required", 120) }),
  response: productRecord,
  async handle({ params: { prod_id }, body: { prod_name } }, { db }) {
    const { seller_id } = await lockProduct(db, prod_id);
    await checkLimit(db, await lockOwner(db, seller_id));
    const { rows } = await sql<{ prod_id: number }>`
      insert into product (prod_name, ${copied})
      select ${prod_name}, ${copied} from product where prod_id = ${prod_id} returning prod_id`.execute(db);
    const copy = rows[0]?.prod_id ?? 0;
    await sql`insert into variant (prod_id, ${copiedOfVariant})
      select ${copy}, ${copiedOfVariant} from variant where prod_id = ${prod_id} order by varient_id`.execute(
      db,
    );
    await sql`insert into bundle (prod_id, ${copiedOfBundle})
      select ${copy}, ${copiedOfBundle} from bundle where prod_id = ${prod_id} order by id`.execute(db);
    return products.read(db, copy);
  },
});
