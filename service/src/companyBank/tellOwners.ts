import type { Context } from "../http/context.ts";
import { letter } from "../mail/letter.ts";
import { postMail } from "../mail/outbox.ts";

/** Tells the owners of a company by mail that it is paid elsewhere from now on. @param end the number's last four digits */
export async function tellOwners(context: Context, companyId: number, end: string): Promise<void> {
  const owners = await context.db
    .selectFrom("account")
    .select(["account_id", "email_id", "first_name"])
    .where("company_po_id", "=", companyId)
    .where("seller_id", "is", null)
    .where("active", "=", true)
    .orderBy("account_id")
    .execute();
  for (const owner of owners)
    await postMail(context, {
      kind: "bank_changed",
      accountId: owner.account_id,
      recipient: owner.email_id,
      subject: "Your company's bank account was changed",
      body: letter(
        owner.first_name,
        `your company is paid to the bank account that ends in ${end} from now on.`,
        `If nobody of your company changed it, put the right one in its place and change your password: ${context.settings.publicUrl}/#/master/editbank`,
      ),
    });
}
