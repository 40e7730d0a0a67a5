import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BackOffice, type Caller, startBackOffice } from "../../test/harness/backOffice.ts";
import {
  change,
  chosenPassword,
  type Colleague,
  colleague,
  refusalOf,
} from "../../test/harness/staffMembers.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";

// What is done with many people at once, through the real gateway in front of the real service.

const roleId = (id: number): string => encodeNodeId("CompanyRole", String(id));
const [owners, companyStaff, desk, locationStaff] = [roleId(1), roleId(2), roleId(4), roleId(8)];
const first = encodeNodeId("StaffMember", "1");
const nobody = encodeNodeId("StaffMember", "999999");
const oneByOne = "Owners are changed one at a time, with your password";

let office: BackOffice;
let owner: Caller;
let one: Colleague;
let other: Colleague;
let invited: string;
beforeAll(async () => {
  office = await startBackOffice("PGlite", { USER_READ_SECONDS: "3600" });
  owner = await office.signIn("owner@verdant.test");
  one = await colleague(office, owner, companyStaff);
  other = await colleague(office, owner, companyStaff);
  const email = "waiting@verdant.test";
  invited =
    (await change(owner, "inviteStaff", { firstName: "Waits", email, roleId: companyStaff })).staffMember
      ?.id ?? "";
});
afterAll(() => office.close());

const answer = v.object({
  result: v.looseObject({
    __typename: v.string(),
    doneCount: v.optional(v.number()),
    results: v.optional(
      v.array(
        v.object({
          staffMemberId: v.nullable(v.string()),
          outcome: v.string(),
          message: v.nullable(v.string()),
          staffMember: v.nullable(v.object({ status: v.string(), role: v.object({ id: v.string() }) })),
        }),
      ),
    ),
  }),
});

async function changeStaff(caller: Caller, input: object) {
  const { data, errors } = await caller.send(
    `mutation ($input: ChangeStaffInput!) { result: changeStaff(input: $input) { __typename
      ... on ChangeStaffSuccess { doneCount results { staffMemberId outcome message staffMember { status role { id } } } } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return v.parse(answer, data).result;
}
const outcomes = async (caller: Caller, input: object): Promise<unknown> =>
  (await changeStaff(caller, input)).results?.map(({ outcome, message }) =>
    message === null ? outcome : [outcome, message],
  );
const isSignedIn = async ({ caller }: Colleague): Promise<boolean> =>
  JSON.stringify((await caller.send("{ viewer { kind } }")).data) !== '{"viewer":null}';

test("each row is done or not by itself, in the order of the ids, and says why not", async () => {
  expect(
    await changeStaff(owner, {
      ids: [one.id, nobody, invited, first],
      change: "DISABLE",
      reason: "Season is over",
    }),
  ).toMatchObject({
    doneCount: 1,
    results: [
      { staffMemberId: one.id, outcome: "DONE", message: null, staffMember: { status: "DISABLED" } },
      {
        staffMemberId: null,
        outcome: "NOT_FOUND",
        message: "This record does not exist.",
        staffMember: null,
      },
      { outcome: "REFUSED", message: "The person has not activated the account yet" },
      { outcome: "REFUSED", message: "You cannot disable your own account" },
    ],
  });
  expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([false, true]);
  expect(await outcomes(owner, { ids: [one.id, other.id], change: "DISABLE", reason: "Again" })).toEqual([
    "UNCHANGED",
    "DONE",
  ]);
  expect(await outcomes(owner, { ids: [one.id, other.id], change: "ENABLE" })).toEqual(["DONE", "DONE"]);
  for (const colleagueOf of [one, other]) await office.signIn(colleagueOf.email, chosenPassword);
});

test("a role is given to many, but to nobody of another kind, no owner, and not to oneself", async () => {
  const second = await colleague(office, owner, owners, { password: "Verdant-Demo-1" });
  const clerk = await colleague(office, owner, locationStaff, { sellerId: encodeNodeId("Seller", "1") });
  const result = await changeStaff(owner, {
    ids: [one.id, second.id, clerk.id, first],
    change: "CHANGE_ROLE",
    roleId: desk,
  });
  expect(result.results?.map(({ message, staffMember }) => [message, staffMember?.role.id])).toEqual([
    [null, desk],
    [oneByOne, owners],
    ["This role is for other people: those of the company, or those of a location", locationStaff],
    ["You cannot change your own role", owners],
  ]);
  expect(await outcomes(owner, { ids: [one.id], change: "CHANGE_ROLE", roleId: desk })).toEqual([
    "UNCHANGED",
  ]);
  for (const [input, refusal] of [
    [{ ids: [other.id], change: "CHANGE_ROLE" }, "roleId: Role is required"],
    [{ ids: [other.id], change: "CHANGE_ROLE", roleId: owners }, `roleId: ${oneByOne}`],
    [{ ids: [], change: "RESEND" }, "ids: At least one is required"],
    [{ ids: Array.from({ length: 51 }, () => one.id), change: "RESEND" }, "ids: There are too many at once"],
    [{ ids: [nobody], change: "RESEND" }, "NotFoundError"],
  ] as const)
    expect(await refusalOf(owner, "changeStaff", input)).toBe(refusal);
  expect(await outcomes(owner, { ids: [second.id], change: "DISABLE", reason: "x" })).toEqual([
    ["REFUSED", oneByOne],
  ]);
  // With owners only owners do anything; without the right to disable nobody is.
  const hrRole = await change(owner, "addRole", {
    name: "HR",
    kind: "COMPANY",
    permissions: ["PERSON_READ", "PERSON_UPDATE"],
  });
  const hr = await colleague(office, owner, hrRole.role?.id ?? "");
  expect(await outcomes(hr.caller, { ids: [second.id], change: "END_SESSIONS" })).toEqual([
    ["REFUSED", "You are not allowed to do this."],
  ]);
  expect(await isSignedIn(second)).toBe(true);
  expect(await refusalOf(hr.caller, "changeStaff", { ids: [one.id], change: "DISABLE", reason: "x" })).toBe(
    "ForbiddenError",
  );
  expect(
    await refusalOf(hr.caller, "changeStaff", { ids: [one.id], change: "CHANGE_ROLE", roleId: desk }),
  ).toBe("roleId: You cannot give a role that allows more than you may");
});

test("many are signed out, and who is not signed in needs nothing; an invitation goes out once a minute", async () => {
  const there = await office.signIn(other.email, chosenPassword);
  expect(await outcomes(owner, { ids: [other.id, invited], change: "END_SESSIONS" })).toEqual([
    "DONE",
    "UNCHANGED",
  ]);
  expect((await there.send("{ viewer { kind } }")).data).toEqual({ viewer: null });
  const mails = (await office.mails("waiting@verdant.test")).length;
  expect(await outcomes(owner, { ids: [invited, other.id], change: "RESEND" })).toEqual([
    ["REFUSED", "Too many attempts. Wait a little and try again."],
    ["REFUSED", "The person has activated the account already"],
  ]);
  expect(await office.mails("waiting@verdant.test")).toHaveLength(mails);
});

test("people are listed by whether they have a second step, as the service cuts the list", async () => {
  const list = async (twoStep: string) =>
    (
      await owner.send(
        `{ viewer { staff(kind: COMPANY, filter: { twoStep: ${twoStep} }) { totalCount nodes { twoStep } } } }`,
      )
    ).data;
  expect(await list("TOTP")).toEqual({ viewer: { staff: { totalCount: 0, nodes: [] } } });
  expect(JSON.stringify(await list("OFF"))).toContain('{"twoStep":"OFF"}');
});
