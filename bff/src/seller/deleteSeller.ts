import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { sellerPath, sellers } from "./source.ts";
import { loadNamed } from "./write.ts";
import { inputPaths } from "./written.ts";

async function deleteSeller(raw: unknown, context: Context): Promise<{ deletedId: string }> {
  const input = validate(v.object({ id: v.string() }), raw);
  const { id } = await loadNamed(context, input.id);
  await context.rest.send({ method: "DELETE", template: `${sellerPath}/{id}`, params: { id } });
  sellers.forget(context, id);
  return { deletedId: input.id };
}

const DeleteSellerInput = builder.inputType("DeleteSellerInput", {
  description: "Which location to delete.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The location. Its people cannot sign in any more." }),
  }),
});

const DeleteSellerSuccess = builder.objectRef<{ deletedId: string }>("DeleteSellerSuccess").implement({
  description: "The location was deleted, and the accounts of its people with it.",
  fields: (t) => ({
    deletedId: t.exposeID("deletedId", { description: "The id it had." }),
  }),
});

builder.mutationField("deleteSeller", (t) =>
  t.field({
    type: resultUnion("DeleteSeller", DeleteSellerSuccess, changeErrors),
    description:
      "Deletes a location of the viewer's company; refused with a conflict while it has products or manufacturers. " +
      "Asks for `SELLER_DELETE`.",
    authScopes: { may: "SELLER_DELETE" },
    args: { input: t.arg({ type: DeleteSellerInput, required: true, description: "Which one." }) },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => deleteSeller(input, context)),
  }),
);
