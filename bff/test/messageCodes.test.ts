import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isInputObjectType } from "graphql";
import * as v from "valibot";
import { expect, test } from "vitest";
import type { InputField } from "../src/graphql/inputFields.ts";
import { codedMessage } from "../src/graphql/messages/messageCode.ts";
import { RestError } from "../src/rest/error.ts";
import { schema } from "../src/schema.ts";
import { createFakeContext, owner, run } from "./doubles/fakeContext.ts";
import { createFakeRest } from "./doubles/fakeRest.ts";

// Whoever shows a message in another language goes by its code: each that a person can meet has one.

const installation = {
  countryCode: "IND",
  businessTypes: "nine",
  topLevelLength: 4,
  progressPages: {},
  vendorName: "Green Bazaar",
} as const;

/** A rule of valibot, or a part of one. */
const part = v.looseObject({ type: v.string(), message: v.optional(v.unknown()) });

/** Every text that a rule, or a part of it, refuses a value with. */
function textsOf(rule: unknown, seen = new Set<unknown>()): string[] {
  if (typeof rule !== "object" || rule === null || seen.has(rule)) return [];
  seen.add(rule);
  const own = v.is(part, rule) && typeof rule.message === "string" ? [rule.message] : [];
  return [...own, ...Object.values(rule).flatMap((inner) => textsOf(inner, seen))];
}

const isDeclared = v.custom<InputField>((value) => v.is(v.looseObject({ rule: v.unknown() }), value));

test("every rule of every input refuses a value with a message that has a code", () => {
  const texts = Object.values(schema.getTypeMap())
    .filter(isInputObjectType)
    .flatMap((input) => Object.values(input.getFields()))
    .map((field) => field.extensions["declared"])
    .filter((declared) => v.is(isDeclared, declared))
    .flatMap(({ rule }) => textsOf(typeof rule === "function" ? rule(installation) : rule));
  expect(new Set(texts).size).toBeGreaterThan(100);
  expect(codeless(new Set(texts))).toEqual([]);
});

/** What the service tells programs alone: our gateway never makes such a call, or answers for it in its own words. */
const technical = [
  /^(?:after|filters|format|byte_order_mark|query|columns|include|ids|job_state|via|kind|list|part|limit|offset|q|sort|wait|state|type|notification_ids|deliveries|\w+_since|action|actor|entity|from|to|before|countryshort|order_\w+|payment_\w+|fulfilment_status|delivery_mode|ship_stateshort|tax_kind|placed_\w+|promised_\w+|paused_to|total_\w+|late|uncollected|attempts_min|delivery_user_status|pickup_point_status|vendor_status|staff_status|two_step|role_kind|category|vehicle_type|on_duty|licence_until|seller_status|seller_type|stateshort|shipping_stateshort|has_\w+|reason_code|financial_year|refund_state|not_in_collection|low_stock|out_of_stock|on_offer|failing|skus|outcome|mode|prod_\w+|(?:level|category)\d_\w+|\w+_id) /,
  /^At most (?:200 ids in one call|100 kinds)$/,
  /^Must be (?:one of (?:accept|optional|packing_slip|cod|customer_request|off|en|invoice), |(?:deliver|delivery|authorised|service|sent|active) or |a JSON array|a SHA-256|a list of (?:names|headers|locations|fields)|names of events|43 to 128 letters|whsec_|a name of at most|like owner-|draft, )/,
  /^Must have at most (?:\d+ names|\d+ characters as JSON)$/,
  /^secret is required$/,
  /^No such call$|^7 has at most 7 characters$|: use the row's id$/,
];

function codeless(texts: Iterable<string>): string[] {
  return [...texts].filter(
    (said) => codedMessage(said) === null && !technical.some((pattern) => pattern.test(said)),
  );
}

const messages = v.record(v.string(), v.union([v.string(), v.array(v.string())]));

/** The texts under every `x-messages` of the service's contract. */
function described(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === "x-messages" ? Object.values(v.parse(messages, value)).flat() : described(value),
  );
}

test("every message that the service's contract names for people has a code", () => {
  const contract: unknown = JSON.parse(
    readFileSync(new URL("../../service/openapi.json", import.meta.url), "utf8"),
  );
  const texts = new Set(described(contract));
  expect(texts.size).toBeGreaterThan(150);
  expect(codeless(texts)).toEqual([]);
});

const text = String.raw`"[A-Z][^"\n]* [^"\n]*"|${"`"}[A-Z$][^${"`"}\n]* [^${"`"}\n]*${"`"}`;
/** Where both programs write what a refusal says. */
const refusals = [
  /\b(?:refuse|conflict|broken|malformed|problem|problems\.set|answer|ConflictError|UnauthenticatedError|withLink)\((?<said>[^;]{0,250}?)\);/gs,
  /\b(?:message|inUse|tooLarge|missing|invalid):\s*(?<said>[^;,}]{0,150})/gs,
  /\bconst (?:messages|\w+Messages?|\w*(?:wrong|missing|unknown|required|Required)\w*|tooManyPixels|animated|incomplete|unreadable) =\s*(?<said>["`{][^;]{0,2500});/gs,
];

/** The texts that a program's sources refuse with. */
function refusedIn(program: string): string[] {
  const root = join(import.meta.dirname, "../..", program, "src");
  return globSync("**/*.ts", { cwd: root })
    .filter(
      (file) =>
        !/\.test\.ts$|^(?:testing|demo|http\/(?:access|admission|callerIdentity|requestChecks|listing|addressFailure|sentFiles|log))/.test(
          file,
        ),
    )
    .flatMap((file) => {
      const source = readFileSync(join(root, file), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
      return refusals
        .flatMap((pattern) => [...source.matchAll(pattern)].map((match) => match.groups?.["said"] ?? ""))
        .flatMap((said) => [...said.matchAll(new RegExp(text, "g"))].map(([quoted]) => quoted.slice(1, -1)))
        .map((said) => said.replaceAll(/\$\{[^}]*\}/g, "7"));
    });
}

test.each(["bff", "service"])("every refusal in the sources of %s has a code", (program) => {
  const texts = new Set(refusedIn(program));
  expect(texts.size).toBeGreaterThan(40);
  expect(codeless(texts)).toEqual([]);
});

const addBrand = `mutation ($name: String!) { addBrand(input: { name: $name }) {
  ... on Error { message messageCode messageParams }
  ... on ValidationError { issues { message messageCode messageParams } }
  ... on ConflictError { issues { message messageCode messageParams } }
} }`;

/** What is said of a brand that the service refuses, if it comes so far. */
async function said(name: string, refusal = "Brand Name Already Exist") {
  const refuse = () => {
    throw new RestError("conflict", refusal, { fields: { brand_name: refusal } });
  };
  const rest = createFakeRest({ writes: { "POST /v1/companyBrand": refuse } });
  const { data } = await run(createFakeContext(rest, owner), addBrand, { name });
  return data;
}

test("an error and each of its issues say which message they are, with its values", async () => {
  const tooLong = {
    message: "Must have at most 120 characters",
    messageCode: "TOO_LONG",
    messageParams: ["120"],
  };
  expect(await said("a".repeat(121))).toEqual({ addBrand: { ...tooLong, issues: [tooLong] } });
  const taken = { message: "Brand Name Already Exist", messageCode: "BRAND_NAME_TAKEN", messageParams: [] };
  expect(await said("Sprig")).toEqual({ addBrand: { ...taken, issues: [taken] } });
});

test("what only somebody else's service says keeps its words and has no code", async () => {
  const theirs = { message: "Die Marke gibt es schon", messageCode: null, messageParams: [] };
  expect(await said("Sprig", theirs.message)).toEqual({ addBrand: { ...theirs, issues: [theirs] } });
});
