import { type MailKind, noteAboutOrder, noteAboutPerson, type OrderMailKind } from "../audit/note.ts";
import type { Context } from "../http/context.ts";
import { secondsUntilRoom } from "./customerLimit.ts";

/** A mail in plain text. */
export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** What it is about and whose account it is sent to: that it left is noted in the audit trail, never what it says. */
  readonly kind: MailKind;
  readonly accountId: number;
  /** Where its reader turns off what it is, which their mail program shows; it leads there, and does nothing by itself. */
  readonly list_unsubscribe?: string;
  /** From then on it is of no use, and is not sent any more. */
  readonly not_after?: string;
}

/** A mail to the customer of an order. */
export interface CustomerMail extends Pick<Mail, "recipient" | "subject" | "body"> {
  readonly kind: OrderMailKind;
  readonly order_id: number;
  readonly company_po_id: number;
}

/** What posting needs of a call, or of work that no call has asked for. */
export type Posting = Pick<Context, "db" | "mailer" | "queue" | "afterCommit">;

/** Puts a mail into the outbox within the transaction of its cause; it leaves after the commit. */
export async function postMail(posting: Posting, { kind, accountId, ...sent }: Mail): Promise<void> {
  await send(posting, sent);
  await noteAboutPerson(posting.db, accountId, { note: "mail_sent", mail: kind });
}

/** The same to a customer, who has no account: noted at their order, also when there is no room for it. */
export async function postToCustomer(
  posting: Posting & Pick<Context, "settings">,
  { kind, order_id, company_po_id, ...sent }: CustomerMail,
): Promise<void> {
  // Without a mail server nothing leaves, and there is nobody to be spared.
  const seconds = posting.mailer.sends
    ? await secondsUntilRoom(posting, { company_po_id, recipient: sent.recipient })
    : 0;
  if (seconds !== undefined) await send(posting, sent, seconds);
  const note = seconds === undefined ? "mail_left_out" : seconds > 0 ? "mail_waits" : "mail_sent";
  await noteAboutOrder(posting.db, order_id, { note, mail: kind });
}

/** The same to somebody who has neither: what it is about is noted there. It leaves so many seconds later. */
export async function send(
  { db, mailer, queue, afterCommit }: Posting,
  sent: Omit<Mail, "kind" | "accountId">,
  seconds = 0,
): Promise<void> {
  const { mail_id } = await db.insertInto("mail").values(sent).returning("mail_id").executeTakeFirstOrThrow();
  if (!mailer.sends) return;
  await queue.send(db, "mail", { mail_id }, seconds > 0 ? { after: seconds } : {});
  afterCommit(async () => queue.wake("mail"));
}
