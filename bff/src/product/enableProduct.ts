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

const enableProductInput = v.object({ id: v.string() });

async function enableProduct(raw: unknown, context: Context): Promise<{ product: Product }> {
  const input = validate(enableProductInput, raw);
  const product = await loadNamed(context, input.id);
  const gaps = await findGaps(context, product);
  if (gaps.length > 0) throw new ValidationError(gaps);
  return { product: await changeStatus(context, product, "ENABLE") };
}

const EnableProductInput = builder.inputType("EnableProductInput", {
  description: "Which product to enable.",
  fields: (t) => ({
    id: t.id({ required: true, description: "A product that waits for approval, or a disabled one." }),
  }),
});

builder.mutationField("enableProduct", (t) =>
  t.field({
    type: resultUnion(
      "EnableProduct",
      productSuccess("EnableProductSuccess", "The product is on sale."),
      changeErrors,
    ),
    description:
      "Approves a product, or puts a disabled one back on sale. Refused while something is missing, as in `submitProduct`. Asks for `PRODUCT_APPROVE`.",
    authScopes: { may: "PRODUCT_APPROVE" },
    args: { input: t.arg({ type: EnableProductInput, required: true, description: "Which one." }) },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => enableProduct(input, context)),
  }),
);
