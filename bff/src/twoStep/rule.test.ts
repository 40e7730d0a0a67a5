import { type GraphQLField, isObjectType, parse, subscribe } from "graphql";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeAt } from "../../../service/src/twoStep/totp.ts";
import { catalogue } from "../../test/doubles/catalogue.ts";
import {
  createFakeContext,
  owner as fakeOwner,
  run,
  seller as fakeSeller,
} from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import {
  type BackOffice,
  type Caller,
  demoPassword,
  startBackOffice,
} from "../../test/harness/backOffice.ts";
import { chosenPassword, colleague } from "../../test/harness/staffMembers.ts";
import { saidTo, send } from "../../test/harness/twoStepCalls.ts";
import { ruleOf } from "../../test/isolation/mutationRules.ts";
import { allows } from "../access/rules.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { guardOf } from "../graphql/readRules.ts";
import { schema } from "../schema.ts";

let office: BackOffice;
let owner: Caller;
beforeAll(async () => {
  office = await startBackOffice("PGlite");
  owner = await office.signIn("owner@verdant.test");
});
afterAll(() => office.close());

const role = (id: number): string => encodeNodeId("CompanyRole", String(id));
const document = "{ viewer { twoStepRule twoStepDueAt nextStep permissions } }";
const seen = v.object({
  viewer: v.object({
    twoStepRule: v.nullable(v.string()),
    twoStepDueAt: v.nullable(v.string()),
    nextStep: v.string(),
    permissions: v.array(v.string()),
  }),
});
const viewerOf = async (caller: Caller) => v.parse(seen, (await caller.send(document)).data).viewer;
const week = 7 * 24 * 60 * 60 * 1000;

test("an owner says whom the company asks, with their password; whoever has none gets seven days", async () => {
  const staff = await colleague(office, owner, role(2));
  const second = await colleague(office, owner, role(1), { password: demoPassword });
  const rule = { rule: "OWNERS", password: demoPassword };
  expect(await saidTo(office.anonymous, "setTwoStepRule", rule)).toBe("UnauthenticatedError");
  expect(await saidTo(staff.caller, "setTwoStepRule", { ...rule, password: chosenPassword })).toBe(
    "ForbiddenError",
  );
  expect(await saidTo(owner, "setTwoStepRule", { ...rule, password: "wrong" })).toBe(
    "password: The current password is incorrect",
  );
  expect(await viewerOf(owner)).toMatchObject({ twoStepRule: "OPTIONAL", twoStepDueAt: null });
  const before = Date.now();
  const mine = expect.stringMatching(/^\d{4}-/);
  // The answer says what the rule asks of who has set it.
  expect(await send(owner, "setTwoStepRule", rule)).toMatchObject({
    __typename: "SetTwoStepRuleSuccess",
    viewer: { twoStepRule: "OWNERS", twoStepDueAt: mine },
  });
  expect(await viewerOf(owner)).toMatchObject({ twoStepDueAt: mine });
  const theirs = await viewerOf(second.caller);
  expect(theirs).toMatchObject({ twoStepRule: "OWNERS", nextStep: "HOME" });
  const due = Date.parse(theirs.twoStepDueAt ?? "");
  expect(due).toBeGreaterThanOrEqual(before + week);
  expect(due).toBeLessThan(Date.now() + week + 1000);
  expect(await viewerOf(staff.caller)).toMatchObject({ twoStepRule: null, twoStepDueAt: null });
  expect(await saidTo(owner, "setTwoStepRule", { ...rule, rule: "EVERYBODY" })).toBe("SetTwoStepRuleSuccess");
  expect(await viewerOf(staff.caller)).toMatchObject({ twoStepDueAt: expect.any(String) });

  // Whoever sets it up is asked no more, and does not turn it off while it is asked for.
  const begun = await send(staff.caller, "beginTwoStep", { currentPassword: chosenPassword });
  const { secret } = v.parse(v.looseObject({ secret: v.string() }), begun);
  expect(await send(staff.caller, "turnOnTwoStep", { code: codeAt(secret, Date.now()) })).toMatchObject({
    __typename: "TurnOnTwoStepSuccess",
    viewer: { twoStepDueAt: null },
  });
});

const yesterday = new Date(Date.now() - 86_400_000).toISOString();
const overdue = { ...fakeOwner, twoStepDue: yesterday };

test("when it is overdue nothing is allowed but to set it up; a token works on", async () => {
  const context = createFakeContext(createFakeRest(), overdue);
  expect(await run(context, "{ viewer { nextStep permissions twoStepDueAt } }")).toEqual({
    data: { viewer: { nextStep: "SET_UP_TWO_STEP", permissions: [], twoStepDueAt: yesterday } },
    errors: [],
  });
  expect(allows(overdue, "BRAND_UPDATE")).toBe(false);
  expect(allows({ ...overdue, limitedTo: ["BRAND_UPDATE"] }, "BRAND_UPDATE")).toBe(true);
  expect(allows({ ...overdue, twoStepDue: new Date(Date.now() + 1000).toISOString() }, "BRAND_UPDATE")).toBe(
    true,
  );
  const first = createFakeContext(createFakeRest(), { ...overdue, passwordChanged: false });
  expect(await run(first, "{ viewer { nextStep } }")).toMatchObject({
    data: { viewer: { nextStep: "CHANGE_PASSWORD" } },
  });
});

const viewerFields = (): readonly GraphQLField<unknown, unknown>[] => {
  const type = schema.getType("Viewer");
  return isObjectType(type) ? Object.values(type.getFields()) : [];
};

test("what is left until then is what leads on, draws the console's frame or ends sessions: all of it by name", () => {
  const left = viewerFields().filter((field) => guardOf(field) === undefined);
  expect(left.map(({ name }) => name).toSorted()).toEqual([
    "bookmarks",
    "company",
    "defaultViews",
    "email",
    "kind",
    "look",
    "mustChangePassword",
    "name",
    "nextStep",
    "offeredAreas",
    "passwordChangedAt",
    "passwordRenewalDue",
    "permissionGroups",
    "permissions",
    "personName",
    "pictureUrl",
    "role",
    "roleTitle",
    "seller",
    "sellerView",
    "sessions",
    "systemRole",
    "twoStep",
    "twoStepDueAt",
    "unreadMessageCount",
    "unseenNotificationCount",
  ]);
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
  expect(mutations.filter((name) => "restricted" in ruleOf(name)).toSorted()).toEqual([
    "beginTwoStep",
    "changePassword",
    "endSession",
    "signOutEverywhere",
    "turnOnTwoStep",
  ]);
});

const jobId = encodeNodeId("Job", "1");
const changes: readonly (readonly [name: string, input: string])[] = [
  ["startExport", "{ list: { products: {} } }"],
  ["sendMessage", `{ personId: "${encodeNodeId("ChatPerson", "seller-11")}", text: "Hello" }`],
  ["retryJob", `{ id: "${jobId}" }`],
  ["cancelJob", `{ id: "${jobId}" }`],
  ["saveLook", "{ layout: null }"],
  ["renewRecoveryCodes", `{ currentPassword: "x", code: "123456" }`],
];

describe.each([
  ["the second step is overdue", overdue],
  ["the first password is not changed", { ...fakeOwner, passwordChanged: false }],
  ["the same of a location", { ...fakeSeller, passwordChanged: false }],
])("while %s", (_why, user) => {
  test.each(changes)("%s is refused, and the service is not asked", async (name, input) => {
    const rest = createFakeRest();
    const document = `mutation { ${name}(input: ${input}) { __typename } }`;
    expect(await run(createFakeContext(rest, user), document)).toEqual({
      data: { [name]: { __typename: "ForbiddenError" } },
      errors: [],
    });
    expect(rest.summary()).toEqual([]);
  });

  test("no list is read, no record by its id, and nothing is listened to", async () => {
    const rest = createFakeRest({ tables: catalogue(2) });
    const context = () => createFakeContext(rest, user);
    const refused = { message: "You are not allowed to do this.", code: undefined };
    expect(
      await run(
        context(),
        "{ viewer { email products { totalCount } brands { totalCount } jobs { totalCount } } }",
      ),
    ).toEqual({
      data: { viewer: { email: user.email, products: null, brands: null, jobs: null } },
      errors: [refused, refused, refused],
    });
    const id = encodeNodeId("Brand", "1");
    expect(await run(context(), `{ node(id: "${id}") { id } nodes(ids: ["${id}"]) { id } }`)).toEqual({
      data: { node: null, nodes: [null] },
      errors: [],
    });
    const listened = await subscribe({
      schema,
      document: parse("subscription { viewerEvents { __typename } }"),
      contextValue: context(),
    });
    expect("errors" in listened && listened.errors.map(({ message }) => message)).toEqual([refused.message]);
    expect(rest.summary()).toEqual([]);
  });
});

test("of the own location the name alone is left", async () => {
  const rest = createFakeRest({ tables: catalogue(2) });
  const user = { ...fakeSeller, twoStepDue: yesterday };
  const { data, errors } = await run(
    createFakeContext(rest, user),
    "{ viewer { seller { name gstinNumber } } }",
  );
  expect(data).toEqual({ viewer: { seller: { name: expect.any(String), gstinNumber: null } } });
  expect(errors).toMatchObject([{ message: "You are not allowed to do this." }]);
});
