import type { Context } from "../http/context.ts";

/** A mail in plain text. */
export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** Puts a mail into the outbox within the transaction of its cause; it leaves after the commit. */
export async function postMail(context: Context, mail: Mail): Promise<void> {
  await context.db.insertInto("mail").values(mail).execute();
  context.afterCommit(() => context.mailer.deliver());
}
