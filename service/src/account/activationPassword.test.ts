import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { invitation, registered, sellerForm } from "../testing/registration.ts";

const pw = "Walnut-lantern-4821";
const dead = { status: 422, body: { message: "This activation link is not valid or has expired." } };

// What follows a link of an activation mail beyond the documents: the first password, and what a used link says.
onOneEngine((service) => {
  const activate = (link: object) => service().call("POST /v1/companyPO/activation", link);
  const reset = (token: string, chosen = pw) =>
    service().call("POST /v1/passwordReset", { token, pw: chosen, cpw: chosen });
  const signIn = async (email: string, password: string) =>
    (await service().call("POST /signin", { email, pw: password })).status;
  const secret = (letter: string) => letter.repeat(43);

  async function owner(name: string) {
    await registered(service().call, name);
    const email = `${name.toLowerCase()}@registered.test`;
    const { activation, iv, password } = await invitation(service(), email);
    return { email, password, link: { activation, iv } };
  }

  test("a secret that comes with the link chooses the first password, once", async () => {
    const { email, link, password } = await owner("Willow");
    const password_token = secret("w");
    expect((await reset(password_token)).status).toBe(422);
    expect((await activate({ ...link, password_token })).body).toEqual({
      email_id: email,
      already_active: false,
    });
    expect((await reset(password_token)).body).toEqual([
      { user_po_id: expect.any(Number), company_po_id: expect.any(Number), email_id: email },
    ]);
    expect([await signIn(email, pw), await signIn(email, password)]).toEqual([200, 401]);
    expect((await reset(password_token, "Another-lantern-4821")).status).toBe(422);
    expect(await signIn(email, pw)).toBe(200);
  });

  test("a wrong link takes no secret, and neither does a used one", async () => {
    const { email, link, password } = await owner("Poplar");
    const [early, late] = [secret("e"), secret("l")];
    expect(await activate({ ...link, iv: `${link.iv}x`, password_token: early })).toMatchObject(dead);
    expect((await reset(early)).status).toBe(422);
    await activate(link);
    expect((await activate({ ...link, password_token: late })).body).toMatchObject({ already_active: true });
    expect((await reset(late)).status).toBe(422);
    expect(await signIn(email, password)).toBe(200);
  });

  test("of two at once one verifies, and the other is told that it is done", async () => {
    const { link } = await owner("Juniper");
    const tokens = [secret("1"), secret("2")];
    const bodies = await Promise.all(
      tokens.map(async (password_token) => (await activate({ ...link, password_token })).body),
    );
    expect(bodies.map((body) => JSON.stringify(body)).filter((body) => body.includes("false"))).toHaveLength(
      1,
    );
    const statuses = (await Promise.all(tokens.map((token) => reset(token)))).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 422]));
  });

  test("a used link says so also after the password was chosen, and nothing to who has a wrong value", async () => {
    const { email, link } = await owner("Hemlock");
    await activate({ ...link, password_token: secret("h") });
    await reset(secret("h"));
    expect(await activate(link)).toMatchObject({
      status: 200,
      body: { email_id: email, already_active: true },
    });
    expect(await activate({ ...link, iv: `${link.iv}x` })).toMatchObject(dead);
  });

  test("a used link of somebody who was disabled since is dead", async () => {
    const company = await registered(service().call, "Sumac");
    const form = sellerForm("Sumac North", company);
    const { body } = await service().call("POST /v1/companySeller", form);
    const { activation, iv } = await invitation(service(), form.admin_email);
    const follow = () => service().call("POST /v1/companySeller/activation", { activation, iv });
    await follow();
    expect((await follow()).body).toEqual({ email_id: form.admin_email, already_active: true });
    const other = { ...form, admin_email: "sumacsouth@seller.test" };
    const replaced = await service().call(`PUT /v1/companySeller/${String(field(body, "seller_id"))}`, other);
    expect(replaced.status).toBe(200);
    expect(await follow()).toMatchObject(dead);
  });

  test.each([
    ["Alder", "short"],
    ["Aspen", "with blanks in it ".repeat(3)],
    ["Rowan", "x".repeat(129)],
  ])("of %s, %j is no secret that could not be guessed", async (name, password_token) => {
    const { email, link, password } = await owner(name);
    expect(await activate({ ...link, password_token })).toMatchObject({
      status: 400,
      body: { fields: { password_token: "Must be 43 to 128 letters, digits, - and _" } },
    });
    expect(await signIn(email, password)).toBe(401);
  });
});
