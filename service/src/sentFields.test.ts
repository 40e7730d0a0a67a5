import * as v from "valibot";
import { expect, test } from "vitest";
import { parse } from "./http/parse.ts";
import { HttpError } from "./http/httpError.ts";
import { describeService } from "./openapi.ts";
import { resources } from "./resources.ts";

const listItem = v.looseObject({
  type: v.optional(v.string()),
  anyOf: v.optional(v.array(v.unknown())),
  properties: v.optional(
    v.record(
      v.string(),
      v.looseObject({
        type: v.optional(v.string()),
        enum: v.optional(v.array(v.string())),
        anyOf: v.optional(v.array(v.looseObject({ minimum: v.optional(v.number()) }))),
      }),
    ),
  ),
  required: v.optional(v.array(v.string())),
});
const limits = v.looseObject({
  type: v.optional(v.string()),
  anyOf: v.optional(v.array(v.unknown())),
  maxLength: v.optional(v.number()),
  minLength: v.optional(v.number()),
  maxItems: v.optional(v.number()),
  minItems: v.optional(v.number()),
  items: v.optional(listItem),
  minimum: v.optional(v.number()),
  maximum: v.optional(v.number()),
  pattern: v.optional(v.string()),
});
type Limits = v.InferOutput<typeof limits>;

const property = v.looseObject({
  "x-messages": v.objectWithRest(
    { required: v.optional(v.string()), other: v.optional(v.array(v.string())) },
    v.string(),
  ),
});
const body = v.object({
  properties: v.record(v.string(), property),
  required: v.array(v.string()),
});
const document = v.object({
  paths: v.record(
    v.string(),
    v.record(
      v.string(),
      v.object({
        requestBody: v.optional(
          v.object({ content: v.object({ "application/json": v.object({ schema: body }) }) }),
        ),
      }),
    ),
  ),
});
const { paths } = v.parse(document, describeService());

/** Every field of every body: its rule, and what the contract says of it. */
const fields = resources
  .flatMap(({ operations }) => operations)
  .flatMap((operation) => {
    const { method, path, body: rule } = operation;
    const schema = paths[path]?.[method.toLowerCase()]?.requestBody?.content["application/json"].schema;
    return Object.entries(schema?.properties ?? {}).map(([name, described]) => ({
      title: `${method} ${path} ${name}`,
      rule,
      name,
      isRequired: schema?.required.includes(name) === true,
      messages: described["x-messages"],
      branches: branchesOf(described),
    }));
  });

/** A schema and those it is one of. */
function branchesOf(schema: unknown): Limits[] {
  const found = v.parse(limits, schema);
  return [found, ...(found.anyOf ?? []).flatMap(branchesOf)];
}

/** What a call is told about one field. */
function httpErrorOf(rule: v.GenericSchema | undefined, name: string, value: unknown): string | undefined {
  try {
    parse(rule, { [name]: value });
  } catch (error) {
    if (error instanceof HttpError) return error.fields?.[name];
    throw error;
  }
  return undefined;
}

/** Something that a list may hold, so that nothing but its length is wrong. */
function itemOf(items: v.InferOutput<typeof listItem> | undefined): unknown {
  if (items?.type === "integer" || items?.anyOf !== undefined) return 1;
  if (items?.properties === undefined) return "A";
  // What may be left out is; a number may be sent in digits too.
  return Object.fromEntries(
    Object.entries(items.properties)
      .filter(([name]) => items.required?.includes(name) ?? true)
      .map(([name, { type, enum: words, anyOf }]) => [
        name,
        type === "array"
          ? []
          : type === "object"
            ? {}
            : anyOf
              ? (anyOf[0]?.minimum ?? 1)
              : (words?.[0] ?? "A"),
      ]),
  );
}

/** A value for each keyword that breaks it and nothing before it. */
function wrongValues(branches: readonly Limits[]): Record<string, unknown> {
  const one = (keyword: "maxLength" | "minLength" | "maxItems" | "minItems" | "minimum" | "maximum") =>
    branches.map((branch) => branch[keyword]).find((value) => value !== undefined);
  const [maxLength, minLength, maxItems] = [one("maxLength"), one("minLength"), one("maxItems")];
  const minItems = one("minItems");
  const item = itemOf(branches.find(({ items }) => items !== undefined)?.items);
  const [minimum, maximum] = [one("minimum"), one("maximum")];
  const pattern = branches.find((branch) => branch.pattern !== undefined)?.pattern;
  return {
    type: {},
    enum: "no such",
    format: "soon",
    ...(maxLength !== undefined && { maxLength: "a".repeat(maxLength + 1) }),
    ...(minLength !== undefined && { minLength: "a".repeat(minLength - 1) }),
    ...(maxItems !== undefined && { maxItems: Array.from({ length: maxItems + 1 }, () => item) }),
    ...(minItems !== undefined && { minItems: Array.from({ length: minItems - 1 }, () => item) }),
    ...(minimum !== undefined && { minimum: minimum - 1 }),
    ...(maximum !== undefined && { maximum: maximum + 1 }),
    ...(pattern !== undefined && {
      pattern: ["!", "not one"].find((text) => !new RegExp(pattern).test(text)),
    }),
  };
}

test("every message that the contract names is the one that a wrong call is told", () => {
  let told = 0;
  for (const { title, rule, name, isRequired, messages, branches } of fields) {
    const { required, other: _other, ...byKeyword } = messages;
    if (isRequired) expect(httpErrorOf(rule, name, undefined), title).toBe(required);
    // Where any value will do, an empty text is one.
    const isAnything = Object.keys(byKeyword).length === 0;
    if (required !== undefined && !isAnything)
      expect([required, byKeyword["enum"]], title).toContain(httpErrorOf(rule, name, ""));
    const wrong = wrongValues(branches);
    for (const [keyword, message] of Object.entries(byKeyword)) {
      expect(Object.keys(wrong), title).toContain(keyword);
      expect(httpErrorOf(rule, name, wrong[keyword]), `${title} ${keyword}`).toBe(message);
      told += 1;
    }
  }
  expect(told).toBeGreaterThan(800);
});

test("every limit that the contract names has its message", () => {
  for (const { title, messages, branches } of fields)
    for (const keyword of ["maxLength", "maxItems", "minimum", "maximum", "pattern"] as const)
      if (branches.some((branch) => branch[keyword] !== undefined))
        expect(Object.keys(messages), title).toContain(keyword);
});

test("every text and number of a body says its limits", () => {
  const unlimited = fields
    .filter(({ branches }) => {
      const kinds = new Set(branches.map(({ type }) => type));
      const says = (...keywords: readonly string[]) =>
        branches.some((branch) => keywords.some((keyword) => branch[keyword] !== undefined));
      const isText = kinds.has("string") && !says("maxLength", "pattern", "enum", "format", "maxItems");
      const isNumber = (kinds.has("integer") || kinds.has("number")) && !kinds.has("string");
      return isText || (isNumber && !says("minimum", "enum"));
    })
    .map(({ title }) => title);
  expect(unlimited).toEqual([]);
});

test("what may be left out is not required, and a change may leave out everything but the record", () => {
  const of = (title: string) => fields.filter((field) => field.title.startsWith(title));
  expect(
    of("PUT /v1/companyBrand/{brand_id} ").map(({ isRequired, messages }) => [isRequired, messages]),
  ).toEqual([
    [
      false,
      {
        required: "Brand Name is required",
        type: "Brand Name is required",
        maxLength: "Must have at most 120 characters",
        other: ["Must not contain line breaks or control characters"],
      },
    ],
  ]);
  expect(
    of("POST /v1/companySellerProdVarient/varientEdit ")
      .filter(({ isRequired }) => isRequired)
      .map(({ name }) => name),
  ).toEqual(["varient_id"]);
});
