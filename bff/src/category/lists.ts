import type { RecordContext } from "../graphql/context.ts";
import { allOf, type MaybePromise } from "../maybePromise.ts";
import { ownedChildren, type OwnedChildren } from "../graphql/ownedChildren.ts";
import { readOwnedList } from "../graphql/ownedList.ts";
import { categoryRecord, databaseIdOf, type Category, type CategoryLevel } from "./record.ts";

const childrenOfLevel1 = ownedChildren<Category>({
  path: "/v1/l2CategoryPO/level1_id",
  parentKey: "level1_id",
  record: categoryRecord,
});

const childrenOfLevel2 = ownedChildren<Category>({
  path: "/v1/l3CategoryPO/level2_id",
  parentKey: "level2_id",
  record: categoryRecord,
});

/** The loader of what stands right under categories of a level; null for level 3. */
export function childrenLoader(level: number): OwnedChildren<Category> | null {
  if (level === 1) return childrenOfLevel1;
  return level === 2 ? childrenOfLevel2 : null;
}

/** All children of a category; at once when they were read ahead. */
export function findChildren(context: RecordContext, parent: Category): MaybePromise<readonly Category[]> {
  return childrenLoader(parent.level)?.find(context, parent.databaseId) ?? [];
}

const level1Key = {};

async function readLevel1(context: RecordContext): Promise<readonly Category[]> {
  const user = context.session.current?.user;
  if (user === undefined) return [];
  const list = { template: "/v1/l1CategoryPO/company_po_id/{id}", params: { id: user.companyId } };
  return (await readOwnedList(context.rest, user, list, categoryRecord)).rows;
}

/** The categories that stand beside one, and itself, read anew. */
export function readSiblings(
  context: RecordContext,
  { level, ancestorIds }: Category,
): Promise<readonly Category[]> {
  const parentId = databaseIdOf(ancestorIds.at(-1) ?? "");
  return childrenLoader(level - 1)?.loadAnew(context, parentId) ?? readLevel1(context);
}

function loadLevel1(context: RecordContext): Promise<readonly Category[]> {
  return context.loader(level1Key, () => readLevel1(context));
}

/**
 * All categories of one level, by walking down the documented lists: one call for level 1, and one more for each
 * category above. Only for a service that offers nothing better.
 */
export async function walkLevel(context: RecordContext, level: CategoryLevel): Promise<readonly Category[]> {
  if (level === 1) return loadLevel1(context);
  const parents = await walkLevel(context, level === 2 ? 1 : 2);
  return (await allOf(parents.map((parent) => findChildren(context, parent)))).flat();
}
