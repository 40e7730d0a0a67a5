import { getNamedType } from "graphql";
import * as v from "valibot";
import { expect, test } from "vitest";
import { schema } from "../../src/schema.ts";
import { createFakeContext, owner, run } from "../doubles/fakeContext.ts";
import { sessionsAround } from "./callers.ts";
import { type LeakyService, createLeakyService } from "./leakyService.ts";
import { eventsOf } from "../nouns/events.ts";
import { callField, fieldsOf, queryThrough, selectAll, shortestPaths, type Step } from "./walk.ts";
import { nodeIds, own, tenantFixtures } from "./tenantFixtures.ts";
import { ids } from "./tenants.ts";

// `@semanticNonNull` says that a field is null only when it failed. The records of one collection after the other are gone
// here, while those that name them are still there.

const promise = v.object({ directives: v.object({ semanticNonNull: v.object({}) }) });

const promising = (typeName: string): readonly Step[] =>
  fieldsOf(schema, typeName).filter(({ field }) => v.is(promise, field.extensions));

/** Asks for a field under a name by which its nulls are found. */
function asked(step: Step): string {
  return callField(step, selectAll(schema, getNamedType(step.field.type), 0)).replaceAll(
    /\ba(\d+): /g,
    "promised$1: ",
  );
}

const reads = [...shortestPaths(schema)].flatMap(([type, way]) =>
  promising(type).map((step) => ({
    name: `${type}.${step.field.name}`,
    // By its id, so that what it names is not known from the way to it.
    document:
      nodeIds[type] === undefined
        ? queryThrough(way, asked(step))
        : `{ node(id: "${own(type)}") { ... on ${type} { ${asked(step)} } } }`,
    event: undefined,
  })),
);

const streams = Object.values(schema.getSubscriptionType()?.getFields() ?? {}).flatMap(({ name, type }) => {
  const union = getNamedType(type);
  const members = "getTypes" in union ? union.getTypes() : [];
  return members.flatMap((member) =>
    promising(member.name).flatMap((step) =>
      eventsOf(name).map((event) => ({
        name: `${member.name}.${step.field.name}`,
        document: `subscription { ${name} { ... on ${member.name} { ${asked(step)} } } }`,
        event,
      })),
    ),
  );
});

const user = { ...owner, userId: String(ids.own), companyId: String(ids.own) };
const contextOf = (rest: LeakyService) => createFakeContext(rest, user, {}, sessionsAround(user));

test("a field that promises to be there is null only with an error, whatever is gone from the service", async () => {
  const promised = [...reads, ...streams];
  expect(promised.length).toBeGreaterThan(20);
  const broken = new Set<string>();
  for (const without of Object.keys(tenantFixtures)) {
    for (const { name, document, event } of promised) {
      const rest = createLeakyService({ isSilent: false, offersIds: true, without });
      const { data, errors } = await run(contextOf(rest), document, {}, event);
      const isBroken = errors.length === 0 && /"promised\d+":null/.test(JSON.stringify(data));
      if (isBroken) broken.add(`${name} without ${without}`);
    }
  }
  expect([...broken]).toEqual([]);
});
