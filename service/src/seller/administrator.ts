import { invite } from "../account/invite.ts";
import type { Context } from "../http/context.ts";
import { sellers } from "./record.ts";

/**
 * Makes sure that the location's administrator can sign in as its main user: somebody new is invited by mail; who is
 * there already gets the changed name and telephone number. A changed e-mail address is another person, and the old one
 * cannot sign in.
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
  const previous = previousEmail ?? seller.admin_email;
  if (previous !== seller.admin_email)
    await db
      .deleteFrom("account")
      .where("seller_id", "=", sellerId)
      .where("email_id", "=", previous)
      .execute();
  // Somebody else of the location may take over: they keep their password.
  const known = await db
    .updateTable("account")
    .set({ ...person, primary_login: true })
    .where("seller_id", "=", sellerId)
    .where("email_id", "=", seller.admin_email)
    .returning("account_id")
    .executeTakeFirst();
  if (known !== undefined) return;
  await invite(context, {
    ...person,
    company_po_id: seller.company_po_id,
    seller_id: sellerId,
    email_id: seller.admin_email,
    primary_login: true,
  });
}
