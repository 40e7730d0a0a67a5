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

const returnProductInput = v.object({
  id: v.string(),
  remark: requiredTextRule(messages.remark, 1000, messages.remarkLength),
  step: v.nullish(
    v.pipe(
      v.number(),
      v.integer(messages.flaggedStep),
      v.minValue(1, messages.flaggedStep),
      v.maxValue(4, messages.flaggedStep),
    ),
    null,
  ),
});

async function returnProduct(raw: unknown, context: Context): Promise<{ product: Product }> {
  const { id, remark, step } = validate(returnProductInput, raw);
  const product = await loadNamed(context, id);
  return { product: await changeStatus(context, product, "RETURN", { reason: remark, step }) };
}

const ReturnProductInput = builder.inputType("ReturnProductInput", {
  description: "A product that is not right yet, and why.",
  fields: (t) => ({
    id: t.id({ required: true, description: "A product that waits for approval, or is on sale." }),
    remark: t.string({
      required: true,
      description: "What is to be put right, for its author; 1 to 1000 characters.",
    }),
    step: t.int({
      description:
        "The step of the wizard it is about: 1 details, 2 images, 3 price and tax, 4 discounts; null for none.",
    }),
  }),
});

const paths = { ...inputPaths, prod_status_reason: ["remark"] };

builder.mutationField("returnProduct", (t) =>
  t.field({
    type: resultUnion(
      "ReturnProduct",
      productSuccess("ReturnProductSuccess", "The product is with its author again."),
      changeErrors,
    ),
    description:
      "Sends a product back to its author with a remark, for rectification. Asks for `PRODUCT_APPROVE`.",
    authScopes: { may: "PRODUCT_APPROVE" },
    args: { input: t.arg({ type: ReturnProductInput, required: true, description: "Which one, and why." }) },
    resolve: (_root, { input }, context) => withExpectedErrors(paths, () => returnProduct(input, context)),
  }),
);
