import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { NotFoundError } from "../graphql/errors.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { idOfType } from "../graphql/nodeId.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { refuse, validate } from "../graphql/validate.ts";
import { sendUnlessStale, versionInputDescription } from "../graphql/version.ts";
import type { Category } from "./record.ts";
import { descriptionRule, messages, nameRule, orderRule } from "./rules.ts";
import { categories, levelPaths, rememberWritten } from "./source.ts";
import { CategoryType } from "./type.ts";
import { categoryEditing } from "./version.ts";
import { inputPaths, loadParent, parentFields, readWritten } from "./write.ts";

const editCategoryInput = v.object({
  id: v.string(),
  parentId: v.optional(v.nullable(v.string())),
  name: v.optional(nameRule),
  description: v.optional(v.nullable(v.string())),
  order: v.optional(orderRule),
  version: v.nullish(v.string()),
});

type EditCategory = v.InferOutput<typeof editCategoryInput>;

/** The description to send, or undefined to leave it; the levels below the first have none. */
function editedDescription(category: Category, given: string | null | undefined): string | undefined {
  if (given === undefined) return undefined;
  if (category.level === 1)
    return validate(v.object({ description: descriptionRule }), { description: given }).description;
  if (given !== null && given.trim() !== "") refuse("description", messages.descriptionLevel);
  return undefined;
}

/** The fields that change, in the documented form; the others are left out (Document 2 §7, "the edited fields"). */
function editedFields(
  category: Category,
  input: EditCategory,
  newParent: Category | null,
): Record<string, unknown> {
  const { level } = category;
  const description = editedDescription(category, input.description);
  return {
    ...(input.name === undefined ? {} : { [`level${level}_name`]: input.name }),
    ...(input.order === undefined ? {} : { [`level${level}_order_id`]: input.order }),
    ...(description === undefined ? {} : { description }),
    ...parentFields(newParent),
  };
}

async function editCategory(raw: unknown, context: Context): Promise<{ category: Category }> {
  const input = validate(editCategoryInput, raw);
  const id = idOfType("Category", input.id);
  const category = id === null ? null : await categories.load(context, id);
  if (category === null) throw new NotFoundError();
  const newParent =
    input.parentId === undefined ? null : await loadParent(context, category.level, input.parentId);
  const body = editedFields(category, input, newParent);
  if (Object.keys(body).length === 0) return { category };
  const answer = await sendUnlessStale(context, categoryEditing, category, input.version, {
    method: "PUT",
    template: `${levelPaths[category.level]}/{id}`,
    params: { id: category.databaseId },
    body,
  });
  const edited = readWritten(context, answer.body);
  for (const parentId of [...category.ancestorIds, ...edited.ancestorIds])
    categories.forget(context, parentId);
  rememberWritten(context, edited, newParent);
  return { category: edited };
}

const EditCategoryInput = builder.inputType("EditCategoryInput", {
  description: "Changes of a category. What is left out stays as it is.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The category to change." }),
    parentId: t.id({
      description: "Moves it, with everything below it, under another category one level up; not on level 1.",
    }),
    name: t.string({
      description: "1 to 120 characters; unique among its siblings, in upper or lower case.",
    }),
    description: t.string({ description: "1 to 1000 characters; only on level 1." }),
    order: t.int({ description: "Position among its siblings, 1 to 1000000." }),
    version: t.string({ description: versionInputDescription }),
  }),
});

const EditCategorySuccess = builder.objectRef<{ category: Category }>("EditCategorySuccess").implement({
  description: "The category was changed.",
  fields: (t) => ({
    category: t.expose("category", {
      type: CategoryType,
      description: "The category, as the service keeps it now.",
    }),
  }),
});

builder.mutationField("editCategory", (t) =>
  t.field({
    type: resultUnion("EditCategory", EditCategorySuccess, changeErrors),
    description: "Changes a category of the viewer's company. Asks for `CATEGORY_UPDATE`.",
    authScopes: { may: "CATEGORY_UPDATE" },
    args: { input: t.arg({ type: EditCategoryInput, required: true, description: "What to change." }) },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => editCategory(input, context)),
  }),
);
