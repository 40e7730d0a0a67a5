import type { Context, RecordContext } from "../graphql/context.ts";
import { allOf, thenMaybe, type MaybePromise } from "../maybePromise.ts";
import { ownedRecords, requireBy, type OwnedRecords } from "../graphql/ownedRecords.ts";
import type { Editing } from "../graphql/version.ts";
import type { RestRead } from "../rest/client.ts";
import { categoryVersion } from "./fields.ts";
import { childrenLoader, readSiblings, walkLevel } from "./lists.ts";
import { categoryRecord, databaseIdOf, levelOf, rawCategoryId, type Category } from "./record.ts";

/** The collection of each level. */
export const levelPaths = {
  1: "/v1/l1CategoryPO",
  2: "/v1/l2CategoryPO",
  3: "/v1/l3CategoryPO",
} as const;

function callFor(id: string): RestRead {
  return { template: `${levelPaths[levelOf(id)]}/{id}`, params: { id: databaseIdOf(id) } };
}

const byId: OwnedRecords<Category> = ownedRecords<Category>({
  typeName: "Category",
  path: "/v1/categoryPO",
  idForm: /^[123]-[1-9]\d{0,8}$/,
  key: rawCategoryId,
  record: categoryRecord,
  single: callFor,
  // The payloads of levels 2 and 3 name only the parent (Document 1 §3), so the tenant is the parent's.
  checkParent: async (context, category) => {
    const parentId = category.ancestorIds.at(-1);
    return parentId !== undefined && (await categories.load(context, parentId)) !== null;
  },
  mark: (category) => category.name,
  siblings: readSiblings,
  afterWrite: forgetAround,
});

/** The documents have no call for one category: a service that has only those shows it in its lists. */
function isOnlyListed(context: RecordContext): boolean {
  return context.rest.capabilities.offers("ids /v1/categoryPO") === false;
}

/** The category of a service that shows it only in its lists; null when it is in none of them. */
async function findListed(context: RecordContext, id: string): Promise<Category | null> {
  return (await walkLevel(context, levelOf(id))).find((category) => category.id === id) ?? null;
}

function findAnyhow(context: RecordContext, id: string): MaybePromise<Category | null> {
  const found = byId.find(context, id);
  // Most are there already, and a list asks for hundreds.
  if (!(found instanceof Promise) && found !== null) return found;
  return thenMaybe(found, (category) =>
    category === null && isOnlyListed(context) ? findListed(context, id) : category,
  );
}

/** Categories of all levels by id, in one call whatever their levels. */
export const categories: OwnedRecords<Category> = {
  ...byId,
  load: async (context, id) => findAnyhow(context, id),
  find: findAnyhow,
  require: requireBy("Category", async (context, id) => findAnyhow(context, id)),
};

/** From level 1 down to the category itself. */
export function loadPath(context: Context, category: Category): MaybePromise<Category[]> {
  const ancestors = allOf(category.ancestorIds.map((id) => categories.find(context, id)));
  return thenMaybe(ancestors, (found) => {
    const path = found.filter((ancestor) => ancestor !== null);
    path.push(category);
    return path;
  });
}

/**
 * The deepest category of a choice, of which `ids` are those from level 1 down. All of them are asked for at once, so that
 * the path needs no further call.
 */
export function loadDeepest(context: Context, ids: readonly string[]): MaybePromise<Category | null> {
  const found = allOf(ids.map((id) => categories.find(context, id)));
  return thenMaybe(found, (path) => path.at(-1) ?? null);
}

/** How edits of categories compare versions, and where they are sent. */
export const categoryEditing: Editing<Category> = {
  records: categories,
  version: categoryVersion,
  call: ({ id }) => callFor(id),
};

/** Forgets what a change of a category has changed around it: the counts above it, and what its parent holds. */
export function forgetAround(context: RecordContext, { level, ancestorIds }: Category): void {
  for (const id of ancestorIds) categories.forget(context, id);
  const parentId = ancestorIds.at(-1);
  if (parentId !== undefined) childrenLoader(level - 1)?.forget(context, databaseIdOf(parentId));
}
