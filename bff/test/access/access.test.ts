import { getNamedType, isObjectType, isUnionType } from "graphql";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { allPermissions, type Permission } from "../../src/access/permission.ts";
import { documentLimits } from "../../src/graphql/limits/limits.ts";
import { hasMoreTokens } from "../../src/graphql/limits/tokens.ts";
import { encodeNodeId } from "../../src/graphql/nodeId.ts";
import { schema } from "../../src/schema.ts";
import { shortestPaths } from "../isolation/walk.ts";
import { nodeIds } from "../isolation/tenantFixtures.ts";
import { ids } from "../isolation/tenants.ts";
import type { MutationSample } from "../nouns/sample.ts";
import { mutationSamples } from "../nouns/samples.ts";
import { startWorld, type WorldCaller, type WorldGateway } from "./callers.ts";
import { inPersonOnly, neverShown, whatAsksFor, whatRoleLacks } from "./expected.ts";
import { atTheEndOf, frame, questionsAbout, selectionOf, type Question, type Refused } from "./questions.ts";
import { Reach } from "./reach.ts";
import { closeToken } from "../../src/session/twoStepToken.ts";

// Whoever lacks a right tries every field of every record in every way that leads there, and every mutation, through
// a real gateway. What they must not get is written down to the letter; a new noun is tried without being named.

// Some hundred requests for each test: only a hang reaches these limits.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const grantable = allPermissions.filter((permission) => permission !== "API_TOKEN_CREATE");
const without = (permission: Permission) => grantable.filter((one) => one !== permission);

interface Reading {
  readonly question: Question;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The type that the id in the variables names. */
  readonly node: string;
}

const readings: readonly Reading[] = [
  ...[...shortestPaths(schema)].flatMap(([name, way]) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) return [];
    return questionsAbout(schema, type).map((question) => ({
      question: atTheEndOf(way, question),
      variables: {},
      node: "",
    }));
  }),
  ...Object.entries(nodeIds).flatMap(([name, forms]) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) return [];
    const id = encodeNodeId(name, forms(ids.own)[0] ?? "");
    return questionsAbout(schema, type).flatMap((question, index) => {
      const on = (refused: Refused) => `{ __typename ... on ${name} { ${question(refused)} } }`;
      const byId = { variables: { id }, node: name };
      const one = {
        ...byId,
        question: (refused: Refused) => `query ($id: ID!) { node(id: $id) ${on(refused)} }`,
      };
      // The same resolver: once is enough.
      const many = (refused: Refused) => `query ($id: ID!) { nodes(ids: [$id]) ${on(refused)} }`;
      return index === 0 ? [one, { ...byId, question: many }] : [one];
    });
  }),
];

async function read(caller: WorldCaller, asked: readonly Reading[]): Promise<readonly Reach[]> {
  const reaches = asked.map(() => new Reach(schema));
  const pending = [...asked.entries()];
  const work = async (): Promise<void> => {
    for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
      const [index, { question, variables, node }] = next;
      const send = (document: string) => caller.send(document, variables);
      await reaches[index]?.ask("Query", question, send, node);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return reaches;
}

function placesOf(reaches: readonly Reach[]): ReadonlySet<string> {
  return new Set(reaches.flatMap(({ places }) => [...places]));
}

/** What is not among `shown`, sorted; of what is not shown at all, not each part. */
function lostOf(before: readonly Reach[], shown: readonly Reach[]): string[] {
  const after = placesOf(shown);
  const lost = new Set([...placesOf(before)].filter((place) => !after.has(place)));
  const isPart = (place: string): boolean => lost.has(place.slice(0, place.lastIndexOf(".")));
  return [...lost].filter((place) => !isPart(place)).toSorted();
}

const openRule = v.object({ pothosOptions: v.object({ authScopes: v.object({ anyone: v.literal(true) }) }) });
// What a delivery user's browser may do is for nobody with an account: `isolation/deliveryBrowser.test.ts` tries it.
const deliveringRule = v.object({
  pothosOptions: v.object({ authScopes: v.object({ delivering: v.literal(true) }) }),
});
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
  ({ extensions }) => !v.is(deliveringRule, extensions),
);
const guarded = mutations.filter(({ extensions }) => !v.is(openRule, extensions)).map(({ name }) => name);

/** What a mutation is called where it is one right for each purpose of its input. */
function labelOf(name: string, input: MutationSample["inputs"][number]): string {
  const purpose = input?.["purpose"];
  return typeof purpose === "string" ? `${name} ${purpose}` : name;
}

/** The id of a session that there is. */
async function sessionIdOf(caller: WorldCaller): Promise<string> {
  const { data } = await caller.send("{ viewer { sessions { id } } }");
  const read = v.safeParse(sessionsAnswer, data);
  return (
    (read.success ? read.output.viewer.sessions[0]?.id : undefined) ?? encodeNodeId("ViewerSession", "1")
  );
}
const sessionsAnswer = v.object({ viewer: v.object({ sessions: v.array(v.object({ id: v.string() })) }) });

/** What only the caller's own session or browser can be sent with; else the example. */
async function inputFor<Example>(name: string, caller: WorldCaller, example: Example) {
  if (name === "endSession") return { id: await sessionIdOf(caller) };
  if (name !== "confirmSignIn") return example;
  const pending = { token: "pending", email: "owner@own.test", rememberMe: false };
  return { ...example, token: closeToken(caller.device ?? "", pending) };
}

/**
 * Sends each example of a mutation and notes what is shown of the answer, `depth` records deep; says what was refused.
 * Whatever is not refused has to succeed.
 */
async function change(
  reach: Reach,
  name: string,
  depth: number,
  callerOf: () => Promise<WorldCaller>,
): Promise<string[]> {
  const field = schema.getMutationType()?.getFields()[name];
  const result = getNamedType(field?.type);
  if (field === undefined || !isUnionType(result)) throw new Error(`${name} has no result union.`);
  const [argument] = field.args;
  const [head, given] = argument ? [`($input: ${String(argument.type)})`, "(input: $input)"] : ["", ""];
  const asking = (inside: string): string => `mutation ${head} { ${name}${given} { ${inside} } }`;
  // As deep as an operation may be long.
  const question: Question = (refused) =>
    Array.from({ length: depth }, (_, less) =>
      asking(selectionOf(schema, result, refused, depth - less)),
    ).find((text) => !hasMoreTokens(text, documentLimits.tokens)) ?? asking("__typename");
  const refusals: string[] = [];
  for (const example of mutationSamples[name]?.inputs ?? []) {
    const caller = await callerOf();
    const input = await inputFor(name, caller, example);
    const { text } = await reach.ask("Mutation", question, async (document) => {
      if (JSON.stringify(input).includes("ploadId")) await world.addUploads();
      return caller.send(document, input === null ? {} : { input });
    });
    if (text.includes('"ForbiddenError"')) refusals.push(labelOf(name, input));
    // Rights are looked at before attempts are counted.
    else expect(text, name).toMatch(new RegExp(`"(?:${result.getTypes()[0]?.name}|RateLimitedError)"`));
  }
  return refusals;
}

async function changeAll(
  reach: Reach,
  names: readonly string[],
  depth: number,
  callerOf: () => Promise<WorldCaller>,
): Promise<string[]> {
  const refused = new Set<string>();
  for (const name of names) {
    for (const label of await change(reach, name, depth, callerOf)) refused.add(label);
  }
  return [...refused].toSorted();
}

/** What of a mutation whoever lacks a permission is refused: all of it, or some purposes of its input. */
function refusedWithout(name: string, permission: Permission): string[] {
  return whatAsksFor(permission).mutations.filter((label) => label.split(" ")[0] === name);
}

/** The permissions that a mutation asks for. */
function rightsOf(name: string): Permission[] {
  return grantable.filter((permission) => refusedWithout(name, permission).length > 0);
}

/** Of what a reading shows, the permissions that the samples say something of it asks for. */
function rightsToRead({ places }: Reach): Permission[] {
  return grantable.filter((permission) => whatAsksFor(permission).fields.some((place) => places.has(place)));
}

/**
 * The permissions that each reading is to be tried without. Rights only add up: whoever has none loses no less than whoever lacks
 * one, and where those that the samples name show everything, no other is asked for. Else each is tried.
 */
async function permissionsToTry(): Promise<readonly (readonly Permission[])[]> {
  const tried: (readonly Permission[])[] = readings.map(() => []);
  const groups = new Map<string, number[]>();
  for (const [index, all] of everything.entries()) {
    if (all.places.size === withNothing[index]?.places.size) continue;
    const rights = rightsToRead(all);
    tried[index] = rights;
    groups.set(rights.join(), [...(groups.get(rights.join()) ?? []), index]);
  }
  for (const group of groups.values()) {
    const rights = tried[group[0] ?? 0] ?? [];
    const reached = await read(
      world.token(rights),
      readings.filter((_, index) => group.includes(index)),
    );
    for (const [place, index] of group.entries())
      if (reached[place]?.places.size !== everything[index]?.places.size) tried[index] = grantable;
  }
  return tried;
}

let world: WorldGateway;
let everything: readonly Reach[];
let withNothing: readonly Reach[];
let toTry: readonly (readonly Permission[])[];
/** What the answers of each mutation show to whoever may do everything. */
const answers = new Map<string, Reach>();
beforeAll(async () => {
  world = await startWorld();
  everything = await read(world.token(grantable), readings);
  withNothing = await read(world.token([]), readings);
  toTry = await permissionsToTry();
  for (const name of forTokens) {
    const reach = new Reach(schema);
    answers.set(name, reach);
    // What lies below the record of an answer is asked for by the readings.
    await changeAll(reach, [name], 1, async () => world.token(grantable));
  }
});
afterAll(async () => {
  vi.resetConfig();
  await world.close();
});

const everyField = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith("__") && !frame.test(name))
  .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));

describe("in person", () => {
  let person: readonly Reach[];
  let changed: Reach;
  beforeAll(async () => {
    person = await read(await world.inPerson("OWNER"), readings);
    changed = new Reach(schema);
    const names = mutations.map(({ name }) => name);
    expect(await changeAll(changed, names, 2, () => world.inPerson("OWNER"))).toEqual([]);
  });

  test("an owner is shown every field, so that nothing is left untried", () => {
    const shown = new Set([...person, changed].flatMap(({ fields }) => [...fields]));
    expect(everyField.filter((field) => !shown.has(field)).toSorted()).toEqual(neverShown);
  });

  test("a token with all permissions gets less than its user", async () => {
    const caller = world.token(grantable);
    expect(await changeAll(new Reach(schema), guarded, 0, async () => caller)).toEqual(
      inPersonOnly.mutations,
    );
    expect(lostOf(person, everything)).toEqual(inPersonOnly.fields);
  });

  test.each(["COMPANY_STAFF", "SELLER_OWNER", "SELLER_STAFF"] as const)("%s", async (role) => {
    const reached = await read(await world.inPerson(role), readings);
    expect(lostOf(person, reached)).toEqual(whatRoleLacks(role));
  });
});

const forPeople = new Set(inPersonOnly.mutations);
const forTokens = guarded.filter((name) => !forPeople.has(name));

test.each(grantable)("what is read without %s", async (permission) => {
  const caller = world.token(without(permission));
  const isTried = (_: unknown, index: number) => toTry[index]?.includes(permission) ?? false;
  const untouched = everything.filter((_, index) => !isTried(_, index));
  const reached = [...untouched, ...(await read(caller, readings.filter(isTried)))];
  const lost = lostOf(everything, reached);
  const payloads = new Reach(schema);
  // Only an answer that shows some of it to anybody could give it away.
  const telling = forTokens.filter((name) => lost.some((place) => answers.get(name)?.places.has(place)));
  await changeAll(payloads, telling, 1, async () => caller);
  expect(lostOf(everything, [...reached, payloads])).toEqual(whatAsksFor(permission).fields);
});

// As rights only add up, these are all there is to try: what it asks for is enough, and each of that is needed.
test.each(forTokens)("%s asks for what its sample says, and for nothing else", async (name) => {
  const refusedTo = async (permissions: readonly Permission[]) => {
    const refused = await changeAll(new Reach(schema), [name], 0, async () => world.token(permissions));
    return refused.filter((label) => !forPeople.has(label));
  };
  const asked = rightsOf(name);
  // One of two rights may be enough for a purpose of an input: then without each of all.
  const isByPurpose = (await refusedTo([])).some((label) => label !== name);
  if (!isByPurpose) expect(await refusedTo(asked)).toEqual([]);
  for (const permission of isByPurpose ? grantable : asked) {
    expect(await refusedTo(without(permission))).toEqual(refusedWithout(name, permission));
  }
});

test("an API token opens no stream, whatever it may do", async () => {
  for (const { name, type } of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    const inside = selectionOf(schema, getNamedType(type), new Set(), 1);
    const { data, errors } = await world.token(grantable).send(`subscription { ${name} { ${inside} } }`);
    expect({ data, errors: errors?.map(({ extensions }) => extensions) }).toEqual({
      data: undefined,
      errors: [{ code: "FORBIDDEN" }],
    });
  }
});
