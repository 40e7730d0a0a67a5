import type { Connection } from "../http/context.ts";
import { notFound } from "../http/httpError.ts";

/** An account that may sign in. @throws HttpError 404 */
export async function findAccountById(db: Connection, id: number) {
  const account = await db
    .selectFrom("account")
    .select(["account_id", "company_po_id", "seller_id", "primary_login"])
    .where("account_id", "=", id)
    .where("active", "=", true)
    .executeTakeFirst();
  if (account === undefined) throw notFound("Person");
  return account;
}
