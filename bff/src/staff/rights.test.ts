import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type BackOffice,
  type Caller,
  demoPassword,
  startBackOffice,
} from "../../test/harness/backOffice.ts";
import type { EventStream } from "../../test/harness/eventStream.ts";
import {
  change,
  chosenPassword,
  type Colleague,
  colleague,
  refusalOf,
} from "../../test/harness/staffMembers.ts";
import { begun, nextTouch, viewerEventsDocument } from "../../test/harness/viewerEvents.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";

// Who may do what with people and roles, and how soon it counts, through the real gateway in front of the real service.

const roleId = (id: number): string => encodeNodeId("CompanyRole", String(id));
const [owners, companyStaff, locationOwners, locationStaff] = [roleId(1), roleId(2), roleId(7), roleId(8)];
const first = encodeNodeId("StaffMember", "1");
const tooMuch = "You cannot give a role that allows more than you may";
const lacked = "permissions: A role cannot have a permission that you do not have";
const people = ["PERSON_READ", "PERSON_CREATE", "PERSON_UPDATE", "PERSON_DELETE"];
const personnel = [...people, "ROLE_CREATE", "ROLE_UPDATE", "ROLE_DELETE", "API_TOKEN_CREATE"];

let office: BackOffice;
let owner: Caller;

const role = async (caller: Caller, permissions: readonly string[], kind = "COMPANY"): Promise<string> => {
  const added = await change(caller, "addRole", { name: `Role ${crypto.randomUUID()}`, kind, permissions });
  expect(added.__typename).toBe("AddRoleSuccess");
  return added.role?.id ?? "";
};

const entries = v.array(v.looseObject({ audit_id: v.number() }));
/** The newest change that the trail has. */
const lastChange = async (): Promise<number | undefined> =>
  v.parse(entries, await office.read("/v1/audit/company_po_id/1?limit=1&action=insert,update,delete"))[0]
    ?.audit_id;

const made = v.object({ made: v.object({ secret: v.string() }) });
const token = async (caller: Caller, permissions: readonly string[]): Promise<Caller> => {
  const { data } = await caller.send(
    `mutation ($input: AddApiTokenInput!) { made: addApiToken(input: $input) { ... on AddApiTokenSuccess { secret } } }`,
    { input: { name: "Sync", permissions, expiresAt: new Date(Date.now() + 3_600_000).toISOString() } },
  );
  return office.withToken(v.parse(made, data).made.secret);
};

const myself = v.object({ viewer: v.nullable(v.object({ permissions: v.array(v.string()) })) });
const permissionsOf = async (caller: Caller): Promise<readonly string[] | undefined> =>
  v.parse(myself, (await caller.send("{ viewer { permissions } }")).data).viewer?.permissions;

/** The next thing told of a record, or the end; how somebody came to be there may be told late. */
async function touchOf(stream: EventStream, nodeId: string | null) {
  for (;;) {
    const touch = await nextTouch(stream);
    if (touch === null || touch.nodeId === nodeId) return touch;
  }
}

beforeAll(async () => {
  office = await startBackOffice("PGlite", { USER_READ_SECONDS: "3600" });
  owner = await office.signIn("owner@verdant.test");
});

afterAll(() => office.close());

test("nobody gives what they do not have: not by a role, a copy, an edit, a move, or a token", async () => {
  const own = await role(owner, personnel);
  const more = await role(owner, ["ORDER_READ", "PRODUCT_APPROVE"]);
  const hr = await colleague(office, owner, own);
  const other = await colleague(office, owner, await role(owner, ["PERSON_READ"]));
  const program = await token(hr.caller, people);
  const before = await lastChange();
  const invitation = { firstName: "New", email: "new@verdant.test" };
  const permissions = [...personnel, "PRODUCT_APPROVE"];
  for (const caller of [hr.caller, program]) {
    const isPerson = caller === hr.caller;
    for (const [name, input, refusal] of [
      ["inviteStaff", { ...invitation, roleId: companyStaff }, `roleId: ${tooMuch}`],
      ["inviteStaff", { ...invitation, roleId: more }, `roleId: ${tooMuch}`],
      [
        "inviteStaff",
        { ...invitation, roleId: owners, password: chosenPassword },
        "roleId: Only an owner makes owners",
      ],
      ["editStaff", { id: other.id, roleId: more }, `roleId: ${tooMuch}`],
      ["editStaff", { id: hr.id, roleId: more }, "roleId: You cannot change your own role"],
      ["editStaff", { id: first, roleId: own, password: chosenPassword }, "ForbiddenError"],
      ["disableStaff", { id: first, password: chosenPassword }, "ForbiddenError"],
      ["endStaffSessions", { id: first }, "ForbiddenError"],
      [
        "handOverCompany",
        { id: hr.id, password: chosenPassword, theirPassword: chosenPassword },
        "ForbiddenError",
      ],
      ["addRole", { name: "Mine", kind: "COMPANY", permissions }, isPerson ? lacked : "ForbiddenError"],
      ["editRole", { id: own, permissions }, isPerson ? lacked : "ForbiddenError"],
      ["movePeopleOfRole", { id: own, intoId: more }, isPerson ? `intoId: ${tooMuch}` : "ForbiddenError"],
    ] as const)
      expect([name, await refusalOf(caller, name, input)], isPerson ? "in person" : "by token").toEqual([
        name,
        refusal,
      ]);
  }
  // What the role of the program's user allows beyond the token, the token gives to nobody.
  expect(await refusalOf(program, "inviteStaff", { ...invitation, roleId: own })).toBe(`roleId: ${tooMuch}`);
  expect(await refusalOf(hr.caller, "movePeopleOfRole", { id: own, intoId: roleId(6) })).toContain(tooMuch);
  expect(
    await refusalOf(hr.caller, "addApiToken", {
      name: "More",
      permissions: ["PRODUCT_APPROVE"],
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    }),
  ).toBe("permissions: A token cannot have a permission that you do not have");
  expect(await lastChange()).toBe(before);
});

test("nobody moves somebody to a location whose role there they could not give", async () => {
  const pune = encodeNodeId("Seller", "2");
  const theirs = await colleague(office, await office.signIn("seller@verdant.test"), locationOwners);
  const hr = await colleague(office, owner, await role(owner, [...personnel, "SELLER_READ"]));
  const program = await token(owner, [...people, "SELLER_READ"]);
  const before = await lastChange();
  const move = { id: theirs.id, sellerId: pune };
  for (const caller of [hr.caller, program])
    expect(await refusalOf(caller, "editStaff", move)).toBe(`sellerId: ${tooMuch}`);
  expect(await lastChange()).toBe(before);
  // With a role that may be given they may be moved, and so may others.
  const harmless = await role(owner, ["PERSON_READ"], "LOCATION");
  expect(await refusalOf(hr.caller, "editStaff", { ...move, roleId: harmless })).toBe("EditStaffSuccess");
});

test("who lacks a permission that a role has may rename it, but not bring the permission back", async () => {
  const hr = await colleague(office, owner, await role(owner, personnel));
  const theirs = await role(owner, ["PERSON_READ", "PRODUCT_APPROVE"]);
  const name = `Role ${crypto.randomUUID()}`;
  expect(await refusalOf(hr.caller, "editRole", { id: theirs, name })).toBe("EditRoleSuccess");
  const kept = { id: theirs, permissions: ["PRODUCT_APPROVE"] };
  expect(await refusalOf(hr.caller, "editRole", kept)).toBe("EditRoleSuccess");
  expect(await refusalOf(owner, "editRole", { id: theirs, permissions: [] })).toBe("EditRoleSuccess");
  expect(await refusalOf(hr.caller, "editRole", kept)).toBe(lacked);
});

test("owners are made and unmade by owners with their password, and the last one stays", async () => {
  const last = "The last owner cannot be removed";
  expect(await refusalOf(owner, "disableStaff", { id: first, password: demoPassword })).toBe(`id: ${last}`);
  expect(await refusalOf(owner, "editStaff", { id: first, roleId: companyStaff })).toBe(`roleId: ${last}`);
  expect(await refusalOf(owner, "withdrawInvitation", { id: first })).toBe(`: ${last}`);
  const invitation = { firstName: "Second", email: "second@verdant.test", roleId: owners };
  expect(await refusalOf(owner, "inviteStaff", invitation)).toBe("password: Your password is required");
  expect(await refusalOf(owner, "inviteStaff", { ...invitation, password: "Wrong-Password-1" })).toBe(
    "password: The current password is incorrect",
  );
  const second = await colleague(office, owner, owners, { password: demoPassword });
  expect(await refusalOf(owner, "editStaff", { id: first, roleId: companyStaff })).toBe(
    "roleId: You cannot change your own role",
  );
  expect(await refusalOf(owner, "disableStaff", { id: first })).toBe(
    "id: You cannot disable your own account",
  );
  expect(await refusalOf(owner, "disableStaff", { id: second.id })).toBe(
    "password: Your password is required",
  );
  expect(
    await refusalOf(second.caller, "handOverCompany", {
      id: first,
      password: chosenPassword,
      theirPassword: demoPassword,
    }),
  ).toBe("ForbiddenError");
  const hand = { id: second.id, password: demoPassword, theirPassword: "Wrong-Password-1" };
  expect(await refusalOf(owner, "handOverCompany", hand)).toBe(
    "theirPassword: The current password is incorrect",
  );
  const right = { ...hand, theirPassword: chosenPassword };
  expect(await refusalOf(owner, "handOverCompany", right)).toBe("HandOverCompanySuccess");
  const main = v.object({
    node: v.object({ isMainAdministrator: v.boolean(), role: v.object({ key: v.string() }) }),
  });
  for (const [id, isMain] of [
    [first, false],
    [second.id, true],
  ] as const) {
    const { data } = await owner.send(
      "query ($id: ID!) { node(id: $id) { ... on StaffMember { isMainAdministrator role { key } } } }",
      { id },
    );
    expect(v.parse(main, data).node).toEqual({ isMainAdministrator: isMain, role: { key: "OWNER" } });
  }
  expect(await refusalOf(owner, "handOverCompany", right)).toBe("ForbiddenError");
  // Whoever disables the other first stays.
  const both = await Promise.all([
    refusalOf(owner, "disableStaff", { id: second.id, password: demoPassword }),
    refusalOf(second.caller, "disableStaff", { id: first, password: chosenPassword }),
  ]);
  expect(both.filter((one) => one === "DisableStaffSuccess")).toHaveLength(1);
  const stays = both[0] === "DisableStaffSuccess";
  if (!stays) await office.put("/v1/companyUserPO/status/1", { active: true });
  owner = stays ? owner : await office.signIn("owner@verdant.test");
  expect(await permissionsOf(owner)).toContain("PERSON_DELETE");
});

test("who is disabled is out everywhere: sessions of two gateways, a stream and a token", async () => {
  const all = ["PERSON_READ", "ORDER_READ", "API_TOKEN_CREATE"];
  const person = await colleague(office, owner, await role(owner, all));
  const elsewhere = (await office.startReplica()).callerLike(
    await office.signIn(person.email, chosenPassword),
  );
  const program = await token(person.caller, ["ORDER_READ"]);
  const stream = await begun(await person.caller.listen(viewerEventsDocument));
  for (const caller of [person.caller, elsewhere, program])
    expect(await permissionsOf(caller)).toContain("ORDER_READ");
  const mails = (await office.mails(person.email)).length;
  expect(await refusalOf(owner, "disableStaff", { id: person.id, reason: "Left" })).toBe(
    "DisableStaffSuccess",
  );
  for (const caller of [person.caller, elsewhere]) expect(await permissionsOf(caller)).toBeUndefined();
  expect((await program.send("{ viewer { permissions } }")).status).toBe(401);
  expect(await touchOf(stream, null)).toBeNull();
  await expect(office.signIn(person.email, chosenPassword)).rejects.toThrow("Nobody was signed in");
  expect(await office.mails(person.email)).toHaveLength(mails);
  expect(await refusalOf(owner, "enableStaff", { id: person.id })).toBe("EnableStaffSuccess");
  expect(await permissionsOf(await office.signIn(person.email, chosenPassword))).toContain("ORDER_READ");
  expect((await program.send("{ viewer { permissions } }")).status).toBe(401);
});

test("a role that changes counts at the next request, and an open page is told", async () => {
  const given = await role(owner, ["ORDER_READ", "ORDER_UPDATE"]);
  const person = await colleague(office, owner, given);
  const stream = await begun(await person.caller.listen(viewerEventsDocument));
  const accept = () =>
    refusalOf(person.caller, "acceptFulfilment", { id: encodeNodeId("Fulfilment", "999999") });
  const told = async (nodeId: string) => {
    expect(await touchOf(stream, nodeId)).toMatchObject({ __typename: "RecordTouched", change: "CHANGED" });
    return permissionsOf(person.caller);
  };
  const [less, more] = [["ORDER_READ"], ["ORDER_READ", "ORDER_UPDATE"]];
  expect(await accept()).toBe("NotFoundError");
  expect(await refusalOf(owner, "editRole", { id: given, permissions: less })).toBe("EditRoleSuccess");
  expect(await accept()).toBe("ForbiddenError");
  expect(await told(given)).toEqual(less);
  const other = await role(owner, more);
  expect(await refusalOf(owner, "editStaff", { id: person.id, roleId: other })).toBe("EditStaffSuccess");
  expect(await accept()).toBe("NotFoundError");
  expect(await told(person.id)).toEqual(more);
  expect(await refusalOf(owner, "deleteRole", { id: other })).toBe("ConflictError");
  const move = { id: other, intoId: given };
  expect(await refusalOf(owner, "movePeopleOfRole", move)).toBe("MovePeopleOfRoleSuccess");
  expect(await accept()).toBe("ForbiddenError");
  expect(await refusalOf(owner, "deleteRole", { id: other })).toBe("DeleteRoleSuccess");
  stream.close();
});

test("an owner of a location looks after its people alone, and makes no roles", async () => {
  const seller = await office.signIn("seller@verdant.test");
  const pune = await office.signIn("pune@verdant.test");
  const list = async (caller: Caller, kind: string): Promise<string> =>
    JSON.stringify(
      (
        await caller.send(
          `{ viewer { staff(kind: ${kind}) { nodes { email } } roles(kind: ${kind}) { nodes { key } } } }`,
        )
      ).data,
    );
  expect(await list(seller, "COMPANY")).toBe('{"viewer":{"staff":{"nodes":[]},"roles":{"nodes":[]}}}');
  expect(await list(seller, "LOCATION")).not.toContain("pune@verdant.test");
  const clerk: Colleague = await colleague(office, seller, locationStaff);
  expect(await list(seller, "LOCATION")).toContain(clerk.email);
  expect(await list(pune, "LOCATION")).not.toContain(clerk.email);
  const before = await lastChange();
  const invitation = { firstName: "New", email: "new@verdant.test" };
  for (const [caller, name, input, refusal] of [
    [seller, "inviteStaff", { ...invitation, roleId: companyStaff }, "NotFoundError"],
    [
      seller,
      "inviteStaff",
      { ...invitation, roleId: locationStaff, sellerId: encodeNodeId("Seller", "2") },
      "NotFoundError",
    ],
    [seller, "addRole", { name: "Mine", kind: "LOCATION", permissions: [] }, "ForbiddenError"],
    [seller, "editStaff", { id: clerk.id, sellerId: encodeNodeId("Seller", "2") }, "NotFoundError"],
    [seller, "disableStaff", { id: first }, "NotFoundError"],
    [pune, "disableStaff", { id: clerk.id }, "NotFoundError"],
    [pune, "endStaffSessions", { id: clerk.id }, "NotFoundError"],
    [clerk.caller, "inviteStaff", { ...invitation, roleId: locationStaff }, "ForbiddenError"],
    [
      owner,
      "editStaff",
      { id: clerk.id, roleId: companyStaff },
      "roleId: This role is for other people: those of the company, or those of a location",
    ],
  ] as const)
    expect([name, await refusalOf(caller, name, input)]).toEqual([name, refusal]);
  expect(await lastChange()).toBe(before);
  expect(await refusalOf(seller, "editStaff", { id: clerk.id, roleId: locationOwners })).toBe(
    "EditStaffSuccess",
  );
  // At another location nothing of before is left.
  expect(await refusalOf(owner, "editStaff", { id: clerk.id, sellerId: encodeNodeId("Seller", "2") })).toBe(
    "EditStaffSuccess",
  );
  expect(await permissionsOf(clerk.caller)).toBeUndefined();
  expect(await list(pune, "LOCATION")).toContain(clerk.email);
});
