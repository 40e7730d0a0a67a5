import * as v from "valibot";
import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { invitation, registered, sellerForm } from "../testing/registration.ts";

onOneEngine((service) => {
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

  test("locations are listed by where they stand, what they are for and their state", async () => {
    const { call } = service();
    const company = await registered(call, "Aspen");
    const add = async (name: string, change: object = {}) => {
      const { body } = await call("POST /v1/companySeller", {
        ...sellerForm(`Aspen ${name}`, company),
        ...change,
      });
      return `/v1/companySeller/${String(field(body, "seller_id"))}`;
    };
    await add("Invited", { seller_type: 0 });
    await add("Active", { stateshort: "MH" });
    const { activation, iv } = await invitation(service(), "aspenactive@seller.test");
    await call("POST /v1/companySeller/activation", { activation, iv });
    const suspended = await add("Suspended", { seller_type: 2 });
    await call(`POST ${suspended}/suspension`, { suspended_reason: "The licence has run out" });
    const list = (query: string) => call(`GET /v1/companySeller/company_po_id/${String(company)}?${query}`);
    const names = async (query: string) => {
      const { body } = await list(query);
      return v.parse(v.array(v.object({ business_name: v.string() })), body).map((row) => row.business_name);
    };
    expect(await names("seller_status=invited")).toEqual(["Aspen Invited"]);
    expect(await names("seller_status=active")).toEqual(["Aspen Active"]);
    expect(await names("seller_status=suspended")).toEqual(["Aspen Suspended"]);
    // The location that the company began with.
    expect(await names("seller_status=unattended")).toEqual(["Aspen"]);
    expect(await names("seller_status=invited,suspended")).toEqual(["Aspen Invited", "Aspen Suspended"]);
    expect(await names("seller_type=0,2&seller_status=invited,suspended,active")).toEqual([
      "Aspen Invited",
      "Aspen Suspended",
    ]);
    expect(await names("stateshort=MH")).toEqual(["Aspen Active"]);
    expect(await list("seller_status=open")).toMatchObject({
      status: 400,
      body: { message: "seller_status is one or more of unattended, invited, active, suspended" },
    });
  });

  test("nobody runs a location whose administrator had activated the account and may no longer sign in", async () => {
    const { call } = service();
    const { path, email, password } = await activeLocation("Alder");
    const { body } = await signIn(email, password);
    const company = String(field((await call(`GET ${path}`)).body, "company_po_id"));
    const counts = async () => {
      const listed = async (status: string) =>
        (await call(`GET /v1/companySeller/company_po_id/${company}?seller_status=${status}&q=Shop`)).body;
      return [await listed("unattended"), await listed("active"), await listed("invited")].map(
        (rows) => v.parse(v.array(v.unknown()), rows).length,
      );
    };
    expect(await counts()).toEqual([0, 1, 0]);
    await call(`PUT /v1/companyUserSeller/status/${String(field(body, "user_seller_id"))}`, {
      active: false,
    });
    expect(await counts()).toEqual([1, 0, 0]);
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
