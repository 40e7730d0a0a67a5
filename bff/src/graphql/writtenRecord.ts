import * as v from "valibot";
import type { Ownership } from "../access/rules.ts";
import { firstRecord } from "../rest/batch.ts";
import { RestError } from "../rest/error.ts";
import { byField, wayOfKey } from "../rest/idsRead.ts";
import type { RecordContext } from "./context.ts";

type Row = Ownership & { readonly id: string };

/** What was written: the record that an edit was about, or the body that an add has sent. */
export type Written<Record> = { readonly row: Record } | { readonly body: object };

/** How a record is found that the response to its write does not show: the documents show few of them. */
export interface WrittenSource<Record> {
  /** What tells it from those beside it, such as its name; null in a response that has hardly more than its id. */
  readonly mark: (row: Record) => string | null;
  /** The list that a record like this one stands in, read anew; none for what is read by its id alone. */
  readonly siblings?: (context: RecordContext, like: Record) => Promise<readonly Record[]>;
}

/** The record in the response to a write; null when it is not there as a whole. */
export function wholeRecord<Record>(
  schema: v.GenericSchema<unknown, Record>,
  body: unknown,
  mark: ((row: Record) => string | null) | undefined,
): Record | null {
  const decoded = v.safeParse(schema, firstRecord(body));
  if (!decoded.success) return null;
  return mark === undefined || fold(mark(decoded.output)) !== "" ? decoded.output : null;
}

/** The id in the response to a write: under the noun's key or `id`, or all there is. */
export function idIn(body: unknown, keyOf: (record: unknown) => string | null): string | null {
  const first: unknown = Array.isArray(body) ? body[0] : body;
  const isBare = typeof first === "number" || typeof first === "string";
  const id = isBare ? String(first).trim() : (keyOf(first) ?? byField("id")(first));
  return id !== null && wayOfKey(id) !== "none" ? id : null;
}

function fold(text: string | null): string {
  return (text ?? "").trim().toLowerCase();
}

/** The newest of the rows that look like one: the last, where ids and instants do not tell. */
export function newestLike<Record extends Row>(
  rows: readonly Record[],
  like: Record,
  mark: (row: Record) => string | null,
): Record | null {
  const wanted = fold(mark(like));
  if (wanted === "") return null;
  return rows
    .filter((row) => fold(mark(row)) === wanted)
    .reduce<Record | null>(
      (newest, row) => (newest !== null && Number(row.id) < Number(newest.id) ? newest : row),
      null,
    );
}

/** What a look after a write finds; null where it fails: the write has been done all the same. */
export async function orUnseen<T>(look: () => Promise<T>): Promise<T | null> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof RestError) return null;
    throw error;
  }
}
