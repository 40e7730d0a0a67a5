import type { Connection } from "../http/context.ts";
import { broken } from "../http/httpError.ts";

/** The role that a company never is without. */
export const ownersRole = 1;

/** Whoever changes people of a company does it one after the other, so that two cannot take away each other's last owner. */
export async function lockCompany(db: Connection, companyId: number): Promise<void> {
  await db
    .selectFrom("company")
    .select("company_po_id")
    .where("company_po_id", "=", companyId)
    .forNoKeyUpdate()
    .execute();
}

/**
 * To be asked after a change, in its transaction, or before somebody goes.
 * @throws HttpError 422 when nobody is left who owns the company
 */
export async function checkOwnerLeft(db: Connection, companyId: number, goingId = 0): Promise<void> {
  const owner = await db
    .selectFrom("account")
    .select("account_id")
    .where("company_po_id", "=", companyId)
    .where("role_id", "=", ownersRole)
    .where("active", "=", true)
    .where("account_id", "<>", goingId)
    .limit(1)
    .executeTakeFirst();
  if (owner === undefined) throw broken("The last owner cannot be removed");
}
