import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Connection } from "../http/context.ts";
import { type Posting, postMail } from "../mail/outbox.ts";
import type { Outcome, Queue, Run } from "../queue/queue.ts";
import { permissionsOfRole } from "../role/record.ts";
import { twoStepDue } from "../twoStep/rule.ts";
import { contentOf } from "./content.ts";
import { type Morning, morningAt } from "./morning.ts";

/** What it needs to read and to post. */
interface Surroundings {
  readonly db: Kysely<Database>;
  readonly sending: Omit<Posting, "db" | "afterCommit">;
  readonly publicUrl: string;
  readonly failed: (error: unknown) => void;
}

/** So many people are served in one run; the next one goes on after other work had its turn. */
const mostInRun = 200;

/** Posts the summaries of the morning that it is, and looks for more every ten minutes of it, and at the start. */
export async function watchSummaries(surroundings: Surroundings, queue: Queue): Promise<void> {
  queue.work("daily_summary", (_data, run) => postSummaries(surroundings, new Date(), run));
  // 07:00 in India is 01:30, and noon 06:30.
  queue.every("daily_summary", "*/10 1-6 * * *");
  await queue.send(surroundings.db, "daily_summary", {});
}

/**
 * Posts the summary of everybody who wants one and has not had today's, each in a transaction that also notes that they have: so it
 * comes once, whoever dies meanwhile. One that cannot be made holds up nobody else's.
 * @returns after how many seconds there is more to do
 */
export async function postSummaries(
  surroundings: Surroundings,
  now: Date,
  { signal, isClosing }: Pick<Run, "signal" | "isClosing">,
): Promise<Outcome> {
  const morning = morningAt(now);
  if (morning === null) return undefined;
  const failing: number[] = [];
  let last: unknown;
  for (let served = 0; served < mostInRun; served++) {
    if (isClosing() || signal.aborted) return 0;
    const next = await nextReader(surroundings.db, morning, failing);
    if (next === undefined) {
      if (failing.length > 0) throw last;
      return undefined;
    }
    try {
      await postOne(surroundings, next, morning, now);
    } catch (error) {
      surroundings.failed(error);
      last = error;
      failing.push(next);
    }
  }
  return 1;
}

/** Who wants a summary, has not had today's, and wants to be sent mails at this time of day. */
const isDue = ({
  day,
  time,
}: Morning) => sql<boolean>`summary_day < ${day} and not (quiet_from is not null and
  case when quiet_from <= quiet_until then ${time} >= quiet_from and ${time} < quiet_until
    else ${time} >= quiet_from or ${time} < quiet_until end)`;

async function nextReader(
  db: Connection,
  morning: Morning,
  except: readonly number[],
): Promise<number | undefined> {
  const found = await db
    .selectFrom("notification_preference")
    .select("account_id")
    .where(isDue(morning))
    .where("account_id", "not in", [0, ...except])
    .orderBy("summary_day")
    .orderBy("account_id")
    .limit(1)
    .executeTakeFirst();
  return found?.account_id;
}

async function postOne(
  { db, sending, publicUrl }: Surroundings,
  accountId: number,
  morning: Morning,
  now: Date,
): Promise<void> {
  const afterwards: (() => Promise<void>)[] = [];
  await db.transaction().execute(async (transaction) => {
    const claimed = await transaction
      .updateTable("notification_preference")
      .set({ summary_day: morning.day })
      .where("account_id", "=", accountId)
      .where(isDue(morning))
      .returning("account_id")
      .executeTakeFirst();
    if (claimed === undefined) return;
    const reader = await readerOf(transaction, accountId, now);
    if (reader === undefined) return;
    const content = await contentOf(transaction, reader, { day: morning.day, now, publicUrl });
    if (content === undefined) return;
    const afterCommit = (work: () => Promise<void>) => void afterwards.push(work);
    await postMail(
      { ...sending, db: transaction, afterCommit },
      {
        kind: "daily_summary",
        accountId,
        recipient: reader.email_id,
        not_after: morning.endsAt,
        ...content,
      },
    );
  });
  for (const work of afterwards) await work();
}

/** The person, unless they could sign in and see nothing now: a second step that is overdue comes first. */
function readerOf(db: Connection, accountId: number, now: Date) {
  return db
    .selectFrom("account")
    .innerJoin("company_role", "company_role.role_id", "account.role_id")
    .innerJoin("company", "company.company_po_id", "account.company_po_id")
    .leftJoin("seller", "seller.seller_id", "account.seller_id")
    .select(["account.account_id", "account.company_po_id", "account.seller_id"])
    .select(["account.email_id", "account.first_name"])
    .select(permissionsOfRole.as("permissions"))
    .select(sql<string>`coalesce(seller.business_name, company.business_name)`.as("business_name"))
    .where("account.account_id", "=", accountId)
    .where("account.active", "=", true)
    .where("account.pw_changed", "=", true)
    .where("seller.suspended_at", "is", null)
    .where(sql<boolean>`coalesce(${twoStepDue} > ${now.toISOString()}::timestamptz, true)`)
    .executeTakeFirst();
}
