import { type Kysely, type SqlBool, sql } from "kysely";
import { sameName } from "../db/sameName.ts";
import { lockEmail } from "../account/emailOwner.ts";
import type { Database } from "../db/schema.ts";
import type { Connection } from "../http/context.ts";

/** How many registrations may wait for one e-mail address; the oldest goes when another comes. */
const mostWaiting = 5;

/** How long a registration waits for its owner to activate it. */
const daysKept = 30;

/** How many one sweep removes. */
const mostSwept = 200;

/** The companies whose owner was never activated, nor anybody else of them. */
function registrations(db: Connection) {
  return db
    .selectFrom("company")
    .innerJoin("account", (join) =>
      join.onRef("account.company_po_id", "=", "company.company_po_id").on("account.seller_id", "is", null),
    )
    .select("company.company_po_id as id")
    .distinct()
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("account as person")
            .select("person.account_id")
            .whereRef("person.company_po_id", "=", "company.company_po_id")
            .where("person.activated_at", "is not", null),
        ),
      ),
    );
}

/**
 * Makes room for a registration: what was registered before for the same e-mail address, never activated, and has the wanted
 * names gives them up. So who missed the mail registers again, and only for others the names are taken.
 */
export async function giveWay(
  db: Connection,
  wanted: {
    readonly admin_email: string;
    readonly business_name: string;
    readonly business_subdomain: string;
  },
): Promise<void> {
  await lockEmail(db, wanted.admin_email);
  const waiting = await registrations(db)
    .select(
      sql<SqlBool>`${sameName("business_name", wanted.business_name)}
        or ${sameName("business_subdomain", wanted.business_subdomain)}`.as("isInTheWay"),
    )
    .where(sameName("account.email_id", wanted.admin_email))
    .orderBy("company.company_po_id", "desc")
    .execute();
  const others = waiting.filter(({ isInTheWay }) => !isInTheWay);
  const gone = [...waiting.filter(({ isInTheWay }) => isInTheWay), ...others.slice(mostWaiting - 1)];
  for (const { id } of gone) await removeRegistration(db, id);
}

/** Removes what waits for an e-mail address that has been activated. */
export async function removeRegistrations(db: Connection, email: string): Promise<void> {
  const waiting = await registrations(db).where(sameName("account.email_id", email)).execute();
  for (const { id } of waiting) await removeRegistration(db, id);
}

/** The e-mail address that a company waits for, null once somebody of it has been activated. */
export const awaitedEmail = sql<string | null>`case when exists (
  select 1 from account where account.company_po_id = company.company_po_id and account.activated_at is not null
) then null else company.admin_email end`;

/**
 * Removes registrations that nobody activated in 30 days, with their names and their subdomain, unless a link still works. What
 * has got records all the same, past the console, stays.
 */
export async function sweepRegistrations(db: Kysely<Database>, now: Date): Promise<void> {
  const due = await registrations(db)
    .where("company.created_at", "<", new Date(now.getTime() - daysKept * 86_400_000).toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("verification")
            .select("verification.verification_id")
            .whereRef("verification.account_id", "=", "account.account_id")
            .where("verification.created_at", "<=", now.toISOString())
            .where("verification.expires_at", ">", now.toISOString()),
        ),
      ),
    )
    .orderBy("company.company_po_id")
    .limit(mostSwept)
    .execute();
  for (const { id } of due)
    await db
      .transaction()
      .execute((transaction) => removeRegistration(transaction, id))
      .catch((error: unknown) => {
        if (!isStillReferenced(error)) throw error;
      });
}

function isStillReferenced(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23503";
}

/** Removes a registration with its location, its people and its trail, unless somebody of it has been activated meanwhile. */
async function removeRegistration(db: Connection, id: number): Promise<void> {
  const people = await db
    .selectFrom("account")
    .select("activated_at")
    .where("company_po_id", "=", id)
    .forUpdate()
    .execute();
  if (people.some(({ activated_at }) => activated_at !== null)) return;
  await sql`select set_config('service.audit', 'off', true)`.execute(db);
  await db.deleteFrom("account").where("company_po_id", "=", id).execute();
  await db.deleteFrom("seller").where("company_po_id", "=", id).execute();
  await db.deleteFrom("company").where("company_po_id", "=", id).execute();
  await db.deleteFrom("audit").where("company_po_id", "=", id).execute();
  await sql`select set_config('service.audit', 'on', true)`.execute(db);
}
