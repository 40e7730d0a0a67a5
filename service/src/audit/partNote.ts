import { sql } from "kysely";
import type { Connection } from "../http/context.ts";
import type { Noted } from "./note.ts";

const setting = (name: string) => sql<string | null>`nullif(current_setting(${name}, true), '')`;

/**
 * Writes a note about parts of orders into the audit trail, in the transaction of its cause. The people of their locations see it too.
 * @param reason why, where somebody was asked
 * @returns how many of them there are
 */
export async function noteAboutParts(
  db: Connection,
  fulfilmentIds: readonly number[],
  noted: Noted,
  reason: string | null = null,
): Promise<number> {
  const written = await db
    .insertInto("audit")
    .columns([
      "actor",
      "action",
      "entity",
      "entity_id",
      "name",
      "part_of",
      "part_of_id",
      "company_po_id",
      "seller_id",
      "acting_for",
      "reason",
      "after",
    ])
    .expression((query) =>
      query
        .selectFrom("fulfilment")
        .select([
          sql<string>`coalesce(${setting("service.actor")}, '')`.as("actor"),
          sql.lit("note").as("action"),
          sql.lit("fulfilment").as("entity"),
          "fulfilment_id",
          "order_no",
          sql.lit("company_order").as("part_of"),
          "order_id",
          "company_po_id",
          "seller_id",
          setting("service.acting_for").as("acting_for"),
          sql<string | null>`${reason}::text`.as("reason"),
          sql<Record<string, unknown>>`${JSON.stringify(noted)}::jsonb`.as("after"),
        ])
        .where("fulfilment_id", "in", fulfilmentIds)
        .orderBy("fulfilment_id"),
    )
    .returning("audit_id")
    .execute();
  return written.length;
}
