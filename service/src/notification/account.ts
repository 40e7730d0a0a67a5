import type { Connection } from "../http/context.ts";
import { notFound } from "../http/httpError.ts";
import { permissionsOfRole } from "../role/record.ts";

/** An account that may sign in. @throws HttpError 404 */
export async function findAccountById(db: Connection, id: number) {
  const account = await db
    .selectFrom("account")
    .innerJoin("company_role", "company_role.role_id", "account.role_id")
    .select(["account_id", "account.company_po_id", "seller_id", "role_key"])
    .select(permissionsOfRole.as("permissions"))
    .where("account_id", "=", id)
    .where("active", "=", true)
    .executeTakeFirst();
  if (account === undefined) throw notFound("Person");
  return account;
}
