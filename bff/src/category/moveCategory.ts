import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { comparePositions, positionOf } from "../graphql/listOrder.ts";
import { moveRules, placeDescriptions, readMove } from "../graphql/movePosition.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { sendPosition } from "../rest/position.ts";
import { categoryOrder } from "./list.ts";
import { childrenLoader, findChildren, walkLevel } from "./lists.ts";
import type { Category } from "./record.ts";
import { categories, levelPaths } from "./source.ts";
import { CategoryType } from "./type.ts";
import { inputPaths, readWritten } from "./write.ts";

const moveCategoryInput = v.object(moveRules);

async function loadParentOf(context: Context, category: Category): Promise<Category | null> {
  const parentId = category.ancestorIds.at(-1);
  return parentId === undefined ? null : categories.load(context, parentId);
}

/** The categories of the same parent, as they stand. */
async function loadSiblings(context: Context, category: Category): Promise<readonly Category[]> {
  const parent = await loadParentOf(context, category);
  const siblings = parent === null ? await walkLevel(context, 1) : await findChildren(context, parent);
  const order = categoryOrder(category.level);
  return siblings.toSorted((left, right) =>
    comparePositions("ASC", positionOf(order, left), positionOf(order, right)),
  );
}

async function moveCategory(raw: unknown, context: Context): Promise<{ moved: readonly Category[] }> {
  const input = validate(moveCategoryInput, raw);
  const noun = {
    typeName: "Category",
    records: categories,
    restId: (one: Category) => one.databaseId,
  };
  const { row, position } = await readMove(context, noun, input);
  const changed = await sendPosition(context.rest, {
    path: levelPaths[row.level],
    id: row.databaseId,
    position,
    orderField: `level${row.level}_order_id`,
    siblings: async () =>
      (await loadSiblings(context, row)).map(({ databaseId, order }) => ({ id: databaseId, order })),
  });
  const moved = changed.map((record) => readWritten(context, record));
  for (const category of moved) categories.prime(context, category);
  const parent = await loadParentOf(context, row);
  if (parent !== null) childrenLoader(parent)?.forget(context, parent.databaseId);
  return { moved };
}

const MoveCategoryInput = builder.inputType("MoveCategoryInput", {
  description: "Another place for a category among those of the same parent.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The category that moves." }),
    afterId: t.id({ description: placeDescriptions.afterId }),
    beforeId: t.id({ description: placeDescriptions.beforeId }),
  }),
});

const MoveCategorySuccess = builder
  .objectRef<{ moved: readonly Category[] }>("MoveCategorySuccess")
  .implement({
    description: "The category stands where it was wanted.",
    fields: (t) => ({
      moved: t.field({
        type: [CategoryType],
        description: "Every category whose `order` has changed. Empty when it stood there already.",
        resolve: ({ moved }) => [...moved],
      }),
    }),
  });

builder.mutationField("moveCategory", (t) =>
  t.field({
    type: resultUnion("MoveCategory", MoveCategorySuccess, changeErrors),
    description:
      "Puts a category at another place among its siblings and counts their positions anew where needed. " +
      "Asks for `CATEGORY_UPDATE`.",
    authScopes: { may: "CATEGORY_UPDATE" },
    args: { input: t.arg({ type: MoveCategoryInput, required: true, description: "What to put where." }) },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => moveCategory(input, context)),
  }),
);
