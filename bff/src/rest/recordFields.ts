import * as v from "valibot";
import { ownError } from "./responseError.ts";
import { allRecords, firstRecord } from "./batch.ts";
import { remembered } from "./decodedRecords.ts";
import { isPlainInstant } from "./plainInstant.ts";
import { readBy, readerOf, unfit } from "./recordReader.ts";

/**
 * Lenient readers for the fields of the service's records (decision D-09): numbers may be strings, flags may be
 * `true`, `"true"` or 1, an empty text means none. What we write is always in the documented form.
 */

const scalar = v.union([v.string(), v.number()]);

/** A text of a value as most are sent; undefined for any other, which the schema has to look at. */
function plainText(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (value === null || value === undefined) return "";
  return typeof value === "number" ? String(value) : undefined;
}

// Each field says by a schema what it takes, and how most of its values are read without it: a list has thousands of them.

const idForm = /^[A-Za-z0-9_-]{1,64}$/;

/** An id, as text, whatever the service sent. */
export const idField = readBy(
  v.pipe(
    scalar,
    v.transform((value) => String(value).trim()),
    v.regex(idForm),
  ),
  (value) => {
    // As a text it has nothing but digits, and a sign.
    if (Number.isSafeInteger(value)) return String(value);
    const text = plainText(value);
    return text !== undefined && idForm.test(text) ? text : unfit;
  },
);

/** An id, or null when there is none. */
export const optionalIdField = readBy(
  v.pipe(
    // A default, because a missing key without one would skip the rest of the pipe.
    v.nullish(scalar, ""),
    v.transform((value) => String(value).trim()),
    v.transform((id) => (id === "" || id === "0" ? null : id)),
  ),
  (value) => {
    if (Number.isSafeInteger(value)) return value === 0 ? null : String(value);
    const text = plainText(value)?.trim();
    if (text === undefined) return unfit;
    return text === "" || text === "0" ? null : text;
  },
);

/** A text, possibly empty. */
export const textField = readBy(
  v.pipe(
    v.nullish(scalar, ""),
    v.transform((value) => String(value)),
  ),
  (value) => plainText(value) ?? unfit,
);

function optionalText(value: unknown): string | null | typeof unfit {
  const text = plainText(value);
  if (text === undefined) return unfit;
  return text.trim() === "" ? null : text;
}

/** A text, or null when it is empty. */
export const optionalTextField = readBy(
  v.pipe(
    textField,
    v.transform((text) => (text.trim() === "" ? null : text)),
  ),
  optionalText,
);

/** A yes or no; anything unknown is no. */
export const flagField = readBy(
  v.pipe(
    v.nullish(v.union([v.boolean(), v.string(), v.number()]), false),
    v.transform((value) => ["true", "1", "yes"].includes(String(value).trim().toLowerCase())),
  ),
  (value) => {
    if (typeof value === "boolean") return value;
    return value === null || value === undefined ? false : unfit;
  },
);

function optionalInteger(value: unknown): number | null | typeof unfit {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value !== "number" || !Number.isSafeInteger(value)) return unfit;
  // A zero with a sign has none as a text.
  return value === 0 ? 0 : value;
}

/** A whole number, or null when there is none. */
export const optionalIntegerField = readBy(
  v.pipe(
    optionalTextField,
    v.transform((text) => (text === null ? null : Number(text))),
    v.nullable(v.pipe(v.number(), v.safeInteger())),
  ),
  optionalInteger,
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

const wholeDecimal = /^-?\d{1,15}\.\d{2,6}$/;

/** An exact decimal as text with at least two decimals, or null when there is none. */
export const optionalDecimalField = readBy(
  v.pipe(
    optionalTextField,
    v.nullable(
      v.pipe(v.string(), v.trim(), v.regex(/^-?\d{1,15}(\.\d{1,6})?$/), v.transform(withTwoDecimals)),
    ),
  ),
  (value) => {
    const text = optionalText(value);
    return text === null || (text !== unfit && wholeDecimal.test(text)) ? text : unfit;
  },
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
export const optionalDateTimeField = readBy(
  v.pipe(
    optionalTextField,
    v.transform((text) => {
      const instant = text === null ? Number.NaN : Date.parse(text);
      return Number.isNaN(instant) ? null : new Date(instant).toISOString();
    }),
  ),
  (value) => {
    const text = optionalText(value);
    return text === null || (text !== unfit && isPlainInstant(text)) ? text : unfit;
  },
);

function decode<Decoded>(
  schema: v.GenericSchema<unknown, Decoded>,
  record: unknown,
  outcome: "not-applied" | "unknown",
): Decoded {
  const read = readerOf(schema)(record);
  if (read !== unfit) return read;
  const decoded = v.safeParse(schema, record);
  if (decoded.success) return decoded.output;
  const where = decoded.issues.map((issue) => v.getDotPath(issue) ?? "the record itself").join(", ");
  throw ownError("bad-response", new Error(`The service's record does not fit at: ${where}.`), outcome);
}

/** Decodes one record. Throws `RestError` of kind `bad-response` when it does not fit; its cause says where. */
export function decodeRecord<Decoded>(schema: v.GenericSchema<unknown, Decoded>, record: unknown): Decoded {
  return remembered(schema, record, () => decode(schema, record, "not-applied"));
}

/** The same of a record among others, which are remembered together. */
export function decodeRow<Decoded>(schema: v.GenericSchema<unknown, Decoded>, record: unknown): Decoded {
  return decode(schema, record, "not-applied");
}

/** Decodes every record of a response, whatever its envelope; the very same list for the same response. Throws like `decodeRecord`. */
export function decodeRecords<Decoded>(
  schema: v.GenericSchema<unknown, Decoded>,
  body: unknown,
): readonly Decoded[] {
  if (!Array.isArray(body)) return allRecords(body).map((record) => decodeRecord(schema, record));
  return remembered(schema, body, () => allRecords(body).map((record) => decodeRow(schema, record)));
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
