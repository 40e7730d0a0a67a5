import { sql } from "kysely";
import * as v from "valibot";
import { expect, test } from "vitest";
import { openDatabase } from "../db/database.ts";
import { sweep } from "../db/sweep.ts";
import { noteStranger } from "./record.ts";
import { onOneEngine } from "../testing/engines.ts";
import { copySeeded, oneEngine } from "../testing/seededCopy.ts";

const lines = v.array(v.looseObject({ sign_in_event_id: v.number(), outcome: v.string() }));

onOneEngine((service) => {
  const from = { "x-client-address": "203.0.113.77", "x-client-device": "Firefox on Windows" };
  const signIn = (email: string, pw: string, headers: Record<string, string> = from) =>
    service().call("POST /signin", { email, pw }, headers);
  const history = async (path: string) =>
    v.parse(lines, (await service().call(`GET /v1/signInEvent/${path}`)).body);

  test("each outcome stands in the history of its account, the newest first, with place, device and method", async () => {
    await signIn("owner@verdant.test", "wrong");
    await signIn("owner@verdant.test", "Verdant-Demo-1", { ...from, "x-client-address": "2001:db8:1:2::9" });
    await service().call("POST /v1/signInEvent/account_id/1", { outcome: "signed_out" }, {});
    expect(await history("account_id/1")).toEqual([
      expect.objectContaining({ outcome: "signed_out", method: null, device_name: null }),
      expect.objectContaining({
        outcome: "signed_in",
        method: "password",
        network: "2001:db8:1::/48",
        device_name: "Firefox on Windows",
      }),
      {
        sign_in_event_id: expect.any(Number),
        at: expect.any(String),
        created_at: expect.any(String),
        updated_at: expect.any(String),
        account_id: 1,
        company_po_id: 1,
        seller_id: null,
        first_name: "Anjali",
        last_name: "Rao",
        email_id: "owner@verdant.test",
        outcome: "wrong_password",
        method: "password",
        network: "203.0.113.0/24",
        device_name: "Firefox on Windows",
      },
    ]);
  });

  test("who proves their password in the middle of a session has not signed in", async () => {
    const before = await history("account_id/1");
    await signIn("owner@verdant.test", "Verdant-Demo-1", { ...from, "x-actor": "owner:1" });
    expect(await history("account_id/1")).toEqual(before);
  });

  test("a company has that of its people, a location that of its own, and nobody else's", async () => {
    await signIn("seller@verdant.test", "wrong");
    await signIn("owner@fernway.test", "wrong");
    const mails = (rows: v.InferOutput<typeof lines>) =>
      [...new Set(rows.map((row) => String(row["email_id"])))].toSorted();
    expect(mails(await history("company_po_id/1"))).toEqual(["owner@verdant.test", "seller@verdant.test"]);
    expect(mails(await history("company_po_id/1?seller_id=1"))).toEqual(["seller@verdant.test"]);
    expect(mails(await history("company_po_id/2"))).toEqual(["owner@fernway.test"]);
  });

  test("pages follow one another, and outcomes can be chosen", async () => {
    const all = await history("company_po_id/1");
    const [first, second] = all;
    expect(await history("company_po_id/1?limit=1")).toEqual([first]);
    expect(await history(`company_po_id/1?limit=1&before=${first?.sign_in_event_id}`)).toEqual([second]);
    expect(
      (await history("company_po_id/1?outcome=wrong_password,locked")).map(({ outcome }) => outcome),
    ).toEqual(["wrong_password", "wrong_password"]);
    expect(await service().call("GET /v1/signInEvent/company_po_id/1?outcome=eaten")).toMatchObject({
      status: 400,
    });
    expect(await history(`company_po_id/1?from=${String(first?.["at"])}`)).toEqual([first]);
    expect(await history("account_id/1?from=2999-01-01T00:00:00Z")).toEqual([]);
    expect((await service().call("GET /v1/signInEvent/account_id/1?from=today")).status).toBe(400);
  });

  test("who has failed too often is noted as locked, and a chosen password as changed", async () => {
    const at = { ...from, "x-client-address": "10.9.9.9" };
    for (let turn = 0; turn < 25; turn += 1) await signIn("owner@fernway.test", `wrong ${turn}`, at);
    expect((await signIn("owner@fernway.test", "Verdant-Demo-1", at)).status).toBe(429);
    expect((await history("company_po_id/2?limit=1"))[0]).toMatchObject({
      outcome: "locked",
      network: "10.9.9.0/24",
    });
    const pw = "seven green parrots";
    await service().call(
      "POST /v1/companyPO/changepassword",
      { user_po_id: 2, pw, cpw: pw, old_pw: "Verdant-Demo-1" },
      from,
    );
    expect((await history("company_po_id/2?limit=1"))[0]).toMatchObject({ outcome: "password_changed" });
  });

  test("nobody's session ends in a way that there is not, and no one that there is not", async () => {
    expect(
      await service().call("POST /v1/signInEvent/account_id/1", { outcome: "signed_in" }, {}),
    ).toMatchObject({ status: 400, body: { message: "outcome is signed_out or ended_by_other" } });
    expect(
      await service().call("POST /v1/signInEvent/account_id/99999", { outcome: "signed_out" }, {}),
    ).toMatchObject({ status: 404, body: { message: "Person not found" } });
  });

  test("an address that is nobody's is kept as a hash, and shown to nobody", async () => {
    await signIn("stranger@nowhere.test", "wrong");
    for (const company of [1, 2])
      expect(JSON.stringify(await history(`company_po_id/${company}`))).not.toContain("stranger");
  });
});

test.each(oneEngine)(
  "%s: of a stranger no word is kept, and a line is gone after its days",
  async (engine) => {
    const { storage, remove } = await copySeeded(engine);
    const { db, close } = await openDatabase(storage);
    await db
      .insertInto("sign_in_event")
      .values([
        { email_hash: "a", outcome: "wrong_password", at: sql<string>`now() - interval '179 days 23 hours'` },
        { email_hash: "b", outcome: "wrong_password", at: sql<string>`now() - interval '180 days 1 hour'` },
      ])
      .execute();
    await noteStranger(
      { db, address: "203.0.113.77", device: null, settings: { signInKey: "key" } },
      "Stranger@nowhere.test",
      "wrong_password",
    );
    const kept = await db
      .selectFrom("sign_in_event")
      .selectAll()
      .where("email_hash", "not in", ["a", "b"])
      .execute();
    expect(kept).toMatchObject([
      { account_id: null, email_hash: expect.stringMatching(/^[0-9a-f]{64}$/), network: "203.0.113.0/24" },
    ]);
    await sql`delete from sign_in_event where network is not null`.execute(db);
    await sweep(db, { auditMonths: 24, signInHistoryDays: 180 });
    const left = await db.selectFrom("sign_in_event").select("email_hash").execute();
    expect(left).toEqual([{ email_hash: "a" }]);
    await close();
    await remove();
  },
);
