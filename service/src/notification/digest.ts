import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Connection } from "../http/context.ts";
import { consoleLink } from "../mail/consoleLink.ts";
import { letter } from "../mail/letter.ts";
import { type Mail, type Posting, postMail } from "../mail/outbox.ts";
import { newOrders } from "./newOrders.ts";
import { kinds, type NotificationKind } from "./kinds.ts";

/** So many notices stand in one mail; the others are counted. */
const most = 30;

interface Due {
  readonly kind: NotificationKind;
  readonly subject_name: string;
  readonly notice_count: number;
  readonly happened_at: string;
}

/** What is mailed about each of its records, in a mail of its own. */
const toldApart: NotificationKind = "order.placed";

/** How mails leave, beside the transaction in which they are posted. */
export type Sending = Omit<Posting, "db" | "afterCommit">;

/** Sends each person one mail with everything that is due and that they have not read meanwhile. */
export async function sendDigests(db: Kysely<Database>, sending: Sending, publicUrl: string): Promise<void> {
  for (let isAny = true; isAny;) {
    const afterwards: (() => Promise<void>)[] = [];
    isAny = await db.transaction().execute((transaction) => {
      const afterCommit = (work: () => Promise<void>) => void afterwards.push(work);
      return sendOne({ ...sending, db: transaction, afterCommit }, publicUrl);
    });
    for (const work of afterwards) await work();
  }
}

/** @returns whether there may be more people */
async function sendOne(posting: Posting, publicUrl: string): Promise<boolean> {
  const { db } = posting;
  const isDue = sql<boolean>`mail_due_at <= now()`;
  // Held as a person: two services that each had one of their notices would wait for each other.
  const first = await db
    .selectFrom("notification")
    .innerJoin("account", "account.account_id", "notification.account_id")
    .select("notification.account_id")
    .where(isDue)
    .orderBy("mail_due_at")
    .limit(1)
    .forNoKeyUpdate("account")
    .skipLocked()
    .executeTakeFirst();
  if (first === undefined) return false;
  const due = await db
    .selectFrom("notification")
    .select(["notification_id", "kind", "subject_name", "notice_count", "read_at", "happened_at"])
    .select(["mailed_count", "mail_about", "seller_id"])
    .where("account_id", "=", first.account_id)
    .where(isDue)
    .orderBy("notification_id")
    .forNoKeyUpdate()
    .execute();
  await db
    .updateTable("notification")
    .set({ mail_due_at: null, mailed_count: sql<number>`notice_count`, mail_about: [] })
    .where(
      "notification_id",
      "in",
      due.map(({ notification_id }) => notification_id),
    )
    .execute();
  const reader = await readerOf(db, first.account_id);
  if (reader === undefined) return true;
  // Whoever was moved meanwhile is not mailed what the other location does.
  const isTheirs = (sellerId: number | null) =>
    reader.seller_id === null || sellerId === null || sellerId === reader.seller_id;
  const unread = due.filter(({ read_at, seller_id }) => read_at === null && isTheirs(seller_id));
  const address = { kind: "notices", accountId: first.account_id, recipient: reader.email_id } as const;
  const ofOrders = unread.filter(({ kind }) => kind === toldApart);
  const orders = await newOrders(db, reader, ofOrders, publicUrl);
  if (orders !== undefined) await postMail(posting, { ...address, ...orders });
  const others = orders === undefined ? unread : unread.filter(({ kind }) => kind !== toldApart);
  if (others.length > 0)
    await postMail(posting, { ...address, ...contentOf(reader.first_name, others, publicUrl) });
  return true;
}

/** The person, unless they may no longer sign in. */
function readerOf(db: Connection, accountId: number) {
  return db
    .selectFrom("account")
    .leftJoin("seller", "seller.seller_id", "account.seller_id")
    .leftJoin("company", "company.company_po_id", "account.company_po_id")
    .select(["account.email_id", "account.first_name", "account.seller_id", "company.order_mails"])
    .where("account.account_id", "=", accountId)
    .where("account.active", "=", true)
    .where("seller.suspended_at", "is", null)
    .executeTakeFirst();
}

function contentOf(
  firstName: string,
  due: readonly Due[],
  publicUrl: string,
): Pick<Mail, "subject" | "body"> {
  const newestFirst = due.toSorted((a, b) => b.happened_at.localeCompare(a.happened_at));
  const sentenceOf = ({ kind, subject_name, notice_count }: Due): string =>
    kinds[kind].sentence(subject_name, notice_count);
  const lines = newestFirst.slice(0, most).map((one) => {
    const { page, query } = kinds[one.kind];
    return `- ${sentenceOf(one)}: ${consoleLink(publicUrl, page, query)}`;
  });
  const further = due.length - lines.length;
  const [only] = newestFirst;
  return {
    subject: due.length === 1 && only !== undefined ? sentenceOf(only) : `${due.length} new notices`,
    body: letter(
      firstName,
      due.length === 1 ? "this has happened:" : "this has happened since the last mail:",
      lines.join("\n"),
      ...(further > 0 ? [`And ${further} more: ${consoleLink(publicUrl, "home")}`] : []),
    ),
  };
}
