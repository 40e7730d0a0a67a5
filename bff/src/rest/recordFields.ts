import * as v from "valibot";
import { ownError } from "./responseError.ts";
import { allRecords, firstRecord } from "./batch.ts";
import { remembered } from "./decodedRecords.ts";

/**
 * Lenient readers for the fields of the service's records (decision D-09): numbers may be strings, flags may be
 * `true`, `"true"` or 1, an empty text means none. What we write is always in the documented form.
 */

const scalar = v.union([v.string(), v.number()]);

/** An id, as text, whatever the service sent. */
export const idField = v.pipe(
  scalar,
  v.transform((value) => String(value).trim()),
  v.regex(/^[A-Za-z0-9_-]{1,64}$/),
);

/** An id, or null when there is none. */
export const optionalIdField = v.pipe(
  // A default, because a missing key without one would skip the rest of the pipe.
  v.nullish(scalar, ""),
  v.transform((value) => String(value).trim()),
  v.transform((id) => (id === "" || id === "0" ? null : id)),
);

/** A text, possibly empty. */
export const textField = v.pipe(
  v.nullish(scalar, ""),
  v.transform((value) => String(value)),
);

/** A text, or null when it is empty. */
export const optionalTextField = v.pipe(
  textField,
  v.transform((text) => (text.trim() === "" ? null : text)),
);

/** A yes or no; anything unknown is no. */
export const flagField = v.pipe(
  v.nullish(v.union([v.boolean(), v.string(), v.number()]), false),
  v.transform((value) => ["true", "1", "yes"].includes(String(value).trim().toLowerCase())),
);

/** A whole number, or null when there is none. */
export const optionalIntegerField = v.pipe(
  optionalTextField,
  v.transform((text) => (text === null ? null : Number(text))),
  v.nullable(v.pipe(v.number(), v.safeInteger())),
);

/** A whole number; 0 when the service says nothing. */
export const integerField = v.pipe(
  optionalIntegerField,
  v.transform((value) => value ?? 0),
);

/** Adds the decimals that are missing, without ever going through a float. */
function withTwoDecimals(text: string): string {
  const [whole = "0", decimals = ""] = text.split(".");
  return `${whole}.${decimals.padEnd(2, "0")}`;
}

/** An exact decimal as text with at least two decimals, or null when there is none. */
export const optionalDecimalField = v.pipe(
  optionalTextField,
  v.nullable(v.pipe(v.string(), v.trim(), v.regex(/^-?\d{1,15}(\.\d{1,6})?$/), v.transform(withTwoDecimals))),
);

/** An exact decimal as text; `"0.00"` when the service says nothing. */
export const decimalField = v.pipe(
  optionalDecimalField,
  v.transform((value) => value ?? "0.00"),
);

/** A calendar date `YYYY-MM-DD`, cut out of an instant when the service sends one; null when there is none. */
export const optionalDateField = v.pipe(
  optionalTextField,
  v.transform((text) => (text !== null && /^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10) : null)),
);

/** An instant of RFC 3339 in UTC, or null when there is none or it cannot be read. */
export const optionalDateTimeField = v.pipe(
  optionalTextField,
  v.transform((text) => {
    const instant = text === null ? Number.NaN : Date.parse(text);
    return Number.isNaN(instant) ? null : new Date(instant).toISOString();
  }),
);

function decode<Decoded>(
  schema: v.GenericSchema<unknown, Decoded>,
  record: unknown,
  outcome: "not-applied" | "unknown",
): Decoded {
  const decoded = v.safeParse(schema, record);
  if (decoded.success) return decoded.output;
  const where = decoded.issues.map((issue) => v.getDotPath(issue) ?? "the record itself").join(", ");
  throw ownError("bad-response", new Error(`The service's record does not fit at: ${where}.`), outcome);
}

/** Decodes one record. Throws `RestError` of kind `bad-response` when it does not fit; its cause says where. */
export function decodeRecord<Decoded>(schema: v.GenericSchema<unknown, Decoded>, record: unknown): Decoded {
  return remembered(schema, record, () => decode(schema, record, "not-applied"));
}

/** Decodes every record of a response, whatever its envelope; the very same list for the same response. Throws like `decodeRecord`. */
export function decodeRecords<Decoded>(
  schema: v.GenericSchema<unknown, Decoded>,
  body: unknown,
): readonly Decoded[] {
  const records = allRecords(body);
  const decodeAll = (): Decoded[] => records.map((record) => decodeRecord(schema, record));
  return Array.isArray(body) ? remembered(schema, body, decodeAll) : decodeAll();
}

/** Decodes the record that a write answers with. When it does not fit, the write has happened all the same. */
export function decodeWritten<Decoded>(schema: v.GenericSchema<unknown, Decoded>, body: unknown): Decoded {
  return decode(schema, firstRecord(body), "unknown");
}

/** The same of every record that a write answers with. */
export function decodeWrittenList<Decoded>(
  schema: v.GenericSchema<unknown, Decoded>,
  body: unknown,
): Decoded[] {
  return allRecords(body).map((record) => decode(schema, record, "unknown"));
}

/** An id in the form of the documents: a number where it is one. */
export function toRestId(id: string): string | number {
  return /^\d{1,15}$/.test(id) ? Number(id) : id;
}
