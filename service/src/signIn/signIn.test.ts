import { expect, test } from "vitest";
import { grantable } from "../role/permissions.ts";
import { onOneEngine } from "../testing/engines.ts";

onOneEngine((service) => {
  const signIn = (email: unknown, pw: unknown) => service().call("POST /signin", { email, pw });

  test("an owner gets the documented fields in the first element", async () => {
    const { status, body } = await signIn("owner@verdant.test", "Verdant-Demo-1");
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        user_po_id: 1,
        company_po_id: 1,
        business_name: "Verdant",
        business_subdomain: "verdant",
        business_type: 4,
        logo_upload: "logo.webp",
        pw_changed: true,
        pw_changed_date: null,
        primary_login: true,
        signup_process_over: true,
        signup_page1_over: true,
        signup_page2_over: true,
        signup_page6_over: true,
        first_name: "Anjali",
        last_name: "Rao",
        gender: 2,
        dob: "1988-06-14",
        title: "Managing Director",
        phone: "9845012345",
        email_id: "owner@verdant.test",
        role_id: 1,
        role_key: "owner",
        role_name: "Owner",
        role_permissions: grantable.company,
        two_step_due: null,
        default_views: [],
      },
    ]);
  });

  test("a seller also gets who they are and which location", async () => {
    const { body } = await signIn("seller@verdant.test", "Verdant-Demo-1");
    expect(body).toMatchObject([{ user_seller_id: 3, seller_id: 1, company_po_id: 1, primary_login: true }]);
    expect(body).not.toHaveProperty("0.user_po_id");
  });

  test("an owner in the middle of onboarding is said to be", async () => {
    const { body } = await signIn("owner@fernway.test", "Verdant-Demo-1");
    expect(body).toMatchObject([
      { signup_process_over: false, signup_page2_over: true, signup_page6_over: false },
    ]);
  });

  test("who fails at one address keeps nobody out at another", async () => {
    const from = (address: string, pw: string) =>
      service().call("POST /signin", { email: "seller@verdant.test", pw }, { "x-client-address": address });
    for (let turn = 0; turn < 25; turn += 1)
      expect((await from("10.0.0.1", `wrong ${turn}`)).status).toBe(401);
    expect((await from("10.0.0.1", "Verdant-Demo-1")).status).toBe(429);
    expect((await from("10.0.0.2", "Verdant-Demo-1")).status).toBe(200);
  });

  test("a body that is refused for its form is not counted as a guess", async () => {
    const from = { "x-client-address": "10.0.0.4" };
    const send = (pw: string) => service().call("POST /signin", { email: "seller@verdant.test", pw }, from);
    for (let turn = 0; turn < 30; turn += 1) expect((await send("a\u0000b")).status).toBe(400);
    expect((await send("Verdant-Demo-1")).status).toBe(200);
  });

  test("a password with the null character is refused by name", async () => {
    const message = "Must not contain the null character";
    expect(await signIn("owner@verdant.test", "Verdant\u0000Demo")).toMatchObject({
      status: 400,
      body: { error: { message }, message, fields: { pw: message } },
    });
  });

  test("the case of the address does not matter", async () => {
    expect((await signIn("Owner@Verdant.test", "Verdant-Demo-1")).status).toBe(200);
  });

  test.each([
    ["an unknown address", "nobody@verdant.test", "Verdant-Demo-1"],
    ["a wrong password", "owner@verdant.test", "Verdant-Demo-2"],
  ])("%s is refused with the nested error that the screen reads", async (_case, email, pw) => {
    const message = "Email or Password is incorrect";
    const response = await signIn(email, pw);
    expect(response.status).toBe(401);
    expect(response.body).toEqual({ statusCode: 401, error: { message }, message });
  });

  test.each([
    ["email", undefined, "x", "Email address is required"],
    ["pw", "owner@verdant.test", undefined, "Password is required"],
    ["pw", "owner@verdant.test", "", "Password is required"],
    ["pw", "owner@verdant.test", { $ne: 1 }, "Password is required"],
  ])("without a usable %s the document's message comes back", async (name, email, pw, message) => {
    const response = await signIn(email, pw);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ message, fields: { [name]: message } });
  });

  test("who is disabled is told so after the right password, and nothing of it after a wrong one", async () => {
    const setActive = (active: boolean) =>
      service().call("PUT /v1/companyUserSeller/status/3", { active, disabled_reason: "Season is over" });
    expect((await setActive(false)).status).toBe(200);
    expect(await signIn("seller@verdant.test", "wrong")).toMatchObject({
      status: 401,
      body: { error: { message: "Email or Password is incorrect" } },
    });
    expect(await signIn("seller@verdant.test", "Verdant-Demo-1")).toMatchObject({
      status: 422,
      body: { error: { message: "This account was disabled. Ask an owner of your company." } },
    });
    const { body } = await service().call("GET /v1/signInEvent/account_id/3?limit=2");
    expect(body).toMatchObject([{ outcome: "locked" }, { outcome: "wrong_password" }]);
    await setActive(true);
    expect((await signIn("seller@verdant.test", "Verdant-Demo-1")).status).toBe(200);
  });
});
