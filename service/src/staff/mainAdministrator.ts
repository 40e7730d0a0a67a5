import { sql } from "kysely";
import type { Connection } from "../http/context.ts";
import { recordPersonEvent } from "../event/record.ts";
import { ownersRole } from "./lastOwner.ts";

/** Makes somebody the main administrator, or takes that away. */
export async function setMain(
  db: Connection,
  { account_id, role_id }: { readonly account_id: number; readonly role_id: number },
  primary_login: boolean,
): Promise<void> {
  await db
    .updateTable("account")
    // Who has a role by being the main user keeps it as one that was given.
    .set({ primary_login, chosen_role_id: role_id })
    .where("account_id", "=", account_id)
    .execute();
  await recordPersonEvent(db, "person.role_changed", account_id);
}

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
    // Who has had the role from the first has no time of getting it.
    .orderBy(sql`coalesce(role_since, activated_at)`)
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
  for (const before of main) await setMain(db, before, false);
  await setMain(db, { ...next, role_id: ownersRole }, true);
}
