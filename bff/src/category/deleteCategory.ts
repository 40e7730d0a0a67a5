import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { NotFoundError } from "../graphql/errors.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { idOfType } from "../graphql/nodeId.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { forgetDeleted, levelPaths, categories } from "./source.ts";
import { inputPaths } from "./write.ts";

const deleteCategoryInput = v.object({ id: v.string() });

async function deleteCategory(raw: unknown, context: Context): Promise<{ deletedId: string }> {
  const input = validate(deleteCategoryInput, raw);
  const id = idOfType("Category", input.id);
  const category = id === null ? null : await categories.load(context, id);
  if (category === null) throw new NotFoundError();
  await context.rest.send({
    method: "DELETE",
    template: `${levelPaths[category.level]}/{id}`,
    params: { id: category.databaseId },
  });
  forgetDeleted(context, category);
  return { deletedId: input.id };
}

const DeleteCategoryInput = builder.inputType("DeleteCategoryInput", {
  description: "Which category to delete.",
  fields: (t) => ({ id: t.id({ required: true, description: "A category that nothing uses." }) }),
});

const DeleteCategorySuccess = builder.objectRef<{ deletedId: string }>("DeleteCategorySuccess").implement({
  description: "The category was deleted.",
  fields: (t) => ({ deletedId: t.exposeID("deletedId", { description: "The id it had." }) }),
});

builder.mutationField("deleteCategory", (t) =>
  t.field({
    type: resultUnion("DeleteCategory", DeleteCategorySuccess, changeErrors),
    description:
      "Deletes a category of the viewer's company. Refused with a conflict that says why while categories stand " +
      "under it, products are in it or banners lead to it. Asks for `CATEGORY_DELETE`.",
    authScopes: { may: "CATEGORY_DELETE" },
    args: { input: t.arg({ type: DeleteCategoryInput, required: true, description: "Which one." }) },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => deleteCategory(input, context)),
  }),
);
