import * as v from "valibot";

// Documented fields are read leniently, because the documents show names and not types (decision D-09):
// 'true' and true, "12" and 12 are the same. How our own service writes them is in its OpenAPI document.

/** Identity of a record: the documents show no form, so any number or text. Digits are the number, in whatever form. */
export const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.nonEmpty())]),
  v.transform((value) => (/^\d{1,15}$/.test(String(value)) ? Number(value) : value)),
);
export type Id = v.InferOutput<typeof id>;

/** The identity of nothing: within the range of an integer, and never reached. */
export const unknownId = 2_000_000_000;

/** Text that is there. */
export const text = v.string();

/** Nothing may be null, an empty text, or no field at all. */
const nothing = v.pipe(
  v.literal(""),
  v.transform(() => null),
);

/** Text, or none. */
export const optionalText = v.nullish(v.union([nothing, v.string()]), null);

/** Identity, or none. */
export const optionalId = v.nullish(v.union([nothing, id]), null);

/** A number, also as text. */
export const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/))]),
  v.transform(Number),
);

/** A number, or none. */
export const optionalNumber = v.nullish(v.union([nothing, number]), null);

/** A flag, also as the words 'true' and 'false' or as 0 and 1. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist(["true", "false", "1", "0"]), v.picklist([0, 1])]),
  v.transform((value) => ["true", "1"].includes(String(value))),
);

/** A flag that is off where there is none. */
export const optionalFlag = v.pipe(
  v.nullish(v.union([v.literal(""), flag]), false),
  v.transform((value) => value === true),
);
