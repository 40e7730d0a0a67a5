import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { tell } from "./tell.ts";

/** A message that nobody has looked at for so long is told of. */
const unseenFor = sql`interval '10 minutes'`;
/** Older ones are not, such as those of before there were notices. */
const notOlderThan = sql`interval '1 day'`;
/** So many at once. */
const most = 100;

interface Unseen {
  readonly sender_id: string;
  readonly sender_name: string;
  readonly account_id: number;
  readonly company_po_id: number;
  readonly count: number;
}

/** Tells people of messages that they have not seen. @returns of how many */
async function noticeSome(db: Kysely<Database>): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<Unseen & { readonly taken: number }>`
      with taken as (
        update chat_message set noticed_at = now() where chat_message_id in (
          select chat_message_id from chat_message
          where seen_at is null and noticed_at is null
            and sent_at between now() - ${notOlderThan} and now() - ${unseenFor}
          order by sent_at limit ${most} for update skip locked)
        returning sender_id, recipient_id)
      select taken.sender_id, recipient.account_id, account.company_po_id, count(*)::int as count,
        coalesce(sender.demo_name, concat_ws(' ', writer.first_name, writer.last_name)) as sender_name,
        (select count(*)::int from taken) as taken
      from taken
        join chat_person as sender on sender.person_id = taken.sender_id
        left join account as writer on writer.account_id = sender.account_id
        join chat_person as recipient on recipient.person_id = taken.recipient_id
        join account on account.account_id = recipient.account_id
      group by 1, 2, 3, 5`.execute(transaction);
    for (const { sender_id, sender_name, account_id, company_po_id, count } of rows)
      await tell(transaction, {
        kind: "message.unseen",
        entity: "chat_person",
        entityId: sender_id,
        name: sender_name,
        count,
        companyId: company_po_id,
        sellerId: null,
        side: null,
        accountId: account_id,
        except: [],
      });
    return rows[0]?.taken ?? 0;
  });
}

/** Tells people of all messages that have waited too long for them. @returns whether there were any */
export async function noticeMessages(db: Kysely<Database>): Promise<boolean> {
  let [taken, isAny] = [0, false];
  do {
    taken = await noticeSome(db);
    isAny ||= taken > 0;
  } while (taken === most);
  return isAny;
}
