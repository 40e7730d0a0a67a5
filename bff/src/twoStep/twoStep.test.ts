import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeAt } from "../../../service/src/twoStep/totp.ts";
import { createFakeContext, owner as fakeOwner, run } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { type BackOffice, startBackOffice } from "../../test/harness/backOffice.ts";
import { Caller } from "../../test/harness/caller.ts";
import { chosenPassword, type Colleague, colleague } from "../../test/harness/staffMembers.ts";
import { documentOf, saidTo, type Sends, send } from "../../test/harness/twoStepCalls.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { RestError } from "../rest/error.ts";

// Two-step sign-in through the real gateway in front of the real service.

const begun = v.object({ secret: v.string(), address: v.string() });
const coded = v.object({ recoveryCodes: v.array(v.string()) });
const pending = v.object({ token: v.string() });
/** All secrets and codes that were ever given out. */
const all: string[] = [];

let office: BackOffice;
let owner: Caller;

const ownerSignIn = { email: "owner@verdant.test", password: "Verdant-Demo-1", rememberMe: false };
const roleId = (id: number): string => encodeNodeId("CompanyRole", String(id));

interface Enrolled extends Colleague {
  readonly browser: Caller;
  readonly codes: readonly string[];
  /** The code of a step of thirty seconds from now; each is used once, and in order. */
  code(steps: number): string;
}

const credentials = ({ email }: Pick<Colleague, "email">) => ({
  email,
  password: chosenPassword,
  rememberMe: false,
});

const tokenFor = async (browser: Caller, person: Pick<Colleague, "email">): Promise<string> =>
  v.parse(pending, await send(browser, "signIn", credentials(person))).token;

const stateOf = async (caller: Sends): Promise<unknown> =>
  (await caller.send("{ viewer { twoStep { state recoveryCodesLeft } } }")).data;

/** A colleague who has set it up. */
async function enrolled(role = 2): Promise<Enrolled> {
  const person = await colleague(office, await office.signIn(ownerSignIn.email), roleId(role));
  const browser = new Caller(office.url);
  expect(await saidTo(browser, "signIn", credentials(person))).toBe("SignInSuccess");
  const { secret } = v.parse(begun, await send(browser, "beginTwoStep", { currentPassword: chosenPassword }));
  const code = (steps: number) => codeAt(secret, Date.now() + steps * 30_000);
  const turnOn = () => send(browser, "turnOnTwoStep", { code: code(-1) });
  const answer = await turnOn();
  // When a step ends on the way, the one before it has become too old.
  const { recoveryCodes: codes } = v.parse(coded, v.is(coded, answer) ? answer : await turnOn());
  all.push(secret, ...codes);
  return { ...person, browser, codes, code };
}

beforeAll(async () => {
  office = await startBackOffice("PGlite");
  owner = new Caller(office.url);
  expect(await saidTo(owner, "signIn", ownerSignIn)).toBe("SignInSuccess");
});
afterAll(() => office.close());

test("it is set up with password and a code, counts from then on, and ends the other sessions", async () => {
  const person = await colleague(office, await office.signIn(ownerSignIn.email), roleId(2));
  const browser = new Caller(office.url);
  await send(browser, "signIn", credentials(person));
  expect(await saidTo(browser, "turnOnTwoStep", { code: "000000" })).toBe("code: The code is incorrect");
  expect(await saidTo(browser, "beginTwoStep", { currentPassword: "wrong" })).toBe(
    "currentPassword: The current password is incorrect",
  );
  const { secret, address } = v.parse(
    begun,
    await send(browser, "beginTwoStep", { currentPassword: chosenPassword }),
  );
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(address).toBe(
    `otpauth://totp/Back%20office:${encodeURIComponent(person.email)}?secret=${secret}&issuer=Back%20office&algorithm=SHA1&digits=6&period=30`,
  );
  expect(await stateOf(browser)).toEqual({ viewer: { twoStep: { state: "OFF", recoveryCodesLeft: 0 } } });
  // Nothing is asked for before the first code.
  expect(await saidTo(new Caller(office.url), "signIn", credentials(person))).toBe("SignInSuccess");
  const code = codeAt(secret, Date.now());
  const turnedOn = await send(browser, "turnOnTwoStep", { code: `${code.slice(0, 3)} ${code.slice(3)}` });
  expect(turnedOn).toMatchObject({ viewer: { twoStep: { state: "TOTP", recoveryCodesLeft: 10 } } });
  expect(v.parse(coded, turnedOn).recoveryCodes).toHaveLength(10);
  expect(await stateOf(browser)).toEqual({ viewer: { twoStep: { state: "TOTP", recoveryCodesLeft: 10 } } });
  expect(await stateOf(person.caller)).toEqual({ viewer: null });
  expect(await saidTo(browser, "beginTwoStep", { currentPassword: chosenPassword })).toBe("ConflictError");
});

test("the password opens nothing; a code does, in the same browser, and once", async () => {
  const person = await enrolled();
  const browser = new Caller(office.url);
  const first = await send(browser, "signIn", credentials(person));
  expect(first).toEqual({
    __typename: "TwoStepRequired",
    token: expect.stringMatching(/^[\w-]+$/),
    methods: ["TOTP", "RECOVERY_CODE"],
    expiresAt: expect.any(String),
  });
  expect(await stateOf(browser)).toEqual({ viewer: null });
  const { token } = v.parse(pending, first);
  // Neither a browser that is new nor one that has begun a sign-in of its own can go on with it.
  const other = new Caller(office.url);
  const code = person.code(0);
  expect(await saidTo(other, "confirmSignIn", { token, code })).toBe("UnauthenticatedError");
  await tokenFor(other, person);
  expect(await send(other, "confirmSignIn", { token, code })).toEqual({
    __typename: "UnauthenticatedError",
    message: "This sign-in is over. Begin again.",
  });
  expect(await saidTo(browser, "confirmSignIn", { token, code: "000000" })).toBe(
    "code: The code is incorrect",
  );
  expect(await send(browser, "confirmSignIn", { token, code })).toEqual({
    __typename: "ConfirmSignInSuccess",
    viewer: { email: person.email },
  });
  expect(await stateOf(browser)).toEqual({ viewer: { twoStep: { state: "TOTP", recoveryCodesLeft: 10 } } });
  const again = new Caller(office.url);
  expect(await saidTo(again, "confirmSignIn", { token: await tokenFor(again, person), code })).toBe(
    "code: The code is incorrect",
  );
});

test("who is disabled is told so after the right password and the right code, and a guesser is not", async () => {
  const person = await enrolled();
  const other = await colleague(office, await office.signIn(ownerSignIn.email), roleId(2));
  const admin = await office.signIn(ownerSignIn.email);
  for (const { id } of [person, other])
    expect(await saidTo(admin, "disableStaff", { id, reason: "Has left" })).toBe("DisableStaffSuccess");
  const told = {
    __typename: "ValidationError",
    issues: [{ path: [], message: "This account was disabled. Ask an owner of your company." }],
  };
  const refused = { __typename: "UnauthenticatedError", message: "Invalid email or password." };
  const guesser = new Caller(office.url);
  expect(await send(guesser, "signIn", { ...credentials(other), password: "wrong" })).toMatchObject(refused);
  expect(await send(new Caller(office.url), "signIn", credentials(other))).toMatchObject(told);
  // With a second step the password alone says nothing.
  const browser = new Caller(office.url);
  const token = await tokenFor(browser, person);
  expect(await saidTo(browser, "confirmSignIn", { token, code: "000000" })).toBe(
    "code: The code is incorrect",
  );
  expect(await send(browser, "confirmSignIn", { token, code: person.code(0) })).toMatchObject(told);
  expect(await stateOf(browser)).toEqual({ viewer: null });
});

test("a recovery code opens once; new ones and turning it off ask for password and code", async () => {
  const person = await enrolled();
  const [one = "", two = "", three = ""] = person.codes;
  const browser = new Caller(office.url);
  const token = await tokenFor(browser, person);
  expect(await saidTo(browser, "confirmSignIn", { token, code: one.toUpperCase() })).toBe(
    "ConfirmSignInSuccess",
  );
  expect(await stateOf(browser)).toEqual({ viewer: { twoStep: { state: "TOTP", recoveryCodesLeft: 9 } } });
  const proof = { currentPassword: chosenPassword, code: one };
  expect(await saidTo(browser, "renewRecoveryCodes", proof)).toBe("code: The code is incorrect");
  expect(await saidTo(browser, "turnOffTwoStep", proof)).toBe("code: The code is incorrect");
  expect(await saidTo(browser, "turnOffTwoStep", { currentPassword: "wrong", code: two })).toBe(
    "currentPassword: The current password is incorrect",
  );
  const { recoveryCodes } = v.parse(
    coded,
    await send(browser, "renewRecoveryCodes", { ...proof, code: two }),
  );
  all.push(...recoveryCodes);
  expect(await saidTo(browser, "turnOffTwoStep", { ...proof, code: three })).toBe(
    "code: The code is incorrect",
  );
  expect(await send(browser, "turnOffTwoStep", { ...proof, code: recoveryCodes[0] })).toEqual({
    __typename: "TurnOffTwoStepSuccess",
    viewer: { twoStep: { state: "OFF", recoveryCodesLeft: 0 } },
  });
  expect(await saidTo(new Caller(office.url), "signIn", credentials(person))).toBe("SignInSuccess");
});

test("five wrong codes close the sign-in, and those of several sign-ins are counted together", async () => {
  const person = await enrolled();
  const browser = new Caller(office.url);
  const token = await tokenFor(browser, person);
  const said: string[] = [];
  for (let turn = 0; turn < 3; turn += 1)
    said.push(await saidTo(browser, "confirmSignIn", { token, code: "000000" }));
  // The right password in between begins no count anew.
  const next = await tokenFor(browser, person);
  for (let turn = 0; turn < 3; turn += 1)
    said.push(await saidTo(browser, "confirmSignIn", { token: next, code: "000000" }));
  const wrong = "code: The code is incorrect";
  expect(said).toEqual([wrong, wrong, wrong, wrong, wrong, "RateLimitedError"]);
  expect(await saidTo(browser, "confirmSignIn", { token: next, code: person.code(0) })).toBe(
    "RateLimitedError",
  );
  expect(await stateOf(browser)).toEqual({ viewer: null });
});

test("it is somebody's own affair: nobody else and no token sets it up or takes it off", async () => {
  const person = await enrolled();
  const made = await owner.send(
    `mutation ($input: AddApiTokenInput!) { addApiToken(input: $input) { ... on AddApiTokenSuccess { secret } } }`,
    {
      input: {
        name: "Sync",
        permissions: ["PERSON_READ", "PERSON_UPDATE"],
        expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
      },
    },
  );
  const { secret } = v.parse(
    v.object({ addApiToken: v.object({ secret: v.string() }) }),
    made.data,
  ).addApiToken;
  const program = office.withToken(secret);
  const proof = { currentPassword: ownerSignIn.password, code: person.code(0) };
  for (const [name, input] of [
    ["beginTwoStep", { currentPassword: ownerSignIn.password }],
    ["turnOnTwoStep", { code: person.code(0) }],
    ["renewRecoveryCodes", proof],
    ["turnOffTwoStep", proof],
    ["resetStaffTwoStep", { id: person.id, password: ownerSignIn.password }],
  ] as const) {
    expect(await saidTo(new Caller(office.url), name, input), name).toBe("UnauthenticatedError");
    expect(await saidTo(program, name, input), name).toBe("ForbiddenError");
  }
  expect(await stateOf(program)).toEqual({ viewer: { twoStep: null } });
  expect(await stateOf(person.browser)).toEqual({
    viewer: { twoStep: { state: "TOTP", recoveryCodesLeft: 10 } },
  });
});

test("an owner takes it off a colleague with their own password; others do not, and nobody off themselves", async () => {
  const person = await enrolled();
  const input = { id: person.id, password: ownerSignIn.password };
  const seen = async () =>
    (
      await owner.send(
        "query ($id: ID!) { node(id: $id) { ... on StaffMember { twoStep viewerActions } } }",
        { id: person.id },
      )
    ).data;
  const on = {
    node: {
      twoStep: "TOTP",
      viewerActions: ["EDIT", "CHANGE_ROLE", "DISABLE", "END_SESSIONS", "RESET_TWO_STEP"],
    },
  };
  expect(await seen()).toEqual(on);
  const stranger = await office.signIn("owner@fernway.test");
  const lesser = await colleague(office, await office.signIn(ownerSignIn.email), roleId(2));
  expect(await saidTo(lesser.caller, "resetStaffTwoStep", { ...input, password: chosenPassword })).toBe(
    "ForbiddenError",
  );
  expect(await saidTo(stranger, "resetStaffTwoStep", input)).toBe("NotFoundError");
  expect(await saidTo(owner, "resetStaffTwoStep", { ...input, password: "wrong" })).toBe(
    "password: The current password is incorrect",
  );
  expect(await saidTo(owner, "resetStaffTwoStep", { ...input, id: encodeNodeId("StaffMember", "1") })).toBe(
    "id: Turn your own two-step sign-in off with a code",
  );
  expect(await saidTo(owner, "resetStaffTwoStep", { ...input, id: lesser.id })).toBe(
    "id: Two-step sign-in is off",
  );
  expect(await seen()).toEqual(on);
  expect(await send(owner, "resetStaffTwoStep", input)).toEqual({
    __typename: "ResetStaffTwoStepSuccess",
    staffMember: { twoStep: "OFF", viewerActions: ["EDIT", "CHANGE_ROLE", "DISABLE", "END_SESSIONS"] },
  });
  expect(await saidTo(new Caller(office.url), "signIn", credentials(person))).toBe("SignInSuccess");
  const subjects = (await office.mails(person.email)).map(({ subject }) => subject);
  expect(subjects).toContain("Two-step sign-in was turned off");
});

test("what it rests on does not stand in the audit trail", async () => {
  expect(all.length).toBeGreaterThan(50);
  const kept = JSON.stringify(await office.read("/v1/audit/company_po_id/1?limit=100"));
  expect(kept).toContain("two_step_on");
  for (const secret of all) expect(kept).not.toContain(secret);
});

test("a service without it: the calls say so, and nothing of it is offered", async () => {
  const missing = () => {
    throw new RestError("not-found", "There is no such call.");
  };
  const rest = createFakeRest({
    writes: {
      "POST /signin": () => [
        {
          user_po_id: 10,
          company_po_id: 1,
          business_name: "V",
          pw_changed: true,
          primary_login: true,
          signup_process_over: true,
          signup_page1_over: true,
          signup_page2_over: true,
          signup_page6_over: true,
        },
      ],
      "PUT /v1/twoStep/begin/{id}": missing,
      "PUT /v1/twoStep/confirm/{id}": missing,
    },
    reads: { "/v1/twoStep/account_id/{id}": missing, "/openapi.json": () => ({ paths: {} }) },
  });
  const context = createFakeContext(rest, fakeOwner);
  for (const [name, input] of [
    ["beginTwoStep", { currentPassword: "any" }],
    ["turnOnTwoStep", { code: "123456" }],
  ] as const)
    expect(await run(context, documentOf(name), { input })).toMatchObject({
      data: { result: { __typename: "NotOfferedError" } },
      errors: [],
    });
  expect(await run(context, "{ viewer { twoStep { state } } features { twoStep } }")).toEqual({
    data: { viewer: { twoStep: null }, features: { twoStep: false } },
    errors: [],
  });
});
