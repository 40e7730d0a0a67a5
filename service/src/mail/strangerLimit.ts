import { type SelectQueryBuilder, sql } from "kysely";
import { sameName } from "../db/sameName.ts";
import type { Database } from "../db/schema.ts";
import type { Connection, Context } from "../http/context.ts";
import { HttpError } from "../http/httpError.ts";

/** So many reach one address from all companies in an hour: mail to strangers is not free. */
const mostToAddress = 10;
const hour = 3600;

/** A mail to an address that nobody has shown to be theirs: whoever runs a company types what they like. */
interface ToStranger {
  readonly company_po_id: number;
  readonly recipient: string;
}

type Mails = SelectQueryBuilder<Database, "stranger_mail", object>;

const within = (seconds: number) =>
  sql<boolean>`created_at <= clock_timestamp() and created_at > clock_timestamp() - ${seconds} * interval '1 second'`;

/** The seconds until another may leave, where at most so many do within a time; undefined when it may now. */
async function secondsLeft(mails: Mails, most: number, seconds: number): Promise<number | undefined> {
  const last = await mails
    .select(
      sql<number>`ceil(extract(epoch from created_at - clock_timestamp()) + ${seconds})::integer`.as("left"),
    )
    .where(within(seconds))
    .orderBy("created_at", "desc")
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return last && Math.max(1, last.left);
}

/** Until the transaction ends nobody else counts what this one does. */
async function lock(db: Connection, counted: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${counted}, 0))`.execute(db);
}

/**
 * Why a mail must not leave now; undefined when it may.
 * @param secondsBetween how long after one the next of the company may go to the same address
 */
export async function strangerRefusal(
  { db, settings: { strangerMailsAnHour } }: Pick<Context, "db" | "settings">,
  { company_po_id, recipient }: ToStranger,
  secondsBetween: number,
): Promise<HttpError | undefined> {
  // Always in this order, so that no two wait for each other.
  await lock(db, `mails of ${company_po_id}`);
  await lock(db, `mails to ${recipient.toLowerCase()}`);
  const mails = db.selectFrom("stranger_mail");
  const ofCompany = mails.where("company_po_id", "=", company_po_id);
  const isTheirs = sameName("recipient", recipient);
  const rules: readonly (readonly [mails: Mails, most: number, seconds: number, message: string])[] = [
    [ofCompany.where(isTheirs), 1, secondsBetween, "A mail was sent a moment ago. Try again in a minute."],
    [ofCompany, strangerMailsAnHour, hour, `At most ${strangerMailsAnHour} people are invited in an hour`],
    [
      mails.where(isTheirs),
      mostToAddress,
      hour,
      `At most ${mostToAddress} invitations are sent to one address in an hour`,
    ],
  ];
  for (const [counted, most, seconds, message] of rules) {
    const left = await secondsLeft(counted, most, seconds);
    if (left !== undefined) return new HttpError(429, message, undefined, { "retry-after": String(left) });
  }
  return undefined;
}

/** Counts a mail that leaves. It counts on when what it was about is withdrawn, or its company goes. */
export async function countStranger(db: Connection, mail: ToStranger): Promise<void> {
  await db
    .insertInto("stranger_mail")
    .values({ company_po_id: mail.company_po_id, recipient: mail.recipient })
    .execute();
}
