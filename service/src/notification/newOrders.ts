import { sql } from "kysely";
import type { Connection } from "../http/context.ts";
import { consoleLink } from "../mail/consoleLink.ts";
import { letterWith } from "../mail/letter.ts";
import type { Mail } from "../mail/outbox.ts";
import { type MailLanguage, mailWords } from "../order/mailWords/mailWords.ts";
import { fromPaise, rupees, sumOf, toPaise } from "../reckoning/paise.ts";

/** So many orders have a line of their own in one mail; the others are counted. */
const most = 30;

interface Reader {
  readonly first_name: string;
  /** Their location; null for who is of the company. */
  readonly seller_id: number | null;
  readonly order_mails: "off" | MailLanguage | null;
}

/** Orders that nobody was mailed of yet. */
interface Waiting {
  readonly notice_count: number;
  readonly mailed_count: number;
  readonly mail_about: readonly number[];
}

/**
 * What a mail says of new orders: what each has and comes to, in the company's language. Undefined where that is not known of all
 * of them; then they are counted among the other notices.
 */
export async function newOrders(
  db: Connection,
  { first_name, seller_id, order_mails }: Reader,
  waiting: readonly Waiting[],
  publicUrl: string,
): Promise<Pick<Mail, "subject" | "body"> | undefined> {
  const ids = waiting.flatMap(({ mail_about }) => mail_about);
  const count = waiting.reduce((sum, { notice_count, mailed_count }) => sum + notice_count - mailed_count, 0);
  if (ids.length === 0 || ids.length !== count) return undefined;
  const orders = await (seller_id === null ? wholeOrders(db, ids) : partsOfOrders(db, ids));
  const words = mailWords[order_mails === null || order_mails === "off" ? "en" : order_mails];
  const lines = orders.map(({ number, units, total }) => words.newOrder(number, units, rupees(total)));
  const [first] = lines;
  if (first === undefined) return undefined;
  const pieces = orders.reduce((sum, { units }) => sum + units, 0);
  const total = fromPaise(sumOf(orders.map((order) => toPaise(order.total))));
  const further = lines.length - most;
  return {
    subject: lines.length === 1 ? first : words.newOrders(lines.length, pieces, rupees(total)),
    body: letterWith(
      words.greeting,
      first_name,
      lines
        .slice(0, most)
        .map((line) => `- ${line}`)
        .join("\n"),
      ...(further > 0 ? [words.moreOrders(further)] : []),
      words.newOrdersOpen(consoleLink(publicUrl, "pendingOrders")),
    ),
  };
}

/** What a location is told of: the parts that it sends. */
function partsOfOrders(db: Connection, ids: readonly number[]) {
  return db
    .selectFrom("fulfilment")
    .select(sql<string>`order_no || '/' || part_no`.as("number"))
    .select(["units_count as units", "fulfilment_total as total"])
    .where("fulfilment_id", "in", ids)
    .orderBy("fulfilment_id", "desc")
    .execute();
}

/** What the company is told of: the orders that the parts belong to, whoever sends the rest of them. */
function wholeOrders(db: Connection, ids: readonly number[]) {
  return db
    .selectFrom("company_order")
    .innerJoin("fulfilment", "fulfilment.order_id", "company_order.order_id")
    .select(["company_order.order_no as number", "company_order.order_total as total"])
    .select(sql<number>`sum(fulfilment.units_count)::int`.as("units"))
    .where("company_order.order_id", "in", (query) =>
      query.selectFrom("fulfilment").select("order_id").where("fulfilment_id", "in", ids),
    )
    .groupBy("company_order.order_id")
    .orderBy("company_order.order_id", "desc")
    .execute();
}
