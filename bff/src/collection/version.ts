import { versionOf, type Editing } from "../graphql/version.ts";
import type { Collection } from "./record.ts";
import { collections } from "./source.ts";

/** Of everything that `editCollection` can change. */
export function collectionVersion({ name, isSelectable, isDisplayed }: Collection): string {
  return versionOf([name, isSelectable, isDisplayed]);
}

/** How `editCollection` compares versions. */
export const collectionEditing: Editing<Collection> = {
  records: collections,
  version: collectionVersion,
};
