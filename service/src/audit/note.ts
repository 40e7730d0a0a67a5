import { sql } from "kysely";
import type { Connection } from "../http/context.ts";

/** What is worth an entry though it changes no record. */
export type Noted =
  | { readonly note: "signed_in" }
  | { readonly note: "two_step_on" | "two_step_off" | "two_step_reset" | "recovery_codes_made" }
  | { readonly note: "mail_sent"; readonly mail: MailKind | OrderMailKind }
  | { readonly note: "mail_waits" | "mail_left_out"; readonly mail: OrderMailKind }
  | { readonly note: "view_began" }
  | { readonly note: "view_ended"; readonly view_id: number; readonly requests?: number }
  | { readonly note: "code_asked_for" }
  | { readonly note: "code_overridden" }
  | { readonly note: "printed"; readonly paper: Paper; readonly copies?: number }
  | { readonly note: "written"; readonly text: string }
  | { readonly note: "exported"; readonly list: string; readonly rows: number };

/** What is printed of an order, beside its documents. */
export const papers = ["packing_slip", "label", "document"] as const;

export type Paper = (typeof papers)[number];

/** What a mail is about. */
export type MailKind =
  | "invitation"
  | "password_reset"
  | "password_changed"
  | "two_step_on"
  | "two_step_off"
  | "two_step_reset"
  | "recovery_codes_made"
  | "recovery_used"
  | "new_device"
  | "bank_changed"
  | "address_replaced"
  | "notices"
  | "daily_summary"
  | "webhook_disabled";

/** What a mail to a customer is about. */
export type OrderMailKind =
  | "order_on_its_way"
  | "order_ready"
  | "order_delivered"
  | "order_cancelled"
  | "refund_sent";

/**
 * Writes a note about a person into the audit trail, in the transaction of its cause. It names no address and no text of a mail.
 * @param actor who did it, where the transaction does not say
 */
export async function noteAboutPerson(
  db: Connection,
  accountId: number,
  noted: Noted,
  actor?: string,
): Promise<void> {
  await db
    .insertInto("audit")
    .columns([
      "actor",
      "action",
      "entity",
      "entity_id",
      "name",
      "company_po_id",
      "seller_id",
      "job_id",
      "acting_for",
      "after",
    ])
    .expression((query) =>
      query
        .selectFrom("account")
        .select([
          sql<string>`coalesce(${actor ?? null}, current_setting('service.actor', true), '')`.as("actor"),
          sql.lit("note").as("action"),
          sql.lit("account").as("entity"),
          "account_id",
          sql<string>`concat_ws(' ', first_name, last_name)`.as("name"),
          "company_po_id",
          "seller_id",
          sql<number | null>`nullif(current_setting('service.job_id', true), '')::bigint`.as("job_id"),
          sql<string | null>`nullif(current_setting('service.acting_for', true), '')`.as("acting_for"),
          sql<Record<string, unknown>>`${JSON.stringify(noted)}::jsonb`.as("after"),
        ])
        .where("account_id", "=", accountId),
    )
    .execute();
}

/** The same about an order: it names no address and no text of a mail either. */
export async function noteAboutOrder(
  db: Connection,
  orderId: number,
  noted: Noted,
  actor?: string,
): Promise<void> {
  await db
    .insertInto("audit")
    .columns([
      "actor",
      "action",
      "entity",
      "entity_id",
      "name",
      "company_po_id",
      "job_id",
      "acting_for",
      "after",
    ])
    .expression((query) =>
      query
        .selectFrom("company_order")
        .select([
          sql<string>`coalesce(${actor ?? null}, current_setting('service.actor', true), '')`.as("actor"),
          sql.lit("note").as("action"),
          sql.lit("company_order").as("entity"),
          "order_id",
          "order_no",
          "company_po_id",
          sql<number | null>`nullif(current_setting('service.job_id', true), '')::bigint`.as("job_id"),
          sql<string | null>`nullif(current_setting('service.acting_for', true), '')`.as("acting_for"),
          sql<Record<string, unknown>>`${JSON.stringify(noted)}::jsonb`.as("after"),
        ])
        .where("order_id", "=", orderId),
    )
    .execute();
}

/**
 * The same about a location, whose people see it too.
 * @returns the entry's id
 */
export async function noteAboutSeller(
  db: Connection,
  sellerId: number,
  noted: Noted,
  { actor, reason }: { readonly actor?: string; readonly reason?: string } = {},
): Promise<number> {
  const { audit_id } = await db
    .insertInto("audit")
    .columns([
      "actor",
      "action",
      "entity",
      "entity_id",
      "name",
      "company_po_id",
      "seller_id",
      "reason",
      "after",
    ])
    .expression((query) =>
      query
        .selectFrom("seller")
        .select([
          sql<string>`coalesce(${actor ?? null}, current_setting('service.actor', true), '')`.as("actor"),
          sql.lit("note").as("action"),
          sql.lit("seller").as("entity"),
          "seller_id",
          "business_name",
          "company_po_id",
          "seller_id as location_id",
          sql<string | null>`${reason ?? null}::text`.as("reason"),
          sql<Record<string, unknown>>`${JSON.stringify(noted)}::jsonb`.as("after"),
        ])
        .where("seller_id", "=", sellerId),
    )
    .returning("audit_id")
    .executeTakeFirstOrThrow();
  return audit_id;
}
