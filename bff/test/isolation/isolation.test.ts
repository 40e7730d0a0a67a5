import { getNamedType, isInputObjectType, isInterfaceType, isObjectType, isUnionType } from "graphql";
import * as v from "valibot";
import { afterAll, describe, expect, test } from "vitest";
import { encodeNodeId } from "../../src/graphql/nodeId.ts";
import { schema } from "../../src/schema.ts";
import type { Context } from "../../src/graphql/context.ts";
import type { RestClient } from "../../src/rest/client.ts";
import { allPermissions } from "../../src/access/permission.ts";
import { allows } from "../../src/access/rules.ts";
import type { SessionUser } from "../../src/access/user.ts";
import { createFakeContext, run } from "../doubles/fakeContext.ts";
import { addUploads, services, sessionsAround, viewers, type Viewer } from "./callers.ts";
import { eventExamples } from "./chat.ts";
import { createLeakyService } from "./leakyService.ts";
import { type IdInput, idInputs, mutationDocument } from "./inputs.ts";
import { mutationExamples } from "./mutations.ts";
import {
  callField,
  fieldsOf,
  queryThrough,
  selectAll,
  shortestPaths,
  type Refused,
  type Step,
} from "./walk.ts";
import { hiddenOf, ids, marks, nodeIds, unknownId } from "./tenantFixtures.ts";

// The matrix is generated from the schema: whoever adds a field, a node type, an id or a mutation is tried here, and
// has to describe it in `samples.ts`, `mutations.ts` or `tenantFixtures.ts` when it cannot be tried as it is.

const objectTypes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith("__") && name !== "Mutation");
const implementers = (name: string): string[] =>
  objectTypes
    .filter((type) => type.getInterfaces().some((one) => one.name === name))
    .map((type) => type.name);
const nodeTypes = implementers("Node");
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const allIdInputs = idInputs(schema);
const subscriptions = Object.values(schema.getSubscriptionType()?.getFields() ?? {});
const ways = shortestPaths(schema);
const readableTo = (refused?: Refused) =>
  [...shortestPaths(schema, refused)].flatMap(([type, way]) =>
    fieldsOf(schema, type, refused).map((step) => ({ ...step, way })),
  );
const readable = readableTo();
const successFields = mutations.flatMap(({ type }) => {
  const union = getNamedType(type);
  return "getTypes" in union ? union.getTypes().flatMap((member) => Object.values(member.getFields())) : [];
});

const declaredRule = v.object({
  pothosOptions: v.object({
    authScopes: v.union([
      v.object({ may: v.picklist(allPermissions) }),
      v.object({ inPerson: v.literal(true) }),
      v.object({ signedIn: v.literal(true) }),
      v.object({ anyone: v.literal(true) }),
    ]),
  }),
});

/** The rule a mutation declares. */
function ruleOf(name: string) {
  const { extensions } = schema.getMutationType()?.getFields()[name] ?? {};
  return v.parse(declaredRule, extensions).pothosOptions.authScopes;
}

const token: Viewer | undefined = viewers[0] && {
  ...viewers[0],
  name: "an API token of the owner",
  user: { ...viewers[0].user, limitedTo: allPermissions },
};

/** Who is signed in and may not call a mutation. */
function deniedTo(name: string): readonly Viewer[] {
  const rule = ruleOf(name);
  const roles = token === undefined ? viewers : [...viewers, token];
  if ("may" in rule) return roles.filter(({ user }) => !allows(user, rule.may));
  return "inPerson" in rule ? roles.filter(({ user }) => user.limitedTo !== null) : [];
}

/** Whether somebody may call the mutation that an id is given to. */
function may({ mutation }: IdInput, viewer: Viewer): boolean {
  return mutation !== null && !deniedTo(mutation).some(({ name }) => name === viewer.name);
}

const figures = { responses: 0, leaks: 0 };
afterAll(() => {
  process.stdout.write(
    `isolation: ${readable.length + successFields.length} fields, ${nodeTypes.length} node types, ` +
      `${allIdInputs.length} places for ids, ${mutations.length} mutations with ${inputFields.length} input fields; ` +
      `${figures.responses} answers, ${figures.leaks} leaks\n`,
  );
});

/** A request of a user while others are signed in too. */
function contextOf(rest: RestClient, user: SessionUser | null): Context {
  const context = createFakeContext(rest, user, {}, user === null ? [] : sessionsAround(user));
  if (user !== null) addUploads(context, user);
  return context;
}

/** The texts by which hidden records would show: their marks, and their ids in every form. */
function tracesOf({ forbidden, hidden }: Viewer): string[] {
  const encoded = hidden.flatMap((id) =>
    Object.entries(nodeIds).flatMap(([type, forms]) => forms(id).map((form) => encodeNodeId(type, form))),
  );
  return [...forbidden, ...encoded];
}

const ownIds = Object.entries(nodeIds).flatMap(([type, forms]) =>
  forms(ids.own).map((form) => encodeNodeId(type, form)),
);

function expectNoLeak(response: string, viewer: Viewer): void {
  figures.responses += 1;
  const found = tracesOf(viewer).filter((trace) => response.includes(trace));
  figures.leaks += found.length;
  expect(found, response).toEqual([]);
}

/** Whether a field leads to a record that belongs to somebody. */
function leadsToNode({ field }: Step): boolean {
  const type = getNamedType(field.type);
  return isInterfaceType(type) || nodeTypes.includes(type.name.replace(/(?:Connection|Edge)$/, ""));
}

function contentOf({ field }: Step, depth: number, refused?: Refused): string {
  return selectAll(schema, getNamedType(field.type), depth, refused);
}

test("every type can be reached, so nothing is left untried", () => {
  const answered = mutations.flatMap(({ type }) => {
    const union = getNamedType(type);
    return "getTypes" in union ? union.getTypes().map(({ name }) => name) : [];
  });
  // What stands right below a success is selected with it.
  const below = successFields.map(({ type }) => getNamedType(type).name);
  const deeper = below.flatMap((name) =>
    fieldsOf(schema, name).map(({ field }) => getNamedType(field.type).name),
  );
  const streamed = subscriptions.flatMap(({ type }) => {
    const union = getNamedType(type);
    return isUnionType(union) ? union.getTypes().map(({ name }) => name) : [];
  });
  const reached = new Set([
    ...ways.keys(),
    "Subscription",
    ...streamed,
    ...answered,
    ...below,
    ...deeper,
    "ValidationIssue",
  ]);
  expect(objectTypes.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual([]);
});

test("the errors carry nothing of a record but the one that its rightful caller wanted to change", () => {
  const fields = new Set(
    [...implementers("Error"), "ValidationIssue"].flatMap((name) =>
      fieldsOf(schema, name).map(({ field }) => field.name),
    ),
  );
  expect([...fields].toSorted().join(" ")).toBe(
    "code current issues message messageCode messageParams outcome path retryAfterSeconds",
  );
});

test("every node type has records of others in the fixtures", () => {
  expect(nodeTypes.filter((name) => nodeIds[name] === undefined)).toEqual([]);
});

describe.each(services)("in front of a service that checks nothing, $name", (service) => {
  test.each(viewers)("$name sees no record of others through any field", async (viewer) => {
    for (const { way, ...step } of readableTo(viewer.refused)) {
      const document = queryThrough(way, callField(step, contentOf(step, 2, viewer.refused)));
      const response = await run(contextOf(createLeakyService(service), viewer.user), document);
      expectNoLeak(JSON.stringify(response), viewer);
      expect(response.errors, document).toEqual([]);
    }
  });
});

describe.each(services)("streams, in front of $name", (service) => {
  test.each(viewers)("$name is told of nothing of others by any event", async (viewer) => {
    for (const { name, type } of subscriptions) {
      const inside = selectAll(schema, getNamedType(type), 2, viewer.refused);
      const document = `subscription { ${name} { ${inside} } }`;
      const events = eventExamples[name] ?? [];
      expect(events.length, `Give examples of the events of ${name} in chat.ts.`).toBeGreaterThan(0);
      for (const event of events) {
        const context = contextOf(createLeakyService(service), viewer.user);
        const response = await run(context, document, {}, event);
        expectNoLeak(JSON.stringify(response), viewer);
        expect(response.errors).toEqual([]);
      }
    }
  });
});

test("every field that leads to a record shows its rightful viewer one", async () => {
  const silent: string[] = [];
  for (const { way, ...step } of readable.filter(leadsToNode)) {
    const document = queryThrough(way, callField(step, contentOf(step, 1)));
    const responses = await Promise.all(
      viewers.map(({ user }) => {
        const service = createLeakyService({ isSilent: false, offersIds: true });
        return run(contextOf(service, user), document);
      }),
    );
    const text = JSON.stringify(responses);
    if (![marks.own, ...ownIds].some((trace) => text.includes(trace)))
      silent.push(`${step.type}.${step.field.name}`);
  }
  expect(silent).toEqual([]);
});

/** What the answers to an id that is unknown, malformed or of no node type must look like. */
const nothing = '{"data":{"node":null},"errors":[]}';

describe.each(services)("ids, in front of $name", (service) => {
  test.each(viewers)("$name gets nothing, and always the same, for ids of others", async (viewer) => {
    const byId = "query ($id: ID!) { node(id: $id) { __typename id } }";
    const responseTo = async (id: string): Promise<string> =>
      JSON.stringify(await run(contextOf(createLeakyService(service), viewer.user), byId, { id }));
    for (const [type, forms] of Object.entries(nodeIds)) {
      const hidden = hiddenOf(type, viewer.hidden);
      for (const id of [...hidden, unknownId].flatMap(forms)) {
        const response = await responseTo(encodeNodeId(type, id));
        figures.responses += 1;
        figures.leaks += response === nothing ? 0 : 1;
        expect(response, `${type} ${id}`).toBe(nothing);
      }
    }
    for (const id of ["", "!", "not an id", encodeNodeId("Viewer", "1"), encodeNodeId("Nobody", "1")]) {
      expect(await responseTo(id)).toBe(nothing);
    }
  });

  test.each(viewers)("$name cannot send an id of others anywhere", async (viewer) => {
    for (const idInput of allIdInputs) {
      const forms = nodeIds[idInput.type];
      if (forms === undefined) throw new Error(`The fixtures have no ${idInput.type}.`);
      const hidden = hiddenOf(idInput.type, viewer.hidden);
      const responses = new Set<string>();
      // An entangled record may be named by one of ours, so a list of ours may be narrowed to it.
      const others = [...hidden.filter((one) => one !== ids.entangled), unknownId]
        .flatMap(forms)
        .map((id) => encodeNodeId(idInput.type, id));
      const malformed = ["nonsense", encodeNodeId(idInput.type === "Brand" ? "Banner" : "Brand", "1")];
      for (const id of idInput.mutation === null ? others : [...others, ...malformed]) {
        const rest = createLeakyService(service, idInput.responses);
        const { document, variables } = idInput.operation(id);
        const response = JSON.stringify(await run(contextOf(rest, viewer.user), document, variables));
        expectNoLeak(response, viewer);
        responses.add(response);
        expect(rest.writes, `${idInput.coordinate} ${id}`).toEqual([]);
      }
      // Byte for byte the same, whether the record exists or not.
      const [told = ""] = responses;
      expect([...responses], idInput.coordinate).toEqual([told]);
      if (may(idInput, viewer))
        expect(told, idInput.coordinate).toContain('"message":"This record does not exist."');
    }
  });
});

/** The fields of the inputs of all mutations, as `Input.field`, and whether an example gives them. */
const inputFields = mutations.flatMap(({ name, args }) => {
  const input = args[0] === undefined ? null : getNamedType(args[0].type);
  if (!isInputObjectType(input)) return [];
  return Object.keys(input.getFields()).map((field) => ({
    coordinate: `${input.name}.${field}`,
    isGiven: mutationExamples[name]?.inputs.some((one) => one !== null && field in one) ?? false,
  }));
});

test("every field of every input is tried, so none of them widens what its caller may reach", () => {
  expect(inputFields.filter(({ isGiven }) => !isGiven).map(({ coordinate }) => coordinate)).toEqual([]);
});

const ownersOfRecords = new Set(["company_po_id", "company_id", "seller_id", "user_po_id", "user_seller_id"]);

/** Sends every example of a mutation; says what was answered and how many calls it caused. */
async function callsOf(name: string, user: SessionUser | null) {
  const example = mutationExamples[name];
  if (example === undefined) throw new Error(`Give an example of the mutation ${name} in mutations.ts.`);
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
