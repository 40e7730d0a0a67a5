import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/** Tables that keep how many rows there are as a sum of changes: each writer adds a row of its own, so that none waits for another. */
const tallies = [
  ["fulfilment_tally", ["company_po_id", "seller_id", "fulfilment_status"]],
  ["product_tally", ["company_po_id", "seller_id", "prod_status"]],
] as const;

/** Makes one sum of the changes that came since the last time. */
export async function sumUpTallies(db: Kysely<Database>): Promise<void> {
  for (const [name, columns] of tallies) {
    const table = sql.table(name);
    const fields = sql.join(columns.map((column) => sql.ref(column)));
    await sql`
      with changes as (
        delete from ${table} where (${fields}) in (
          select ${fields} from ${table} group by ${fields} having count(*) > 1)
        returning ${fields}, change)
      insert into ${table} (${fields}, change)
      select ${fields}, sum(change) from changes group by ${fields} having sum(change) <> 0`.execute(db);
  }
}
