import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { moveFields, readMove, sendMove } from "../graphql/movePosition.ts";
import { categoryOrder } from "./list.ts";
import { childrenLoader, findChildren, walkLevel } from "./lists.ts";
import type { Category } from "./record.ts";
import { categories, levelPaths } from "./source.ts";
import { CategoryType } from "./type.ts";

async function loadParentOf(context: Context, category: Category): Promise<Category | null> {
  const parentId = category.ancestorIds.at(-1);
  return parentId === undefined ? null : categories.load(context, parentId);
}

changeMutation({
  name: "moveCategory",
  description:
    "Puts a category at another place among its siblings and counts their positions anew where needed.",
  permission: "CATEGORY_UPDATE",
  input: {
    description: "Another place for a category among those of the same parent.",
    argument: "What to put where.",
    fields: moveFields("Category", "The category that moves."),
  },
  async run(input, context) {
    const move = await readMove(context, categories, input);
    const { row } = move;
    const parent = await loadParentOf(context, row);
    const moved = await sendMove(context, categories, move, {
      path: levelPaths[row.level],
      order: categoryOrder(row.level),
      siblings: async () => (parent === null ? walkLevel(context, 1) : findChildren(context, parent)),
    });
    if (parent !== null) childrenLoader(parent)?.forget(context, parent.databaseId);
    return { moved };
  },
  success: {
    description: "The category stands where it was wanted.",
    fields: (t) => ({
      moved: t.expose("moved", {
        type: [CategoryType],
        description: "Every category whose `order` has changed. Empty when it stood there already.",
      }),
    }),
  },
});
