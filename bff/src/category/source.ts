import * as v from "valibot";
import type { Context } from "../graphql/context.ts";
import { ownedRecords, type OwnedRecords } from "../graphql/ownedRecords.ts";
import type { RestRead } from "../rest/client.ts";
import { decodeRecord } from "../rest/recordFields.ts";
import { childrenLoader, walkLevel } from "./lists.ts";
import { categoryId, categoryRecord, type Category } from "./record.ts";

/** The collection of each level. */
export const levelPaths = {
  1: "/v1/l1CategoryPO",
  2: "/v1/l2CategoryPO",
  3: "/v1/l3CategoryPO",
} as const;

function singleRead(id: string): RestRead {
  const [level = "1", databaseId = ""] = id.split("-");
  const path = level === "3" ? levelPaths[3] : level === "2" ? levelPaths[2] : levelPaths[1];
  return { template: `${path}/{id}`, params: { id: databaseId } };
}

const byId: OwnedRecords<Category> = ownedRecords<Category>(
  {
    list: "/v1/categoryPO",
    single: singleRead,
    keyOf: (record) => {
      const decoded = v.safeParse(categoryRecord, record);
      return decoded.success ? decoded.output.id : null;
    },
    decode: (record) => decodeRecord(categoryRecord, record),
  },
  // The payloads of levels 2 and 3 name only the parent (Document 1 §3), so the tenant is the parent's.
  async (context, category) => {
    const parentId = category.ancestorIds.at(-1);
    return parentId !== undefined && (await categories.load(context, parentId)) !== null;
  },
);

/** Categories of all levels by id, in one call whatever their levels. */
export const categories: OwnedRecords<Category> = {
  ...byId,
  async load(context, id) {
    const found = await byId.load(context, id);
    // The documents have no call for one category: a service that has only those shows it in its lists.
    if (found !== null || context.rest.capabilities.offers("ids /v1/categoryPO") !== false) return found;
    const level = id.startsWith("3-") ? 3 : id.startsWith("2-") ? 2 : 1;
    return (await walkLevel(context, level)).find((category) => category.id === id) ?? null;
  },
};

/** From level 1 down to the category itself. */
export async function loadPath(context: Context, category: Category): Promise<Category[]> {
  const ancestors = await Promise.all(category.ancestorIds.map((id) => categories.load(context, id)));
  return [...ancestors.filter((ancestor) => ancestor !== null), category];
}

/**
 * The deepest category of a choice on three levels, each of which may be absent. All of them are asked for at
 * once, so that the path needs no further call.
 */
export async function loadDeepest(
  context: Context,
  chosen: readonly [string | null, string | null, string | null],
): Promise<Category | null> {
  const ids = [
    chosen[0] === null ? null : categoryId(1, chosen[0]),
    chosen[1] === null ? null : categoryId(2, chosen[1]),
    chosen[2] === null ? null : categoryId(3, chosen[2]),
  ].filter((id) => id !== null);
  const loaded = await Promise.all(ids.map((id) => categories.load(context, id)));
  return loaded.at(-1) ?? null;
}

/** Keeps a category that was just written, and forgets what it has changed around it. */
export function rememberWritten(context: Context, category: Category, parent: Category | null): void {
  categories.prime(context, category);
  if (parent === null) return;
  categories.forget(context, parent.id);
  childrenLoader(parent)?.forget(context, parent.databaseId);
}

/** Forgets a category that was just deleted, and what its parent was known to hold. */
export function forgetDeleted(context: Context, category: Category): void {
  categories.forget(context, category.id);
  const parentId = category.ancestorIds.at(-1);
  if (parentId !== undefined) categories.forget(context, parentId);
}
