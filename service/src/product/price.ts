import * as v from "valibot";
import {
  optionalDecimal,
  optionalFlag,
  optionalForm,
  optionalText,
  optionalWhole,
  requiredDecimal,
  requiredWhole,
} from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { broken, malformed } from "../http/httpError.ts";
import { giftPrice, giftPriceField, priceRange } from "../variant/addVariant.ts";
import { lockProduct } from "./lock.ts";
import { productRecord, products } from "./record.ts";

const taxRange = "Please enter 0% to 50%";

/** Price and tax (Document 2 §3, §5; ranges: decision D-58). */
export const priceFields = {
  prod_varient_enabled: optionalFlag,
  product_price: optionalDecimal(0.01, 9_999_999_999.99, priceRange),
  gift_wrapping_enabled: optionalFlag,
  gift_wrapping_price: giftPriceField,
  cgst: requiredDecimal("CGST is required", 0, 50, taxRange),
  sgst: requiredDecimal("SGST is required", 0, 50, taxRange),
  igst: requiredDecimal("IGST is required", 0, 50, taxRange),
  hsn_code: optionalForm(8, /^(\d{4}|\d{6}|\d{8})?$/, "HSN Code has 4, 6 or 8 digits"),
  sku_seller: optionalText(120),
};

/**
 * The third step of the wizard. With variants on the single price is kept aside and there must be a variant; with
 * variants off the variants are kept and hidden (decision D-60), and a price is needed.
 */
export const page3Signup = operation({
  method: "POST",
  path: "/v1/companySellerProdLoc/page3Signup",
  origin: "document-2",
  tagPath: "/v1/companySellerProdLoc/{prod_id}",
  tagField: "prod_id",
  summary: "Saves price, gift wrapping and tax of a product",
  body: v.object({
    ...priceFields,
    prod_id: requiredWhole("prod_id is required"),
    company_po_id: optionalWhole(),
    seller_id: optionalWhole(),
  }),
  response: productRecord,
  async handle({ body: { prod_id, company_po_id, seller_id, ...fields } }, { db }) {
    await lockProduct(db, prod_id, { company_po_id, seller_id });
    if (fields.prod_varient_enabled) {
      const variant = await db
        .selectFrom("variant")
        .select("varient_id")
        .where("prod_id", "=", prod_id)
        .limit(1)
        .executeTakeFirst();
      if (variant === undefined) throw broken("Please Add One Varient", "prod_varient_enabled");
    } else if (fields.product_price === null) {
      throw malformed("Please Enter Product Price", { product_price: "Please Enter Product Price" });
    }
    const { product_price, ...rest } = fields;
    await db
      .updateTable("product")
      .set({
        ...rest,
        ...(product_price !== null && { product_price }),
        gift_wrapping_price: giftPrice(fields.gift_wrapping_enabled, fields.gift_wrapping_price),
      })
      .where("prod_id", "=", prod_id)
      .execute();
    return products.read(db, prod_id);
  },
});
