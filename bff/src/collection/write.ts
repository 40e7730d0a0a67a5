import type { Context } from "../graphql/context.ts";
import { NotFoundError, UnavailableError } from "../graphql/errors.ts";
import type { InputPaths } from "../graphql/expectedErrors.ts";
import { idOfType } from "../graphql/nodeId.ts";
import { decodeWritten } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { mayUse } from "../session/rules.ts";
import { collectionRecord, type Collection } from "./record.ts";
import { collections } from "./source.ts";

/** Where each field of the service comes from in the inputs of this noun. */
export const inputPaths: InputPaths = {
  collection_name: ["name"],
  collection_enable_select: ["isSelectable"],
  collection_enable_display: ["isDisplayed"],
};

/** The collection that an input names. Throws `NotFoundError` when it is unknown or not the user's. */
export async function loadNamed(context: Context, nodeId: string): Promise<Collection> {
  const id = idOfType("Collection", nodeId);
  const collection = id === null ? null : await collections.load(context, id);
  if (collection === null) throw new NotFoundError();
  return collection;
}

/** The collection that a write answered with. It has been written, so what does not fit is no refusal. */
export function readWritten(context: Context, body: unknown): Collection {
  const collection = decodeWritten(collectionRecord, body);
  if (!mayUse(currentUser(context), collection)) throw new UnavailableError("UNKNOWN");
  collections.prime(context, collection);
  return collection;
}
