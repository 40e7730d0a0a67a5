import { Buffer } from "node:buffer";
import * as v from "valibot";

/** The place of a row in its list: the value it is sorted by, and its id to break ties. */
export interface Position {
  readonly value: string | number | null;
  readonly id: string;
}

const cursorSchema = v.tuple([
  v.string(),
  v.nullable(v.union([v.string(), v.number()])),
  v.pipe(v.string(), v.maxLength(64)),
]);

/**
 * An opaque cursor. It carries the sort value and the id, so a page starts at the same place even when
 * the row it points to has been deleted, and the order it was made for, so it cannot be used with another.
 */
export function encodeCursor(order: string, position: Position): string {
  return Buffer.from(JSON.stringify([order, position.value, position.id]), "utf8").toString("base64url");
}

/** Opens a cursor of the given order; null when it is malformed or was made for another order. */
export function decodeCursor(order: string, cursor: string): Position | null {
  if (cursor.length > 2000) return null;
  try {
    const decoded = v.safeParse(cursorSchema, JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
    if (!decoded.success || decoded.output[0] !== order) return null;
    return { value: decoded.output[1], id: decoded.output[2] };
  } catch {
    return null;
  }
}
