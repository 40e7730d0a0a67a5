import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import {
  optionalDecimal,
  optionalFlag,
  optionalText,
  requiredDecimal,
  requiredText,
  requiredWhole,
} from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { requiredOrder } from "../http/position.ts";
import { malformed } from "../http/httpError.ts";
import { touchProduct } from "../product/touch.ts";
import { variantRecord, variants } from "./record.ts";

/** What is said of a price that can be none. */
export const priceRange = "Price must be more than 0, with at most two decimals";

/** What wrapping as a gift costs. */
export const giftPriceField = optionalDecimal(
  0,
  9_999_999_999.99,
  "Gift Wrapping Price must be 0 or more, with at most two decimals",
);

/** Fields of the variant forms, with the documents' messages (Document 2 §5). */
export const variantFields = {
  short_name: requiredText("Short Name is required", 120),
  long_name: requiredText("Long Name is required", 120),
  product_price: requiredDecimal("Price is required", 0.01, 9_999_999_999.99, priceRange),
  display_order_id: requiredOrder(),
  default_price: optionalFlag,
  sku_seller: optionalText(120),
  gift_wrapping_enabled: optionalFlag,
  gift_wrapping_price: giftPriceField,
  item_not_available: optionalFlag,
};

/** The gift price is 0 while wrapping is off, and asked for while it is on (Document 2 §5). */
export function giftPrice(enabled: boolean, price: string | null): string {
  if (!enabled) return "0.00";
  if (price === null) {
    const message = "Gift Wrapping Price is Required";
    throw malformed(message, { gift_wrapping_price: message });
  }
  return price;
}

/** Takes the default mark from the product's other variants, so that exactly one has it (decision D-59). */
export async function clearDefault(db: Connection, prodId: number): Promise<void> {
  await db
    .updateTable("variant")
    .set({ default_price: false })
    .where("prod_id", "=", prodId)
    .where("default_price", "=", true)
    .execute();
}

/** A new variant. The first one of a product is the default, whatever the call says. */
export const addVariant = operation({
  method: "POST",
  path: "/v1/companySellerProdVarient/onPage3",
  origin: "document-2",
  summary: "Adds a variant",
  status: 201,
  body: v.object({ ...variantFields, prod_id: requiredWhole("prod_id is required") }),
  response: variantRecord,
  async handle({ body }, { db }) {
    const owner = await touchProduct(db, body.prod_id);
    const sibling = await db
      .selectFrom("variant")
      .select("varient_id")
      .where("prod_id", "=", body.prod_id)
      .executeTakeFirst();
    const default_price = sibling === undefined || body.default_price;
    if (default_price) await clearDefault(db, body.prod_id);
    const gift_wrapping_price = giftPrice(body.gift_wrapping_enabled, body.gift_wrapping_price);
    return db
      .insertInto("variant")
      .values({ ...body, ...owner, default_price, gift_wrapping_price })
      .returningAll()
      .executeTakeFirstOrThrow();
  },
});

/** A variant whose product is locked, so that two writers of its variants come one after the other. @throws HttpError 404 */
export async function lockVariant(db: Connection, varientId: number) {
  await variants.touchWhole(db, varientId);
  return variants.read(db, varientId);
}
