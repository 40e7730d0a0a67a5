import { sql } from "kysely";
import { between, hasCome } from "../chatMessage/record.ts";
import type { Connection } from "../http/context.ts";
import type { ChatViewer } from "./viewer.ts";

/** Whether somebody can be written to: a demo user, or who may sign in. */
export const isActive = sql<boolean>`(person.account_id is null or (account.active and seller.suspended_at is null))`;

/**
 * Whom one person sees: who may sign in to the company, the demo users that are not hidden, and whoever they have written
 * with, who keeps their name there.
 */
export function visible(db: Connection, { personId, companyId }: ChatViewer) {
  return db
    .selectFrom("chat_person as person")
    .leftJoin("account", "account.account_id", "person.account_id")
    .leftJoin("seller", "seller.seller_id", "account.seller_id")
    .where("person.person_id", "!=", personId)
    .where("person.authenticate", "=", false)
    .where((eb) => eb.or([eb("person.account_id", "is", null), eb("account.company_po_id", "=", companyId)]))
    .where((eb) =>
      eb.or([
        isActive,
        eb.exists(
          eb
            .selectFrom("chat_message as message")
            .select("message.chat_message_id")
            .where(between("message", personId, sql.ref("person.person_id"))),
        ),
      ]),
    );
}

/** Whether somebody can write to this person, and what they answer if they are a demo user; undefined when not. */
export function findRecipient(db: Connection, viewer: ChatViewer, personId: string) {
  return visible(db, viewer)
    .select(["person.person_id", "person.demo_reply"])
    .where("person.person_id", "=", personId)
    .where(isActive)
    .executeTakeFirst();
}

/** How many messages somebody has not seen, of those they see. */
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
