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
export type Posting = Pick<Context, "db" | "mailer" | "afterCommit">;

/** Puts a mail into the outbox within the transaction of its cause; it leaves after the commit. */
export async function postMail(context: Posting, mail: Mail): Promise<void> {
  const { kind, accountId, ...sent } = mail;
  await context.db.insertInto("mail").values(sent).execute();
  await noteAboutPerson(context.db, accountId, { note: "mail_sent", mail: kind });
  context.afterCommit(() => context.mailer.deliver());
}
