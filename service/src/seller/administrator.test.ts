import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { invitation, mailsTo, registered, sellerForm } from "../testing/registration.ts";

onOneEngine((service) => {
  const call: Caller = (...request) => service().call(...request);
  const signIn = (email: string, pw: string) => call("POST /signin", { email, pw });
  const emailOf = (name: string) => `${name.toLowerCase()}@seller.test`;

  async function add(name: string, company: unknown = 1): Promise<string> {
    const { body } = await call("POST /v1/companySeller", sellerForm(name, company));
    return `/v1/companySeller/${String(field(body, "seller_id"))}`;
  }

  /** Follows the newest invitation of an address. */
  async function activated(email: string) {
    const { activation, iv, password } = await invitation(service(), email);
    await call("POST /v1/companySeller/activation", { activation, iv });
    const { body } = await signIn(email, password);
    const user_seller_id = Number(field(body, "user_seller_id"));
    return { user_seller_id, personId: `seller-${user_seller_id}`, password };
  }

  /** Makes an API token of somebody at a location. @returns the hash by which it is found */
  async function token(secret: string, user_seller_id: number): Promise<string> {
    const token_hash = createHash("sha256").update(secret).digest("hex");
    await call("POST /v1/apiToken", {
      token_name: "Scales",
      token_prefix: "bo_abcdefgh",
      token_hash,
      permissions: ["PRODUCT_UPDATE"],
      expires_at: new Date(Date.now() + 86_400_000).toISOString(),
      company_po_id: 1,
      user_seller_id,
    });
    return token_hash;
  }

  const owner = async () => {
    const { body } = await signIn("owner@verdant.test", "Verdant-Demo-1");
    return Number(field(body, "user_po_id"));
  };

  test("a mistyped address is put right: the invitation goes to the right one, and the first is worth nothing", async () => {
    const path = await add("Ridge");
    const mistyped = await invitation(service(), emailOf("Ridge"));
    const edited = await call(`PUT ${path}`, { admin_email: "right@seller.test" });
    expect(edited.body).toMatchObject({ admin_email: "right@seller.test", admin_active: false });
    const first = await call("POST /v1/companySeller/activation", {
      activation: mistyped.activation,
      iv: mistyped.iv,
    });
    expect(first.status).toBe(422);
    const { password } = await activated("right@seller.test");
    expect((await signIn("right@seller.test", password)).status).toBe(200);
    expect((await signIn(emailOf("Ridge"), mistyped.password)).status).toBe(401);
    // Whoever has the wrong address is not invited by asking for a password either.
    await call("POST /v1/passwordReset/request", { email: emailOf("Ridge") });
    expect(await mailsTo(service(), emailOf("Ridge"))).toHaveLength(1);
  });

  test("an address that is somebody else's is refused, and nothing changes", async () => {
    const path = await add("Crest");
    const before = await invitation(service(), emailOf("Crest"));
    const taken = await call(`PUT ${path}`, { admin_email: "owner@verdant.test" });
    expect(taken).toMatchObject({ status: 409, body: { fields: { admin_email: "Email Already Exist" } } });
    const { password } = await activated(emailOf("Crest"));
    expect(password).toBe(before.password);
  });

  test("who is no longer administrator cannot sign in; their chats stay under their name, and all of it comes back with them", async () => {
    const path = await add("Gorge");
    const email = emailOf("Gorge");
    const { user_seller_id, personId, password } = await activated(email);
    const user_po_id = await owner();
    const token_hash = await token("gorge", user_seller_id);
    const write = (from: object, to: string, message_text: string) =>
      call("POST /v1/chatMessage", { company_po_id: 1, ...from, person_id: to, message_text });
    await write({ user_po_id }, personId, "Are you there?");
    await write({ user_seller_id }, `owner-${user_po_id}`, "I am.");
    const conversation = async () =>
      (await call(`GET /v1/chatMessage/user_po_id/${user_po_id}/${personId}`)).body;
    const written = await conversation();
    expect(written).toMatchObject([{ message_text: "Are you there?" }, { message_text: "I am." }]);

    await call(`PUT ${path}`, { admin_email: "canyon@seller.test", admin_first_name: "Kiran" });
    // Who has the right password is told why.
    expect(await signIn(email, password)).toMatchObject({
      status: 422,
      body: { error: { message: "This account was disabled. Ask an owner of your company." } },
    });
    expect((await call(`GET /v1/apiToken/hash/${token_hash}`)).status).toBe(404);
    expect(await conversation()).toEqual(written);
    const seen = async () => (await call(`GET /v1/chatPerson/user_po_id/${user_po_id}?ids=${personId}`)).body;
    expect(await seen()).toMatchObject([
      { person_name: "Ravi", active: false, last_message: { message_text: "I am." } },
    ]);
    expect(await write({ user_po_id }, personId, "Still there?")).toMatchObject({
      status: 422,
      body: { fields: { person_id: "There is no such person" } },
    });
    // Nobody who has not written with them sees them.
    const { body: seller } = await signIn("seller@verdant.test", "Verdant-Demo-1");
    const others = `GET /v1/chatPerson/user_seller_id/${String(field(seller, "user_seller_id"))}`;
    expect((await call(`${others}?ids=${personId}`)).body).toEqual([]);
    // Another address may be another person's: what was private stays so.
    const canyon = await activated("canyon@seller.test");
    expect(canyon.user_seller_id).not.toBe(user_seller_id);

    await call(`PUT ${path}`, { admin_email: email });
    expect((await signIn(email, password)).body).toMatchObject([
      { user_seller_id, first_name: "Kiran", primary_login: true },
    ]);
    expect((await signIn("canyon@seller.test", canyon.password)).status).toBe(422);
    expect((await call(`GET /v1/apiToken/hash/${token_hash}`)).status).toBe(200);
    expect(await seen()).toMatchObject([{ active: true }]);
    expect(await conversation()).toEqual(written);
  });

  test("who was replaced and is enabled again signs in, and their API tokens stay gone", async () => {
    const path = await add("Cove");
    const { user_seller_id, password } = await activated(emailOf("Cove"));
    const token_hash = await token("cove", user_seller_id);
    const found = async () => (await call(`GET /v1/apiToken/hash/${token_hash}`)).status;
    expect(await found()).toBe(200);
    await call(`PUT ${path}`, { admin_email: "creek@seller.test" });
    expect(await found()).toBe(404);
    const enabled = await call(`PUT /v1/companyUserSeller/status/${user_seller_id}`, { active: true });
    expect(enabled).toMatchObject({ status: 200, body: { staff_status: "active" } });
    expect((await signIn(emailOf("Cove"), password)).status).toBe(200);
    expect(await found()).toBe(404);
  });

  test("an address that was taken off is free for another account, and then does not come back", async () => {
    const path = await add("Fjord");
    const first = await activated(emailOf("Fjord"));
    await call(`PUT ${path}`, { admin_email: "inlet@seller.test" });
    expect((await call(`GET /v1/companySeller/Poc/${emailOf("Fjord")}`)).body).toEqual([]);
    const company = await registered(service().call, "Fjordland");
    const elsewhere = await call("POST /v1/companySeller", {
      ...sellerForm("Delta", company),
      admin_email: emailOf("Fjord"),
    });
    expect(elsewhere.status).toBe(201);
    const second = await activated(emailOf("Fjord"));
    expect(second.user_seller_id).not.toBe(first.user_seller_id);
    expect((await signIn(emailOf("Fjord"), second.password)).body).toMatchObject([
      { company_po_id: company },
    ]);
    expect(await call(`PUT ${path}`, { admin_email: emailOf("Fjord") })).toMatchObject({
      status: 409,
      body: { fields: { admin_email: "Email Already Exist" } },
    });
    expect((await signIn(emailOf("Fjord"), second.password)).status).toBe(200);
  });

  test("an invitation that nobody followed is withdrawn when somebody of the location takes over", async () => {
    const path = await add("Dune");
    await activated(emailOf("Dune"));
    await call(`PUT ${path}`, { admin_email: "sand@seller.test" });
    const { activation, iv } = await invitation(service(), "sand@seller.test");
    await call(`PUT ${path}`, { admin_email: emailOf("Dune") });
    expect((await call("POST /v1/companySeller/activation", { activation, iv })).status).toBe(422);
    expect((await call(`GET ${path}`)).body).toMatchObject({ admin_active: true });
  });

  const person = async (id: number) => (await call(`GET /v1/companyUserSeller/${id}`)).body;
  test("an administrator whose role was changed keeps it when something else of the location changes", async () => {
    const path = await add("Mesa");
    const { user_seller_id } = await activated(emailOf("Mesa"));
    await call(`PUT /v1/companyUserSeller/${user_seller_id}`, { role_id: 9 });
    const edited = await call(`PUT ${path}`, { phone: "8041234571", admin_first_name: "Ravindra" });
    expect(edited).toMatchObject({ status: 200, body: { admin_email: emailOf("Mesa") } });
    expect(await person(user_seller_id)).toMatchObject({ role_id: 9, first_name: "Ravindra" });
    await call(`PUT /v1/companyUserSeller/status/${user_seller_id}`, { active: false });
    expect((await call(`PUT ${path}`, { phone: "8041234572" })).status).toBe(200);
    expect(await person(user_seller_id)).toMatchObject({ role_id: 9, staff_status: "disabled" });
  });

  test("an invitation that was withdrawn stays withdrawn until somebody is named anew", async () => {
    const path = await add("Heath");
    const { activation, iv } = await invitation(service(), emailOf("Heath"));
    const [invited] = [
      (await call(`GET /v1/companyUserSeller/seller_id/${path.split("/").at(-1)}`)).body,
    ].flat();
    await call(`DELETE /v1/companyUserSeller/${String(field(invited, "user_seller_id"))}`);
    expect((await call(`GET ${path}`)).body).toMatchObject({
      admin_email: null,
      admin_first_name: null,
      admin_phone: null,
      admin_active: null,
    });
    expect((await call(`PUT ${path}`, { phone: "8041234571" })).status).toBe(200);
    expect(await mailsTo(service(), emailOf("Heath"))).toHaveLength(1);
    expect((await call("POST /v1/companySeller/activation", { activation, iv })).status).toBe(422);
    const named = { admin_email: "moor@seller.test", admin_first_name: "Kiran" };
    expect(await call(`PUT ${path}`, named)).toMatchObject({ status: 200, body: named });
    expect(await mailsTo(service(), "moor@seller.test")).toHaveLength(1);
  });

  test("an administrator who moves takes their role along, and the location that they leave has none", async () => {
    const path = await add("Bluff");
    const other = await add("Scarp");
    const { user_seller_id } = await activated(emailOf("Bluff"));
    const seller_id = Number(other.split("/").at(-1));
    await call(`PUT /v1/companyUserSeller/${user_seller_id}`, { seller_id });
    expect(await person(user_seller_id)).toMatchObject({ seller_id, role_id: 7, primary_login: false });
    expect(await call(`PUT ${path}`, { phone: "8041234571" })).toMatchObject({
      status: 200,
      body: { admin_email: null, admin_active: null },
    });
    expect((await call(`GET ${other}`)).body).toMatchObject({ admin_email: emailOf("Scarp") });
  });

  test("a location that somebody has signed in for is not deleted", async () => {
    const path = await add("Atoll");
    const { password } = await activated(emailOf("Atoll"));
    expect(await call(`DELETE ${path}`)).toMatchObject({
      status: 409,
      body: { message: "Still in use: people have signed in for it. It can be suspended" },
    });
    expect((await signIn(emailOf("Atoll"), password)).status).toBe(200);
  });
});
