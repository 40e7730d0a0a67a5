import { afterAll, beforeAll, expect, test } from "vitest";
import { registration } from "../../../service/src/testing/registration.ts";
import { startBackOffice, type BackOffice } from "../../test/harness/backOffice.ts";

const change = `mutation ($input: ChangePasswordInput!) {
  changePassword(input: $input) { __typename ... on ValidationError { issues { path message } } }
}`;
const reset = `mutation ($input: ResetPasswordInput!) {
  resetPassword(input: $input) { __typename ... on ValidationError { issues { path message } } }
}`;
const refused = {
  __typename: "ValidationError",
  issues: [{ path: ["newPassword"], message: "The new password is the current one" }],
};

let office: BackOffice;
beforeAll(async () => {
  office = await startBackOffice();
});
afterAll(() => office.close());

/** Registers a company and activates its owner; with the password of the mail. */
async function activeOwner(name: string): Promise<{ readonly email: string; readonly password: string }> {
  const form = registration(name);
  await office.post("/v1/companyPO", form);
  const [mail] = await office.mails(form.admin_email);
  const [, activation, iv] = /activation=([\w-]+)&a=([\w-]+)/.exec(mail?.text ?? "") ?? [];
  await office.post("/v1/companyPO/activation", { activation, iv });
  return { email: form.admin_email, password: /password: (\S+)/.exec(mail?.text ?? "")?.[1] ?? "" };
}

test("the mailed password is refused beside the field, and is still to be changed", async () => {
  const { email, password } = await activeOwner("Amaltas");
  const caller = await office.signIn(email, password);
  const input = { newPassword: password, confirmPassword: password };
  expect((await caller.send(change, { input })).data).toEqual({ changePassword: refused });
  expect((await caller.send("{ viewer { mustChangePassword } }")).data).toEqual({
    viewer: { mustChangePassword: true },
  });
});

/** Asks for a link by mail. @returns what chooses a password with it */
async function forgotten(email: string): Promise<(newPassword: string) => Promise<unknown>> {
  await office.anonymous.send(
    "mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { __typename } }",
    { email },
  );
  const token = /token=([\w-]+)/.exec((await office.mails(email))[0]?.text ?? "")?.[1] ?? "";
  return async (newPassword) => {
    const input = { token, newPassword, confirmPassword: newPassword };
    return (await office.anonymous.send(reset, { input })).data;
  };
}

test("a reset refuses the password in use, and its link stays good", async () => {
  const { email, password } = await activeOwner("Semal");
  const choose = await forgotten(email);
  expect(await choose(password)).toEqual({ resetPassword: refused });
  expect(await choose("Walnut-lantern-4821")).toEqual({
    resetPassword: { __typename: "ResetPasswordSuccess" },
  });
});

test("a change of the password ends the links that were mailed before, and is told by mail", async () => {
  const { email, password } = await activeOwner("Palash");
  const choose = await forgotten(email);
  const caller = await office.signIn(email, password);
  const input = { newPassword: "Walnut-lantern-4821", confirmPassword: "Walnut-lantern-4821" };
  expect((await caller.send(change, { input })).data).toEqual({
    changePassword: { __typename: "ChangePasswordSuccess" },
  });
  expect(await choose("Another-lantern-4821")).toEqual({ resetPassword: { __typename: "NotFoundError" } });
  await office.signIn(email, "Walnut-lantern-4821");
  expect((await office.mails(email))[0]?.subject).toBe("Your password was changed");
});
