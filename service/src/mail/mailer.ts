import { type Kysely, sql } from "kysely";
import { createTransport } from "nodemailer";
import type { Database } from "../db/schema.ts";

/** Sends the mails of the outbox. */
export interface Mailer {
  /** Sends what waits. Without a mail server the mails stay for the mailbox page. */
  deliver(): Promise<void>;
  close(): Promise<void>;
}

const retryEvery = 15_000;

/** A mail server answers within these, in milliseconds, or the mail is tried again later. */
const patience = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };
const sendWithin = 20_000;

/** What is being sent when the service stops may be finished for so long. */
const finishWithin = 3000;

/** The server refused this mail, its recipient or its content; it may take others. */
const isAboutTheMail = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "EENVELOPE" || error.code === "EMESSAGE");

/** Nobody else sends a mail that was claimed, unless whoever claimed it has died since. */
const claimedFor = sql<string>`now() + interval '1 minute'`;

/**
 * Sends through the given mail server. A mail is claimed, sent and marked in steps of its own, so that a slow mail server
 * holds no transaction. One that cannot be sent is tried again after a growing pause, at most an hour; one whose sender
 * dies between sending and marking is sent twice.
 * @param failed is told why a mail could not be sent, without its content
 */
export function startMailer(
  db: Kysely<Database>,
  server: { readonly url: string | undefined; readonly from: string },
  failed: (error: unknown) => void,
): Mailer {
  if (server.url === undefined) return { deliver: () => Promise.resolve(), close: () => Promise.resolve() };
  const transport = createTransport({ url: server.url, ...patience }, { from: server.from });
  const closing = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let isAsked = false;

  /** The next mail that is due; new ones go before those that failed. */
  async function claim() {
    return db
      .updateTable("mail")
      .set({ attempts: sql<number>`attempts + 1`, next_attempt_at: claimedFor })
      .where("mail_id", "=", (query) =>
        query
          .selectFrom("mail")
          .select("mail_id")
          .where("sent_at", "is", null)
          // What is due later than any mail can be was dated before the clock was set back.
          .where(sql<boolean>`(next_attempt_at <= now() or next_attempt_at > now() + interval '61 minutes')`)
          .orderBy("attempts")
          .orderBy("mail_id")
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst();
  }

  /** Sends one mail. @returns whether to go on: not when none is due, and not when the mail server is in trouble */
  async function sendNext(): Promise<boolean> {
    const mail = await claim();
    if (mail === undefined) return false;
    const update = db.updateTable("mail").where("mail_id", "=", mail.mail_id);
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(sendWithin)]);
    try {
      await transport.sendMail({ to: mail.recipient, subject: mail.subject, text: mail.body, signal });
    } catch (error) {
      failed(error);
      const pause = closing.signal.aborted ? 0 : Math.min(3600, 15 * 2 ** (mail.attempts - 1));
      await update.set({ next_attempt_at: sql<string>`now() + ${pause} * interval '1 second'` }).execute();
      return isAboutTheMail(error);
    }
    // Its links and first passwords are in the mailbox it went to, and nowhere else.
    await update.set({ sent_at: sql<string>`now()`, body: "" }).execute();
    return true;
  }

  async function drain(): Promise<void> {
    isAsked = false;
    while (!closing.signal.aborted && (await sendNext()));
  }

  function deliver(): Promise<void> {
    if (!isAsked) running = running.then(drain).catch(failed);
    isAsked = true;
    return running;
  }

  const timer = setInterval(() => void deliver(), retryEvery);
  timer.unref();
  void deliver();
  return {
    deliver,
    async close() {
      clearInterval(timer);
      const abort = setTimeout(() => closing.abort(), finishWithin);
      await running;
      clearTimeout(abort);
      transport.close();
    },
  };
}
