import { changeMutation, type SuccessFields } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { ConflictError } from "../graphql/errors.ts";
import { labelledLines } from "../graphql/fieldRules.ts";
import {
  editFields,
  idempotencyKey,
  idOf,
  toRestBody,
  type ValuesOf,
  version,
} from "../graphql/inputFields.ts";
import { edgeOf } from "../graphql/page.ts";
import { refuse } from "../graphql/validate.ts";
import { sendUnlessStale } from "../graphql/version.ts";
import { productWith, requireWithProduct } from "../product/child.ts";
import type { Product } from "../product/record.ts";
import { products } from "../product/source.ts";
import type { RestWrite } from "../rest/client.ts";
import { toRestId } from "../rest/recordFields.ts";
import { clearOtherDefaults, editWrite, makeDefault } from "./defaultMark.ts";
import { formBody, variantFields } from "./fields.ts";
import type { Variant } from "./record.ts";
import { variantEditing, variants, variantsOfProduct } from "./source.ts";
import { VariantEdge, variantOrder, VariantType } from "./type.ts";

const giftPriceRequired = "Gift Wrapping Price is Required";
const editedFields = editFields(variantFields);

/** An input's id of a variant. */
function variantId(description: string) {
  return { ...idOf("Variant", description), rest: "varient_id" };
}

interface VariantChange {
  readonly variant: Variant;
  readonly product: Product;
}

const changedProduct = productWith("variants");

const changedVariant: SuccessFields<VariantChange> = (t) => ({
  variant: t.expose("variant", {
    type: VariantType,
    description: "The variant, as the service keeps it now.",
  }),
  ...changedProduct(t),
});

changeMutation({
  name: "addVariant",
  description: "Adds a variant to a product the viewer can see.",
  permission: "VARIANT_CREATE",
  input: {
    description: "A new variant of a product.",
    argument: "The new variant.",
    fields: {
      productId: { ...idOf("Product", "The product it is a variant of."), rest: "prod_id" },
      ...variantFields,
      idempotencyKey,
    },
  },
  async run({ productId, idempotencyKey, ...form }, context) {
    if (form.giftWrappingEnabled && form.giftWrappingPrice === null)
      refuse("giftWrappingPrice", giftPriceRequired);
    const product = await products.require(context, productId);
    const siblings = await variantsOfProduct.load(context, product.id);
    const body = { prod_id: toRestId(product.id), ...formBody(form) };
    const response = await context.rest.send({
      method: "POST",
      template: `${variants.path}/onPage3`,
      body,
      idempotencyKey,
    });
    const written = await variants.written(context, response.body, { body });
    const hasOther = siblings.some((sibling) => sibling.isDefault && sibling.id !== written.id);
    const variant = written.isDefault || hasOther ? written : await makeDefault(context, written);
    if (variant.isDefault && hasOther) await clearOtherDefaults(context, variant);
    return { variant, variantEdge: edgeOf(variantOrder.of(), variant), product };
  },
  success: {
    description: "The variant was added.",
    fields: (t) => ({
      variant: t.expose("variant", {
        type: VariantType,
        description: "The new variant, as the service keeps it.",
      }),
      variantEdge: t.expose("variantEdge", {
        type: VariantEdge,
        description: "The new variant as a row of `Product.variants`.",
      }),
      ...changedProduct(t),
    }),
  },
});

/** What wrapping costs after the edit; asked for when wrapping is switched on and no price is known. */
function giftPrice(variant: Variant, edit: ValuesOf<typeof editedFields>): string {
  if (!(edit.giftWrappingEnabled ?? variant.giftWrappingEnabled)) return "0";
  const kept = variant.giftWrappingEnabled ? variant.giftWrappingPrice : null;
  const price = edit.giftWrappingPrice === undefined ? kept : edit.giftWrappingPrice;
  return price ?? refuse("giftWrappingPrice", giftPriceRequired);
}

changeMutation({
  name: "editVariant",
  description: "Changes a variant of a product the viewer can see.",
  permission: "VARIANT_UPDATE",
  input: {
    description: "Changes of a variant. What is left out stays as it is. A closed variant cannot be changed.",
    argument: "What to change.",
    fields: { id: variantId("The variant to change."), ...editedFields, version },
  },
  async run({ id, version, ...edit }, context) {
    const { row, product } = await requireWithProduct(context, variants, id);
    if (row.closed) throw new ConflictError("This variant is closed. Enable it before you change it.");
    if (row.isDefault && edit.isDefault === false)
      refuse("isDefault", "Choose another default variant instead");
    const changes = toRestBody(variantFields, { ...edit, giftWrappingPrice: giftPrice(row, edit) });
    const write = editWrite(row.id, { ...formBody(row), ...changes });
    const response = await sendUnlessStale(context, variantEditing, row, version, write);
    const variant = await variants.written(context, response.body, { row });
    if (variant.isDefault && !row.isDefault) await clearOtherDefaults(context, variant);
    return { variant, product };
  },
  success: { description: "The variant was changed.", fields: changedVariant },
});

/** Sends a change of whether a variant is offered. */
async function changeStatus(
  context: Context,
  { row, product }: { readonly row: Variant; readonly product: Product },
  given: string | null | undefined,
  write: RestWrite,
): Promise<VariantChange> {
  const response = await sendUnlessStale(context, variantEditing, row, given, write);
  return { variant: await variants.written(context, response.body, { row }), product };
}

changeMutation({
  name: "closeVariant",
  description:
    "Withdraws a variant of a product the viewer can see, with a reason; the default one cannot be.",
  permission: "VARIANT_UPDATE",
  input: {
    description: "A variant to withdraw, and why.",
    argument: "Which one, and why.",
    fields: {
      id: variantId("Any variant but the default."),
      reason: {
        type: "String",
        required: true,
        description: "1 to 1000 characters.",
        rule: labelledLines("Closed Reason", 1000),
        rest: "closed_reason",
      },
      version,
    },
  },
  async run({ id, reason, version }, context) {
    const found = await requireWithProduct(context, variants, id);
    if (found.row.isDefault) throw new ConflictError("The default variant cannot be disabled");
    return changeStatus(context, found, version, {
      method: "POST",
      template: `${variants.path}/varientClosed`,
      body: { varient_id: toRestId(found.row.id), closed_reason: reason, closed: "true" },
    });
  },
  success: { description: "The variant was withdrawn.", fields: changedVariant },
});

changeMutation({
  name: "reopenVariant",
  description: "Offers a withdrawn variant of a product the viewer can see again.",
  permission: "VARIANT_UPDATE",
  input: {
    description: "A withdrawn variant to offer again.",
    argument: "Which one.",
    fields: { id: variantId("The variant; an open one stays open."), version },
  },
  async run({ id, version }, context) {
    const found = await requireWithProduct(context, variants, id);
    return changeStatus(context, found, version, {
      method: "POST",
      template: `${variants.path}/varientEnbled`,
      // Document 2 §7 calls it `id` here, and `varient_id` in all others.
      body: { id: toRestId(found.row.id), varient_id: toRestId(found.row.id) },
    });
  },
  success: { description: "The variant is offered.", fields: changedVariant },
});
