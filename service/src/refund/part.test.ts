import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "../db/database.ts";
import { migrations } from "../db/migrations.ts";
import type { Database } from "../db/schema.ts";

async function migrate(db: Kysely<Database>, from: number, to?: number): Promise<void> {
  for (const statements of Object.values(migrations).slice(from, to))
    for (const statement of statements) await sql.raw(statement).execute(db);
}

test("refunds of before are of the first part that something is missing from, what was paid over of none, and nobody has changed them", async () => {
  const { db, close } = await openDatabase({ kind: "memory" });
  const before = Object.keys(migrations).indexOf("0093-refund-part");
  await migrate(db, 0, before);
  // Neither company nor products matter here.
  await sql`set session_replication_role = replica`.execute(db);
  await sql`insert into fulfilment (order_id, company_po_id, seller_id, part_no, order_no, customer_name, customer_phone,
      placed_at, delivery_mode, payment_method, payment_state, lines_count, units_count, first_line_name, tax_kind)
    select 1, 1, 1, part_no, 'n', 'a', 'b', now(), 'delivery', 'upi', 'paid', 1, 1, 'c', 'intra'
    from generate_series(1, 3) as part_no`.execute(db);
  await sql`insert into order_line (order_id, fulfilment_id, company_po_id, seller_id, position, prod_id, prod_name,
      quantity, list_price, unit_price, line_kind, cancelled_quantity, returned_quantity)
    values (1, 1, 1, 1, 1, 1, 'c', 2, 1, 1, 'plain', 0, 0), (1, 2, 1, 1, 1, 1, 'c', 2, 1, 1, 'plain', 0, 1),
      (1, 3, 1, 1, 1, 1, 'c', 2, 1, 1, 'plain', 2, 0)`.execute(db);
  await sql`insert into refund (company_po_id, order_id, amount, reason, updated_at) values
    (1, 1, 1, 'damaged', '2026-01-02T03:04:05Z'), (1, 1, 2, 'overpaid', '2026-01-02T03:04:05Z')`.execute(db);
  await sql`set session_replication_role = origin`.execute(db);
  await migrate(db, before, before + 1);
  const refunds = await db
    .selectFrom("refund")
    .select(["reason", "fulfilment_id", "updated_at"])
    .orderBy("refund_id")
    .execute();
  expect(refunds).toEqual([
    { reason: "damaged", fulfilment_id: 2, updated_at: "2026-01-02T03:04:05.000Z" },
    { reason: "overpaid", fulfilment_id: null, updated_at: "2026-01-02T03:04:05.000Z" },
  ]);
  expect(await db.selectFrom("audit").select("action").where("entity", "=", "refund").execute()).toEqual([]);
  await close();
});
