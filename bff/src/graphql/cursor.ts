import { Buffer } from "node:buffer";
import * as v from "valibot";
import { orderName, type Position, type SortKind, type SortRule } from "./listOrder.ts";
import { isDateTime } from "./scalars.ts";

/** What a database cannot compare with is no value of a row: whoever sends it has made it up. */
export const isText = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed();

const values: Readonly<Record<SortKind, v.GenericSchema<unknown, string | number>>> = {
  text: v.pipe(v.string(), v.check(isText)),
  number: v.pipe(v.number(), v.safeInteger()),
  instant: v.pipe(v.string(), v.check(isDateTime)),
};

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

const cursorSchemas = {
  text: v.tuple([v.string(), v.nullable(values.text), id]),
  number: v.tuple([v.string(), v.nullable(values.number), id]),
  instant: v.tuple([v.string(), v.nullable(values.instant), id]),
};

/**
 * An opaque cursor. It carries the sort value and the id, so a page starts at the same place even when
 * the row it points to has been deleted, and the order it was made for, so it cannot be used with another.
 */
export function encodeCursor(order: string, position: Position): string {
  return Buffer.from(JSON.stringify([order, position.value, position.id]), "utf8").toString("base64url");
}

/** Opens a cursor of the given order; null when it is malformed, made up or made for another order. */
export function decodeCursor(order: SortRule, cursor: string): Position | null {
  if (cursor.length > 2000) return null;
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    const decoded = v.safeParse(cursorSchemas[order.kind], parsed);
    if (!decoded.success || decoded.output[0] !== orderName(order)) return null;
    return { value: decoded.output[1], id: decoded.output[2] };
  } catch {
    return null;
  }
}
