import { getNamedType, isInputObjectType } from "graphql";
import * as v from "valibot";
import { afterAll, expect, test } from "vitest";
import type { SessionUser } from "../../src/access/user.ts";
import { schema } from "../../src/schema.ts";
import { run } from "../doubles/fakeContext.ts";
import { mutationSamples } from "../nouns/samples.ts";
import { viewers } from "./callers.ts";
import { mutationDocument } from "./inputs.ts";
import { createLeakyService } from "./leakyService.ts";
import { deniedTo, ruleOf } from "./mutationRules.ts";
import { contextOf, expectNoLeak, printFigures } from "./noLeak.ts";
import { ids } from "./tenants.ts";

// Every mutation of the schema, by whom it is for, by a stranger, and by everybody who may not.

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

afterAll(() => printFigures(`${mutations.length} mutations with ${inputFields.length} input fields`));

/** The fields of the inputs of all mutations, as `Input.field`, and whether an example gives them. */
const inputFields = mutations.flatMap(({ name, args }) => {
  const input = args[0] === undefined ? null : getNamedType(args[0].type);
  if (!isInputObjectType(input)) return [];
  return Object.keys(input.getFields()).map((field) => ({
    coordinate: `${input.name}.${field}`,
    isGiven: mutationSamples[name]?.inputs.some((one) => one !== null && field in one) ?? false,
  }));
});

test("every field of every input is tried, so none of them widens what its caller may reach", () => {
  expect(inputFields.filter(({ isGiven }) => !isGiven).map(({ coordinate }) => coordinate)).toEqual([]);
});

const ownersOfRecords = new Set(["company_po_id", "company_id", "seller_id", "user_po_id", "user_seller_id"]);

/** Sends every example of a mutation; says what was answered and how many calls it caused. */
async function callsOf(name: string, user: SessionUser | null) {
  const example = mutationSamples[name];
  if (example === undefined) throw new Error(`${name} has no sample.`);
  const document = mutationDocument(schema, name);
  expect(example.inputs.length).toBeGreaterThan(0);
  return Promise.all(
    example.inputs.map(async (input) => {
      const rest = createLeakyService({ isSilent: false, offersIds: true }, example.responses);
      const response = await run(contextOf(rest, user), document, input === null ? {} : { input });
      for (const { body } of rest.writes) {
        const named = Object.entries(v.parse(v.record(v.string(), v.unknown()), body ?? {})).filter(([key]) =>
          ownersOfRecords.has(key),
        );
        // The tenant comes from the session, whatever the input says.
        for (const [key, id] of named) expect(String(id), `${name}: ${key}`).toBe(String(ids.own));
      }
      return { text: JSON.stringify(response), calls: rest.reads.length + rest.writes.length };
    }),
  );
}

const names = mutations.map(({ name }) => name);
const guarded = names.filter((name) => !("anyone" in ruleOf(name)));
const denials = guarded.flatMap((name) =>
  deniedTo(name).map((role) => [role.name, name, role.user] as const),
);

test.each(names)("%s: the rightful caller succeeds, and sees nothing of others", async (name) => {
  const [owner] = viewers;
  if (owner === undefined) throw new Error("There is no owner.");
  for (const { text } of await callsOf(name, owner.user)) {
    expect(text).toContain("Success");
    expectNoLeak(text, owner);
  }
});

test.each(guarded)("%s: a stranger is refused before anything happens", async (name) => {
  for (const { text, calls } of await callsOf(name, null)) {
    expect(text).toContain("UnauthenticatedError");
    expect(calls).toBe(0);
  }
});

test.each(denials)("%s may not call %s, and nothing happens", async (_role, name, user) => {
  for (const { text, calls } of await callsOf(name, user)) {
    expect(text).toContain("ForbiddenError");
    expect(calls).toBe(0);
  }
});
