import { invite } from "../account/invite.ts";
import type { Context } from "../http/context.ts";
import { sellers } from "./record.ts";

/**
 * Makes sure that the location's administrator can sign in: somebody new is invited by mail; who is there already gets
 * the changed name and telephone number. A changed e-mail address is a new person, and the old one cannot sign in.
 */
export async function followAdministrator(
  context: Context,
  sellerId: number,
  previousEmail: string | null,
): Promise<void> {
  const { db } = context;
  const seller = await sellers.read(db, sellerId);
  if (seller.admin_email === null || seller.admin_first_name === null) return;
  const person = {
    first_name: seller.admin_first_name,
    last_name: seller.admin_last_name,
    gender: seller.admin_gender,
    dob: seller.admin_dob,
    title: seller.admin_title,
    phone: seller.admin_phone,
  };
  const known = await db
    .selectFrom("account")
    .select(["account_id", "email_id"])
    .where("seller_id", "=", sellerId)
    .where("email_id", "=", previousEmail ?? seller.admin_email)
    .executeTakeFirst();
  if (known?.email_id === seller.admin_email) {
    await db.updateTable("account").set(person).where("account_id", "=", known.account_id).execute();
    return;
  }
  if (known !== undefined)
    await db.deleteFrom("account").where("account_id", "=", known.account_id).execute();
  await invite(context, {
    ...person,
    company_po_id: seller.company_po_id,
    seller_id: sellerId,
    email_id: seller.admin_email,
  });
}
