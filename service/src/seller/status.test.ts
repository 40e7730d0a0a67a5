import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onEachEngine } from "../testing/engines.ts";
import { invitation, registered, sellerForm } from "../testing/registration.ts";

onEachEngine((service) => {
  const signIn = (email: string, pw: string) => service().call("POST /signin", { email, pw });

  /** A location whose administrator has been invited. */
  async function location(name: string) {
    const company = await registered(service().call, name);
    const { body } = await service().call("POST /v1/companySeller", sellerForm(`${name} Shop`, company));
    const email = `${name.toLowerCase()}shop@seller.test`;
    return { path: `/v1/companySeller/${String(field(body, "seller_id"))}`, body, email };
  }

  /** The same, with the account activated. */
  async function activeLocation(name: string) {
    const made = await location(name);
    const { activation, iv, password } = await invitation(service(), made.email);
    await service().call("POST /v1/companySeller/activation", { activation, iv });
    return { ...made, password };
  }

  test("a location says how far its administrator is, and what it holds", async () => {
    const { body, path } = await activeLocation("Birch");
    expect(body).toMatchObject({
      admin_active: false,
      admin_activated: false,
      products_count: 0,
      suspended_at: null,
    });
    expect((await service().call(`GET ${path}`)).body).toMatchObject({
      admin_active: true,
      admin_activated: true,
    });
    expect((await service().call("GET /v1/companySeller/1")).body).toMatchObject({
      admin_active: true,
      products_count: 51,
    });
  });

  test("the location that every company starts with has nobody yet", async () => {
    const company = await registered(service().call, "Willow");
    const { body } = await service().call(`GET /v1/companySeller/company_po_id/${String(company)}`);
    expect(body).toMatchObject([{ admin_active: null, admin_activated: null, admin_email: null }]);
  });

  test("nobody of a suspended location signs in, who knows the password is told why, and they do again once it is active", async () => {
    const { path, email, password } = await activeLocation("Elm");
    const { body } = await signIn(email, password);
    const account = `/v1/account/user_seller_id/${String(field(body, "user_seller_id"))}`;
    const reason = { suspended_reason: " The licence has run out. " };
    expect((await service().call(`POST ${path}/suspension`, reason)).body).toMatchObject({
      suspended_reason: "The licence has run out.",
      suspended_at: expect.any(String),
    });
    expect(await signIn(email, password)).toMatchObject({
      status: 422,
      body: { message: "Your location is suspended. Ask an owner of your company." },
    });
    // Who does not know the password learns nothing of it.
    expect(await signIn(email, "wrong")).toMatchObject({
      status: 401,
      body: { message: "Email or Password is incorrect" },
    });
    expect((await service().call(`GET ${account}`)).body).toMatchObject([{ active: false }]);
    expect((await service().call(`DELETE ${path}/suspension`)).body).toMatchObject({
      suspended_reason: null,
      suspended_at: null,
    });
    expect((await signIn(email, password)).status).toBe(200);
    expect((await service().call(`GET ${account}`)).body).toMatchObject([{ active: true }]);
  });

  test("a suspension needs a reason, and a location", async () => {
    const { path } = await location("Yew");
    expect(await service().call(`POST ${path}/suspension`, { suspended_reason: " " })).toMatchObject({
      status: 400,
      body: { fields: { suspended_reason: "Reason is required" } },
    });
    const nowhere = "/v1/companySeller/2000000/suspension";
    expect((await service().call(`POST ${nowhere}`, { suspended_reason: "x" })).status).toBe(404);
    expect((await service().call(`DELETE ${nowhere}`)).status).toBe(404);
  });

  test("right after the first mail none is sent again", async () => {
    const { path, email } = await location("Rowan");
    const first = await invitation(service(), email);
    const response = await service().call(`POST ${path}/invitation`);
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toMatch(/^(?:60|5\d)$/);
    expect((await invitation(service(), email)).activation).toBe(first.activation);
  });

  test("who has activated the account, or was never named, is not invited again", async () => {
    const { path } = await activeLocation("Pine");
    expect(await service().call(`POST ${path}/invitation`)).toMatchObject({
      status: 422,
      body: { message: "The administrator has activated the account already" },
    });
    const company = await registered(service().call, "Spruce");
    const { body } = await service().call(`GET /v1/companySeller/company_po_id/${String(company)}`);
    expect(
      await service().call(`POST /v1/companySeller/${String(field(body, "seller_id"))}/invitation`),
    ).toMatchObject({ status: 422, body: { message: "This location has no administrator yet" } });
  });
});
