import * as v from "valibot";
import type { KnownValues } from "./knownValues.ts";

/** The parts of a JSON Schema that bodies are made from. */
export interface Schema {
  readonly $ref?: string | undefined;
  readonly const?: unknown;
  readonly enum?: unknown[] | undefined;
  readonly anyOf?: Schema[] | undefined;
  readonly type?: string | undefined;
  readonly pattern?: string | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly format?: string | undefined;
  readonly minimum?: number | undefined;
  readonly properties?: { [name: string]: Schema } | undefined;
  readonly required?: string[] | undefined;
  readonly items?: Schema | undefined;
}

export const schema: v.GenericSchema<Schema> = v.object({
  $ref: v.optional(v.string()),
  const: v.optional(v.unknown()),
  enum: v.optional(v.array(v.unknown())),
  anyOf: v.optional(v.array(v.lazy(() => schema))),
  type: v.optional(v.string()),
  pattern: v.optional(v.string()),
  minLength: v.optional(v.number()),
  maxLength: v.optional(v.number()),
  format: v.optional(v.string()),
  minimum: v.optional(v.number()),
  properties: v.optional(
    v.record(
      v.string(),
      v.lazy(() => schema),
    ),
  ),
  required: v.optional(v.array(v.string())),
  items: v.optional(v.lazy(() => schema)),
});

/** The object that a body is, through its alternatives. */
export function objectOf(body: Schema): Schema {
  return body.properties === undefined
    ? (body.anyOf?.map(objectOf).find((one) => one.properties) ?? body)
    : body;
}

/** A body with its required fields, each with a value that should fit. */
export function sampleBody(body: Schema, known: KnownValues): Record<string, unknown> {
  const { properties = {}, required = [] } = objectOf(body);
  return Object.fromEntries(required.map((name) => [name, sampleValue(name, properties[name] ?? {}, known)]));
}

const texts = [
  "Text",
  "1",
  "1.00",
  "2030-01-01",
  "560038",
  "9876543210",
  "IND",
  "a@contract.test",
  "abcdef",
  // A SHA-256 in hexadecimal.
  "a".repeat(64),
];

/** A moment that lies ahead for long. */
const later = "2099-01-01T00:00:00.000Z";

/** One value that should fit: a known one, else one made from the schema. */
export function sampleValue(name: string, schema: Schema, known: KnownValues): unknown {
  if (Object.hasOwn(known, name)) return known[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const alternative = schema.anyOf?.find((one) => one.type !== "null" && one.const === undefined);
  if (alternative !== undefined)
    return sampleValue(name, { ...schema, anyOf: undefined, ...alternative }, known);
  if (schema.type === "integer" || schema.type === "number") return schema.minimum ?? 1;
  if (schema.type === "boolean") return false;
  if (schema.type === "array")
    return schema.items === undefined ? [] : [sampleValue("", schema.items, known)];
  if (schema.type === "object") return sampleBody(schema, known);
  if (schema.format === "date-time") return later;
  const pattern = new RegExp(schema.pattern ?? "");
  return texts.find((text) => pattern.test(text) && text.length >= (schema.minLength ?? 0)) ?? "Text";
}
