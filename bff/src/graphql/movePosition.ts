import * as v from "valibot";
import type { Position } from "../rest/position.ts";
import type { Context } from "./context.ts";
import { NotFoundError } from "./errors.ts";
import { idOfType } from "./nodeId.ts";
import type { OwnedRecords } from "./ownedRecords.ts";
import { refuse } from "./validate.ts";

/** The rules of a move's input (decision D-42). */
export const moveRules = {
  id: v.string(),
  afterId: v.nullish(v.string()),
  beforeId: v.nullish(v.string()),
};

/** What the schema says of the two ways to name a place; every move has both. */
export const placeDescriptions = {
  afterId: "The sibling that it shall stand right behind; null or left out for the first place.",
  beforeId:
    "Instead of `afterId`: the sibling that it shall stand right before, for whoever sees only the rows below.",
} as const;

/** The records that the input of a move names. */
export interface ReadMove<Row> {
  readonly row: Row;
  readonly position: Position;
}

/**
 * Reads the record and the sibling that the input of a move names, in one call. Throws `NotFoundError` when one of
 * them is unknown or not the user's, and `ValidationError` when there are two siblings.
 * @param restId the id of a record in the calls of the service
 */
export async function readMove<Row>(
  context: Context,
  noun: { readonly typeName: string; readonly records: OwnedRecords<Row>; restId(row: Row): string },
  input: v.InferOutput<v.ObjectSchema<typeof moveRules, undefined>>,
): Promise<ReadMove<Row>> {
  const afterId = input.afterId ?? null;
  const beforeId = input.beforeId ?? null;
  if (afterId !== null && beforeId !== null) refuse("beforeId", "Give only one of afterId and beforeId");
  const load = async (nodeId: string): Promise<Row> => {
    const id = idOfType(noun.typeName, nodeId);
    const found = id === null ? null : await noun.records.load(context, id);
    if (found === null) throw new NotFoundError();
    return found;
  };
  const neighbourId = afterId ?? beforeId;
  const [row, neighbour] = await Promise.all([
    load(input.id),
    neighbourId === null ? null : load(neighbourId),
  ]);
  if (neighbour === null) return { row, position: { afterId: null } };
  const id = noun.restId(neighbour);
  return { row, position: beforeId === null ? { afterId: id } : { beforeId: id } };
}
