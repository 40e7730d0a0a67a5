import { sql } from "kysely";
import { day, dayBegins } from "../http/narrowing.ts";

/** Whole days in India, from one to another. */
export const placed = {
  placed_from: day("placed_from", (value) => sql`record.placed_at >= ${dayBegins(value)}`),
  placed_to: day("placed_to", (value) => sql`record.placed_at < ${dayBegins(value)} + interval '1 day'`),
};

/** A part's number as it is printed, such as `2627-000123/2`, or the end of one: the order's number, and which part. */
export function partNumber(q: string): { readonly text: string; readonly part?: number } {
  const [, text, part] = /^\s*([\d-]{3,})\s*\/\s*(\d{1,3})\s*$/.exec(q) ?? [];
  return text === undefined ? { text: q } : { text, part: Number(part) };
}
