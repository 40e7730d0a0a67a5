import type { Context } from "../graphql/context.ts";
import { NotFoundError, UnavailableError } from "../graphql/errors.ts";
import type { InputPaths } from "../graphql/expectedErrors.ts";
import { idOfType } from "../graphql/nodeId.ts";
import { decodeWritten } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { mayUse } from "../access/rules.ts";
import { productRecord, type Product } from "./record.ts";
import { products } from "./source.ts";

/** Where each field of the service comes from in the inputs of this noun. */
export const inputPaths: InputPaths = {
  seller_id: ["sellerId"],
  prod_name: ["name"],
  prod_brand: ["brandId"],
  prod_model: ["model"],
  prod_colour: ["colour"],
  prod_pack: ["packing"],
  prod_description: ["description"],
  prod_specifications: ["specifications"],
  category1_id: ["categoryId"],
  category2_id: ["categoryId"],
  category3_id: ["categoryId"],
  manu_id: ["manufacturerId"],
  country_origin: ["originCountryCode"],
  summary_image_url: ["summaryImageUploadId"],
  prod_varient_enabled: ["variantsEnabled"],
  product_price: ["price"],
  gift_wrapping_enabled: ["giftWrappingEnabled"],
  gift_wrapping_price: ["giftWrappingPrice"],
  cgst: ["cgst"],
  sgst: ["sgst"],
  igst: ["igst"],
  hsn_code: ["hsnCode"],
  sku_seller: ["sku"],
  discount_percentage: ["discountPercentage"],
  special_offer_percentage: ["specialOfferPercentage"],
  special_offer_start_date: ["specialOfferStartDate"],
  special_offer_end_date: ["specialOfferEndDate"],
  enable_bundle_discounts: ["bundleDiscountsEnabled"],
  ...Object.fromEntries(
    [1, 2, 3, 4].flatMap((number) => [
      [`slab${number}_gte`, ["slabs", String(number - 1), "minimumQuantity"]],
      [`slab${number}_disc_percentage`, ["slabs", String(number - 1), "percentage"]],
    ]),
  ),
  prod_status_reason: ["reason"],
  prod_status_step: ["step"],
};

/** The product that an input names. Throws `NotFoundError`. */
export async function loadNamed(context: Context, globalId: string): Promise<Product> {
  const id = idOfType("Product", globalId);
  const product = id === null ? null : await products.load(context, id);
  if (product === null) throw new NotFoundError();
  return product;
}

/** Reads and keeps the product that a write answered with. It has been written, so what does not fit is no refusal. */
export function readWritten(context: Context, body: unknown): Product {
  const product = decodeWritten(productRecord, body);
  if (!mayUse(currentUser(context), product)) throw new UnavailableError("UNKNOWN");
  products.prime(context, product);
  return product;
}
