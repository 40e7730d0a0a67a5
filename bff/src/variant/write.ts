import type { Context } from "../graphql/context.ts";
import { NotFoundError, UnavailableError } from "../graphql/errors.ts";
import type { InputPaths } from "../graphql/expectedErrors.ts";
import type { RestWrite } from "../rest/client.ts";
import { idOfType } from "../graphql/nodeId.ts";
import type { Product } from "../product/record.ts";
import { products } from "../product/source.ts";
import { decodeWritten, writtenId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { mayUse } from "../access/rules.ts";
import { variantRecord, type Variant } from "./record.ts";
import { rememberWritten, variants, variantsOfProduct } from "./source.ts";

/** Where each field of the service comes from in the inputs of this noun. */
export const inputPaths: InputPaths = {
  prod_id: ["productId"],
  varient_id: ["id"],
  short_name: ["shortName"],
  long_name: ["longName"],
  product_price: ["price"],
  display_order_id: ["order"],
  sku_seller: ["sku"],
  default_price: ["isDefault"],
  item_not_available: ["temporarilyUnavailable"],
  gift_wrapping_enabled: ["giftWrappingEnabled"],
  gift_wrapping_price: ["giftWrappingPrice"],
};

/** The variant that an input names, and its product. Throws `NotFoundError`. */
export async function loadNamed(
  context: Context,
  globalId: string,
): Promise<{ variant: Variant; product: Product }> {
  const id = idOfType("Variant", globalId);
  const variant = id === null ? null : await variants.load(context, id);
  const product = variant === null ? null : await products.load(context, variant.productId);
  if (variant === null || product === null) throw new NotFoundError();
  return { variant, product };
}

/** What the forms of a variant send. */
export type VariantForm = Pick<
  Variant,
  | "shortName"
  | "longName"
  | "price"
  | "isDefault"
  | "sku"
  | "giftWrappingEnabled"
  | "giftWrappingPrice"
  | "order"
  | "temporarilyUnavailable"
>;

/** The form in the documented spelling: flags as words, and a gift price of 0 while wrapping is off (Document 2 §5). */
export function formFields(form: VariantForm): Record<string, unknown> {
  return {
    short_name: form.shortName,
    long_name: form.longName,
    product_price: form.price,
    default_price: String(form.isDefault),
    sku_seller: form.sku,
    gift_wrapping_enabled: String(form.giftWrappingEnabled),
    gift_wrapping_price: form.giftWrappingEnabled ? form.giftWrappingPrice : "0",
    display_order_id: form.order,
    item_not_available: String(form.temporarilyUnavailable),
  };
}

/** The variant that a write answered with. It has been written, so what does not fit is no refusal. */
export function readWritten(context: Context, body: unknown): Variant {
  const variant = decodeWritten(variantRecord, body);
  if (variant.companyId !== null && !mayUse(currentUser(context), variant)) {
    throw new UnavailableError("UNKNOWN");
  }
  return variant;
}

/** The whole form of a variant, as it is sent (Document 2 §7, `varientEdit`). */
export function editWrite(id: string, form: VariantForm): RestWrite {
  return {
    method: "POST",
    template: "/v1/companySellerProdVarient/varientEdit",
    body: { varient_id: writtenId(id), ...formFields(form) },
  };
}

/**
 * Marks the first variant of a product where the service did not do it itself (decision D-59). Done by a write of its
 * own, because a repeat of the first one must have the same body to be known again. The variant has been saved, so
 * a failure is only noted.
 */
export async function makeDefault(context: Context, variant: Variant): Promise<Variant> {
  try {
    const answer = await context.rest.send(editWrite(variant.id, { ...variant, isDefault: true }));
    const marked = readWritten(context, answer.body);
    rememberWritten(context, marked);
    return marked;
  } catch (error) {
    context.log.warn({ err: error, variant: variant.id }, "The first variant may not be the default.");
    return variant;
  }
}

/**
 * Leaves exactly one default after another one was chosen (decision D-59). A service that does not do it itself
 * still has the old mark, which is taken off here. The choice has been saved, so a failure is only noted.
 */
export async function clearOtherDefaults(context: Context, chosen: Variant): Promise<void> {
  try {
    const siblings = await variantsOfProduct.load(context, chosen.productId);
    for (const sibling of siblings) {
      if (!sibling.isDefault || sibling.id === chosen.id) continue;
      await context.rest.send(editWrite(sibling.id, { ...sibling, isDefault: false }));
      variantsOfProduct.forget(context, chosen.productId);
    }
  } catch (error) {
    context.log.warn({ err: error, variant: chosen.id }, "The old default variant may still be marked.");
  }
}
