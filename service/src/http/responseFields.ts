import * as v from "valibot";

// What records look like in responses: identities are integers, money is text with two decimals, flags are booleans.

/** Identity of a record. */
export const id = v.pipe(v.number(), v.integer());
/** Identity of a record that may not be set. */
export const optionalId = v.nullable(id);
/** A whole number. */
export const whole = v.pipe(v.number(), v.integer());
/** A whole number or nothing. */
export const nullableWhole = v.nullable(whole);
/** Text or nothing. */
export const nullableText = v.nullable(v.string());
/** Money or a percentage, two decimals: "129.00". */
export const decimal = v.pipe(v.string(), v.regex(/^-?\d+\.\d{2}$/));
/** Money or a percentage, or nothing. */
export const nullableDecimal = v.nullable(decimal);
/** A calendar date, YYYY-MM-DD, or nothing. */
export const nullableDate = v.nullable(v.pipe(v.string(), v.isoDate()));
/** An instant in UTC with milliseconds. */
export const instant = v.pipe(v.string(), v.isoTimestamp());
/** An instant in UTC or nothing. */
export const nullableInstant = v.nullable(instant);
/** A response without content: `{}`. */
export const nothing = v.object({});
