import { sql } from "kysely";
import { businessToday } from "../http/contactField.ts";
import type { Connection } from "../http/context.ts";

/** The Indian financial year of an instant, from 1 April: `"2627"`. */
export function financialYear(at: Date): string {
  const [year = 0, month = 0] = businessToday(at).split("-").map(Number);
  const first = (month >= 4 ? year : year - 1) % 100;
  return [first, (first + 1) % 100].map((two) => String(two).padStart(2, "0")).join("");
}

/**
 * Counts a company's orders of a year. The counter is locked until the transaction ends, so it is asked for with the insert of
 * the order, when all that can be refused is checked; a number is never given twice.
 */
export function nextOrderNumber(db: Pick<Connection, "insertInto">, company_po_id: number, at: Date) {
  return db
    .insertInto("order_number")
    .values({ company_po_id, financial_year: financialYear(at), last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["company_po_id", "financial_year"])
        .doUpdateSet({ last_number: sql<number>`order_number.last_number + 1` }),
    )
    .returning(["financial_year", "last_number"]);
}

/** What the order is called that is inserted with its `number`, such as `2627-000123`; seven digits when six are not enough. */
export const orderNumber = sql<string>`(select financial_year || '-' ||
  lpad(last_number::text, greatest(6, length(last_number::text)), '0') from number)`;
