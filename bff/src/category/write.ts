import type { Context } from "../graphql/context.ts";
import { NotFoundError, UnavailableError } from "../graphql/errors.ts";
import type { InputPaths } from "../graphql/expectedErrors.ts";
import { idOfType } from "../graphql/nodeId.ts";
import { refuse } from "../graphql/validate.ts";
import { decodeWritten, writtenId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { mayUse } from "../access/rules.ts";
import { categoryRecord, type Category, type CategoryLevel } from "./record.ts";
import { messages, parentRequired } from "./rules.ts";
import { categories } from "./source.ts";

/** Where each field of the service comes from in the inputs of this noun. */
export const inputPaths: InputPaths = Object.fromEntries(
  [1, 2, 3].flatMap((level) => [
    [`level${level}_name`, ["name"]],
    [`level${level}_order_id`, ["order"]],
    [`level${level}_id`, ["parentId"]],
    ["description", ["description"]],
  ]),
);

/** The parent of a category of a level, checked to be one level up and the user's; null on level 1. */
export async function loadParent(
  context: Context,
  level: CategoryLevel,
  parentId: string | null | undefined,
): Promise<Category | null> {
  if (level === 1) {
    if (parentId !== null && parentId !== undefined) refuse("parentId", messages.noParent);
    return null;
  }
  if (parentId === null || parentId === undefined || parentId.trim() === "") {
    refuse("parentId", parentRequired(level));
  }
  const id = idOfType("Category", parentId);
  const parent = id === null ? null : await categories.load(context, id);
  if (parent === null) throw new NotFoundError();
  if (parent.level !== level - 1) refuse("parentId", parentRequired(level));
  return parent;
}

/** The documented fields that say what a category stands under (Document 1 §3). */
export function parentFields(parent: Category | null): Record<string, string | number> {
  if (parent === null) return {};
  const own = { [`level${parent.level}_id`]: writtenId(parent.databaseId) };
  const grandparent = parent.ancestorIds.at(0)?.split("-").at(1);
  return grandparent === undefined ? own : { level1_id: writtenId(grandparent), ...own };
}

/** The category that a write answered with. It has been written, so what does not fit is no refusal. */
export function readWritten(context: Context, body: unknown): Category {
  const category = decodeWritten(categoryRecord, body);
  if (category.companyId !== null && !mayUse(currentUser(context), category)) {
    throw new UnavailableError("UNKNOWN");
  }
  return category;
}
