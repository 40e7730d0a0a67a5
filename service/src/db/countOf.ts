import { sql } from "kysely";
import type { Database } from "./schema.ts";

/** How many rows of a table point to a record, as a column beside the record's own. */
export function countOf(table: keyof Database, column: string, key: string) {
  return sql<number>`(select count(*)::int from ${sql.table(table)}
    where ${sql.ref(`${table}.${column}`)} = ${sql.ref(key)})`;
}
