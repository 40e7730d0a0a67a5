import * as v from "valibot";
import { expect, test } from "vitest";
import { openDatabase } from "../db/database.ts";
import { onOneEngine } from "../testing/engines.ts";
import { codeAt } from "./totp.ts";

const begun = v.tuple([
  v.strictObject({
    two_step_required: v.literal(true),
    two_step_token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
    two_step_expires_at: v.string(),
  }),
]);
const owner = { email: "owner@verdant.test", pw: "Verdant-Demo-1" };

onOneEngine((service) => {
  let secret = "";
  let codes: readonly string[] = [];
  /** Codes are used in order, so that each is of a later step than the one before. */
  const code = (steps = 0) => codeAt(secret, Date.now() + steps * 30_000);
  const put = (call: string, body?: unknown) => service().call(`PUT /v1/twoStep/${call}`, body);
  const token = async () => {
    const { status, body } = await service().call("POST /signin", owner);
    expect(status).toBe(200);
    return v.parse(begun, body)[0].two_step_token;
  };
  const confirm = (two_step_token: string, typed: string) =>
    service().call("POST /v1/signin/twoStep", { two_step_token, code: typed });
  const history = async () =>
    v
      .parse(
        v.array(v.looseObject({ outcome: v.string() })),
        (await service().call("GET /v1/signInEvent/account_id/1")).body,
      )
      .map(({ outcome }) => outcome);

  test("it is turned on by the first right code, which answers ten recovery codes", async () => {
    const started = await put("begin/1");
    secret = v.parse(v.object({ secret: v.string() }), started.body).secret;
    expect((await service().call("POST /signin", owner)).body).toMatchObject([{ user_po_id: 1 }]);
    expect(await put("confirm/1", { code: "000000" })).toMatchObject({
      status: 422,
      body: { fields: { code: "The code is incorrect" } },
    });
    const first = await put("confirm/1", { code: code(-1) });
    // When a step ends on the way, the one before it has become too old.
    const confirmed = first.status === 422 ? await put("confirm/1", { code: code(-1) }) : first;
    codes = v.parse(v.object({ recovery_codes: v.array(v.string()) }), confirmed.body).recovery_codes;
    expect(new Set(codes).size).toBe(10);
    for (const one of codes) expect(one).toMatch(/^[a-z]{4}-[a-z]{4}-[a-z]{4}-[a-z]{4}$/);
    expect((await service().call("GET /v1/twoStep/account_id/1")).body).toEqual({
      account_id: 1,
      two_step: "totp",
      enabled_at: expect.any(String),
      recovery_codes_left: 10,
    });
    expect(await put("begin/1")).toMatchObject({
      status: 409,
      body: { message: "Two-step sign-in is on already" },
    });
  });

  test("the password alone opens nothing, and a code goes on from it; the same code does so once", async () => {
    const first = await token();
    const now = code();
    expect(await confirm(first, now)).toMatchObject({ status: 200, body: [{ user_po_id: 1 }] });
    expect((await history())[0]).toBe("signed_in");
    // The token is used up, and so is the code.
    expect(await confirm(first, now)).toMatchObject({
      status: 422,
      body: { message: "This sign-in is over. Begin again." },
    });
    expect(await confirm(await token(), now)).toMatchObject({
      status: 422,
      body: { message: "The code is incorrect" },
    });
  });

  test("of several who send the same code at once one comes in", async () => {
    const tokens: string[] = [];
    for (let begun = 0; begun < 8; begun += 1) tokens.push(await token());
    const next = code(1);
    const statuses = await Promise.all(tokens.map(async (one) => (await confirm(one, next)).status));
    // None of them waits for another that waits for it, which the database ends with a 503.
    expect(statuses.toSorted((one, two) => one - two)).toEqual([200, 422, 422, 422, 422, 422, 422, 422]);
  });

  test("the fifth wrong code closes the sign-in, also for the right one", async () => {
    const open = await token();
    for (let turn = 0; turn < 4; turn += 1)
      expect(await confirm(open, "000000")).toMatchObject({ body: { message: "The code is incorrect" } });
    const over = { status: 422, body: { message: "This sign-in is over. Begin again." } };
    expect(await confirm(open, "000000")).toMatchObject(over);
    expect((await history()).slice(0, 2)).toEqual(["locked", "wrong_code"]);
    expect(await confirm(open, codes[9] ?? "")).toMatchObject(over);
  });

  test("a recovery code opens once, however it is typed, and its owner is told how many are left", async () => {
    const typed = (codes[0] ?? "").toUpperCase().replaceAll("-", " ");
    expect(await confirm(await token(), typed)).toMatchObject({ status: 200, body: [{ user_po_id: 1 }] });
    expect((await history())[0]).toBe("recovery_used");
    expect(await confirm(await token(), typed)).toMatchObject({ status: 422 });
    const mailbox = await (await fetch(`${service().url}/mailbox`)).text();
    expect(mailbox).toContain("A recovery code was used, 9 left");
    for (const one of [...codes, secret]) expect(mailbox).not.toContain(one);
  });

  test("a new password ends what waits for a code, and does not turn it off", async () => {
    const waiting = await token();
    const pw = "seven green parrots";
    const form = { user_po_id: 1, pw, cpw: pw, old_pw: owner.pw };
    await service().call("POST /v1/companyPO/changepassword", form);
    expect(await confirm(waiting, codes[8] ?? "")).toMatchObject({
      status: 422,
      body: { message: "This sign-in is over. Begin again." },
    });
    const back = { user_po_id: 1, pw: owner.pw, cpw: owner.pw, old_pw: pw };
    expect((await service().call("POST /v1/companyPO/changepassword", back)).status).toBe(200);
    v.parse(begun, (await service().call("POST /signin", owner)).body);
  });

  test("neither secret nor codes stand readable in any table", async () => {
    const { storage } = service().config;
    if (storage.kind !== "server") return;
    const { db, close } = await openDatabase(storage);
    const rows = JSON.stringify([
      await db.selectFrom("two_step").selectAll().execute(),
      await db.selectFrom("recovery_code").selectAll().execute(),
      await db.selectFrom("audit").selectAll().execute(),
      await db.selectFrom("event").selectAll().execute(),
      await db.selectFrom("mail").selectAll().execute(),
    ]);
    await close();
    for (const one of [...codes, secret]) expect(rows).not.toContain(one);
  });

  test("new codes and turning it off ask for a code; a reset for none, and it is told", async () => {
    expect(await put("codes/1", { code: codes[0] })).toMatchObject({ status: 422 });
    const fresh = await put("codes/1", { code: codes[1] });
    expect(fresh).toMatchObject({ status: 200 });
    expect(await put("off/1", { code: codes[2] })).toMatchObject({ status: 422 });
    expect((await service().call("GET /v1/twoStep/account_id/1")).body).toMatchObject({
      two_step: "totp",
      recovery_codes_left: 10,
    });
    expect(await put("reset/1")).toMatchObject({ status: 200, body: { two_step: "off" } });
    expect((await service().call("POST /signin", owner)).body).toMatchObject([{ user_po_id: 1 }]);
    expect(await put("off/1", { code: "000000" })).toMatchObject({ status: 404 });
    const mailbox = await (await fetch(`${service().url}/mailbox`)).text();
    for (const subject of ["was turned on", "was turned off", "New recovery codes"])
      expect(mailbox).toContain(subject);
    const { body } = await service().call("GET /v1/audit/record/account/1?company_po_id=1&limit=20");
    const notes = v.parse(v.array(v.looseObject({ after: v.nullable(v.looseObject({})) })), body);
    expect(notes.map(({ after }) => after?.["note"])).toEqual(
      expect.arrayContaining(["two_step_on", "recovery_codes_made", "two_step_reset", "signed_in"]),
    );
    expect(JSON.stringify(body)).not.toContain(secret);
  });
});
