import type { Connection } from "../http/context.ts";

/** Locks products by id, so that two changes of many never wait for each other in a ring. */
export async function lockAll(db: Connection, ids: readonly number[]): Promise<void> {
  await db
    .selectFrom("product")
    .select("prod_id")
    .where("prod_id", "in", ids)
    .orderBy("prod_id")
    .forNoKeyUpdate()
    .execute();
}
