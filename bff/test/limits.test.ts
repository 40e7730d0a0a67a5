import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { inputPaths, inputRule, type SentField } from "../src/graphql/inputFields.ts";
import { installation } from "./doubles/installation.ts";
import { otherLimits, samples } from "./nouns/samples.ts";

type Fields = Readonly<Record<string, SentField>>;

/** Each table of fields, and the call that takes them all. */
const tables = samples.flatMap(({ fields = [] }) => fields);

const limits = v.looseObject({
  anyOf: v.optional(v.array(v.unknown())),
  maxLength: v.optional(v.number()),
  minimum: v.optional(v.number()),
  maximum: v.optional(v.number()),
});
type Limits = v.InferOutput<typeof limits>;

const property = v.looseObject({
  "x-messages": v.looseObject({
    required: v.optional(v.string()),
    maxLength: v.optional(v.string()),
    minimum: v.optional(v.string()),
    maximum: v.optional(v.string()),
    pattern: v.optional(v.string()),
    other: v.optional(v.array(v.string())),
  }),
});
const content = v.object({ schema: v.object({ properties: v.record(v.string(), property) }) });
const operation = v.looseObject({
  requestBody: v.optional(v.object({ content: v.object({ "application/json": content }) })),
});
const { paths } = v.parse(
  v.object({ paths: v.record(v.string(), v.record(v.string(), operation)) }),
  JSON.parse(readFileSync(new URL("../../service/openapi.json", import.meta.url), "utf8")),
);

/** The fields of a call's body as the service describes them. */
function bodyOf(call: string): Readonly<Record<string, v.InferOutput<typeof property>>> {
  const [method = "", path = ""] = call.split(" ");
  return (
    paths[path]?.[method.toLowerCase()]?.requestBody?.content["application/json"].schema.properties ?? {}
  );
}

/** A schema and those it is one of. */
function branchesOf(schema: unknown): Limits[] {
  const found = v.parse(limits, schema);
  return [found, ...(found.anyOf ?? []).flatMap(branchesOf)];
}

/** `value` where `path` leads. */
function nested(path: readonly string[], value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  return /^\d+$/.test(first) ? [nested(rest, value)] : { [first]: nested(rest, value) };
}

/** What the gateway says of a value at a path of the input. */
function refusalOf(fields: Fields, path: readonly string[], value: unknown): string | undefined {
  const { issues } = v.safeParse(inputRule(fields)(installation), nested(path, value));
  return issues?.find((issue) => v.getDotPath(issue) === path.join("."))?.message;
}

type Keyword = "required" | "maxLength" | "minimum" | "maximum" | "pattern";
type Trial = readonly [keyword: Keyword, wrong: unknown, right?: unknown];

/** For each limit of the service a value that breaks it, and one that just does not. */
function trialsOf(kind: string, schema: unknown): readonly Trial[] {
  const branches = branchesOf(schema);
  const limit = (keyword: "maxLength" | "minimum" | "maximum") =>
    branches.map((branch) => branch[keyword]).find((found) => found !== undefined) ?? Number.NaN;
  const [longest, lowest, highest] = [limit("maxLength"), limit("minimum"), limit("maximum")];
  switch (kind) {
    case "String":
      return [
        ["required", ""],
        ["maxLength", "a".repeat((longest || 0) + 1), "a".repeat(longest || 0)],
        ["pattern", "! !"],
      ];
    case "Int":
      return [
        ["required", null],
        ["minimum", lowest - 1, lowest],
        ["maximum", highest + 1, highest],
      ];
    case "Decimal":
      return [
        ["required", null],
        ["minimum", (lowest - 0.01).toFixed(2), lowest.toFixed(2)],
        ["maximum", (highest + 0.01).toFixed(2), highest.toFixed(2)],
        ["pattern", "1.005", "1.05"],
      ];
    default:
      // Ids, days, switches and enums have no text or number that could be too long or too large.
      return [["required", ""]];
  }
}

/** What is given at a path of the input. */
function kindOf(type: SentField["type"], part: string | undefined): string {
  if (part === "minimumQuantity") return "Int";
  if (part === "percentage") return "Decimal";
  if (part === "dateOfBirth" || part === "gender") return "";
  return typeof type === "string" ? type : part === undefined ? "" : "String";
}

/** What no text may be, whatever its field, by the message of the service. */
const wrongTexts: Readonly<Record<string, string>> = {
  "Must not contain line breaks or control characters": "a\u0007b",
  "Must not contain control characters": "a\u0007b",
  "Must be a name, without an address or a link": "see evil.test",
  "Must be an address on the web": "https://user:secret@sprig.test",
};

/** Of a field, what the two say of texts that the service refuses for their characters; a form of its own says it in its own words. */
function comparedTexts(
  title: string,
  { pattern, other = [] }: v.InferOutput<typeof property>["x-messages"],
  refusal: (wrong: string) => string | undefined,
) {
  if (pattern !== undefined) return [];
  return other.flatMap((service) => {
    const wrong = wrongTexts[service];
    return wrong === undefined ? [] : [{ title, service, gateway: refusal(wrong), isRight: true }];
  });
}

/** Each limit of the service, with what both say when it is broken. */
const compared = tables.flatMap(([fields, call]) => {
  const body = bodyOf(call);
  return Object.entries(inputPaths(fields)).flatMap(([rest, path]) => {
    const described = body[rest];
    const [name = "", ...parts] = path;
    const field = fields[name];
    // Of the slabs only the first is tried; the others have the same rule.
    if (described === undefined || field === undefined || /^[1-9]$/.test(parts[0] ?? "")) return [];
    const { "x-messages": messages, ...schema } = described;
    const kind = kindOf(field.type, parts.at(-1));
    const texts = comparedTexts(`${call} ${rest} text`, kind === "String" ? messages : {}, (wrong) =>
      refusalOf(fields, path, wrong),
    ).map((one) => ({ ...one, short: `${rest} text` }));
    const limited = trialsOf(kind, schema).flatMap(([keyword, wrong, right]) => {
      const service = messages[keyword];
      if (service === undefined) return [];
      const gateway = refusalOf(fields, path, wrong);
      // Of a text in a certain form, such as an e-mail address, none is right because of its length.
      const isRight =
        right === undefined ||
        (messages.pattern !== undefined && keyword === "maxLength") ||
        refusalOf(fields, path, right) !== service;
      return [
        { title: `${call} ${rest} ${keyword}`, short: `${rest} ${keyword}`, service, gateway, isRight },
      ];
    });
    return [...texts, ...limited];
  });
});

function isException({ title, short }: (typeof compared)[number]): boolean {
  return title in otherLimits || short in otherLimits;
}

test("gateway and service refuse the same values of a field with the same message", () => {
  const different = compared
    .filter((one) => !isException(one) && (one.gateway !== one.service || !one.isRight))
    .map(({ title, gateway, service }) => ({ title, gateway, service }));
  expect(different).toEqual([]);
  expect(compared.length).toBeGreaterThan(150);
});

test("every exception is one, and every call is one of the service's", () => {
  const needed = compared.filter((one) => isException(one) && one.gateway !== one.service);
  const unneeded = Object.keys(otherLimits).filter(
    (name) => !needed.some(({ title, short }) => name === title || name === short),
  );
  expect(unneeded).toEqual([]);
  expect(tables.map(([, call]) => call).filter((call) => Object.keys(bodyOf(call)).length === 0)).toEqual([]);
});

test("every table of fields that the gateway has is compared", () => {
  const root = new URL("../src/", import.meta.url).pathname;
  const declaring = globSync("*/*.ts", { cwd: root }).filter((file) =>
    /satisfies (?:RecordFields<|Readonly<Record<string, SentField>>)/.test(readFileSync(root + file, "utf8")),
  );
  const comparing = globSync("nouns/samples/*.ts", { cwd: import.meta.dirname }).map((file) =>
    readFileSync(join(import.meta.dirname, file), "utf8"),
  );
  expect(declaring.length).toBeGreaterThan(10);
  expect(declaring.filter((file) => !comparing.some((text) => text.includes(`../src/${file}"`)))).toEqual([]);
});
