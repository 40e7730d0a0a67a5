import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";

const mails = v.array(
  v.object({
    to: v.union([v.string(), v.array(v.string())]),
    text: v.string(),
  }),
);

/** What an activation mail holds. */
export interface Invitation {
  readonly activation: string;
  readonly iv: string;
  /** The generated first password. */
  readonly password: string;
}

/** There is nothing at the mailbox's address that a program could read. */
export class MailboxUnreadable extends Error {}

/** Longest wait for a mail, in milliseconds: mails leave after the answer. */
const patience = 5_000;

/**
 * Reads the newest mail to this address that holds such a link.
 * @throws Error when the mailbox cannot be read, or no such mail comes
 */
export async function readMail(mailbox: string, email: string, link: RegExp): Promise<string> {
  const deadline = performance.now() + patience;
  for (;;) {
    const found = (await readMails(mailbox)).find((mail) => {
      return [mail.to].flat().join(" ").includes(email) && link.test(mail.text);
    });
    if (found) return found.text;
    if (performance.now() > deadline) throw new Error(`no mail to ${email} came`);
    await pause(50);
  }
}

async function readMails(mailbox: string): Promise<v.InferOutput<typeof mails>> {
  const answer = await fetch(mailbox, { headers: { accept: "application/json" } });
  const text = await answer.text();
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), mails), text);
  if (answer.ok && read.success) return read.output;
  throw new MailboxUnreadable(
    `the mailbox ${mailbox} cannot be read (${answer.status}): name another with --mailbox`,
  );
}

const activationLink = /https?:\/\/\S+activation=[^\s"'<>)]+/;

/**
 * Takes the newest activation mail to this address apart (Document 1 §2: `activation` and `a` or `b`).
 * @throws Error like `readMail`, or when the mail lacks a part
 */
export async function readInvitation(mailbox: string, email: string): Promise<Invitation> {
  const text = await readMail(mailbox, email, activationLink);
  const link = activationLink.exec(text)?.[0] ?? "";
  // The parameters stand before or behind the #, as the console's routes do (decision D-01).
  const parameters = new URLSearchParams(link.slice(link.indexOf("?") + 1));
  const activation = parameters.get("activation");
  const iv = parameters.get("a") ?? parameters.get("b");
  const password = /password[^:\n]*:\s*(\S+)/i.exec(text)?.[1];
  if (activation === null || iv === null) throw new Error("the link lacks activation, or a and b");
  if (password === undefined) throw new Error("the mail holds no first password");
  return { activation, iv, password };
}
