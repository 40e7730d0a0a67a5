import * as v from "valibot";
import { bundlesOfProduct } from "../bundle/source.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { idOf, toRestBody, version } from "../graphql/inputFields.ts";
import { refuse } from "../graphql/validate.ts";
import { variantsOfProduct } from "../variant/source.ts";
import { discountFields } from "./discountFields.ts";
import { checkDiscounts, mergedDiscounts } from "./discountRules.ts";
import { formOwner, formPaths, sendForm } from "./forms.ts";
import { messages } from "./messages.ts";
import { pricingFields } from "./pricingFields.ts";
import { products } from "./source.ts";
import { changedProduct } from "./success.ts";

/** For what a switch hides: nobody is refused for what they cannot see. */
const hidden = v.pipe(
  v.optional(v.unknown(), null),
  v.transform(() => null),
);
const hiddenSlabs = v.pipe(
  v.optional(v.unknown(), null),
  v.transform(() => []),
);

const switches = v.looseObject({
  variantsEnabled: v.optional(v.boolean(), false),
  giftWrappingEnabled: v.optional(v.boolean(), false),
  specialOfferEnabled: v.optional(v.boolean(), false),
  volumeDiscountsEnabled: v.optional(v.boolean(), false),
});

changeMutation({
  name: "saveProductPricing",
  description: "Saves price, gift wrapping and tax of a product the viewer can see.",
  permission: "PRODUCT_UPDATE",
  input: {
    description: "The whole third step of a product: price and tax. What is left out is emptied.",
    argument: "The whole step.",
    fields: { id: idOf("Product", "The product."), ...pricingFields, version },
    rulesFor(raw) {
      const { variantsEnabled, giftWrappingEnabled } = v.parse(switches, raw);
      return {
        ...(variantsEnabled ? { price: hidden, sku: hidden } : {}),
        ...(giftWrappingEnabled ? {} : { giftWrappingPrice: hidden }),
      };
    },
  },
  async run({ id, version, ...form }, context) {
    if (!form.variantsEnabled && form.price === null) refuse("price", messages.price);
    if (form.giftWrappingEnabled && form.giftWrappingPrice === null)
      refuse("giftWrappingPrice", messages.giftPrice);
    const product = await products.require(context, id);
    if (form.variantsEnabled && (await variantsOfProduct.load(context, product.id)).length === 0)
      refuse("variantsEnabled", messages.variant);
    // While variants are on, the single price is not sent, and its SKU as it was (decisions D-60 and D-66a).
    const values = {
      ...form,
      giftWrappingPrice: form.giftWrappingEnabled ? form.giftWrappingPrice : "0",
      sku: form.variantsEnabled ? product.sku : form.sku,
    };
    const saved = await sendForm(context, "pricing", product, version, {
      method: "POST",
      template: `${products.path}/page3Signup`,
      body: { ...formOwner(product), ...toRestBody(pricingFields, values) },
    });
    return { product: saved };
  },
  success: { description: "Price and tax were saved.", fields: changedProduct },
});

changeMutation({
  name: "saveProductDiscounts",
  description:
    "Saves the discounts of a product the viewer can see. It is the last step: it submits a draft in which nothing is missing; a returned product is handed in again with `submitProduct`.",
  permission: "PRODUCT_UPDATE",
  input: {
    description:
      "The whole fourth step of a product: its discounts. What is left out is emptied, but what a switch that is off hides is kept.",
    argument: "The whole step.",
    fields: { id: idOf("Product", "The product."), ...discountFields, version },
    rulesFor(raw) {
      const { specialOfferEnabled, volumeDiscountsEnabled } = v.parse(switches, raw);
      const offer = {
        specialOfferPercentage: hidden,
        specialOfferStartDate: hidden,
        specialOfferEndDate: hidden,
      };
      return {
        ...(specialOfferEnabled ? {} : offer),
        ...(volumeDiscountsEnabled ? {} : { slabs: hiddenSlabs }),
      };
    },
  },
  paths: formPaths,
  async run({ id, version, ...form }, context) {
    const product = await products.require(context, id);
    const hasBundle =
      form.bundleDiscountsEnabled && (await bundlesOfProduct.load(context, product.id)).length > 0;
    checkDiscounts(form, product.discounts, hasBundle);
    const saved = await sendForm(context, "discounts", product, version, {
      method: "POST",
      template: `${products.path}/page4SignUp`,
      body: {
        ...formOwner(product),
        ...toRestBody(discountFields, mergedDiscounts(form, product.discounts)),
      },
    });
    return { product: saved };
  },
  success: {
    description: "The discounts were saved, and a draft with nothing missing was submitted.",
    fields: changedProduct,
  },
});
