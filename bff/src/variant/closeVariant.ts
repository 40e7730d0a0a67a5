import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { ConflictError } from "../graphql/errors.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import type { Product } from "../product/record.ts";
import { ProductType } from "../product/type.ts";
import { writtenId } from "../rest/recordFields.ts";
import type { Variant } from "./record.ts";
import { messages } from "./rules.ts";
import { rememberWritten } from "./source.ts";
import { VariantType } from "./type.ts";
import { inputPaths, loadNamed, readWritten } from "./write.ts";

const closeVariantInput = v.object({
  id: v.string(),
  reason: v.pipe(
    v.string(messages.closedReason),
    v.trim(),
    v.nonEmpty(messages.closedReason),
    v.maxLength(1000, messages.closedReasonLength),
  ),
});

async function closeVariant(raw: unknown, context: Context): Promise<{ variant: Variant; product: Product }> {
  const input = validate(closeVariantInput, raw);
  const { variant, product } = await loadNamed(context, input.id);
  if (variant.isDefault) throw new ConflictError(messages.defaultOpen);
  const answer = await context.rest.send({
    method: "POST",
    template: "/v1/companySellerProdVarient/varientClosed",
    body: { varient_id: writtenId(variant.id), closed_reason: input.reason, closed: "true" },
  });
  const closed = readWritten(context, answer.body);
  rememberWritten(context, closed);
  return { variant: closed, product };
}

const CloseVariantInput = builder.inputType("CloseVariantInput", {
  description: "A variant to withdraw, and why.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Any variant but the default." }),
    reason: t.string({ required: true, description: "1 to 1000 characters." }),
  }),
});

const CloseVariantSuccess = builder
  .objectRef<{ variant: Variant; product: Product }>("CloseVariantSuccess")
  .implement({
    description: "The variant was withdrawn.",
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

builder.mutationField("closeVariant", (t) =>
  t.field({
    type: resultUnion("CloseVariant", CloseVariantSuccess, changeErrors),
    description:
      "Withdraws a variant of a product the viewer can see, with a reason; the default one cannot be. Asks for `VARIANT_UPDATE`.",
    authScopes: { may: "VARIANT_UPDATE" },
    args: { input: t.arg({ type: CloseVariantInput, required: true, description: "Which one, and why." }) },
    resolve: (_root, { input }, context) =>
      withExpectedErrors({ ...inputPaths, closed_reason: ["reason"] }, () => closeVariant(input, context)),
  }),
);
