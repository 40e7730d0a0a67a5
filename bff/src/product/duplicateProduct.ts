import * as v from "valibot";
import { changeMutation } from "../graphql/changeMutation.ts";
import { labelledText } from "../graphql/fieldRules.ts";
import { idempotencyKey, idOf } from "../graphql/inputFields.ts";
import { edgeOf } from "../graphql/page.ts";
import { requireRoom } from "../upload/storedBytes.ts";
import { copyImages } from "./copyImages.ts";
import { productOrder } from "./list.ts";
import { switchRule } from "./rules.ts";
import { products } from "./source.ts";
import { newDraft } from "./success.ts";

/** `Copy of …`, cut to the 120 characters a name may have. */
function copyName(name: string): string {
  return `Copy of ${name}`.slice(0, 120).trim();
}

changeMutation({
  name: "duplicateProduct",
  description:
    "Makes a draft of a product the viewer can see, of the same location, with its variants, bundles and discounts, but without SKUs, which are unique.",
  permission: "PRODUCT_CREATE",
  input: {
    description: "A product to make a draft of.",
    argument: "Which one.",
    fields: {
      id: idOf("Product", "The product."),
      name: {
        type: "String",
        description: "The name of the draft, 1 to 120 characters; `Copy of …` when not given.",
        rule: v.nullish(labelledText("Product Name", 120)),
        rest: "prod_name",
      },
      withImages: {
        type: "Boolean",
        required: true,
        default: true,
        description: "Whether the draft gets copies of the images.",
        rule: switchRule,
      },
      idempotencyKey: {
        ...idempotencyKey,
        description:
          "Any text of at most 255 characters; a repeat with the same key within 24 hours adds nothing twice, and goes on where it was interrupted.",
      },
    },
  },
  async run({ id, name, withImages, idempotencyKey }, context) {
    const original = await products.require(context, id);
    const body = { prod_name: name ?? copyName(original.name) };
    if (withImages) await requireRoom(context, "withImages", 1);
    const response = await context.rest.send({
      method: "POST",
      template: `${products.path}/{id}/duplicate`,
      params: { id: original.id },
      body,
      idempotencyKey,
    });
    const copy = await products.written(context, response.body, {
      body: { ...body, seller_id: original.sellerId },
    });
    const product = withImages ? await copyImages(context, original, copy) : copy;
    return { product, productEdge: edgeOf(productOrder.of(), product) };
  },
  success: { description: "The draft was added.", fields: newDraft },
});
