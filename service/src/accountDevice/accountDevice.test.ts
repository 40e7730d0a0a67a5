import * as v from "valibot";
import { expect, test } from "vitest";
import { openDatabase } from "../db/database.ts";
import { sweep } from "../db/sweep.ts";
import { type Caller, field, rawCall } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { copySeeded, oneEngine } from "../testing/seededCopy.ts";
import { mostDevices } from "./sweep.ts";

const owner = 1;
const otherOwner = 2;
const seller = 3;
const mark = (digit: string) => digit.repeat(64);

const mails = v.array(v.object({ to: v.string(), subject: v.string(), text: v.string() }));
const notices = v.array(
  v.object({ kind: v.string(), subject_name: v.string(), notice_count: v.number(), entity: v.string() }),
);

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  const signedIn = (account: number, shown: string, device_name = "Firefox on Linux") =>
    call(
      `POST /v1/accountDevice/account/${account}`,
      { mark: shown, device_name },
      { "x-actor": `owner:${account}`, "x-client-address": "203.0.113.77" },
    );
  const mailsTo = async (address: string) => {
    const { body } = await rawCall(service().url, "GET /mailbox", undefined, { accept: "application/json" });
    return v
      .parse(mails, body)
      .filter(({ to, subject }) => to === address && subject === "New sign-in to your account");
  };
  const noticesOf = async (account: number) =>
    v
      .parse(notices, (await call(`GET /v1/companyNotification/account/${account}`)).body)
      .filter(({ kind }) => kind === "person.new_device");

  test("a person is told of a device that is new, once, by a notice and a mail; not of the first, and nobody else is", async () => {
    const { cursor } = v.parse(v.object({ cursor: v.string() }), (await call("GET /v1/event")).body);
    expect((await signedIn(owner, mark("a"))).body).toEqual({ is_new: false });
    expect((await signedIn(owner, mark("a"))).body).toEqual({ is_new: false });
    expect((await signedIn(owner, mark("b"), "Chrome on Windows")).body).toEqual({ is_new: true });
    expect((await signedIn(owner, mark("b"), "Chrome on Windows")).body).toEqual({ is_new: false });
    // Somebody else's first device is theirs alone, though another account knows it.
    expect((await signedIn(seller, mark("b"))).body).toEqual({ is_new: false });
    await expect
      .poll(() => noticesOf(owner))
      .toEqual([
        {
          kind: "person.new_device",
          subject_name: "Chrome on Windows",
          notice_count: 1,
          entity: "account_device",
        },
      ]);
    for (const other of [otherOwner, seller]) expect(await noticesOf(other)).toEqual([]);
    const [mail, ...more] = await mailsTo("owner@verdant.test");
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(
      /^Hello Anjali,\n\nyour account was signed in to with a device that it did not know:\n\nDevice: Chrome on Windows\nTime: \d{1,2} \w+ \d{4} at \d{2}:\d{2} in India\nNetwork: 203\.0\.113\.0\/24\n\nIf it was you, there is nothing to do\. Your sign-ins: http:\/\/console\.test\/#\/account\/security\n\nIf it was not you, choose another password now: http:\/\/console\.test\/#\/auth\/ForgotPassword\n$/,
    );
    // What is told elsewhere names neither the mark nor the whole address; on PostgreSQL an older transaction may hold it back.
    const told = async () => field((await call(`GET /v1/event?after=${cursor}`)).body, "events");
    await expect.poll(told).toContainEqual(
      expect.objectContaining({
        type: "person.signed_in_from_new_device",
        entity: "account",
        entity_id: owner,
        company_po_id: 1,
        seller_id: null,
        data: { account_id: owner, device_id: expect.any(Number) },
      }),
    );
    expect(JSON.stringify(await told())).not.toContain(mark("b"));
    const { body: trail } = await call("GET /v1/audit/company_po_id/1?limit=20");
    expect(JSON.stringify(trail)).toContain('"mail":"new_device"');
    expect(JSON.stringify(trail)).not.toMatch(/b{64}|203\.0\.113/);
  });

  test("devices that come at the same moment are each told of once", async () => {
    const before = (await mailsTo("seller@verdant.test")).length;
    const shown = ["c", "d", "c", "d", "c", "d"].map(mark);
    const answers = await Promise.all(shown.map((one) => signedIn(seller, one)));
    expect(answers.map(({ body }) => field(body, "is_new")).filter(Boolean)).toHaveLength(2);
    expect(await mailsTo("seller@verdant.test")).toHaveLength(before + 2);
    await expect.poll(async () => (await noticesOf(seller)).length).toBe(2);
  });

  test("whoever wants no notice gets the mail all the same, and no second one with the others", async () => {
    const path = `PUT /v1/companyNotificationPreference/account/${otherOwner}`;
    const choose = (delivery: string) =>
      call(path, { deliveries: [{ kind: "person.new_device", delivery }] });
    await signedIn(otherOwner, mark("1"));
    expect((await choose("off")).status).toBe(200);
    await signedIn(otherOwner, mark("2"));
    // A notice is made, and its preference read, a moment after the event: events come in order, so a later one waits for it.
    await signedIn(owner, mark("e"), "Opera on Windows");
    await expect
      .poll(async () => (await noticesOf(owner)).map(({ subject_name }) => subject_name))
      .toContain("Opera on Windows");
    expect((await choose("mail_at_once")).status).toBe(200);
    await signedIn(otherOwner, mark("3"), "Safari on iPhone");
    await expect.poll(() => noticesOf(otherOwner)).toMatchObject([{ subject_name: "Safari on iPhone" }]);
    expect(await mailsTo("owner@fernway.test")).toHaveLength(2);
  });

  test("a program that is new each time makes 20 mails a day, and 50 devices are kept", async () => {
    const before = (await mailsTo("seller@verdant.test")).length;
    for (let turn = 0; turn < 55; turn += 1)
      expect((await signedIn(seller, String(turn).padStart(64, "0"))).body).toEqual({ is_new: true });
    // Three devices were there, all of this day: of the fourth to the twentieth there are mails.
    expect(await mailsTo("seller@verdant.test")).toHaveLength(before + 17);
    const last = String(54).padStart(64, "0");
    expect((await signedIn(seller, last)).body).toEqual({ is_new: false });
    // The first of the flood is out of the newest fifty, and so are those before.
    expect((await signedIn(seller, mark("c"))).body).toEqual({ is_new: true });
  });

  test.each([
    [{ device_name: "Firefox" }, "mark", "mark is required"],
    [{ mark: "cookie", device_name: "Firefox" }, "mark", "Must be a SHA-256 in hexadecimal"],
    [{ mark: mark("a") }, "device_name", "device_name is required"],
    [{ mark: mark("a"), device_name: "x".repeat(61) }, "device_name", "Must have at most 60 characters"],
  ])("%j is refused at %s", async (body, name, message) => {
    expect(await call(`POST /v1/accountDevice/account/${owner}`, body)).toMatchObject({
      status: 400,
      body: { fields: { [name]: message } },
    });
  });

  test("nobody has no devices", async () => {
    expect((await signedIn(999_999, mark("a"))).status).toBe(404);
  });
});

test.each(oneEngine)("%s: devices go after 100 days, but for the last one of an account", async (engine) => {
  const { storage, remove } = await copySeeded(engine);
  const { db, close } = await openDatabase(storage);
  const add = (account_id: number, digit: string, days: number) =>
    db
      .insertInto("account_device")
      .values({
        account_id,
        device_mark: mark(digit),
        device_name: digit,
        network: "203.0.113.0/24",
        created_at: new Date(Date.now() - days * 86_400_000).toISOString(),
        updated_at: new Date(Date.now() - days * 86_400_000).toISOString(),
      })
      .execute();
  await add(owner, "a", 101);
  await add(owner, "b", 99);
  await add(seller, "c", 300);
  await add(seller, "d", 200);
  await sweep(db, { auditMonths: 24, signInHistoryDays: 180 });
  const kept = await db.selectFrom("account_device").select("device_name").orderBy("device_id").execute();
  expect(kept).toEqual([{ device_name: "b" }, { device_name: "d" }]);
  expect(mostDevices).toBe(50);
  await close();
  await remove();
});
