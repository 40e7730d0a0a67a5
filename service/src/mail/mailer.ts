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

/**
 * Sends through the given mail server. A mail that cannot be sent is tried again after a growing pause, at most an hour.
 * @param failed is told why a mail could not be sent, without its content
 */
export function startMailer(
  db: Kysely<Database>,
  server: { readonly url: string | undefined; readonly from: string },
  failed: (error: unknown) => void,
): Mailer {
  if (server.url === undefined) return { deliver: () => Promise.resolve(), close: () => Promise.resolve() };
  const transport = createTransport(server.url, { from: server.from });
  let running: Promise<void> = Promise.resolve();

  async function sendNext(): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      const mail = await transaction
        .selectFrom("mail")
        .selectAll()
        .where("sent_at", "is", null)
        .where("next_attempt_at", "<=", sql<string>`now()`)
        .orderBy("mail_id")
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (mail === undefined) return false;
      const update = transaction.updateTable("mail").where("mail_id", "=", mail.mail_id);
      try {
        await transport.sendMail({ to: mail.recipient, subject: mail.subject, text: mail.body });
        // Its links and first passwords are in the mailbox it went to, and nowhere else.
        await update.set({ sent_at: sql<string>`now()`, body: "", attempts: mail.attempts + 1 }).execute();
      } catch (error) {
        failed(error);
        const pause = Math.min(3600, 15 * 2 ** mail.attempts);
        const next_attempt_at = sql<string>`now() + ${pause} * interval '1 second'`;
        await update.set({ attempts: mail.attempts + 1, next_attempt_at }).execute();
      }
      return true;
    });
  }

  async function drain(): Promise<void> {
    while (await sendNext());
  }

  function deliver(): Promise<void> {
    running = running.then(drain).catch(failed);
    return running;
  }

  const timer = setInterval(() => void deliver(), retryEvery);
  timer.unref();
  void deliver();
  return {
    deliver,
    async close() {
      clearInterval(timer);
      await running;
      transport.close();
    },
  };
}
