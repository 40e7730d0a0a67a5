import type { Connection } from "../http/context.ts";
import { broken } from "../http/httpError.ts";

/**
 * The tenant of a level 1 category: the documents' payloads name only the parent (Document 1 §3).
 * @throws HttpError 422 on the field that names it
 */
export async function companyOfLevel1(
  db: Connection,
  level1Id: number,
  field = "level1_id",
): Promise<number> {
  const parent = await db
    .selectFrom("category1")
    .select("company_po_id")
    .where("level1_id", "=", level1Id)
    .executeTakeFirst();
  if (parent === undefined) throw broken("The level 1 category does not exist", field);
  return parent.company_po_id;
}

/** The tenant of a level 2 category. @throws HttpError 422 when there is none, or not under the level 1 category */
export async function companyOfLevel2(db: Connection, level1Id: number, level2Id: number): Promise<number> {
  const parent = await db
    .selectFrom("category2")
    .select(["company_po_id", "level1_id"])
    .where("level2_id", "=", level2Id)
    .executeTakeFirst();
  if (parent === undefined) throw broken("The level 2 category does not exist", "level2_id");
  if (parent.level1_id !== level1Id)
    throw broken("The level 2 category is not under this level 1 category", "level2_id");
  return parent.company_po_id;
}
