import { getNamedType, isInterfaceType, isObjectType, isUnionType } from "graphql";
import { afterAll, describe, expect, test } from "vitest";
import { schema } from "../../src/schema.ts";
import { run } from "../doubles/fakeContext.ts";
import { eventsOf } from "../nouns/events.ts";
import { services, viewers } from "./callers.ts";
import { createLeakyService } from "./leakyService.ts";
import { contextOf, expectNoLeak, ownIds, printFigures } from "./noLeak.ts";
import { nodeIds } from "./tenantFixtures.ts";
import { marks } from "./tenants.ts";
import {
  callField,
  fieldsOf,
  queryThrough,
  selectAll,
  shortestPaths,
  type Refused,
  type Step,
} from "./walk.ts";

// The matrix is generated from the schema: whoever adds a field, a node type, an id or a mutation is tried here, and
// has to describe it in the noun's sample (`nouns/samples`) when it cannot be tried as it is.

const objectTypes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith("__") && name !== "Mutation");
const implementers = (name: string): string[] =>
  objectTypes
    .filter((type) => type.getInterfaces().some((one) => one.name === name))
    .map((type) => type.name);
const nodeTypes = implementers("Node");
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
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

afterAll(() =>
  printFigures(`${readable.length + successFields.length} fields, ${nodeTypes.length} node types`),
);

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
      const events = eventsOf(name);
      expect(events.length, `Give events of ${name} in a sample.`).toBeGreaterThan(0);
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
