import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeAt } from "../../../service/src/twoStep/totp.ts";
import { createFakeContext, owner as fakeOwner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import {
  type BackOffice,
  type Caller,
  demoPassword,
  startBackOffice,
} from "../../test/harness/backOffice.ts";
import { chosenPassword, colleague } from "../../test/harness/staffMembers.ts";
import { saidTo, send } from "../../test/harness/twoStepCalls.ts";
import { allows } from "../access/rules.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";

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
