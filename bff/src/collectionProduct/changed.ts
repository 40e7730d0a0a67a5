import type { Collection } from "../collection/record.ts";
import { collections } from "../collection/source.ts";
import { CollectionType } from "../collection/type.ts";
import type { Context } from "../graphql/context.ts";
import { idOf } from "../graphql/inputFields.ts";
import { mustExist, semanticNonNull } from "../graphql/semanticNonNull.ts";
import { collectionsOfProduct } from "./list.ts";

/** So many a collection has at most. */
export const mostProducts = 5000;

export const collectionId = { ...idOf("Collection", "The collection."), rest: "collection_id" };

/** The collection changes with what is in it: what was read of it before does not hold any more. */
export function forgetAround(context: Context, collection: Collection, prodIds: readonly string[]): void {
  collections.forget(context, collection.id);
  for (const id of prodIds) collectionsOfProduct.forget(context, id);
}

interface Changed {
  readonly collection: Collection;
}

/** What a mutation says of the collection it changed. */
export const changedCollection = {
  type: CollectionType,
  ...semanticNonNull,
  description: "The collection, with what is in it now.",
  resolve: ({ collection }: Changed, _args: object, context: Context) =>
    mustExist(collections.find(context, collection.id)),
};
