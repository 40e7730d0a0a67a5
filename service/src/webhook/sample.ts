import { sql } from "kysely";
import type { Connection } from "../http/context.ts";
import type { Told } from "./message.ts";

interface Hearer {
  readonly company_po_id: number;
  readonly seller_ids: readonly number[] | null;
}

/** The table that events are about, by their type or its noun, where it is not called after that. */
const entities: Readonly<Record<string, string>> = {
  category: "category1",
  document: "tax_document",
  order: "company_order",
  "order.placed": "fulfilment",
  person: "account",
};

/** What a record that is made up is called, where records have numbers. */
const numbers: Readonly<Record<string, Pick<Told, "number" | "data">>> = {
  company_order: { number: "2627-000001", data: {} },
  fulfilment: { number: "2627-000001/1", data: {} },
  tax_document: { number: "INV/2627/1", data: { order_no: "2627-000001" } },
};

function madeUp(type: string, at: Date): Told {
  const [noun = ""] = type.split(".");
  const entity = entities[type] ?? entities[noun] ?? noun;
  const { number, data } = numbers[entity] ?? { number: null, data: {} };
  return { type, entity, entity_id: 1, number, data, occurred_at: at.toISOString() };
}

/** The newest event of a type that somebody may hear of; where there was none yet, one of a record that is made up. */
export async function sampleOf(
  db: Connection,
  { company_po_id, seller_ids }: Hearer,
  type: string,
  at: Date,
): Promise<Told> {
  const found = await db
    .selectFrom("event")
    .select(["type", "entity", "entity_id", "number", "data", "occurred_at"])
    .where("company_po_id", "=", company_po_id)
    .where(sql<boolean>`type = ${type}`)
    .$if(seller_ids !== null, (query) => query.where("seller_id", "in", seller_ids ?? []))
    .orderBy("event_id", "desc")
    .limit(1)
    .executeTakeFirst();
  return found ?? madeUp(type, at);
}
