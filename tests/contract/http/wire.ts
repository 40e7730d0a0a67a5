import * as v from "valibot";

// Documented fields are read leniently, because the documents show names and not types (decision D-09):
// 'true' and true, "12" and 12 are the same. How our own service writes them is in its OpenAPI document.

/** Identity of a record: the documents show no form, so any number or text. */
export const id = v.union([v.number(), v.pipe(v.string(), v.nonEmpty())]);
export type Id = v.InferOutput<typeof id>;

/** The identity of nothing: within the range of an integer, and never reached. */
export const unknownId = 2_000_000_000;

/** Text that is there. */
export const text = v.string();

/** Text, or null. The field itself must be there. */
export const optionalText = v.nullable(v.string());

/** Identity, or none. */
export const optionalId = v.union([v.null(), v.literal(""), id]);

/** A number, also as text. */
export const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/))]),
  v.transform(Number),
);

/** A number, or none. */
export const optionalNumber = v.nullable(number);

/** A flag, also as the words 'true' and 'false' or as 0 and 1. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist(["true", "false"]), v.picklist([0, 1])]),
  v.transform((value) => value === true || value === "true" || value === 1),
);
