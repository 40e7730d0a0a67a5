import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "../db/database.ts";
import type { Connection } from "../http/context.ts";
import { copySeeded, oneEngine } from "../testing/seededCopy.ts";

/** What a column may be called that holds a secret, a code or a number nobody else should know. */
const suspicious =
  /pw|pass|hash|secret|token|totp|otp|code|number|key|body|message|value|header|card|cvv|iban/;

/** What sounds like a secret and is none. */
const harmless = new Set([
  "account.pw_changed",
  "account.pw_changed_date",
  "api_token.api_token_id",
  "api_token.token_name",
  "api_token.token_prefix",
  "company.gstin_number",
  "company.pan_number",
  "company.registration_number",
  "company.password_renewal_days",
  "company_role.role_key",
  "delivery_user.vehicle_number",
  "fulfilment.code_attempts",
  "fulfilment.code_closed_until",
  "fulfilment.tracking_number",
  "order_line.gift_message",
  "order_line.hsn_code",
  "product.hsn_code",
  "seller.gstin_number",
  "seller.pan_number",
  "seller.registration_number",
  "seller.tan_number",
  "vendor.gstin_number",
  "vendor.pan_number",
  "vendor_bank.account_number_end",
  "webhook.header_names",
  "webhook.old_secret_until",
  "webhook.secret_at",
]);

/** An order with all that hangs on one. */
async function addOrder(db: Connection): Promise<void> {
  const to = "payment_method, payment_state";
  for (const statement of [
    `insert into stock (company_po_id, seller_id, prod_id, stock_quantity)
     select company_po_id, seller_id, prod_id, 5 from product where company_po_id = 1 limit 1`,
    `insert into company_order (company_po_id, order_no, order_channel, content_hash, placed_at, customer_name,
       customer_phone, delivery_mode, ${to})
     values (1, 'walk', 'walk', 'x', now(), 'a', 'b', 'delivery', 'cod', 'unpaid')`,
    `insert into fulfilment (order_id, company_po_id, seller_id, part_no, order_no, customer_name, customer_phone,
       placed_at, delivery_mode, ${to}, lines_count, units_count, first_line_name, tax_kind)
     select order_id, 1, 1, 1, order_no, 'a', 'b', now(), 'delivery', 'cod', 'unpaid', 1, 1, 'c', 'intra'
     from company_order where order_no = 'walk'`,
    `insert into order_line (order_id, fulfilment_id, company_po_id, seller_id, position, prod_id, prod_name, quantity,
       list_price, unit_price, line_kind)
     select order_id, fulfilment_id, 1, 1, 1, 1, 'c', 1, 1, 1, 'plain' from fulfilment where order_no = 'walk'`,
    `insert into order_payment (order_id, company_po_id, amount, payment_reference)
     select order_id, 1, 1, 'd' from company_order where order_no = 'walk'`,
    `insert into refund (order_id, company_po_id, amount, reason)
     select order_id, 1, 1, 'e' from company_order where order_no = 'walk'`,
    `insert into tax_document (company_po_id, seller_id, order_id, fulfilment_id, kind, document_no, financial_year,
       issued_at, content)
     select 1, 1, order_id, fulfilment_id, 'tax_invoice', 'walk', '2627', now(), '{}' from fulfilment
     where order_no = 'walk'`,
    `insert into document_series (company_po_id, seller_id, series_kind, financial_year, series, last_number)
     values (1, 1, 'credit', '1920', 'WALK', 1)`,
  ])
    await sql.raw(statement).execute(db);
}

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

test.each(oneEngine)(
  "%s: no secret of any table enters the trail, whatever column it stands in",
  async (engine) => {
    const { storage, remove } = await copySeeded(engine);
    const { db, close } = await openDatabase(storage);
    await sql`insert into api_token (account_id, company_po_id, token_name, token_prefix, token_hash, permissions, expires_at)
    values (1, 1, 'walk', 'bo_', 'x', '{}', now() + interval '1 day')`.execute(db);
    await sql`insert into company_bank (company_po_id, account_holder, bank_name, branch_name, account_number, ifsc, account_type)
    values (1, 'a', 'b', 'c', '123456789', 'HDFC0001234', 'CURRENT')`.execute(db);
    await sql`insert into webhook (company_po_id, hook_name, url, types, active, header_names, secret_sealed)
    values (1, 'walk', 'https://walk.test', '{*}', true, '{}', 'x')`.execute(db);
    await sql`with added as (
      insert into vendor (company_po_id, vendor_name, phone, payment_terms) values (1, 'walk', '9876543210', 'prepaid')
      returning vendor_id, company_po_id)
    insert into vendor_bank (vendor_id, company_po_id, account_holder, bank_name, branch_name, account_number, ifsc, account_type)
    select vendor_id, company_po_id, 'a', 'b', 'c', '123456789', 'HDFC0001234', 'CURRENT' from added`.execute(
      db,
    );
    await addOrder(db);
    await db.deleteFrom("audit").execute();
    const { rows: columns } = await sql<Column>`
    select columns.table_name as "table", column_name as "column", data_type as type
      from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER' and columns.table_name <> 'audit'
       and columns.table_name in (select event_object_table from information_schema.triggers
                                   where trigger_name = columns.table_name || '_audit')
     order by 1, 2`.execute(db);
    const tables = [...new Set(columns.map(({ table }) => table))];
    expect(tables).toContain("company_bank");

    /** Writes another value into the column; whether the trail shows that it was written. */
    async function isTold({ table, column, type }: Column): Promise<boolean | "unwritable"> {
      const values =
        type === "ARRAY" ? ["{walked}"] : ["walked", "987654321", "2026-01-02", "false", "true", "{}"];
      // One row, so that no unique column is in the way.
      for (const value of values) {
        try {
          return await db.transaction().execute(async (transaction) => {
            const { numAffectedRows = 0n } = await sql`update ${sql.table(table)}
            set ${sql.ref(column)} = ${sql.lit(value)} where ctid = (select min(ctid) from ${sql.table(table)}) and ${sql.ref(column)}::text is distinct from ${value}`.execute(
              transaction,
            );
            if (numAffectedRows === 0n) throw new Error("nothing to change");
            const { rows } = await sql<{
              told: boolean;
            }>`select coalesce(bool_or(after ? ${column} or before ? ${column}), false)
            as told from audit where entity = ${table}`.execute(transaction);
            await sql`delete from audit`.execute(transaction);
            return rows[0]?.told === true;
          });
        } catch {
          // The next value may be of its kind.
        }
      }
      return "unwritable";
    }

    const empty = [];
    for (const table of tables) {
      const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
      if (rows.length === 0) empty.push(table);
    }
    expect(empty, "a table without a row proves nothing: add one above").toEqual([]);

    const told: string[] = [];
    const unwritable: string[] = [];
    for (const column of columns.filter((each) => suspicious.test(each.column))) {
      const name = `${column.table}.${column.column}`;
      const found = await isTold(column);
      if (found === "unwritable") unwritable.push(name);
      else if (found) told.push(name);
    }
    expect(told.filter((name) => !harmless.has(name))).toEqual([]);
    expect(unwritable.filter((name) => !harmless.has(name))).toEqual([]);
    // The walk sees what is written: a column that is no secret is told.
    expect(told).toContain("product.hsn_code");
    await close();
    await remove();
  },
);
