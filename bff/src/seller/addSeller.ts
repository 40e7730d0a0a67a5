import * as v from "valibot";
import { completeAddress } from "../address/input.ts";
import { markProgress } from "../company/progress.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { idempotencyKeyRule } from "../graphql/idempotencyKey.ts";
import { InputWarningType, type InputWarning } from "../graphql/inputWarning.ts";
import { edgeOf, type Edge } from "../graphql/page.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { writtenId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { taxNumberWarnings } from "../taxNumber/warnings.ts";
import { optionalFields, requiredFields } from "./inputFields.ts";
import { sellerOrder } from "./list.ts";
import type { Seller } from "./record.ts";
import { addressMessages, sellerRules } from "./rules.ts";
import { sellerPath } from "./source.ts";
import { SellerEdge, SellerObject } from "./type.ts";
import { readWritten } from "./write.ts";
import { inputPaths, writtenSeller } from "./written.ts";

interface AddSellerSuccess {
  readonly seller: Seller;
  readonly sellerEdge: Edge<Seller>;
  readonly warnings: readonly InputWarning[];
}

async function addSeller(raw: unknown, context: Context): Promise<AddSellerSuccess> {
  const { installation } = context;
  const rule = v.object({ ...sellerRules(installation), idempotencyKey: idempotencyKeyRule });
  const { idempotencyKey, ...input } = validate(rule, raw);
  const address = await completeAddress(context, input.address, "address", addressMessages);
  const answer = await context.rest.send({
    method: "POST",
    template: sellerPath,
    body: {
      ...writtenSeller(input, address, installation),
      // `company_id` is what the documents' form calls it (Document 1 §3).
      company_id: writtenId(currentUser(context).companyId),
    },
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
  const seller = readWritten(context, answer.body);
  await markProgress(context, "seller");
  return {
    seller,
    sellerEdge: edgeOf(sellerOrder(), seller),
    warnings: taxNumberWarnings({ ...seller, provinceCode: address.provinceCode }),
  };
}

const AddSellerInput = builder.inputType("AddSellerInput", {
  description: "A new location.",
  fields: (t) => ({
    ...requiredFields(t, true),
    ...optionalFields(t),
    idempotencyKey: t.string({
      description:
        "Any text of at most 255 characters; a repeat with the same key within 24 hours adds nothing twice.",
    }),
  }),
});

const AddSellerSuccessType = builder.objectRef<AddSellerSuccess>("AddSellerSuccess").implement({
  description: "The location was added, and its administrator is invited by mail.",
  fields: (t) => ({
    seller: t.expose("seller", {
      type: SellerObject,
      description: "The new location, as the service keeps it.",
    }),
    sellerEdge: t.expose("sellerEdge", {
      type: SellerEdge,
      description: "The new location as a row of the list by name.",
    }),
    warnings: t.field({
      type: [InputWarningType],
      description: "What looks wrong and was saved all the same.",
      resolve: (success) => [...success.warnings],
    }),
  }),
});

builder.mutationField("addSeller", (t) =>
  t.field({
    type: resultUnion("AddSeller", AddSellerSuccessType, changeErrors),
    description: "Adds a location to the viewer's company. Asks for `SELLER_CREATE`.",
    authScopes: { may: "SELLER_CREATE" },
    args: { input: t.arg({ type: AddSellerInput, required: true, description: "The new location." }) },
    resolve: (_root, { input }, context) => withExpectedErrors(inputPaths, () => addSeller(input, context)),
  }),
);
