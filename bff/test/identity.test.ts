import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sellerForm } from "../../service/src/testing/registration.ts";
import { exampleRegistration } from "../src/account/exampleRegistration.ts";
import { demoPassword, oneEngine, startBackOffice, type BackOffice } from "./harness/backOffice.ts";
import { Caller } from "./harness/caller.ts";
import { trySignIn, viewerName } from "./doubles/stubUser.ts";

// The way of a person through the real gateway and the real service, mails included.

const mails = v.array(v.object({ to: v.string(), text: v.string() }));
const created = v.object({
  addApiToken: v.object({ secret: v.string(), apiToken: v.object({ id: v.string() }) }),
});

const withToken = v.object({ activateAccount: v.object({ passwordToken: v.string() }) });

const register = `mutation ($input: RegisterCompanyInput!) {
  registerCompany(input: $input) { __typename ... on ValidationError { issues { path message } } }
}`;
const activate = `mutation ($input: ActivateAccountInput!) {
  activateAccount(input: $input) { __typename ... on Error { message } }
}`;
const changePassword = `mutation ($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    __typename
    ... on ChangePasswordSuccess { viewer { mustChangePassword nextStep } }
    ... on ValidationError { issues { path message } }
  }
}`;

describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;

  beforeAll(async () => {
    office = await startBackOffice(engine);
  });

  afterAll(async () => {
    await office.close();
  });

  async function newestMail(email: string): Promise<string> {
    return v.parse(mails, await office.read("/mailbox")).find(({ to }) => to === email)?.text ?? "";
  }

  /** Registers and activates; the first password. */
  async function activated(name: string, email: string): Promise<string> {
    const input = { ...exampleRegistration, businessName: name, subdomain: name, email };
    const caller = new Caller(office.url);
    expect((await caller.send(register, { input })).data).toEqual({
      registerCompany: { __typename: "RegisterCompanySuccess" },
    });
    const [, activation, code] = /activation=([\w-]+)&a=([\w-]+)/.exec(await newestMail(email)) ?? [];
    await caller.send(activate, { input: { kind: "OWNER", activation, code } });
    return /password: (\S+)/.exec(await newestMail(email))?.[1] ?? "";
  }

  test("a stranger registers, activates, signs in, must change the password, and goes on to onboarding", async () => {
    const email = "asha@sprig.test";
    const input = { ...exampleRegistration, email, idempotencyKey: "form-1" };
    const caller = new Caller(office.url);
    const registered = { registerCompany: { __typename: "RegisterCompanySuccess" } };
    expect((await caller.send(register, { input })).data).toEqual(registered);
    expect((await caller.send(register, { input })).data, "the same form once more").toEqual(registered);
    const mailed = await newestMail(email);
    const again = { ...input, idempotencyKey: "form-2" };
    expect((await caller.send(register, { input: again })).data, "who missed the mail").toEqual(registered);
    expect(await newestMail(email)).not.toBe(mailed);
    const free =
      '{ availability(kind: BUSINESS_NAME, value: "SPRIG & STONE") { ... on Availability { available } } }';
    expect((await caller.send(free)).data).toEqual({ availability: { available: false } });

    const mail = await newestMail(email);
    const password = /password: (\S+)/.exec(mail)?.[1] ?? "";
    const [, activation, code] = /#\/auth\/login\?activation=([\w-]+)&a=([\w-]+)/.exec(mail) ?? [];
    expect(await trySignIn(caller, password, email)).toBe("UnauthenticatedError");
    const link = { input: { kind: "OWNER", activation, code } };
    expect((await caller.send(activate, { input: { ...link.input, kind: "SELLER" } })).data).toMatchObject({
      activateAccount: { message: "This activation link is not valid or has expired." },
    });
    expect((await caller.send(activate, link)).data).toEqual({
      activateAccount: { __typename: "ActivateAccountSuccess" },
    });
    expect((await caller.send(activate, link)).data, "a used link: the account is active").toEqual({
      activateAccount: { __typename: "ActivateAccountSuccess" },
    });
    expect((await caller.send(register, { input: { ...input, idempotencyKey: "form-3" } })).data).toEqual({
      registerCompany: {
        __typename: "ValidationError",
        issues: [
          { path: ["businessName"], message: "Business Name Already Exist" },
          { path: ["subdomain"], message: "Business Subdomain Already Exist" },
          { path: ["email"], message: "Email Already Exist" },
        ],
      },
    });

    expect(await trySignIn(caller, password, email)).toBe("SignInSuccess");
    expect((await caller.send("{ viewer { role mustChangePassword nextStep permissions } }")).data).toEqual({
      viewer: { role: "OWNER", mustChangePassword: true, nextStep: "CHANGE_PASSWORD", permissions: [] },
    });
    const fresh = { newPassword: "four seasons of rain", confirmPassword: "four seasons of rain" };
    expect((await caller.send(changePassword, { input: fresh })).data).toEqual({
      changePassword: {
        __typename: "ChangePasswordSuccess",
        viewer: { mustChangePassword: false, nextStep: "SIGNUP_STEP_2" },
      },
    });
    expect(await trySignIn(new Caller(office.url), password, email)).toBe("UnauthenticatedError");
    expect(await trySignIn(new Caller(office.url), fresh.newPassword, email)).toBe("SignInSuccess");
  });

  test("an address that a stranger has registered is answered as a new one, and is its owner's with the activation", async () => {
    const email = "typed@sprig.test";
    const send = async (name: string) => {
      const input = { ...exampleRegistration, businessName: name, subdomain: name, email };
      return (await new Caller(office.url).send(register, { input })).data;
    };
    expect(await send("Stranger")).toEqual({ registerCompany: { __typename: "RegisterCompanySuccess" } });
    const isFree = `{ availability(kind: OWNER_EMAIL, value: "${email}") { ... on Availability { available } } }`;
    expect((await office.anonymous.send(isFree)).data).toEqual({ availability: { available: true } });
    const password = await activated("Rightful", email);
    const caller = new Caller(office.url);
    expect(await trySignIn(caller, password, email)).toBe("SignInSuccess");
    expect((await caller.send("{ viewer { name } }")).data).toEqual({ viewer: { name: "Rightful" } });
    expect(await send("Late")).toMatchObject({
      registerCompany: { issues: [{ path: ["email"], message: "Email Already Exist" }] },
    });
  });

  test("later the current password is asked for", async () => {
    const email = "later@sprig.test";
    const first = await activated("Later", email);
    const caller = new Caller(office.url);
    await trySignIn(caller, first, email);
    const second = { newPassword: "four seasons of rain", confirmPassword: "four seasons of rain" };
    await caller.send(changePassword, { input: second });
    const third = { newPassword: "seven rivers of sand", confirmPassword: "seven rivers of sand" };
    expect((await caller.send(changePassword, { input: { ...third, currentPassword: first } })).data).toEqual(
      {
        changePassword: {
          __typename: "ValidationError",
          issues: [{ path: ["currentPassword"], message: "The current password is incorrect" }],
        },
      },
    );
    const right = { ...third, currentPassword: second.newPassword };
    expect((await caller.send(changePassword, { input: right })).data).toMatchObject({
      changePassword: { __typename: "ChangePasswordSuccess" },
    });
    expect((await caller.send("{ viewer { passwordRenewalDue passwordChangedAt } }")).data).toEqual({
      viewer: { passwordRenewalDue: false, passwordChangedAt: expect.stringMatching(/^\d{4}-/) },
    });
  });

  test("a forgotten password is replaced by mail, and whoever was signed in is out", async () => {
    const email = "forgetful@sprig.test";
    const first = await activated("Forgetful", email);
    const signedIn = new Caller(office.url);
    await trySignIn(signedIn, first, email);
    const caller = new Caller(office.url);
    expect((await caller.send("{ features { passwordReset apiTokens } }")).data).toEqual({
      features: { passwordReset: true, apiTokens: true },
    });
    await caller.send(`mutation { requestPasswordReset(input: { email: "${email}" }) { __typename } }`);
    const token = /#\/auth\/ResetPassword\?token=([\w-]+)/.exec(await newestMail(email))?.[1] ?? "";
    const reset = `mutation { resetPassword(input: { token: "${token}", newPassword: "moss under snow", confirmPassword: "moss under snow" }) { __typename } }`;
    expect((await caller.send(reset)).data).toEqual({
      resetPassword: { __typename: "ResetPasswordSuccess" },
    });
    expect((await caller.send(reset)).data).toEqual({ resetPassword: { __typename: "NotFoundError" } });
    expect(await viewerName(signedIn)).toBeNull();
    expect(await trySignIn(caller, "moss under snow", email)).toBe("SignInSuccess");
  });

  test("the first password is chosen right after the link, and lets in", async () => {
    const email = "swift@sprig.test";
    const input = { ...exampleRegistration, businessName: "Swift", subdomain: "swift", email };
    const caller = new Caller(office.url);
    await caller.send(register, { input });
    const [, activation, code] = /activation=([\w-]+)&a=([\w-]+)/.exec(await newestMail(email)) ?? [];
    const choice = `mutation ($input: ActivateAccountInput!) {
      activateAccount(input: $input) { ... on ActivateAccountSuccess { wasActive email passwordToken } }
    }`;
    const link = { input: { kind: "OWNER", activation, code } };
    const { data } = await caller.send(choice, link);
    expect(data).toEqual({
      activateAccount: { wasActive: false, email, passwordToken: expect.stringMatching(/^[\w-]{43}$/) },
    });
    const token = v.parse(withToken, data).activateAccount.passwordToken;
    const passwords = { newPassword: "moss under snow", confirmPassword: "moss under snow" };
    const reset = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename } }`;
    const sent = { input: { token, ...passwords } };
    expect((await caller.send(reset, sent)).data).toEqual({
      resetPassword: { __typename: "ResetPasswordSuccess" },
    });
    expect(await trySignIn(caller, "moss under snow", email)).toBe("SignInSuccess");
    expect((await caller.send("{ viewer { mustChangePassword nextStep } }")).data).toEqual({
      viewer: { mustChangePassword: false, nextStep: "SIGNUP_STEP_2" },
    });
    expect((await caller.send(choice, link)).data, "the link afterwards, in the same browser").toEqual({
      activateAccount: { wasActive: true, email, passwordToken: null },
    });
    expect((await new Caller(office.url).send(choice, link)).data, "and elsewhere").toEqual({
      activateAccount: { wasActive: true, email: null, passwordToken: null },
    });
  });

  test("a location's administrator is invited, activates with the other parameter, and works there", async () => {
    const email = "hillside@seller.test";
    await office.post("/v1/companySeller", sellerForm("Hillside", 2));
    const mail = await newestMail(email);
    const password = /password: (\S+)/.exec(mail)?.[1] ?? "";
    const [, activation, code] = /#\/auth\/login\?activation=([\w-]+)&b=([\w-]+)/.exec(mail) ?? [];
    const caller = new Caller(office.url);
    const link = { input: { kind: "SELLER", activation, code } };
    expect((await caller.send(activate, link)).data).toEqual({
      activateAccount: { __typename: "ActivateAccountSuccess" },
    });
    expect(await trySignIn(caller, password, email)).toBe("SignInSuccess");
    const before =
      "{ viewer { kind mustChangePassword nextStep company { name } seller { name } permissions } }";
    expect((await caller.send(before)).data).toEqual({
      viewer: {
        kind: "SELLER",
        mustChangePassword: true,
        nextStep: "CHANGE_PASSWORD",
        company: { name: "Fernway" },
        seller: { name: "Hillside" },
        permissions: [],
      },
    });
    const fresh = { newPassword: "four seasons of rain", confirmPassword: "four seasons of rain" };
    expect((await caller.send(changePassword, { input: fresh })).data).toMatchObject({
      changePassword: { viewer: { mustChangePassword: false, nextStep: "HOME" } },
    });
    expect(
      (await caller.send("{ viewer { role name personName permissions sellers { totalCount } } }")).data,
    ).toEqual({
      viewer: {
        role: "SELLER_OWNER",
        name: "Hillside",
        personName: "Ravi",
        permissions: expect.arrayContaining(["PRODUCT_DELETE", "API_TOKEN_CREATE"]),
        sellers: { totalCount: 1 },
      },
    });
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    const made = await caller.send(
      `mutation { addApiToken(input: { name: "Counter", permissions: [PRODUCT_UPDATE], expiresAt: "${expiresAt}" }) {
        ... on AddApiTokenSuccess { secret apiToken { id } }
      } }`,
    );
    const { secret } = v.parse(created, made.data).addApiToken;
    const program = new Caller(office.url, { authorization: `Bearer ${secret}` });
    expect((await program.send("{ viewer { seller { name } permissions } }")).data).toEqual({
      viewer: { seller: { name: "Hillside" }, permissions: ["PRODUCT_UPDATE"] },
    });
  });

  test("a program acts for an owner until its token is revoked", async () => {
    const owner = new Caller(office.url);
    await trySignIn(owner, demoPassword, "owner@verdant.test");
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    const made = await owner.send(
      `mutation { addApiToken(input: { name: "Sync", permissions: [SELLER_READ], expiresAt: "${expiresAt}" }) {
        ... on AddApiTokenSuccess { secret apiToken { id } } ... on Error { message }
      } }`,
    );
    const { secret, apiToken } = v.parse(created, made.data).addApiToken;
    const program = new Caller(office.url, { authorization: `Bearer ${secret}` });
    expect((await program.send("{ viewer { name permissions sellers { totalCount } } }")).data).toMatchObject(
      {
        viewer: { name: "Verdant", permissions: ["SELLER_READ"], sellers: { totalCount: 2 } },
      },
    );
    expect(
      (await owner.send("{ viewer { apiTokens { edges { node { name lastUsedAt } } } } }")).data,
    ).toEqual({
      viewer: { apiTokens: { edges: [{ node: { name: "Sync", lastUsedAt: expect.any(String) } }] } },
    });
    const colleague = new Caller(office.url);
    await trySignIn(colleague, demoPassword, "seller@verdant.test");
    const revoke = `mutation { revokeApiToken(input: { id: "${apiToken.id}" }) { __typename } }`;
    expect((await colleague.send(revoke)).data).toEqual({ revokeApiToken: { __typename: "NotFoundError" } });
    expect((await owner.send(revoke)).data).toEqual({
      revokeApiToken: { __typename: "RevokeApiTokenSuccess" },
    });
    expect((await program.send("{ viewer { name } }")).status).toBe(401);
  });
});
