import * as v from "valibot";
import { completeAddress } from "../address/input.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { InputWarningType, type InputWarning } from "../graphql/inputWarning.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { sendUnlessStale, versionInputDescription } from "../graphql/version.ts";
import { taxNumberWarnings } from "../taxNumber/warnings.ts";
import { optionalFields, requiredFields } from "./inputFields.ts";
import type { Seller } from "./record.ts";
import { addressMessages, sellerEditRules } from "./rules.ts";
import { sellerPath } from "./source.ts";
import { SellerObject } from "./type.ts";
import { sellerEditing } from "./version.ts";
import { loadNamed, readWritten } from "./write.ts";
import { inputPaths, writtenSeller } from "./written.ts";

interface EditSellerSuccess {
  readonly seller: Seller;
  readonly warnings: readonly InputWarning[];
}

function successOf(seller: Seller): EditSellerSuccess {
  return {
    seller,
    warnings: taxNumberWarnings({ ...seller, provinceCode: seller.address.provinceCode }),
  };
}

async function editSeller(raw: unknown, context: Context): Promise<EditSellerSuccess> {
  const { installation } = context;
  const rule = v.object({
    id: v.string(),
    ...sellerEditRules(installation),
    version: v.nullish(v.string()),
  });
  const { id, version, ...input } = validate(rule, raw);
  const seller = await loadNamed(context, id);
  const address =
    input.address && (await completeAddress(context, input.address, "address", addressMessages));
  const body = writtenSeller(input, address, installation);
  if (Object.keys(body).length === 0) return successOf(seller);
  const answer = await sendUnlessStale(context, sellerEditing, seller, version, {
    method: "PUT",
    template: `${sellerPath}/{id}`,
    params: { id: seller.id },
    body,
  });
  return successOf(readWritten(context, answer.body));
}

const EditSellerInput = builder.inputType("EditSellerInput", {
  description: "Changes of a location. What is left out stays as it is.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The location to change." }),
    ...requiredFields(t, false),
    ...optionalFields(t),
    version: t.string({ description: versionInputDescription }),
  }),
});

const EditSellerSuccessType = builder.objectRef<EditSellerSuccess>("EditSellerSuccess").implement({
  description: "The location was changed. An administrator with another e-mail address is invited by mail.",
  fields: (t) => ({
    seller: t.expose("seller", {
      type: SellerObject,
      description: "The location, as the service keeps it now.",
    }),
    warnings: t.field({
      type: [InputWarningType],
      description: "What looks wrong and was saved all the same.",
      resolve: (success) => [...success.warnings],
    }),
  }),
});

builder.mutationField("editSeller", (t) =>
  t.field({
    type: resultUnion("EditSeller", EditSellerSuccessType, changeErrors),
    description: "Changes a location of the viewer's company. Asks for `SELLER_UPDATE`.",
    authScopes: { may: "SELLER_UPDATE" },
    args: { input: t.arg({ type: EditSellerInput, required: true, description: "What to change." }) },
    resolve: (_root, { input }, context) => withExpectedErrors(inputPaths, () => editSeller(input, context)),
  }),
);
