import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/** A name that looked like another one and got a number, when names began to be compared by what is seen of them. */
interface NameClash {
  readonly entity: string;
  readonly entity_id: number;
  readonly company_po_id: number | null;
  readonly was: string;
  readonly becomes: string;
}

/** Tells of each name that a migration has numbered, once. */
export async function tellNameClashes(db: Kysely<Database>, tell: (clash: NameClash) => void): Promise<void> {
  const clashes = await sql<NameClash>`update name_clash set told_at = now() where told_at is null
    returning entity, entity_id, company_po_id, was, becomes`.execute(db);
  for (const clash of clashes.rows) tell(clash);
}
