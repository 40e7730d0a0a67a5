import type { MailKind } from "../audit/note.ts";
import type { Connection } from "../http/context.ts";
import { ownersRole } from "../staff/lastOwner.ts";
import { letter } from "./letter.ts";
import type { Mail } from "./outbox.ts";

/** Posts a mail in the transaction of its cause. */
export type Post = (db: Connection, mail: Mail) => Promise<void>;

interface News {
  readonly kind: MailKind;
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** Tells the owners of a company by mail. Its staff may not change what such mails are about, so they get none. */
export async function mailOwners(
  db: Connection,
  companyId: number,
  { kind, subject, paragraphs }: News,
  post: Post,
): Promise<void> {
  const owners = await db
    .selectFrom("account")
    .select(["account_id", "email_id", "first_name"])
    .where("company_po_id", "=", companyId)
    .where("seller_id", "is", null)
    .where("role_id", "=", ownersRole)
    .where("active", "=", true)
    .orderBy("account_id")
    .execute();
  for (const { account_id, email_id, first_name } of owners)
    await post(db, {
      kind,
      accountId: account_id,
      recipient: email_id,
      subject,
      body: letter(first_name, ...paragraphs),
    });
}
