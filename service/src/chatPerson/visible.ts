import { sql } from "kysely";
import { hasCome } from "../chatMessage/record.ts";
import type { Connection } from "../http/context.ts";
import type { ChatViewer } from "./viewer.ts";

/** Whom one person can chat with: who may sign in to the company, and the demo users that are not hidden. */
export function visible(db: Connection, { personId, companyId }: ChatViewer) {
  return db
    .selectFrom("chat_person as person")
    .leftJoin("account", "account.account_id", "person.account_id")
    .leftJoin("seller", "seller.seller_id", "account.seller_id")
    .where("person.person_id", "!=", personId)
    .where("person.authenticate", "=", false)
    .where((eb) =>
      eb.or([
        eb("person.account_id", "is", null),
        eb.and([
          eb("account.company_po_id", "=", companyId),
          eb("account.active", "=", true),
          eb("seller.suspended_at", "is", null),
        ]),
      ]),
    );
}

/** Whether somebody can write to this person, and what they answer if they are a demo user; undefined when not. */
export function findRecipient(db: Connection, viewer: ChatViewer, personId: string) {
  return visible(db, viewer)
    .select(["person.person_id", "person.demo_reply"])
    .where("person.person_id", "=", personId)
    .executeTakeFirst();
}

/** How many messages somebody has not seen, of those they can chat with. */
export async function countUnread(db: Connection, viewer: ChatViewer): Promise<number> {
  const { unread_count } = await visible(db, viewer)
    .innerJoin("chat_message as message", "message.sender_id", "person.person_id")
    .select(sql<number>`count(*)::int`.as("unread_count"))
    .where("message.recipient_id", "=", viewer.personId)
    .where("message.seen_at", "is", null)
    .where(hasCome("message.sent_at"))
    .executeTakeFirstOrThrow();
  return unread_count;
}
