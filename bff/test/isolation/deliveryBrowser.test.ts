import { getNamedType, isEnumType } from "graphql";
import { expect, test } from "vitest";
import type { Context } from "../../src/graphql/context.ts";
import { schema } from "../../src/schema.ts";
import { run } from "../doubles/fakeContext.ts";
import { mutationSamples, nodes } from "../nouns/samples.ts";
import { mutationDocument } from "./inputs.ts";
import { createLeakyService, type LeakyService } from "./leakyService.ts";
import { ruleOf } from "./mutationRules.ts";
import { contextOf, ownIds } from "./noLeak.ts";
import { selectAll } from "./walk.ts";

// The browser of a delivery user who has opened their link, and the whole schema: it gets its round and nothing else that a stranger
// does not get. The service behind has everybody's records, and hands out whatever it is asked for.

const own = new Set(["deliverStop", "recordStopAttempt", "setRoundDuty"]);

/** Sign-in, registration and the links of mails: whoever knows the password or the link may use them, in whatever browser. */
const openToAll = [
  "activateAccount",
  "confirmSignIn",
  "openDeliveryLink",
  "registerCompany",
  "requestPasswordReset",
  "resetPassword",
  "signIn",
  "signOut",
];

const names = Object.keys(schema.getMutationType()?.getFields() ?? {});

/** A request of that browser, or of a stranger's. */
function contextFor(rest: LeakyService, secret: string | null): Context {
  return { ...contextOf(rest, null), deliveryBrowser: { secret, keep: () => {} } };
}

const secret = "d".repeat(43);

async function answerOf(document: string, variables: object, shown: string | null, name = "") {
  const leak = { isSilent: false, offersIds: true };
  const rest = createLeakyService(leak, mutationSamples[name]?.responses ?? {});
  const { data, errors } = await run(contextFor(rest, shown), document, { ...variables });
  // A secret is another one each time.
  const made = Object(data)["activateAccount"];
  if (made?.passwordToken) made.passwordToken = "a secret";
  return { data, errors, reads: rest.reads.length, writes: rest.writes.length };
}

test("what is open to everybody is a list of its own", () => {
  expect(names.filter((name) => "anyone" in ruleOf(name)).toSorted()).toEqual(openToAll);
  expect(names.filter((name) => "delivering" in ruleOf(name)).toSorted()).toEqual([...own].toSorted());
});

test.each(names.filter((name) => !own.has(name) && !openToAll.includes(name)))(
  "%s is refused, and nothing is asked of the service",
  async (name) => {
    for (const input of mutationSamples[name]?.inputs ?? []) {
      const given = input === null ? {} : { input };
      const { data, errors, reads, writes } = await answerOf(
        mutationDocument(schema, name),
        given,
        secret,
        name,
      );
      expect(errors).toEqual([]);
      expect(Object(data)[name].__typename).toBe("UnauthenticatedError");
      expect([reads, writes]).toEqual([0, 0]);
    }
  },
);

test.each(openToAll.filter((name) => name !== "openDeliveryLink"))(
  "%s answers as it answers a stranger",
  async (name) => {
    for (const input of mutationSamples[name]?.inputs ?? []) {
      const given = input === null ? {} : { input };
      const document = mutationDocument(schema, name);
      expect(await answerOf(document, given, secret, name)).toEqual(
        await answerOf(document, given, null, name),
      );
    }
  },
);

const queries = Object.values(schema.getQueryType()?.getFields() ?? {});

test.each(queries.filter(({ name }) => !["deliveryRound", "node", "nodes"].includes(name)))(
  "$name reads what a stranger reads",
  async ({ name, type, args }) => {
    // With what it cannot be asked without.
    const needed = args.filter((arg) => String(arg.type).endsWith("!"));
    const given = needed.map(
      (arg) => `${arg.name}: ${isEnumType(getNamedType(arg.type)) ? "SUBDOMAIN" : '"any"'}`,
    );
    const inside = selectAll(schema, getNamedType(type), 1);
    const call = given.length === 0 ? name : `${name}(${given.join(", ")})`;
    const document = `{ ${call} ${inside === "" ? "" : `{ ${inside} }`} }`;
    const mine = await answerOf(document, {}, secret);
    expect(mine).toEqual(await answerOf(document, {}, null));
    if (name === "viewer") expect(mine.data).toEqual({ viewer: null });
  },
);

test("no record of any type is read by its id", async () => {
  expect(ownIds.length).toBeGreaterThanOrEqual(Object.keys(nodes).length);
  for (const id of ownIds) {
    const { data } = await answerOf(
      "query ($id: ID!) { node(id: $id) { id } nodes(ids: [$id]) { id } }",
      { id },
      secret,
    );
    expect(data).toEqual({ node: null, nodes: [null] });
  }
});

test.each(Object.values(schema.getSubscriptionType()?.getFields() ?? {}))(
  "$name streams nothing",
  ({ extensions }) => {
    expect(Object(extensions["pothosOptions"]).authScopes).not.toHaveProperty("anyone");
    expect(Object(extensions["pothosOptions"]).authScopes).not.toHaveProperty("delivering");
  },
);

test("a stranger has no round, and changes none", async () => {
  expect((await answerOf("{ deliveryRound { name } }", {}, null)).data).toEqual({ deliveryRound: null });
  expect((await answerOf("{ deliveryRound { name } }", {}, secret)).data).toEqual({
    deliveryRound: { name: "Ravi Kumar" },
  });
});
