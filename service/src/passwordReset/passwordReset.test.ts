import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { activateOwner, invitation, mailsTo, registered } from "../testing/registration.ts";

const fresh = { pw: "Walnut-lantern-4821", cpw: "Walnut-lantern-4821" };

onOneEngine((service) => {
  const signIn = (email: string, pw: string) => service().call("POST /signin", { email, pw });
  const request = (email: string) => service().call("POST /v1/passwordReset/request", { email });
  const reset = (token: string, changes: object = {}) =>
    service().call("POST /v1/passwordReset", { token, ...fresh, ...changes });

  async function activeOwner(name: string): Promise<string> {
    await registered(service().call, name);
    const email = `${name.toLowerCase()}@registered.test`;
    await activateOwner(service(), email);
    return email;
  }

  /** The tokens in the mails to an address, the newest first. */
  const tokens = async (email: string): Promise<string[]> =>
    (await mailsTo(service(), email)).flatMap(
      ({ text }) => /ResetPassword\?token=([\w-]+)/.exec(text)?.[1] ?? [],
    );
  const newestMail = async (email: string) => (await mailsTo(service(), email))[0];

  test("a mailed link changes the password once, and says whose it was", async () => {
    const email = await activeOwner("Neem");
    expect(await request(email.toUpperCase())).toMatchObject({ status: 202, body: {} });
    const [token = ""] = await tokens(email);
    expect(token).toMatch(/^[\w-]{43}$/);
    const done = await reset(token);
    expect(done.status).toBe(200);
    expect(done.body).toEqual([
      { user_po_id: expect.any(Number), company_po_id: expect.any(Number), email_id: email },
    ]);
    expect((await signIn(email, fresh.pw)).body).toMatchObject([{ pw_changed: true }]);
    const again = await reset(token, { pw: "Another-lantern-4821", cpw: "Another-lantern-4821" });
    expect(again).toMatchObject({ status: 422, body: { message: "This link is not valid or has expired." } });
    expect((await signIn(email, fresh.pw)).status).toBe(200);
  });

  test("a reset lets in whoever wrong passwords have shut out where they are", async () => {
    const email = await activeOwner("Amaltas");
    for (let turn = 0; turn < 25; turn += 1) expect((await signIn(email, `wrong ${turn}`)).status).toBe(401);
    expect((await signIn(email, fresh.pw)).status).toBe(429);
    await request(email);
    const [token = ""] = await tokens(email);
    expect((await reset(token)).status).toBe(200);
    expect((await signIn(email, fresh.pw)).status).toBe(200);
  });

  test("using one link uses up all others of the account", async () => {
    const email = await activeOwner("Peepal");
    await request(email);
    await request(email);
    const [newest = "", older = ""] = await tokens(email);
    expect((await reset(newest)).status).toBe(200);
    expect((await reset(older)).status).toBe(422);
  });

  test("a change of the password ends the links, and the owner reads of it", async () => {
    const email = await activeOwner("Kadamba");
    const { password } = await invitation(service(), email);
    await request(email);
    const [token = ""] = await tokens(email);
    const user_po_id = field((await signIn(email, password)).body, "user_po_id");
    const changed = await service().call("POST /v1/companyPO/changepassword", { user_po_id, ...fresh });
    expect(changed.status).toBe(200);
    const again = await reset(token, { pw: "Another-lantern-4821", cpw: "Another-lantern-4821" });
    expect(again).toMatchObject({ status: 422, body: { message: "This link is not valid or has expired." } });
    expect((await signIn(email, fresh.pw)).status).toBe(200);
    expect(await newestMail(email)).toEqual({
      to: email,
      subject: "Your password was changed",
      text: `Hello Asha,

the password of your account was changed. If it was you, there is nothing to do.

If it was not you, choose another one now: http://console.test/#/auth/ForgotPassword
`,
    });
  });

  test("two that use one link at once: one password is chosen, the other is told that the link is used", async () => {
    const email = await activeOwner("Champak");
    await request(email);
    const [token = ""] = await tokens(email);
    const responses = await Promise.all(
      ["First", "Second"].map((pw) => reset(token, { pw: `${pw}-lantern-4821`, cpw: `${pw}-lantern-4821` })),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test("a reset is told by mail too", async () => {
    const email = await activeOwner("Sheesham");
    await request(email);
    const [token = ""] = await tokens(email);
    await reset(token);
    expect((await newestMail(email))?.subject).toBe("Your password was changed");
  });

  test("unknown and not activated addresses are answered alike, and right after an invitation get no mail", async () => {
    await registered(service().call, "Banyan");
    const responses = [await request("nobody@registered.test"), await request("banyan@registered.test")];
    for (const response of responses) expect(response).toMatchObject({ status: 202, body: {} });
    expect(await tokens("nobody@registered.test")).toEqual([]);
    expect(await tokens("banyan@registered.test")).toEqual([]);
  });

  test("a password that is refused leaves the link as it was", async () => {
    const email = await activeOwner("Gulmohar");
    await request(email);
    const [token = ""] = await tokens(email);
    for (const [changes, name, message] of [
      [{ cpw: "other" }, "cpw", "Password Not Match"],
      [{ pw: "short", cpw: "short" }, "pw", "Must have at least 10 characters"],
      [{ pw: "", cpw: "" }, "pw", "Password is required"],
    ] as const) {
      const response = await reset(token, changes);
      expect(response).toMatchObject({ status: 400, body: { fields: { [name]: message } } });
    }
    expect((await reset(token)).status).toBe(200);
  });

  test("the password in use is refused, and the link stays good for another", async () => {
    const email = await activeOwner("Jarul");
    const { password: pw } = await invitation(service(), email);
    await request(email);
    const [token = ""] = await tokens(email);
    const message = "The new password is the current one";
    expect(await reset(token, { pw, cpw: pw })).toMatchObject({
      status: 400,
      body: { fields: { pw: message } },
    });
    expect((await signIn(email, pw)).body).toMatchObject([{ pw_changed: false }]);
    expect((await reset(token)).status).toBe(200);
  });

  test("an unknown link is refused", async () => {
    expect((await reset("unknown")).status).toBe(422);
    expect((await reset("")).status).toBe(400);
  });
});
