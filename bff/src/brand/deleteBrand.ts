import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { brandPath, brands } from "./source.ts";
import { inputPaths, loadNamed } from "./write.ts";

const deleteBrandInput = v.object({ id: v.string() });

async function deleteBrand(raw: unknown, context: Context): Promise<{ deletedId: string }> {
  const input = validate(deleteBrandInput, raw);
  const { id } = await loadNamed(context, input.id);
  await context.rest.send({ method: "DELETE", template: `${brandPath}/{id}`, params: { id } });
  brands.forget(context, id);
  return { deletedId: input.id };
}

const DeleteBrandInput = builder.inputType("DeleteBrandInput", {
  description: "Which brand to delete.",
  fields: (t) => ({ id: t.id({ required: true, description: "A brand that no product carries." }) }),
});

const DeleteBrandSuccess = builder.objectRef<{ deletedId: string }>("DeleteBrandSuccess").implement({
  description: "The brand was deleted.",
  fields: (t) => ({ deletedId: t.exposeID("deletedId", { description: "The id it had." }) }),
});

builder.mutationField("deleteBrand", (t) =>
  t.field({
    type: resultUnion("DeleteBrand", DeleteBrandSuccess, changeErrors),
    description:
      "Deletes a brand of the viewer's company; refused with a conflict while products carry it. Asks for `BRAND_DELETE`.",
    authScopes: { may: "BRAND_DELETE" },
    args: { input: t.arg({ type: DeleteBrandInput, required: true, description: "Which one." }) },
    resolve: (_root, { input }, context) => withExpectedErrors(inputPaths, () => deleteBrand(input, context)),
  }),
);
