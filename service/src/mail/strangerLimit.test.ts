import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "../db/database.ts";
import { sweep } from "../db/sweep.ts";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { activateOwner, mailsTo, registered, registration, sellerForm } from "../testing/registration.ts";
import { copySeeded } from "../testing/seededCopy.ts";

// Whoever invites has a company that anybody may register, so none of its ways may send more mails than another. Here each begins
// with the mail to who has registered it, which counts too.

const tooMany = "At most 20 people are invited in an hour";
const aMomentAgo = "A mail was sent a moment ago. Try again in a minute.";

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const person = (company_po_id: unknown, email_id: string) => ({
    company_po_id,
    email_id,
    first_name: "Meena",
    role_id: 2,
  });
  const invite = (company: unknown, email: string) => call("POST /v1/companyUserPO", person(company, email));
  const sayings = (answers: readonly Awaited<ReturnType<Caller>>[]) =>
    answers.map(({ status, body }) => (status === 201 ? status : [status, field(body, "message")]));
  const mailed = async (emails: readonly string[]) =>
    (await Promise.all(emails.map((email) => mailsTo(service(), email)))).flat().length;
  const numbered = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => `${name}${index}@limited.test`);

  test("an invitation that is withdrawn makes no room for another in the hour", async () => {
    const company = await registered(call, "Withdrawing");
    const emails = numbered(21, "withdrawn");
    const answers: Awaited<ReturnType<Caller>>[] = [];
    for (const email of emails) {
      const answer = await invite(company, email);
      answers.push(answer);
      if (answer.status === 201)
        await call(`DELETE /v1/companyUserPO/${String(field(answer.body, "user_po_id"))}`);
    }
    expect(sayings(answers)).toEqual([
      ...Array.from({ length: 19 }, () => 201),
      [429, tooMany],
      [429, tooMany],
    ]);
    expect(await mailed(emails)).toBe(19);
    const wait = Number(answers.at(-1)?.headers.get("retry-after"));
    expect([wait > 3500, wait <= 3600]).toEqual([true, true]);
  });

  test("to one address of a company a mail leaves in a minute, also when the one before was withdrawn", async () => {
    const company = await registered(call, "Repeating");
    const { body } = await invite(company, "once@limited.test");
    await call(`DELETE /v1/companyUserPO/${String(field(body, "user_po_id"))}`);
    expect(sayings([await invite(company, "ONCE@limited.test")])).toEqual([[429, aMomentAgo]]);
    expect(await mailed(["once@limited.test", "ONCE@limited.test"])).toBe(1);
    expect((await call(`GET /v1/companyUserPO/company_po_id/${String(company)}`)).body).toHaveLength(1);
  });

  test("an administrator's address that goes to and fro is not mailed each time, and the refused change is none", async () => {
    const company = await registered(call, "Alternating");
    const { body } = await call("POST /v1/companySeller", sellerForm("To And Fro", company));
    const path = `/v1/companySeller/${String(field(body, "seller_id"))}`;
    const change = async (admin_email: string) => {
      const answer = await call(`PUT ${path}`, { admin_email, phone: "08012345679" });
      return [answer.status, field(answer.body, "message")];
    };
    const [one, other] = ["toandfro@seller.test", "fro@limited.test"];
    expect(await change(other)).toEqual([200, undefined]);
    await call(`PUT ${path}`, { phone: "08012345678" });
    expect(await change(one)).toEqual([429, aMomentAgo]);
    expect(await change(other)).toEqual([200, undefined]);
    expect(await change(one)).toEqual([429, aMomentAgo]);
    expect(await mailed([one, other])).toBe(2);
    expect((await call(`GET ${path}`)).body).toMatchObject({ admin_email: other });
  });

  test("people, new locations by either form and other administrators are counted together", async () => {
    const company = await registered(call, "Counting");
    const emails = numbered(17, "counted");
    for (const email of emails) expect((await invite(company, email)).status).toBe(201);
    const added = await call("POST /v1/companySeller", sellerForm("Counted One", company));
    expect(added.status).toBe(201);
    const short = (name: string) => ({
      company_po_id: company,
      business_name: name,
      admin_first_name: "Ravi",
      admin_email: `${name.toLowerCase()}@limited.test`,
    });
    expect((await call("POST /v1/companySeller/invitation", short("Twentieth"))).status).toBe(201);
    const path = `/v1/companySeller/${String(field(added.body, "seller_id"))}`;
    const answers = [
      await invite(company, "person@limited.test"),
      await call("POST /v1/companySeller", sellerForm("Counted Two", company)),
      await call("POST /v1/companySeller/invitation", short("Late")),
      await call(`PUT ${path}`, { admin_email: "another@limited.test" }),
    ];
    expect(sayings(answers)).toEqual(answers.map(() => [429, tooMany]));
    expect(
      await mailed([
        "person@limited.test",
        "countedtwo@seller.test",
        "late@limited.test",
        "another@limited.test",
      ]),
    ).toBe(0);
    expect((await call(`GET ${path}`)).body).toMatchObject({ admin_email: "countedone@seller.test" });
    for (const name of ["Counted Two", "Late"])
      expect((await call(`GET /v1/companySeller/BusinessName/${encodeURIComponent(name)}`)).body).toEqual([]);
  });

  test("links of delivery users count with them; beyond the limit one is made all the same, and not mailed", async () => {
    const company = await registered(call, "Delivering");
    const { body } = await call("POST /v1/companyDeliveryUser", {
      company_po_id: company,
      delivery_user_name: "Ravi Kumar",
      phone: "9846010001",
      vehicle_type: "bicycle",
      all_locations: true,
      email_id: "rider@limited.test",
    });
    const path = `/v1/companyDeliveryUser/link/${String(field(body, "delivery_user_id"))}`;
    const emails = numbered(18, "beside");
    for (const email of emails) expect((await invite(company, email)).status).toBe(201);
    expect(await call(`PUT ${path}`)).toMatchObject({ status: 200, body: { link_mailed: true } });
    expect(sayings([await invite(company, "late@limited.test")])).toEqual([[429, tooMany]]);
    expect(await call(`PUT ${path}`)).toMatchObject({
      status: 200,
      body: { link_mailed: false, link_key: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(await mailed(["rider@limited.test"])).toBe(1);
  });

  test("of many at once as many are mailed as one after the other", async () => {
    const company = await registered(call, "Hurrying");
    const emails = numbered(24, "hurried");
    const answers = await Promise.all(emails.map((email) => invite(company, email)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(19);
    expect(await mailed(emails)).toBe(19);
  });

  test("ten reach one address in an hour, from whichever companies; who registers with it is mailed all the same", async () => {
    const email = registration("Popular").admin_email;
    const answers: Awaited<ReturnType<Caller>>[] = [];
    for (let count = 0; count < 11; count += 1)
      answers.push(await invite(await registered(call, `Suitor${"abcdefghijk".charAt(count)}`), email));
    expect(sayings(answers)).toEqual([
      ...Array.from({ length: 10 }, () => 201),
      [429, "At most 10 invitations are sent to one address in an hour"],
    ]);
    // Nobody learns from a forgotten password that there were too many.
    expect(await call("POST /v1/passwordReset/request", { email })).toMatchObject({ status: 202, body: {} });
    expect(await mailed([email])).toBe(10);
    expect((await call("POST /v1/companyPO", registration("Popular"))).status).toBe(201);
    await activateOwner(service(), email);
    expect(await mailed([email])).toBe(11);
  });
});

test("mails to strangers are counted for a day", async () => {
  const { storage, remove } = await copySeeded("PGlite");
  const { db, close } = await openDatabase(storage);
  for (const hours of [23, 25])
    await db
      .insertInto("stranger_mail")
      .values({
        company_po_id: 1,
        recipient: `${hours}@limited.test`,
        created_at: sql<string>`now() - ${hours} * interval '1 hour'`,
      })
      .execute();
  await sweep(db, { auditMonths: 24, signInHistoryDays: 180 });
  expect(await db.selectFrom("stranger_mail").select("recipient").execute()).toEqual([
    { recipient: "23@limited.test" },
  ]);
  await close();
  await remove();
});
