import * as v from "valibot";
import { inviteAgain, newFirstPassword } from "../account/invite.ts";
import { isActivated } from "../account/emailOwner.ts";
import { pathId } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { broken, conflict } from "../http/httpError.ts";
import { sellerRecord, sellers } from "./record.ts";

/** Mails the activation link once more, with a new first password; the link of the mail before stops working. */
export const inviteAdministrator = operation({
  method: "POST",
  path: "/v1/companySeller/{seller_id}/invitation",
  origin: "extension",
  tagPath: "/v1/companySeller/{seller_id}",
  summary: "Invites the administrator of a location again, who has not activated the account yet",
  params: v.object({ seller_id: pathId }),
  response: sellerRecord,
  async handle({ params: { seller_id } }, context) {
    const seller = await sellers.read(context.db, seller_id);
    const account = await context.db
      .selectFrom("account")
      .select(["account_id", "activated_at", "email_id", "first_name", "seller_id"])
      .where("seller_id", "=", seller_id)
      .where("email_id", "=", seller.admin_email ?? "")
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (account === undefined) throw broken("This location has no administrator yet");
    // Also who was disabled since: an invitation would let them in again.
    if (account.activated_at !== null) throw broken("The administrator has activated the account already");
    if (await isActivated(context.db, account.email_id)) throw conflict("Email Already Exist", "admin_email");
    await inviteAgain(context, account, await newFirstPassword(context));
    return sellers.read(context.db, seller_id);
  },
});
