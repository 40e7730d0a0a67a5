import type { Connection } from "../http/context.ts";
import { recordPersonEvent } from "../event/record.ts";
import { ownersRole } from "./lastOwner.ts";

/**
 * The main administrator is an owner who can sign in: only they hand the company over. When they are disabled or get another
 * role, the owner who has been one for longest takes over. To be called with the company locked.
 */
export async function keepMainAdministrator(db: Connection, companyId: number): Promise<void> {
  const owners = await db
    .selectFrom("account")
    .select(["account_id", "primary_login"])
    .where("company_po_id", "=", companyId)
    .where("role_id", "=", ownersRole)
    .where("active", "=", true)
    .orderBy("activated_at")
    .orderBy("account_id")
    .forNoKeyUpdate()
    .execute();
  const [next] = owners;
  if (next === undefined || owners.some(({ primary_login }) => primary_login)) return;
  const main = await db
    .selectFrom("account")
    .select(["account_id", "role_id"])
    .where("company_po_id", "=", companyId)
    .where("seller_id", "is", null)
    .where("primary_login", "=", true)
    .execute();
  for (const { account_id, role_id } of main)
    // Who has a role by being the main user keeps it as one that was given.
    await db
      .updateTable("account")
      .set({ primary_login: false, chosen_role_id: role_id })
      .where("account_id", "=", account_id)
      .execute();
  await db
    .updateTable("account")
    .set({ primary_login: true, chosen_role_id: ownersRole })
    .where("account_id", "=", next.account_id)
    .execute();
  await recordPersonEvent(db, "person.role_changed", next.account_id);
}
