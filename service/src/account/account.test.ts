import * as v from "valibot";
import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { invitation, registered, sellerForm } from "../testing/registration.ts";

onOneEngine((service) => {
  const signIn = (email: string, pw: string) => service().call("POST /signin", { email, pw });
  const activate = (resource: string, activation: string, iv: string) =>
    service().call(`POST /v1/${resource}/activation`, { activation, iv });
  const owner = async (name: string) => {
    await registered(service().call, name);
    const email = `${name.toLowerCase()}@registered.test`;
    return { email, ...(await invitation(service(), email)) };
  };

  test("the mailed link lets the owner sign in, once", async () => {
    const { email, activation, iv, password } = await owner("Acacia");
    expect((await signIn(email, password)).status).toBe(401);
    const activated = await activate("companyPO", activation, iv);
    expect(activated.status).toBe(200);
    expect((await signIn(email, password)).body).toMatchObject([{ primary_login: true, pw_changed: false }]);
    expect(activated.body).toEqual({ email_id: email, already_active: false });
    const again = await activate("companyPO", activation, iv);
    expect(again).toMatchObject({ status: 200, body: { email_id: email, already_active: true } });
  });

  test("a wrong value, an unknown link and the other kind's path look alike and use nothing up", async () => {
    const { activation, iv } = await owner("Rosewood");
    const responses = [
      await activate("companyPO", activation, `${iv}x`),
      await activate("companyPO", "unknown", iv),
      await activate("companySeller", activation, iv),
    ];
    for (const response of responses)
      expect(response).toMatchObject({ status: 422, body: responses[0]?.body });
    expect((await activate("companyPO", activation, iv)).status).toBe(200);
  });

  test("a link cannot be guessed by trying", async () => {
    const { activation, iv } = await owner("Teak");
    for (let turn = 0; turn < 10; turn++) await activate("companyPO", activation, `guess${turn}`);
    const limited = await activate("companyPO", activation, iv);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("the administrator of a new location is invited with the other parameter", async () => {
    const company = await registered(service().call, "Cedar");
    const added = await service().call("POST /v1/companySeller", sellerForm("Cedar North", company));
    expect(added.status).toBe(201);
    const { activation, iv, kind, password } = await invitation(service(), "cedarnorth@seller.test");
    expect(kind).toBe("b");
    await activate("companySeller", activation, iv);
    expect((await signIn("cedarnorth@seller.test", password)).body).toMatchObject([
      {
        seller_id: field(added.body, "seller_id"),
        company_po_id: company,
        pw_changed: false,
        primary_login: true,
      },
    ]);
  });

  test("a person is read as signing in answers them, and whether they may", async () => {
    const { email, activation, iv, password } = await owner("Hazel");
    const read = async (key: string, id: unknown) =>
      (await service().call(`GET /v1/account/${key}/${String(id)}`)).body;
    await activate("companyPO", activation, iv);
    const { body } = await signIn(email, password);
    expect(await read("user_po_id", field(body, "user_po_id"))).toEqual([
      { ...v.parse(v.looseObject({}), Array.isArray(body) ? body[0] : body), active: true },
    ]);
    expect(await read("user_seller_id", field(body, "user_po_id"))).toEqual([]);
    expect(await read("user_po_id", 2_000_000)).toEqual([]);
  });

  test("a person of a location is read by the other key", async () => {
    const read = async (key: string) => (await service().call(`GET /v1/account/${key}/3`)).body;
    expect(await read("user_seller_id")).toMatchObject([
      { user_seller_id: 3, seller_id: 1, email_id: "seller@verdant.test", primary_login: true, active: true },
    ]);
    expect(await read("user_po_id")).toEqual([]);
  });

  const change = (changes: object) =>
    service().call("POST /v1/companyPO/changepassword", {
      pw: "Walnut-lantern-4821",
      cpw: "Walnut-lantern-4821",
      pw_changed_date: "2020-01-01T00:00:00Z",
      pw_changed: true,
      ...changes,
    });

  test("the first password is changed without the old one, the date is the service's own", async () => {
    const { email, activation, iv, password } = await owner("Sandal");
    await activate("companyPO", activation, iv);
    const user_po_id = field((await signIn(email, password)).body, "user_po_id");
    const changed = await change({ user_po_id });
    expect(changed.body).toMatchObject({ pw_changed: true });
    expect(Date.parse(String(field(changed.body, "pw_changed_date")))).toBeGreaterThan(
      Date.parse("2025-01-01"),
    );
    expect((await signIn(email, password)).status).toBe(401);
    expect((await signIn(email, "Walnut-lantern-4821")).body).toMatchObject([{ pw_changed: true }]);
  });

  test("the mailed password may have blanks around it, one that somebody chose may not", async () => {
    const { email, activation, iv, password } = await owner("Cypress");
    await activate("companyPO", activation, iv);
    const signedIn = await signIn(email, ` ${password}\u00a0 `);
    expect(signedIn.body).toMatchObject([{ pw_changed: false }]);
    await change({ user_po_id: field(signedIn.body, "user_po_id") });
    expect((await signIn(email, " Walnut-lantern-4821 ")).status).toBe(401);
    expect((await signIn(email, "Walnut-lantern-4821")).status).toBe(200);
  });

  test("a later change asks for the current password", async () => {
    const message = "The current password is required";
    expect((await change({ user_po_id: 1 })).body).toMatchObject({
      statusCode: 422,
      fields: { old_pw: message },
    });
    const wrong = await change({ user_po_id: 1, old_pw: "wrong-password" });
    expect(wrong.body).toMatchObject({ fields: { old_pw: "The current password is incorrect" } });
    expect((await change({ user_po_id: 1, old_pw: "Verdant-Demo-1" })).status).toBe(200);
  });

  const isCurrent = {
    status: 400,
    body: { fields: { pw: "The new password is the current one" } },
  };

  test("the mailed password is no new one, and still asks to be changed", async () => {
    const { email, activation, iv, password } = await owner("Mahogany");
    await activate("companyPO", activation, iv);
    const user_po_id = field((await signIn(email, password)).body, "user_po_id");
    expect(await change({ user_po_id, pw: password, cpw: password })).toMatchObject(isCurrent);
    expect((await signIn(email, password)).body).toMatchObject([{ pw_changed: false }]);
  });

  test("a later change refuses the password in use", async () => {
    const pw = "Verdant-Demo-1";
    expect(await change({ user_po_id: 2, old_pw: pw, pw, cpw: pw })).toMatchObject(isCurrent);
    expect((await signIn("owner@fernway.test", pw)).status).toBe(200);
  });

  test.each([
    [{ pw: "" }, "pw", "Password is required"],
    [{ cpw: undefined }, "cpw", "Confirm Password is required"],
    [{ cpw: "Walnut-lantern-4822" }, "cpw", "Password Not Match"],
    [{ pw: "Short-1", cpw: "Short-1" }, "pw", "Must have at least 10 characters"],
    [{ pw: "x".repeat(129), cpw: "x".repeat(129) }, "pw", "Must have at most 128 characters"],
    [{ pw: "Walnut\u0000lantern" }, "pw", "Must not contain the null character"],
    [{ cpw: "Walnut\u0000lantern" }, "cpw", "Must not contain the null character"],
    [{ old_pw: "Walnut\u0000lantern" }, "old_pw", "Must not contain the null character"],
    [{ old_pw: 5 }, "old_pw", "Must be text"],
    [{ pw: "Password123", cpw: "Password123" }, "pw", "This password is too common"],
    [{ pw: "aaaaaaaaaaaa", cpw: "aaaaaaaaaaaa" }, "pw", "This password is too common"],
    [{ pw: "Kabir Thakur", cpw: "Kabir Thakur" }, "pw", "Must not be your own name or address"],
    [{ pw: "owner@fernway.test", cpw: "owner@fernway.test" }, "pw", "Must not be your own name or address"],
  ])("%j is refused", async (changes, name, message) => {
    const response = await change({ user_po_id: 2, old_pw: "Verdant-Demo-1", ...changes });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ fields: { [name]: message } });
    expect((await signIn("owner@fernway.test", "Verdant-Demo-1")).status).toBe(200);
  });

  test("owners and sellers cannot change each other's password", async () => {
    expect((await change({ user_po_id: 3 })).status).toBe(404);
    const { status } = await service().call("POST /v1/companySeller/changepassword", {
      pw: "Walnut-lantern-4821",
      cpw: "Walnut-lantern-4821",
      user_seller_id: 2,
    });
    expect(status).toBe(404);
  });

  test("too many wrong passwords make the address wait, also with the right one", async () => {
    const { email, activation, iv, password } = await owner("Ebony");
    await activate("companyPO", activation, iv);
    for (let turn = 0; turn < 25; turn++) expect((await signIn(email, `wrong ${turn}`)).status).toBe(401);
    const limited = await signIn(email, password);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await signIn("owner@fernway.test", "Verdant-Demo-1")).status).toBe(200);
  });
});
