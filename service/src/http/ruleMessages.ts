import * as v from "valibot";

/** What a field says when it is refused: by the keyword of JSON Schema that was broken. */
export interface RuleMessages {
  /** It is not there, null or empty. */
  required?: string;
  /** Rules that JSON Schema has no keyword for. */
  other?: readonly string[];
  [keyword: string]: string | readonly string[] | undefined;
}

/** A schema, or a step of a pipe, as valibot keeps it. */
const rulePart = v.looseObject({
  type: v.string(),
  message: v.optional(v.unknown()),
  metadata: v.optional(v.looseObject({ "x-missing": v.optional(v.string()) })),
  pipe: v.optional(v.array(v.unknown())),
  wrapped: v.optional(v.unknown()),
  options: v.optional(v.array(v.unknown())),
});
type RulePart = v.InferOutput<typeof rulePart>;

/** All that a rule is made of, what stands outside first. */
function partsOf(rule: unknown): readonly RulePart[] {
  if (!v.is(rulePart, rule)) return [];
  if (rule.pipe !== undefined) return rule.pipe.flatMap(partsOf);
  return [rule, ...partsOf(rule.wrapped), ...(rule.options ?? []).flatMap(partsOf)];
}

const keywords: Readonly<Record<string, string>> = {
  max_length: "maxLength",
  min_length: "minLength",
  regex: "pattern",
  min_value: "minimum",
  max_value: "maximum",
  iso_timestamp: "format",
  picklist: "enum",
};
const types = new Set(["string", "number", "integer", "boolean", "array", "object", "union"]);

function keywordOf({ type }: RulePart, isList: boolean): string {
  if (types.has(type)) return "type";
  if (type === "non_empty") return "required";
  const keyword = keywords[type] ?? "other";
  return isList ? keyword.replace("Length", "Items") : keyword;
}

/** The messages of a rule, read from the very rule that validates. */
export function messagesOf(rule: v.GenericSchema): RuleMessages {
  const found: RuleMessages = {};
  const other = new Set<string>();
  const parts = partsOf(rule);
  const isList = parts.some(({ type }) => type === "array");
  for (const part of parts) {
    const missing = part.metadata?.["x-missing"];
    if (missing !== undefined) found.required = missing;
    if (typeof part.message !== "string") continue;
    const keyword = keywordOf(part, isList);
    if (keyword === "other") other.add(part.message);
    else found[keyword] ??= part.message;
  }
  return other.size === 0 ? found : { ...found, other: [...other] };
}

/** The rules of an object's fields; none for anything else. */
export function entriesOf(schema: v.GenericSchema): Readonly<Record<string, v.GenericSchema>> {
  return isObjectSchema(schema) ? schema.entries : {};
}

function isObjectSchema(
  schema: v.GenericSchema,
): schema is v.GenericSchema & { readonly entries: Readonly<Record<string, v.GenericSchema>> } {
  return "entries" in schema;
}
