import { sql } from "kysely";
import { expect, test } from "vitest";
import { openServer } from "../db/server.ts";
import { type Caller, field } from "../testing/caller.ts";
import { onEngines, onEveryEngine } from "../testing/engines.ts";
import { activateOwner, invitation } from "../testing/registration.ts";
import { serverEngine } from "../testing/seededCopy.ts";

onEveryEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  let made = 0;
  const form = (changed: object = {}) => ({
    company_po_id: 1,
    email_id: `person${(made += 1)}@verdant.test`,
    first_name: "Meena",
    role_id: 2,
    ...changed,
  });
  const ok = async (...given: Parameters<Caller>) => {
    const { status, body } = await call(...given);
    expect([status < 300, body]).toEqual([true, body]);
    return body;
  };
  const invited = async (changed: object = {}) =>
    Number(field(await ok("POST /v1/companyUserPO", form(changed)), "user_po_id"));
  const refusal = async (...given: Parameters<Caller>) => {
    const { status, body } = await call(...given);
    return [status, field(body, "message")];
  };
  const ofCompany = (query = "", company = 1) =>
    ok(`GET /v1/companyUserPO/company_po_id/${company}?${query}`);
  const read = (id: number) => ok(`GET /v1/companyUserPO/${id}`);
  const colleague = async (role_id: number, company_po_id = 1) => {
    const email_id = `person${(made += 1)}@verdant.test`;
    const id = await invited({ email_id, role_id, company_po_id });
    await activateOwner(service(), email_id);
    return id;
  };
  const status = (id: number, active: boolean, disabled_reason: string | null = null) =>
    call(`PUT /v1/companyUserPO/status/${id}`, { active, disabled_reason });

  test("a company's people are listed apart from those of its locations, with role and status", async () => {
    const body = [await ofCompany("sort=email_id")].flat();
    expect(
      body.map((row) => [field(row, "email_id"), field(row, "role_id"), field(row, "staff_status")]),
    ).toEqual([["owner@verdant.test", 1, "active"]]);
    const locations = [await ok("GET /v1/companyUserSeller/company_po_id/1")].flat();
    expect(locations.length).toBeGreaterThan(0);
    expect(locations.every((row) => field(row, "seller_id") !== null && field(row, "role_id") === 7)).toBe(
      true,
    );
  });

  test.each([
    [{ email_id: "nobody" }, 400, { email_id: "Email is Invalid" }],
    [{ email_id: "OWNER@verdant.test" }, 409, { email_id: "Email Already Exist" }],
    [{ first_name: " " }, 400, { first_name: "First Name is required" }],
    [{ role_id: undefined }, 400, { role_id: "Role is required" }],
    [
      { role_id: 7 },
      422,
      { role_id: "This role is for other people: those of the company, or those of a location" },
    ],
  ])("%j is refused, nobody is invited", async (changed, expected, fields) => {
    const before = await ofCompany();
    const refused = await call("POST /v1/companyUserPO", form(changed));
    expect([refused.status, field(refused.body, "fields")]).toEqual([expected, fields]);
    expect(await ofCompany()).toEqual(before);
  });

  test("a role of another company is none, and a location of another company neither", async () => {
    const role = await ok("POST /v1/companyRole", {
      company_po_id: 2,
      role_name: "Theirs",
      role_kind: "company",
      permissions: [],
    });
    expect(await refusal("POST /v1/companyUserPO", form({ role_id: field(role, "role_id") }))).toEqual([
      404,
      "Role not found",
    ]);
    const [foreign] = [await ok("GET /v1/companySeller/company_po_id/2")].flat();
    expect(
      await refusal(
        "POST /v1/companyUserSeller",
        form({ role_id: 8, seller_id: field(foreign, "seller_id") }),
      ),
    ).toEqual([422, "The seller does not exist"]);
  });

  test("an invitation is followed once, withdrawn before, and never after", async () => {
    const email_id = "invited@verdant.test";
    const id = await invited({ email_id, role_id: 4 });
    expect(field(await read(id), "staff_status")).toBe("invited");
    expect(await refusal("POST /v1/companyUserPO", form({ email_id }))).toEqual([409, "Email Already Exist"]);
    expect(await refusal(`POST /v1/companyUserPO/invite/${id}`)).toEqual([
      429,
      "A mail was sent a moment ago. Try again in a minute.",
    ]);
    expect([(await status(id, false)).status, field((await status(id, false)).body, "message")]).toEqual([
      422,
      "The person has not activated the account yet",
    ]);
    await ok(`DELETE /v1/companyUserPO/${id}`);
    expect((await call(`GET /v1/companyUserPO/${id}`)).status).toBe(404);
    const other = await invited({ email_id: "followed@verdant.test", role_id: 4 });
    await activateOwner(service(), "followed@verdant.test");
    expect(await read(other)).toMatchObject({ staff_status: "active", role_id: 4, primary_login: false });
    expect(await refusal(`DELETE /v1/companyUserPO/${other}`)).toEqual([
      422,
      "The person has activated the account already",
    ]);
  });

  test("who is disabled cannot sign in, and loses tokens for good; who is enabled signs in again", async () => {
    const id = await colleague(1);
    const token = await ok("POST /v1/apiToken", {
      user_po_id: id,
      company_po_id: 1,
      token_name: "Till",
      token_prefix: "bo_abcd",
      token_hash: "a".repeat(64),
      permissions: ["ORDER_READ"],
      expires_at: "2099-01-01T00:00:00Z",
    });
    expect(field(token, "token_name")).toBe("Till");
    const tokens = () => ok(`GET /v1/apiToken/user_po_id/${id}`);
    expect([await tokens()].flat()).toHaveLength(1);
    await status(id, false, "Left the company");
    expect(await read(id)).toMatchObject({ staff_status: "disabled", disabled_reason: "Left the company" });
    expect([await tokens()].flat()).toHaveLength(0);
    expect([await ok(`GET /v1/account/user_po_id/${id}`)].flat()[0]).toMatchObject({ active: false });
    await status(id, true);
    expect(await read(id)).toMatchObject({
      staff_status: "active",
      disabled_at: null,
      disabled_reason: null,
    });
    expect([await tokens()].flat()).toHaveLength(0);
  });

  test("the last owner stays: neither disabled nor given another role", async () => {
    const sentence = "The last owner cannot be removed";
    const owners = [await ofCompany("role_id=1&staff_status=active")].flat();
    for (const row of owners)
      if (field(row, "user_po_id") !== 1) await status(Number(field(row, "user_po_id")), false);
    const before = await read(1);
    expect([(await status(1, false)).status, field((await status(1, false)).body, "message")]).toEqual([
      422,
      sentence,
    ]);
    expect(await refusal("PUT /v1/companyUserPO/1", { role_id: 2 })).toEqual([422, sentence]);
    expect(await refusal("DELETE /v1/companyUserPO/1")).toEqual([422, sentence]);
    expect(await read(1)).toEqual(before);
  });

  test("the company is handed over to an active owner, and both stay owners", async () => {
    const to = await colleague(1);
    const staff = await colleague(2);
    const sentence = "Only another active owner can become the main administrator";
    const handOver = (id: number, from_id: number) =>
      refusal(`POST /v1/companyUserPO/${id}/handOver`, { from_id });
    expect(await handOver(staff, 1)).toEqual([422, sentence]);
    expect(await handOver(1, 1)).toEqual([422, sentence]);
    expect(await handOver(1, to)).toEqual([422, sentence]);
    expect(await handOver(await colleague(1, 2), 1)).toEqual([404, "Person not found"]);
    await ok(`POST /v1/companyUserPO/${to}/handOver`, { from_id: 1 });
    expect(await read(1)).toMatchObject({ primary_login: false, role_id: 1, role_key: "owner" });
    expect(await read(to)).toMatchObject({ primary_login: true, role_id: 1 });
    await ok(`POST /v1/companyUserPO/1/handOver`, { from_id: to });
    await status(to, false);
  });

  test.each(["disabled", "given another role"])(
    "when the main administrator is %s, the owner who has been one for longest takes over",
    async (how) => {
      // Longer with the company, an owner only now.
      const later = await colleague(2);
      const next = await colleague(1);
      await ok(`PUT /v1/companyUserPO/${later}`, { role_id: 1 });
      if (how === "disabled") await status(1, false);
      else await ok("PUT /v1/companyUserPO/1", { role_id: 2 });
      expect(await read(1)).toMatchObject({ primary_login: false, role_id: how === "disabled" ? 1 : 2 });
      expect(await read(next)).toMatchObject({ primary_login: true, role_id: 1 });
      expect(await read(later)).toMatchObject({ primary_login: false });
      if (how === "disabled") await status(1, true);
      else await ok("PUT /v1/companyUserPO/1", { role_id: 1 });
      await ok("POST /v1/companyUserPO/1/handOver", { from_id: next });
      await status(next, false);
      await status(later, false);
      expect(await read(1)).toMatchObject({ primary_login: true, role_id: 1, staff_status: "active" });
    },
  );

  test("a link that was used says that the account is active; one whose account is gone is refused like an unknown one", async () => {
    const links: { activation: string; iv: string }[] = [];
    for (const what of ["used", "withdrawn"]) {
      const email_id = `${what}@verdant.test`;
      const id = await invited({ email_id, role_id: 4 });
      const { activation, iv } = await invitation(service(), email_id);
      links.push({ activation, iv });
      if (what === "used") await ok("POST /v1/companyPO/activation", { activation, iv });
      else await ok(`DELETE /v1/companyUserPO/${id}`);
    }
    const [used, withdrawn] = links;
    expect(await ok("POST /v1/companyPO/activation", used)).toEqual({
      email_id: "used@verdant.test",
      already_active: true,
    });
    for (const link of [withdrawn, { activation: "unknown", iv: "unknown" }])
      expect(await refusal("POST /v1/companyPO/activation", link)).toEqual([
        422,
        "This activation link is not valid or has expired.",
      ]);
  });

  /** So often two owners disable each other: `OWNER_ROUNDS=100` is the full size. */
  const rounds = Number(process.env["OWNER_ROUNDS"] ?? 20);

  test(
    "of two owners who disable each other at the same instant one is left, each time",
    async () => {
      const other = await colleague(1);
      for (let round = 0; round < rounds; round += 1) {
        const both = await Promise.all([status(1, false), status(other, false)]);
        expect(both.map(({ status: code }) => code).toSorted((one, two) => one - two)).toEqual([200, 422]);
        const active = [await ofCompany("role_id=1&staff_status=active")].flat();
        expect(active).toHaveLength(1);
        await status(1, true);
        await status(other, true);
      }
      await status(other, false);
    },
    120_000 + rounds * 5_000,
  );

  test("people of a location are invited to it, and found by it", async () => {
    const body = await ok("POST /v1/companyUserSeller", form({ role_id: 9, seller_id: 1 }));
    const id = Number(field(body, "user_seller_id"));
    expect(body).toMatchObject({ seller_id: 1, role_id: 9, staff_status: "invited" });
    expect([await ok("GET /v1/companyUserSeller/seller_id/1?role_id=9")].flat()).toEqual([body]);
    expect((await call(`GET /v1/companyUserPO/${id}`)).status).toBe(404);
    await ok(`PUT /v1/companyUserSeller/${id}`, { role_id: 8, title: "Counter" });
    expect(await ok(`GET /v1/companyUserSeller/${id}`)).toMatchObject({ role_id: 8, title: "Counter" });
    await ok(`DELETE /v1/companyUserSeller/${id}`);
  });

  test("at most twenty are invited in an hour", async () => {
    const answers: number[] = [];
    for (let count = 0; count < 21; count += 1)
      answers.push((await call("POST /v1/companyUserPO", form({ company_po_id: 2 }))).status);
    expect(answers.filter((code) => code === 429).length).toBeGreaterThan(0);
    expect(answers.indexOf(429)).toBeLessThanOrEqual(20);
    expect(await refusal("POST /v1/companyUserPO", form({ company_po_id: 2 }))).toEqual([
      429,
      "At most 20 people are invited in an hour",
    ]);
  });
});

onEveryEngine(
  (service) => {
    test("a link that was replaced by another mail is refused in the same words, with its password; the new ones work", async () => {
      const email_id = "again@verdant.test";
      const person = { company_po_id: 1, email_id, first_name: "Meena", role_id: 2 };
      const id = Number(field((await service().call("POST /v1/companyUserPO", person)).body, "user_po_id"));
      const before = await invitation(service(), email_id);
      expect((await service().call(`POST /v1/companyUserPO/invite/${id}`)).status).toBe(200);
      const { activation, iv, password } = await invitation(service(), email_id);
      expect([activation === before.activation, password === before.password]).toEqual([false, false]);
      expect(
        await service().call("POST /v1/companyPO/activation", {
          activation: before.activation,
          iv: before.iv,
        }),
      ).toMatchObject({
        status: 422,
        body: { message: "This activation link is not valid or has expired." },
      });
      expect((await service().call("POST /v1/companyPO/activation", { activation, iv })).status).toBe(200);
      const signIn = (pw: string) => service().call("POST /signin", { email: email_id, pw });
      expect([(await signIn(before.password)).status, (await signIn(password)).status]).toEqual([401, 200]);
    });
  },
  (config) => ({ ...config, settings: { ...config.settings, secondsBetweenMails: 0 } }),
);

// Only a server has several transactions at once.
onEngines(
  serverEngine,
  (service) => {
    test("a change of somebody does not wait for what is written of them and their company", async () => {
      const { call, config } = service();
      const email_id = "beside@verdant.test";
      const person = { company_po_id: 1, email_id, first_name: "Meena", role_id: 2 };
      const id = Number(field((await call("POST /v1/companyUserPO", person)).body, "user_po_id"));
      await activateOwner(service(), email_id);
      const url = config.storage.kind === "server" ? config.storage.url : "";
      const other = openServer(url);
      try {
        const changed = await other.db.transaction().execute(async (transaction) => {
          // What every foreign key asks for: a notice, a device, a sign-in of theirs that is being written.
          await sql`select 1 from account where account_id = ${id} for key share`.execute(transaction);
          await sql`select 1 from company where company_po_id = 1 for key share`.execute(transaction);
          return call(`PUT /v1/companyUserPO/status/${id}`, { active: false, disabled_reason: null });
        });
        expect(changed).toMatchObject({ status: 200, body: { staff_status: "disabled" } });
      } finally {
        await other.close();
      }
    });
  },
  (config) => ({
    ...config,
    // Waiting would end as an outage, and soon.
    storage: config.storage.kind === "server" ? { ...config.storage, statementSeconds: 5 } : config.storage,
  }),
);
