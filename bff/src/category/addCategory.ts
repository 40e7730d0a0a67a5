import * as v from "valibot";
import { markProgress } from "../company/progress.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { idempotencyKeyRule } from "../graphql/idempotencyKey.ts";
import { edgeOf, type Edge } from "../graphql/page.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { writtenId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { categoryOrder } from "./list.ts";
import type { Category, CategoryLevel } from "./record.ts";
import { descriptionRule, messages, nameRule, orderRule, parentRequired } from "./rules.ts";
import { levelPaths, rememberWritten } from "./source.ts";
import { CategoryEdge, CategoryType } from "./type.ts";
import { inputPaths, loadParent, parentFields, readWritten } from "./write.ts";

const shared = { name: nameRule, order: orderRule, idempotencyKey: idempotencyKeyRule };

const noDescription = v.pipe(
  v.nullish(v.string(), ""),
  v.trim(),
  v.literal("", messages.descriptionLevel),
  v.transform(() => null),
);

function requiredParent(level: CategoryLevel) {
  return v.pipe(v.nullish(v.string(), ""), v.trim(), v.nonEmpty(parentRequired(level)));
}

const noParent = v.pipe(
  v.nullish(v.string(), ""),
  v.trim(),
  v.literal("", messages.noParent),
  v.transform(() => null),
);

const addCategoryInput = v.variant(
  "level",
  [
    v.object({
      level: v.literal(1),
      parentId: noParent,
      ...shared,
      description: v.optional(descriptionRule, ""),
    }),
    v.object({ level: v.literal(2), parentId: requiredParent(2), ...shared, description: noDescription }),
    v.object({ level: v.literal(3), parentId: requiredParent(3), ...shared, description: noDescription }),
  ],
  messages.level,
);

/** The part of onboarding that the first category of a level is (Document 1 §4, decision D-40). */
const levelParts = { 1: "level1Category", 2: "level2Category", 3: "level3Category" } as const;

interface AddCategorySuccess {
  readonly category: Category;
  readonly categoryEdge: Edge<Category>;
}

async function addCategory(raw: unknown, context: Context): Promise<AddCategorySuccess> {
  const input = validate(addCategoryInput, raw);
  const { level, name, order, description, idempotencyKey } = input;
  const parent = await loadParent(context, level, input.parentId);
  const answer = await context.rest.send({
    method: "POST",
    template: levelPaths[level],
    body: {
      [`level${level}_name`]: name,
      [`level${level}_order_id`]: order,
      ...(level === 1 ? { description, company_po_id: writtenId(currentUser(context).companyId) } : {}),
      ...parentFields(parent),
    },
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
  const category = readWritten(context, answer.body);
  rememberWritten(context, category, parent);
  await markProgress(context, levelParts[level]);
  return { category, categoryEdge: edgeOf(categoryOrder(category.level), category) };
}

const AddCategoryInput = builder.inputType("AddCategoryInput", {
  description: "A new category.",
  fields: (t) => ({
    level: t.int({ required: true, description: "1, 2 or 3." }),
    parentId: t.id({
      description:
        "The category it stands under: of level 1 for level 2, of level 2 for level 3; none for level 1.",
    }),
    name: t.string({
      required: true,
      description: "1 to 120 characters; unique among its siblings, in upper or lower case.",
    }),
    description: t.string({
      description: "1 to 1000 characters. Required on level 1, not allowed on the others.",
    }),
    order: t.int({ required: true, description: "Position among its siblings, 1 to 1000000." }),
    idempotencyKey: t.string({
      description:
        "Any text of at most 255 characters; a repeat with the same key within 24 hours adds nothing twice.",
    }),
  }),
});

const AddCategorySuccessType = builder.objectRef<AddCategorySuccess>("AddCategorySuccess").implement({
  description: "The category was added.",
  fields: (t) => ({
    category: t.expose("category", {
      type: CategoryType,
      description: "The new category, as the service keeps it.",
    }),
    categoryEdge: t.expose("categoryEdge", {
      type: CategoryEdge,
      description: "The new category as a row of the list of its level by position.",
    }),
  }),
});

builder.mutationField("addCategory", (t) =>
  t.field({
    type: resultUnion("AddCategory", AddCategorySuccessType, changeErrors),
    description: "Adds a category to the viewer's company. Asks for `CATEGORY_CREATE`.",
    authScopes: { may: "CATEGORY_CREATE" },
    args: { input: t.arg({ type: AddCategoryInput, required: true, description: "The new category." }) },
    resolve: (_root, { input }, context) => withExpectedErrors(inputPaths, () => addCategory(input, context)),
  }),
);
