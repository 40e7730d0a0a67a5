import { type MailKind, noteAboutPerson } from "../audit/note.ts";
import type { Context } from "../http/context.ts";

/** A mail in plain text. */
export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** What it is about and whose account it is sent to: that it left is noted in the audit trail, never what it says. */
  readonly kind: MailKind;
  readonly accountId: number;
}

/** What posting needs of a call, or of work that no call has asked for. */
export type Posting = Pick<Context, "db" | "mailer" | "queue" | "afterCommit">;

/** Puts a mail into the outbox within the transaction of its cause; it leaves after the commit. */
export async function postMail({ db, mailer, queue, afterCommit }: Posting, mail: Mail): Promise<void> {
  const { kind, accountId, ...sent } = mail;
  const { mail_id } = await db.insertInto("mail").values(sent).returning("mail_id").executeTakeFirstOrThrow();
  await noteAboutPerson(db, accountId, { note: "mail_sent", mail: kind });
  if (!mailer.sends) return;
  await queue.send(db, "mail", { mail_id });
  afterCommit(async () => queue.wake("mail"));
}
