import * as v from "valibot";
import { markProgress } from "../company/progress.ts";
import { addedRecord } from "../graphql/addMutation.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { deleteMutation } from "../graphql/deleteMutation.ts";
import { editedRecord, editInput } from "../graphql/editMutation.ts";
import { idempotencyKey, inputPaths, toRestBody } from "../graphql/inputFields.ts";
import { moveFields, readMove, sendMove } from "../graphql/movePosition.ts";
import { edgeOf } from "../graphql/page.ts";
import { maximumPageSize } from "../graphql/pageWindow.ts";
import { refuse, validate } from "../graphql/validate.ts";
import { sendEdit } from "../graphql/version.ts";
import { toRestId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { categoryFields, parentRequired } from "./fields.ts";
import { categoryOrder } from "./list.ts";
import { readSiblings } from "./lists.ts";
import { type Category, type CategoryLevel } from "./record.ts";
import { categories, categoryEditing, forgetAround, levelPaths } from "./source.ts";
import { CategoryEdge, CategoryType } from "./type.ts";

/** The parent of a category of a level, one level up; undefined where none was named. */
async function requireParent(
  context: Context,
  level: CategoryLevel,
  parentId: string | undefined,
): Promise<Category | undefined> {
  if (parentId === undefined) return undefined;
  const parent = await categories.require(context, parentId);
  if (parent.level !== level - 1) refuse("parentId", parentRequired(level));
  return parent;
}

const levelRule = v.picklist([1, 2, 3], "Level must be 1, 2 or 3");

/** The rules of the fields that differ by level. */
function levelRules(level: CategoryLevel) {
  const { parentId, description } = categoryFields(level);
  return { parentId: parentId.rule, description: description.rule };
}

const anyText = v.optional(v.nullable(v.string(), ""));

/** Where the service's names stand in the inputs, on all levels. */
const paths = {
  ...inputPaths(categoryFields(1)),
  ...inputPaths(categoryFields(2)),
  ...inputPaths(categoryFields(3)),
};

/** The part of onboarding that the first category of a level is (Document 1 §4, decision D-40). */
const levelParts = { 1: "level1Category", 2: "level2Category", 3: "level3Category" } as const;

changeMutation({
  name: "addCategory",
  description: "Adds a category to the viewer's company.",
  permission: "CATEGORY_CREATE",
  input: {
    description: "A new category.",
    argument: "The new category.",
    fields: {
      level: { type: "Int", required: true, description: "1, 2 or 3.", rule: levelRule },
      ...categoryFields(1),
      idempotencyKey,
    },
    rulesFor: (raw) => levelRules(validate(v.object({ level: levelRule }), raw).level),
  },
  paths,
  async run({ level, parentId, idempotencyKey, ...values }, context) {
    const parent = await requireParent(context, level, parentId);
    const company = level === 1 ? { company_po_id: toRestId(currentUser(context).companyId) } : {};
    const body = {
      ...toRestBody(categoryFields(level), { ...values, parentId: parent }),
      ...company,
    };
    const response = await context.rest.send({
      method: "POST",
      template: levelPaths[level],
      body,
      idempotencyKey,
    });
    // Its id is what tells the level of a record.
    const category = await categories.written(context, response.body, {
      body: { ...body, [`level${level}_id`]: 0 },
    });
    await markProgress(context, levelParts[level]);
    return { row: category, edge: edgeOf(categoryOrder(category.level), category) };
  },
  success: addedRecord({
    noun: "category",
    of: categoryEditing,
    type: CategoryType,
    edge: CategoryEdge,
    order: "of its level by position",
  }),
});

changeMutation({
  name: "editCategory",
  description: "Changes a category of the viewer's company.",
  permission: "CATEGORY_UPDATE",
  input: {
    ...editInput("category", "Category", categoryFields(1)),
    // What they must be depends on the level, which is the record's.
    rulesFor: () => ({ parentId: anyText, description: anyText }),
  },
  paths,
  async run({ id, version, ...values }, context) {
    const category = await categories.require(context, id);
    const { level } = category;
    const { parentId, description } = validate(v.partial(v.object(levelRules(level))), values);
    const parent = await requireParent(context, level, parentId);
    const body = toRestBody(categoryFields(level), { ...values, parentId: parent, description });
    const edited = await sendEdit(context, categoryEditing, category, version, body);
    forgetAround(context, category);
    return { row: edited };
  },
  success: editedRecord("category", "Category", CategoryType),
});

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
    const { level } = move.row;
    const moved = await sendMove(context, categories, move, {
      path: levelPaths[level],
      order: categoryOrder(level),
      siblings: () => readSiblings(context, move.row),
    });
    return { moved };
  },
  success: {
    description: "The category stands where it was wanted.",
    fields: (t) => ({
      moved: t.expose("moved", {
        type: [CategoryType],
        most: maximumPageSize,
        description: "Every category whose `order` has changed. Empty when it stood there already.",
      }),
    }),
  },
});

deleteMutation({
  description:
    "Deletes a category of the viewer's company. Refused with a conflict that says why while categories stand " +
    "under it, products are in it or banners lead to it.",
  permission: "CATEGORY_DELETE",
  noun: "category",
  which: "A category that nothing uses.",
  done: "The category was deleted.",
  of: categoryEditing,
  after: async (context, category) => forgetAround(context, category),
});
