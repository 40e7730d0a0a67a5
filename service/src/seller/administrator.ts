import { invite } from "../account/invite.ts";
import type { Context } from "../http/context.ts";
import { letter } from "../mail/letter.ts";
import { postMail } from "../mail/outbox.ts";
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
  if (previous !== seller.admin_email) await endAdministrator(context, sellerId, previous);
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

/** The person of the address before can no longer sign in, and reads why, if the address was ever theirs. */
async function endAdministrator(context: Context, sellerId: number, email: string): Promise<void> {
  const ended = await context.db
    .deleteFrom("account")
    .where("seller_id", "=", sellerId)
    .where("email_id", "=", email)
    .returning(["email_id", "first_name", "active"])
    .executeTakeFirst();
  if (ended === undefined || !ended.active) return;
  await postMail(context, {
    recipient: ended.email_id,
    subject: "Your address was taken off your account",
    body: letter(
      ended.first_name,
      "another e-mail address now stands for the administrator of your location. You can no longer sign in with this one.",
      "If you did not expect it, ask the owner of your company.",
    ),
  });
}
