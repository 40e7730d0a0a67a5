import * as v from "valibot";
import { sendPosition } from "../rest/position.ts";
import type { Context } from "./context.ts";
import { idOf } from "./inputFields.ts";
import { type ListOrder, sortRows } from "./listOrder.ts";
import type { OwnedRecords } from "./ownedRecords.ts";
import { refuse } from "./validate.ts";

/** The input of a move: the record, and the sibling that it shall stand beside. */
export function moveFields(typeName: string, description: string) {
  const sibling = (text: string) => ({
    ...idOf(typeName, text),
    required: false,
    rule: v.nullish(v.string(), null),
  });
  return {
    id: idOf(typeName, description),
    afterId: {
      ...sibling("The sibling that it shall stand right behind; null or left out for the first place."),
      rest: "after_id",
    },
    beforeId: {
      ...sibling(
        "Instead of `afterId`: the sibling that it shall stand right before, for whoever sees only the rows below.",
      ),
      rest: "before_id",
    },
  };
}

/** A record and the place it shall have. */
export interface Move<Row> {
  readonly row: Row;
  /** The sibling it shall stand beside; null for the first place. */
  readonly sibling: Row | null;
  readonly side: "before" | "behind";
}

/**
 * Reads the record and the sibling that the input of a move names, in one call. Throws `NotFoundError` when one of
 * them is unknown or not the user's, and `ValidationError` when there are two siblings.
 */
export async function readMove<Row>(
  context: Context,
  records: OwnedRecords<Row>,
  input: { readonly id: string; readonly afterId: string | null; readonly beforeId: string | null },
): Promise<Move<Row>> {
  const { id, afterId, beforeId } = input;
  if (afterId !== null && beforeId !== null) refuse("beforeId", "Give only one of afterId and beforeId");
  const siblingId = afterId ?? beforeId;
  const [row, sibling] = await Promise.all([
    records.require(context, id),
    siblingId === null ? null : records.require(context, siblingId),
  ]);
  return { row, sibling, side: beforeId === null ? "behind" : "before" };
}

/** The list that a record moves in. */
export interface MoveList<Row> {
  /** The resource of the service; that of the records where nothing else is said. */
  readonly path?: string;
  /** By position; its field is what the service calls the position. */
  readonly order: ListOrder<Row>;
  /** All siblings, for a service that cannot move by itself. */
  siblings(): Promise<readonly Row[]>;
}

/**
 * Sends a move and gives every record whose position has changed; where the service does not show them, as its list has
 * them then, and all of the list where it does not say which. Throws `RestError` and `UnavailableError`.
 */
export async function sendMove<Row extends { readonly order: number }>(
  context: Context,
  records: OwnedRecords<Row>,
  { row, sibling, side }: Move<Row>,
  { path = records.path, order, siblings }: MoveList<Row>,
): Promise<Row[]> {
  const siblingId = sibling && order.id(sibling);
  const { bodies, ids } = await sendPosition(context.rest, {
    path,
    id: order.id(row),
    position: siblingId !== null && side === "before" ? { beforeId: siblingId } : { afterId: siblingId },
    orderField: order.field,
    siblings: async () =>
      sortRows(order, await siblings()).map((one) => ({ id: order.id(one), order: one.order })),
  });
  return records.writtenAmong(context, bodies, async () => {
    const rows = await siblings();
    return ids === null ? rows : rows.filter((one) => ids.includes(order.id(one)));
  });
}
