import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "../db/database.ts";
import { onOneEngine } from "../testing/engines.ts";
import { activateOwner, invitation, mailsTo, registration, sellerForm } from "../testing/registration.ts";
import { copySeeded } from "../testing/seededCopy.ts";
import { sweepRegistrations } from "./registrations.ts";

onOneEngine((service) => {
  /** Registers a company of that name for the address of another. */
  const register = (name: string, owner: string, changes: object = {}) =>
    service().call("POST /v1/companyPO", {
      ...registration(name),
      admin_email: registration(owner).admin_email,
      ...changes,
    });
  const found = async (path: string) => (await service().call(`GET /v1/companyPO/${path}`)).body;
  const activate = ({ activation, iv }: Awaited<ReturnType<typeof invitation>>) =>
    service().call("POST /v1/companyPO/activation", { activation, iv });

  test("an address that a stranger typed is free for its owner, whose registration wins with its activation", async () => {
    const email = registration("Rohida").admin_email;
    await register("Squatter", "Rohida");
    const stranger = await invitation(service(), email);
    expect(await found(`Poc/${email}`)).toEqual([]);
    expect((await register("Rohida", "Rohida")).status).toBe(201);
    const own = await invitation(service(), email);
    expect(await activate(own)).toMatchObject({ status: 200, body: {} });
    expect(await activate(stranger)).toMatchObject({
      status: 422,
      body: { message: "This activation link is not valid or has expired." },
    });
    expect(await found(`Poc/${email}`)).toMatchObject([{ admin_email: email }]);
    // What waited for the address goes with its names.
    expect(await found("BusinessName/Squatter")).toEqual([]);
    expect(await found("BusinessSubdomain/squatter")).toEqual([]);
    expect((await service().call("POST /signin", { email, pw: own.password })).body).toMatchObject([
      { business_name: "Rohida" },
    ]);
    expect(await register("Another", "Rohida")).toMatchObject({
      status: 409,
      body: { fields: { admin_email: "Email Already Exist" } },
    });
  });

  test("who missed the mail registers again under the same names; for anybody else they are taken", async () => {
    const email = registration("Kachnar").admin_email;
    await register("Kachnar", "Kachnar");
    const first = await invitation(service(), email);
    expect(await register("Kachnar", "Stranger")).toMatchObject({
      status: 409,
      body: { fields: { business_name: "Business Name Already Exist" } },
    });
    expect(await found("BusinessName/kachnar")).toMatchObject([{ awaited_email: email }]);
    expect((await register("Kachnar", "Kachnar", { admin_first_name: "Asha Devi" })).status).toBe(201);
    expect((await mailsTo(service(), email)).map(({ subject }) => subject)).toEqual([
      "Activate your account",
      "Activate your account",
    ]);
    const second = await invitation(service(), email);
    expect((await activate(first)).status).toBe(422);
    expect((await activate(second)).status).toBe(200);
    expect(await found("BusinessName/kachnar")).toEqual([
      { company_po_id: expect.any(Number), business_name: "Kachnar" },
    ]);
    expect((await register("Kachnar", "Kachnar")).status).toBe(409);
  });

  test("at most five registrations wait for one address; the oldest goes", async () => {
    const names = ["Fiveone", "Fivetwo", "Fivethree", "Fivefour", "Fivefive", "Fivesix"];
    for (const name of names) expect((await register(name, "Fiveowner")).status).toBe(201);
    const kept = await Promise.all(names.map((name) => found(`BusinessName/${name}`)));
    expect(kept.map((rows) => Array.isArray(rows) && rows.length)).toEqual([0, 1, 1, 1, 1, 1]);
  });

  test("of two activations of one address at once exactly one wins, and the other link is dead", async () => {
    const email = registration("Racer").admin_email;
    await register("Raceone", "Racer");
    const one = await invitation(service(), email);
    await register("Racetwo", "Racer");
    const two = await invitation(service(), email);
    const responses = await Promise.all([activate(one), activate(two)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const names = await Promise.all(["Raceone", "Racetwo"].map((name) => found(`BusinessName/${name}`)));
    expect(names.flat()).toHaveLength(1);
  });

  test("a location's invitation does not take the address from who registers with it", async () => {
    const email = registration("Siris").admin_email;
    const invited = { ...sellerForm("Siris Shop", 1), admin_email: email };
    expect((await service().call("POST /v1/companySeller", invited)).status).toBe(201);
    expect((await service().call("POST /v1/companyPO", registration("Siris"))).status).toBe(201);
    await activateOwner(service(), email);
    expect(await found(`Poc/${email}`)).toHaveLength(1);
  });
});

let database: OpenDatabase;
let remove: () => Promise<void>;
beforeAll(async () => {
  const copy = await copySeeded("PGlite");
  database = await openDatabase(copy.storage);
  remove = copy.remove;
});
afterAll(async () => {
  await database.close();
  await remove();
});

/** Registers a company in the database itself. @returns its id */
async function insertRegistration(name: string): Promise<number> {
  const { db } = database;
  const { admin_email: email_id, business_subdomain, ...form } = registration(name);
  const { company_po_id } = await db
    .insertInto("company")
    .values({ ...form, business_subdomain, admin_email: email_id })
    .returning("company_po_id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("account")
    .values({ company_po_id, email_id, first_name: "Asha", pw_hash: "none" })
    .execute();
  return company_po_id;
}

test("after 30 days a registration goes that nobody activated, with its names; a live link or an activation keeps it", async () => {
  const { db } = database;
  const forgotten = await insertRegistration("Forgotten");
  const renewed = await insertRegistration("Renewed");
  const activated = await insertRegistration("Activated");
  await db.updateTable("account").set({ active: true }).where("company_po_id", "=", activated).execute();
  const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000);
  const [account] = await db
    .selectFrom("account")
    .select("account_id")
    .where("company_po_id", "=", renewed)
    .execute();
  await db
    .insertInto("verification")
    .values({
      verification_id: "renewed",
      account_id: account?.account_id ?? 0,
      secret_hash: "none",
      expires_at: dayOf(31.5).toISOString(),
    })
    .execute();
  const left = async () => {
    const rows = await db
      .selectFrom("company")
      .select("company_po_id")
      .where("company_po_id", "in", [forgotten, renewed, activated])
      .orderBy("company_po_id")
      .execute();
    return rows.map(({ company_po_id }) => company_po_id);
  };
  await sweepRegistrations(db, dayOf(29.9));
  expect(await left()).toEqual([forgotten, renewed, activated]);
  await sweepRegistrations(db, dayOf(31));
  expect(await left()).toEqual([renewed, activated]);
  const trail = await db
    .selectFrom("audit")
    .select("audit_id")
    .where("company_po_id", "=", forgotten)
    .execute();
  expect(trail).toEqual([]);
  expect(await insertRegistration("Forgotten")).toBeGreaterThan(activated);
  // Somebody who was active once is no registration, whatever became of the account.
  await db.updateTable("account").set({ active: false }).where("company_po_id", "=", activated).execute();
  await sweepRegistrations(db, dayOf(40));
  expect(await left()).toEqual([activated]);
});
