import { type Kysely, sql } from "kysely";
import { createTransport, type Transporter } from "nodemailer";
import type { Database } from "../db/schema.ts";
import type { Outcome, Queue, Run } from "../queue/queue.ts";

/** A mail server answers within these, in milliseconds, or the mail is tried again later. */
const patience = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };
const sendWithin = 20_000;

/** Nobody else sends a mail that was claimed, unless whoever claimed it has died since. */
const claimSeconds = 60;

/** Whether a mail server is there; without one the mails stay for the mailbox page. */
export interface Mailer {
  readonly sends: boolean;
  close(): void;
}

/**
 * Sends what the queue `mail` names through the given mail server. A mail is claimed, sent and marked in steps of its own,
 * so that a slow mail server holds no transaction. One that cannot be sent is tried again after a growing pause, at most
 * an hour; one whose sender dies between sending and marking is sent twice.
 */
export function startMailer(
  db: Kysely<Database>,
  queue: Queue,
  server: { readonly url: string | undefined; readonly from: string },
): Mailer {
  if (server.url === undefined) return { sends: false, close: () => {} };
  const transport = createTransport({ url: server.url, ...patience }, { from: server.from });
  queue.work("mail", ({ mail_id }, run) => sendMail(db, transport, mail_id, run));
  return { sends: true, close: () => transport.close() };
}

/** A mail that has not left, and is still of use. */
const isWanted = sql<boolean>`sent_at is null and (not_after is null or not_after > now())`;

async function sendMail(
  db: Kysely<Database>,
  transport: Transporter,
  mailId: number,
  { signal }: Run,
): Promise<Outcome> {
  const mail = await db
    .updateTable("mail")
    .set({
      attempts: sql<number>`attempts + 1`,
      next_attempt_at: sql<string>`now() + ${claimSeconds} * interval '1 second'`,
    })
    .where("mail_id", "=", mailId)
    .where(isWanted)
    // What is claimed for later than any claim lasts was claimed before the clock was set back.
    .where(
      sql<boolean>`(next_attempt_at <= now() or next_attempt_at > now() + 2 * ${claimSeconds} * interval '1 second')`,
    )
    .returningAll()
    .executeTakeFirst();
  if (mail === undefined) return (await waits(db, mailId)) ? claimSeconds : undefined;
  const update = db.updateTable("mail").where("mail_id", "=", mailId);
  try {
    await transport.sendMail({
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
      ...(mail.list_unsubscribe !== null && { list: { unsubscribe: mail.list_unsubscribe } }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(sendWithin)]),
    });
  } catch (error) {
    await update.set({ next_attempt_at: sql<string>`now()` }).execute();
    throw error;
  }
  // Its links and first passwords are in the mailbox it went to, and nowhere else.
  await update.set({ sent_at: sql<string>`now()`, body: "" }).execute();
  return undefined;
}

/** Whether a mail is still to be sent, by somebody who may have died. */
async function waits(db: Kysely<Database>, mailId: number): Promise<boolean> {
  const found = await db
    .selectFrom("mail")
    .select("mail_id")
    .where("mail_id", "=", mailId)
    .where(isWanted)
    .executeTakeFirst();
  return found !== undefined;
}

/** Sends what no queue knows of: mails of a version before the queue, and of a service that ran without a mail server. */
export async function findForgottenMails(db: Kysely<Database>, queue: Queue): Promise<void> {
  const mails = await db
    .selectFrom("mail")
    .select("mail_id")
    .where(isWanted)
    .orderBy("mail_id")
    .limit(1000)
    .execute();
  for (const { mail_id } of mails) await queue.send(db, "mail", { mail_id });
}
