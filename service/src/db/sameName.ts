import { type RawBuilder, type SqlBool, sql } from "kysely";

/** Whether a column holds this name or one that looks the same: what every unique index on names compares. */
export function sameName(column: string, name: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`name_key(${sql.ref(column)}) = name_key(${name})`;
}
