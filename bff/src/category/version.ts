import { versionOf, type Editing } from "../graphql/version.ts";
import type { Category } from "./record.ts";
import { categories } from "./source.ts";

/** Of everything that `editCategory` can change. */
export function categoryVersion({ name, description, order, ancestorIds }: Category): string {
  return versionOf([name, description, order, ancestorIds.at(-1) ?? null]);
}

/** How `editCategory` compares versions. */
export const categoryEditing: Editing<Category> = {
  records: categories,
  version: categoryVersion,
};
