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
 * The next number of a company's year, such as `2627-000123`. The counter is locked until the transaction ends, so it is
 * asked for last; a number is never given twice.
 */
export async function nextOrderNumber(db: Connection, company_po_id: number, at: Date): Promise<string> {
  const financial_year = financialYear(at);
  const { last_number } = await db
    .insertInto("order_number")
    .values({ company_po_id, financial_year, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["company_po_id", "financial_year"])
        .doUpdateSet({ last_number: sql<number>`order_number.last_number + 1` }),
    )
    .returning("last_number")
    .executeTakeFirstOrThrow();
  return `${financial_year}-${String(last_number).padStart(6, "0")}`;
}
