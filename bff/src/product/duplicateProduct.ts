import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { idempotencyKeyRule } from "../graphql/idempotencyKey.ts";
import { edgeOf, type Edge } from "../graphql/page.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { copyImages } from "./copyImages.ts";
import { byName } from "./list.ts";
import { messages } from "./messages.ts";
import type { Product } from "./record.ts";
import { requiredTextRule } from "./rules.ts";
import { ProductEdge, ProductType } from "./type.ts";
import { inputPaths, loadNamed, readWritten } from "./write.ts";

const duplicateProductInput = v.object({
  id: v.string(),
  name: v.nullish(requiredTextRule(messages.name, 120, messages.nameLength)),
  withImages: v.boolean("Choose yes or no"),
  idempotencyKey: idempotencyKeyRule,
});

interface DuplicateProductSuccess {
  readonly product: Product;
  readonly productEdge: Edge<Product>;
}

/** `Copy of …`, cut to the 120 characters a name may have. */
function copyName(name: string): string {
  return `Copy of ${name}`.slice(0, 120).trim();
}

async function duplicateProduct(raw: unknown, context: Context): Promise<DuplicateProductSuccess> {
  const input = validate(duplicateProductInput, raw);
  const { idempotencyKey } = input;
  const original = await loadNamed(context, input.id);
  const answer = await context.rest.send({
    method: "POST",
    template: "/v1/companySellerProdLoc/{id}/duplicate",
    params: { id: original.id },
    body: { prod_name: input.name ?? copyName(original.name) },
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
  const copy = readWritten(context, answer.body);
  const product = input.withImages ? await copyImages(context, original, copy) : copy;
  return { product, productEdge: edgeOf(byName, product) };
}

const DuplicateProductInput = builder.inputType("DuplicateProductInput", {
  description: "A product to make a draft of.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The product." }),
    name: t.string({
      description: "The name of the draft, 1 to 120 characters; `Copy of …` when not given.",
    }),
    withImages: t.boolean({
      required: true,
      defaultValue: true,
      description: "Whether the draft gets copies of the images.",
    }),
    idempotencyKey: t.string({
      description:
        "Any text of at most 255 characters; a repeat with the same key within 24 hours adds nothing twice, and goes on where it was interrupted.",
    }),
  }),
});

const DuplicateProductSuccessType = builder
  .objectRef<DuplicateProductSuccess>("DuplicateProductSuccess")
  .implement({
    description: "The draft was added.",
    fields: (t) => ({
      product: t.expose("product", { type: ProductType, description: "The draft, as the service keeps it." }),
      productEdge: t.expose("productEdge", {
        type: ProductEdge,
        description: "The draft as a row of a list by name.",
      }),
    }),
  });

builder.mutationField("duplicateProduct", (t) =>
  t.field({
    type: resultUnion("DuplicateProduct", DuplicateProductSuccessType, changeErrors),
    description:
      "Makes a draft of a product the viewer can see, of the same location, with its variants, bundles and discounts, but without SKUs, which are unique. Asks for `PRODUCT_CREATE`.",
    authScopes: { may: "PRODUCT_CREATE" },
    args: { input: t.arg({ type: DuplicateProductInput, required: true, description: "Which one." }) },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => duplicateProduct(input, context)),
  }),
);
