import { getNamedType, isInputObjectType, isObjectType } from "graphql";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  editDocument,
  editNames,
  readVersion,
  startEditedOffice,
  type EditedOffice,
} from "./harness/editedOffice.ts";
import { schema } from "../src/schema.ts";
import { mutationSamples } from "./nouns/samples.ts";

// Two people have the same form open, and both save: through the real gateway to the real service, for every edit that
// there is. The second is told, and nothing of the first is overwritten.

const mutations = schema.getMutationType()?.getFields() ?? {};

const inputTypeOf = (name: string): string => String(mutations[name]?.args[0]?.type);

/** Deletions and changes of status: whatever else is about a version that was seen. */
const decisionNames = Object.values(mutations)
  .filter(({ args, name }) => {
    const input = getNamedType(args[0]?.type);
    return isInputObjectType(input) && "version" in input.getFields() && !editNames.includes(name);
  })
  .map(({ name }) => name);

let edited: EditedOffice;

beforeAll(async () => {
  edited = await startEditedOffice();
});

afterAll(() => edited.office.close());

interface Outcome {
  readonly typename: unknown;
  readonly message: unknown;
  readonly code: unknown;
  /** The version of the record as it was saved, or as it is. */
  readonly version: string | null;
}

async function send(name: string, input: object): Promise<Outcome> {
  const { data, errors } = await edited.owner.send(editDocument(name), { input });
  expect(errors, `${name} ${JSON.stringify(input)}`).toBeUndefined();
  const result: unknown = Reflect.get(Object(data), name);
  const { __typename: typename, message, code, record, current } = Object(result);
  return { typename, message, code, version: readVersion(record ?? current) };
}

/** Saves whatever the record has become. */
async function save(name: string, input: object): Promise<string | null> {
  const { typename, message, version } = await send(name, input);
  expect(typename, `${name} ${JSON.stringify(input)}: ${String(message)}`).toMatch(/Success$/);
  return version;
}

/** A value like another one: with another last digit, or with one at its end. */
function like(value: unknown, digit: number): unknown {
  if (typeof value === "number") return value - (value % 10) + digit;
  if (typeof value !== "string") return { ...Object(value), line1: `Line ${digit}` };
  return /\d$/.test(value) ? value.replace(/\d$/, String(digit)) : value.replace(/(?=<\/p>$|$)/, ` ${digit}`);
}

/** What somebody makes of a form: another value for each digit, in one of its fields that takes any text or number. */
function formOf(name: string, digit: number): Readonly<Record<string, unknown>> {
  const { base, changes = {} } = edited.edits[name] ?? {};
  for (const [field, [, after]] of Object.entries(changes)) {
    const value: unknown = Reflect.get(after, field);
    const isText = typeof value === "string" && !/Id$|Url$|Date$/.test(field) && !/^[A-Z_]{3,}$/.test(value);
    if (isText || typeof value === "number" || field === "address")
      return { ...base, ...after, [field]: like(value, digit) };
  }
  throw new Error(`${name} has no field that takes any text or number.`);
}

const stale = "Somebody else has changed this since you opened it.";

test.each(editNames)(
  "%s: the second of two is told, and gets the record as the first has left it",
  async (name) => {
    const seen = await save(name, formOf(name, 1));
    const saved = await save(name, { ...formOf(name, 2), version: seen });
    expect(saved).not.toBe(seen);
    const told = { typename: "ConflictError", message: stale, code: "STALE_VERSION", version: saved };
    expect(await send(name, { ...formOf(name, 3), version: seen })).toEqual(told);
    expect(await send(name, { ...formOf(name, 1), version: seen }), "nothing was overwritten").toEqual(told);
  },
);

test.each(editNames)("%s: of two at the same instant one is saved, and the other is told", async (name) => {
  const seen = await save(name, formOf(name, 4));
  const outcomes = await Promise.all(
    [5, 6].map((digit) => send(name, { ...formOf(name, digit), version: seen })),
  );
  const [saved, ...others] = outcomes.filter(({ typename }) => typename !== "ConflictError");
  expect(others, JSON.stringify(outcomes)).toEqual([]);
  expect(saved?.typename, JSON.stringify(outcomes)).toMatch(/Success$/);
  expect(outcomes.find(({ typename }) => typename === "ConflictError")).toEqual({
    typename: "ConflictError",
    message: stale,
    code: "STALE_VERSION",
    version: saved?.version,
  });
});

const firstImage = v.object({
  node: v.object({ images: v.object({ nodes: v.tuple([v.object({ id: v.string() })]) }) }),
});

/** The record that a decision is about: one of those that are edited, or an image. */
async function subjectOf(name: string): Promise<string> {
  const noun = name.replace(/^[a-z]+/, "").replace(/(?:Secret|Duty)$/, "");
  const edit =
    edited.edits[noun === "Product" || noun === "ProductImage" ? "editProductDetails" : `edit${noun}`];
  const { id } = v.parse(v.object({ id: v.string() }), edit?.base);
  if (noun !== "ProductImage") return id;
  const document =
    "query ($id: ID!) { node(id: $id) { ... on Product { images(first: 1) { nodes { id } } } } }";
  return v.parse(firstImage, (await edited.owner.send(document, { id })).data).node.images.nodes[0].id;
}

/** When the record was changed last; undefined when it is gone. */
async function lastChange(id: string): Promise<unknown> {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && "updatedAt" in type.getFields() && "version" in type.getFields(),
  );
  const fields = types.map(({ name }) => `... on ${name} { updatedAt }`).join(" ");
  const { data } = await edited.owner.send(`query ($id: ID!) { node(id: $id) { ${fields} } }`, { id });
  return Object(Object(data).node).updatedAt;
}

test.each(decisionNames)("%s: not made about a record that was changed since it was seen", async (name) => {
  const id = await subjectOf(name);
  const before = await lastChange(id);
  expect(before).toEqual(expect.any(String));
  const besides = await mutationSamples[name]?.decision?.(edited.owner, id);
  const { data } = await edited.owner.send(
    `mutation ($input: ${inputTypeOf(name)}) { ${name}(input: $input) { __typename
      ... on Error { message } ... on ValidationError { issues { path message } } ... on ConflictError { code current { id } } } }`,
    { input: { id, version: "as it was", ...besides } },
  );
  expect(data).toEqual({
    [name]: { __typename: "ConflictError", message: stale, code: "STALE_VERSION", current: { id } },
  });
  expect(await lastChange(id), "nothing was changed").toBe(before);
});
