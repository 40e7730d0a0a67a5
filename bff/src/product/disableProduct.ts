import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { changeStatus } from "./changeStatus.ts";
import { messages } from "./messages.ts";
import type { Product } from "./record.ts";
import { requiredTextRule } from "./rules.ts";
import { productSuccess } from "./success.ts";
import { inputPaths, loadNamed } from "./write.ts";

const disableProductInput = v.object({
  id: v.string(),
  reason: requiredTextRule(messages.reason, 1000, messages.reasonLength),
});

async function disableProduct(raw: unknown, context: Context): Promise<{ product: Product }> {
  const { id, reason } = validate(disableProductInput, raw);
  const product = await loadNamed(context, id);
  return { product: await changeStatus(context, product, "DISABLE", { reason }) };
}

const DisableProductInput = builder.inputType("DisableProductInput", {
  description: "A product to take off the storefront, and why.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Any product but a draft." }),
    reason: t.string({ required: true, description: "1 to 1000 characters." }),
  }),
});

builder.mutationField("disableProduct", (t) =>
  t.field({
    type: resultUnion(
      "DisableProduct",
      productSuccess("DisableProductSuccess", "The product is off the storefront."),
      changeErrors,
    ),
    description: "Takes a product off the storefront with a reason. Asks for `PRODUCT_APPROVE`.",
    authScopes: { may: "PRODUCT_APPROVE" },
    args: {
      input: t.arg({ type: DisableProductInput, required: true, description: "Which one, and why." }),
    },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => disableProduct(input, context)),
  }),
);
