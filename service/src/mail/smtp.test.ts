import { SMTPServer } from "smtp-server";
import * as v from "valibot";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "../db/database.ts";
import { openQueue } from "../queue/queue.ts";
import { rawCall } from "../testing/caller.ts";
import { onEngines, onOneEngine } from "../testing/engines.ts";
import { registered } from "../testing/registration.ts";
import { copySeeded, oneEngine } from "../testing/seededCopy.ts";
import { listenForMail } from "../testing/smtpServer.ts";
import { findForgottenMails, startMailer } from "./mailer.ts";

/** A mail server that keeps what it gets, and can be told to refuse. */
const received: { readonly to: string; readonly text: string }[] = [];
let arrived = (): void => {};
/** Refuses a recipient for now, and says whom. */
let refused: ((address: string) => void) | null = null;
const sink = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo({ address }, _session, done) {
    if (refused === null) return done();
    refused(address);
    done(new Error("Try again later"));
  },
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      received.push({
        to: session.envelope.rcptTo.map(({ address }) => address).join(),
        text: Buffer.concat(chunks).toString(),
      });
      done();
      arrived();
    });
  },
});
let SMTP_URL = "";
beforeAll(async () => {
  SMTP_URL = await listenForMail(sink);
});
afterAll(() => new Promise<void>((done) => sink.close(done)));

onOneEngine(
  (service) => {
    test("the activation mail goes to the mail server, once, and no mailbox is shown", async () => {
      received.length = 0;
      const mail = new Promise<void>((resolve) => (arrived = resolve));
      await registered(service().call, "Mangrove");
      await mail;
      expect(received).toHaveLength(1);
      expect(received[0]?.to).toBe("mangrove@registered.test");
      expect(received[0]?.text).toContain("From: Back office <no-reply@console.test>");
      expect(received[0]?.text).toContain("Subject: Activate your account");
      expect((await rawCall(service().url, "GET /mailbox", undefined, {})).status).toBe(404);
    });

    test("a refused registration sends nothing", async () => {
      received.length = 0;
      const refused = await service().call("POST /v1/companyPO", { business_name: "Nobody" });
      expect(refused.status).toBe(400);
      const mail = new Promise<void>((resolve) => (arrived = resolve));
      await registered(service().call, "Lotus");
      await mail;
      expect(received.map(({ to }) => to)).toEqual(["lotus@registered.test"]);
    });
  },
  (config) => ({ ...config, mail: { ...config.mail, url: SMTP_URL }, mailbox: false }),
);

onOneEngine(
  (service) => {
    test("the text of a sent mail is kept nowhere: neither its link nor its first password", async () => {
      received.length = 0;
      await registered(service().call, "Tamarind");
      const texts = async () => {
        const { body } = await rawCall(service().url, "GET /mailbox", undefined, {});
        return v.parse(v.array(v.object({ to: v.string(), text: v.string() })), body);
      };
      await expect.poll(texts).toEqual([{ to: "tamarind@registered.test", text: "" }]);
      expect(received[0]?.text).toContain("first password:");
    });
  },
  (config) => ({ ...config, mail: { ...config.mail, url: SMTP_URL }, mailbox: true }),
);

onEngines(
  // The embedded engine has the clock of this process.
  ["PGlite"],
  (service) => {
    test("a mail that has to wait does not wait until a clock that was set back has caught up", async () => {
      received.length = 0;
      vi.useFakeTimers({ toFake: ["Date"] });
      onTestFinished(() => {
        refused = null;
        vi.useRealTimers();
      });
      const both = new Promise<void>((resolve) => {
        // The second is refused when the first has been put off.
        refused = (address) => address === "sedge@registered.test" && resolve();
      });
      for (const name of ["Sorrel", "Sedge"]) await registered(service().call, name);
      await both;
      refused = null;
      vi.setSystemTime(Date.now() - 24 * 60 * 60_000);
      await registered(service().call, "Bracken");
      await expect.poll(() => received.map(({ to }) => to)).toContain("sorrel@registered.test");
    });
  },
  (config) => ({ ...config, mail: { ...config.mail, url: SMTP_URL } }),
);

test.each(oneEngine)(
  "a mail says where it is turned off, and one that is of no use any more is not sent: on %s",
  async (engine) => {
    received.length = 0;
    const { storage, remove } = await copySeeded(engine);
    const database = await openDatabase(storage);
    const queue = await openQueue(database, () => {});
    const mailer = startMailer(database.db, queue, {
      url: SMTP_URL,
      from: "no-reply@console.test",
    });
    onTestFinished(async () => {
      mailer.close();
      await queue.close();
      await database.close();
      await remove();
    });
    const text = { subject: "Daily summary", body: "Hello" };
    const hour = 3_600_000;
    await database.db
      .insertInto("mail")
      .values([
        { ...text, recipient: "late@test.test", not_after: new Date(Date.now() - 1).toISOString() },
        {
          ...text,
          recipient: "early@test.test",
          list_unsubscribe: "http://console.test/#/account/notifications",
          not_after: new Date(Date.now() + hour).toISOString(),
        },
        { ...text, recipient: "plain@test.test" },
      ])
      .execute();
    const waiting = () =>
      database.db.selectFrom("mail").select("recipient").where("sent_at", "is", null).execute();
    await queue.start();
    const { mail_id } = await database.db
      .selectFrom("mail")
      .select("mail_id")
      .where("recipient", "=", "late@test.test")
      .executeTakeFirstOrThrow();
    await queue.send(database.db, "mail", { mail_id });
    await findForgottenMails(database.db, queue);
    await expect.poll(waiting, { timeout: 60_000 }).toEqual([{ recipient: "late@test.test" }]);
    expect(received.map(({ to }) => to).toSorted()).toEqual(["early@test.test", "plain@test.test"]);
    const headerOf = (address: string) =>
      /^List-Unsubscribe: (.*)$/im.exec(received.find(({ to }) => to === address)?.text ?? "")?.[1]?.trim();
    expect(headerOf("early@test.test")).toBe("<http://console.test/#/account/notifications>");
    expect(headerOf("plain@test.test")).toBeUndefined();
  },
);
