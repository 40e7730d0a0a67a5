import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import type { Product } from "../product/record.ts";
import { ProductType } from "../product/type.ts";
import { writtenId } from "../rest/recordFields.ts";
import type { Variant } from "./record.ts";
import { rememberWritten } from "./source.ts";
import { VariantType } from "./type.ts";
import { inputPaths, loadNamed, readWritten } from "./write.ts";

const enableVariantInput = v.object({ id: v.string() });

async function enableVariant(
  raw: unknown,
  context: Context,
): Promise<{ variant: Variant; product: Product }> {
  const input = validate(enableVariantInput, raw);
  const { variant, product } = await loadNamed(context, input.id);
  const answer = await context.rest.send({
    method: "POST",
    template: "/v1/companySellerProdVarient/varientEnbled",
    body: { varient_id: writtenId(variant.id) },
  });
  const enabled = readWritten(context, answer.body);
  rememberWritten(context, enabled);
  return { variant: enabled, product };
}

const EnableVariantInput = builder.inputType("EnableVariantInput", {
  description: "A withdrawn variant to offer again.",
  fields: (t) => ({ id: t.id({ required: true, description: "The variant; an open one stays open." }) }),
});

const EnableVariantSuccess = builder
  .objectRef<{ variant: Variant; product: Product }>("EnableVariantSuccess")
  .implement({
    description: "The variant is offered.",
    fields: (t) => ({
      variant: t.expose("variant", {
        type: VariantType,
        description: "The variant, as the service keeps it now.",
      }),
      product: t.expose("product", {
        type: ProductType,
        description: "The product, with its variants as they are now.",
      }),
    }),
  });

builder.mutationField("enableVariant", (t) =>
  t.field({
    type: resultUnion("EnableVariant", EnableVariantSuccess, changeErrors),
    description:
      "Offers a withdrawn variant of a product the viewer can see again. Asks for `VARIANT_UPDATE`.",
    authScopes: { may: "VARIANT_UPDATE" },
    args: { input: t.arg({ type: EnableVariantInput, required: true, description: "Which one." }) },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => enableVariant(input, context)),
  }),
);
