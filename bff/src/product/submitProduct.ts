import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { ValidationError } from "../graphql/errors.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { changeStatus } from "./changeStatus.ts";
import { findGaps } from "./completeness.ts";
import type { Product } from "./record.ts";
import { productSuccess } from "./success.ts";
import { inputPaths, loadNamed } from "./write.ts";

const submitProductInput = v.object({ id: v.string() });

async function submitProduct(raw: unknown, context: Context): Promise<{ product: Product }> {
  const input = validate(submitProductInput, raw);
  const product = await loadNamed(context, input.id);
  const gaps = await findGaps(context, product);
  if (gaps.length > 0) throw new ValidationError(gaps);
  return { product: await changeStatus(context, product, "SUBMIT") };
}

const SubmitProductInput = builder.inputType("SubmitProductInput", {
  description: "Which product to submit.",
  fields: (t) => ({
    id: t.id({ required: true, description: "A draft, a returned or a disabled product." }),
  }),
});

builder.mutationField("submitProduct", (t) =>
  t.field({
    type: resultUnion(
      "SubmitProduct",
      productSuccess("SubmitProductSuccess", "The product waits for approval."),
      changeErrors,
    ),
    description:
      "Hands a product in for approval, for the first time or again. What is missing is named by the field of the step it belongs to, as in `createProduct` and `saveProductPricing`. Asks for `PRODUCT_UPDATE`.",
    authScopes: { may: "PRODUCT_UPDATE" },
    args: { input: t.arg({ type: SubmitProductInput, required: true, description: "Which one." }) },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => submitProduct(input, context)),
  }),
);
