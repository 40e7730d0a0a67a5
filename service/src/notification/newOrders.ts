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
  { first_name, order_mails }: Reader,
  waiting: readonly Waiting[],
  publicUrl: string,
): Promise<Pick<Mail, "subject" | "body"> | undefined> {
  const ids = waiting.flatMap(({ mail_about }) => mail_about);
  const count = waiting.reduce((sum, { notice_count, mailed_count }) => sum + notice_count - mailed_count, 0);
  if (ids.length === 0 || ids.length !== count) return undefined;
  const orders = await db
    .selectFrom("fulfilment")
    .select(["order_no", "part_no", "units_count", "fulfilment_total"])
    .where("fulfilment_id", "in", ids)
    .orderBy("fulfilment_id", "desc")
    .execute();
  const words = mailWords[order_mails === null || order_mails === "off" ? "en" : order_mails];
  const lines = orders.map(({ order_no, part_no, units_count, fulfilment_total }) =>
    words.newOrder(`${order_no}/${part_no}`, units_count, rupees(fulfilment_total)),
  );
  const [first] = lines;
  if (first === undefined) return undefined;
  const pieces = orders.reduce((sum, { units_count }) => sum + units_count, 0);
  const total = fromPaise(sumOf(orders.map(({ fulfilment_total }) => toPaise(fulfilment_total))));
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
