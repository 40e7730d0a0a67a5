import { sql } from "kysely";
import type { Connection } from "../http/context.ts";

/** Records that notices are about: where their name stands. */
const named: Readonly<Record<string, { readonly key: string; readonly name: string }>> = {
  product: { key: "prod_id", name: "prod_name" },
  seller: { key: "seller_id", name: "business_name" },
  job: { key: "job_id", name: "replace(kind, '_', ' ')" },
  webhook: { key: "webhook_id", name: "hook_name" },
  account: { key: "account_id", name: "concat_ws(' ', first_name, last_name)" },
};

/** What a record is called now; undefined when it is gone. */
export async function nameOf(db: Connection, entity: string, id: number): Promise<string | undefined> {
  const place = named[entity];
  if (place === undefined) return undefined;
  const { rows } = await sql<{ name: string }>`
    select ${sql.raw(place.name)} as name from ${sql.table(entity)} where ${sql.ref(place.key)} = ${id}`.execute(
    db,
  );
  return rows[0]?.name;
}
