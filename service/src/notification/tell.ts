import { sql } from "kysely";
import { recordEvent } from "../event/record.ts";
import type { Connection } from "../http/context.ts";
import { kinds, type NotificationKind } from "./kinds.ts";
import { findRecipients, type Recipient, type Scope } from "./recipients.ts";

/** Something, once or several times, that people are told of. */
export interface Happening extends Scope {
  readonly kind: NotificationKind;
  readonly entity: string;
  readonly entityId: string;
  readonly name: string;
  readonly count: number;
  /** What each is about, where a mail tells of each. */
  readonly ids?: readonly number[];
}

/** A mail tells of so many records; the others are counted. */
const mostInMail = 1000;

/** A person and their notice, which has come or counts more. */
type Told = readonly [accountId: number, notificationId: number];

/**
 * Tells everybody whom it concerns: what is open and unread since less than an hour counts more, the others get a new notice. That
 * of a location's people is about one location: they may have been moved meanwhile.
 */
export async function tell(db: Connection, happening: Happening): Promise<void> {
  const recipients = await findRecipients(db, happening.kind, happening);
  if (recipients.length === 0) return;
  const grouped = await countOn(db, happening, recipients);
  const known = new Set(grouped.map(([accountId]) => accountId));
  const fresh = recipients.filter(({ accountId }) => !known.has(accountId));
  const added = fresh.length === 0 ? [] : await add(db, happening, fresh);
  await announce(db, happening, [...grouped, ...added]);
}

const groupKey = ({ kind, entityId }: Happening): string =>
  kinds[kind].perRecord ? `${kind}:${entityId}` : kind;

async function countOn(
  db: Connection,
  happening: Happening,
  recipients: readonly Recipient[],
): Promise<Told[]> {
  const accounts = recipients.map(({ accountId }) => accountId);
  // What is mailed at once is mailed once for each group, unless its mails gather.
  const isOnce = kinds[happening.kind].gathers === undefined;
  const dues = recipients.map(({ delivery, mailDueAt }) =>
    delivery === "mail_at_once" && isOnce ? null : mailDueAt,
  );
  const ids = [...(happening.ids ?? [])].slice(0, mostInMail);
  const { rows } = await sql<{ account_id: number; notification_id: number }>`
    update notification as n set
      notice_count = n.notice_count + ${happening.count}, entity_id = ${happening.entityId},
      subject_name = ${happening.name}, seller_id = ${happening.sellerId},
      happened_at = now(), updated_at = now(), seen_at = null,
      mail_due_at = coalesce(n.mail_due_at, told.due),
      mail_about = case when told.due is null or cardinality(n.mail_about) >= ${mostInMail} then n.mail_about
        else n.mail_about || ${ids}::integer[] end
    from unnest(${accounts}::integer[], ${dues}::timestamptz[]) as told (account_id, due)
    where n.account_id = told.account_id and n.group_key = ${groupKey(happening)}
      and n.read_at is null and n.created_at > now() - interval '1 hour'
      and (n.seller_id is not distinct from ${happening.sellerId}
        or exists (select from account where account.account_id = n.account_id and account.seller_id is null))
    returning n.account_id, n.notification_id`.execute(db);
  return rows.map(({ account_id, notification_id }) => [account_id, notification_id]);
}

async function add(db: Connection, happening: Happening, recipients: readonly Recipient[]): Promise<Told[]> {
  const { kind, entity, entityId, companyId, sellerId, name, count, ids = [] } = happening;
  const rows = await db
    .insertInto("notification")
    .values(
      recipients.map(({ accountId, mailDueAt }) => ({
        account_id: accountId,
        company_po_id: companyId,
        seller_id: sellerId,
        kind,
        entity,
        entity_id: entityId,
        subject_name: name,
        group_key: groupKey(happening),
        notice_count: count,
        mail_due_at: mailDueAt,
        ...(mailDueAt !== null && ids.length > 0 && { mail_about: ids.slice(0, mostInMail) }),
      })),
    )
    .returning(["account_id", "notification_id"])
    .execute();
  return rows.map(({ account_id, notification_id }) => [account_id, notification_id]);
}

/** So many people fit into the 2 kB of an event, with ids as long as they can be. */
const perEvent = 70;

/** Tells the gateways who has a new notice, so that it appears in the consoles that are open. */
async function announce(
  db: Connection,
  { companyId, kind }: Happening,
  told: readonly Told[],
): Promise<void> {
  for (let from = 0; from < told.length; from += perEvent)
    await recordEvent(db, {
      company_po_id: companyId,
      type: "notification.received",
      entity: "notification",
      entity_id: told[from]?.[1] ?? 0,
      data: { kind, to: told.slice(from, from + perEvent) },
    });
}
