import * as v from "valibot";
import { id, instant } from "../http/responseFields.ts";
import type { Context } from "../http/context.ts";
import { requiredWhole } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { broken, malformed, notFound } from "../http/httpError.ts";
import { choosePassword } from "./choosePassword.ts";
import { verifyPassword } from "./password.ts";
import { newPassword, optionalPassword, requiredPassword } from "./passwordField.ts";
import { passwordLength } from "./passwordRules.ts";

/** `pw_changed` and `pw_changed_date` of the documents are not read: the service's own clock and act count (D-23). */
const form = {
  pw: newPassword,
  cpw: requiredPassword("Confirm Password is required", passwordLength.longest),
  /** Extension: the current password, asked for once the first one has been changed. */
  old_pw: optionalPassword(passwordLength.longest),
};

const response = v.object({ account_id: id, pw_changed: v.literal(true), pw_changed_date: instant });

async function change(
  context: Context,
  accountId: number,
  kind: "owner" | "seller",
  { pw, cpw, old_pw }: { readonly pw: string; readonly cpw: string; readonly old_pw?: string | undefined },
) {
  if (pw !== cpw) throw malformed("Password Not Match", { cpw: "Password Not Match" });
  const account = await context.db
    .selectFrom("account")
    .innerJoin("company", "company.company_po_id", "account.company_po_id")
    .select([
      "account.account_id",
      "account.pw_hash",
      "account.pw_changed",
      "account.email_id",
      "account.first_name",
      "account.last_name",
      "company.business_name",
    ])
    .where("account.account_id", "=", accountId)
    .where("account.seller_id", kind === "owner" ? "is" : "is not", null)
    .forUpdate("account")
    .executeTakeFirst();
  if (account === undefined) throw notFound("User");
  if (account.pw_changed && old_pw === undefined) throw broken("The current password is required", "old_pw");
  if (old_pw !== undefined)
    await context.limits.guard("password", String(accountId), async () => {
      if (!(await verifyPassword(account.pw_hash, old_pw)))
        throw broken("The current password is incorrect", "old_pw");
    });
  const pw_changed_date = await choosePassword(context, account, pw);
  return { account_id: accountId, pw_changed: true as const, pw_changed_date };
}

/** Changing a password: the first one without the old, later ones with it (Document 1 §7, decision D-23). */
export const passwordChanges = [
  operation({
    method: "POST",
    path: "/v1/companyPO/changepassword",
    origin: "document-1",
    summary: "Changes an owner's password",
    body: v.object({ ...form, user_po_id: requiredWhole("user_po_id is required") }),
    response,
    handle: ({ body }, context) => change(context, body.user_po_id, "owner", body),
  }),
  operation({
    method: "POST",
    path: "/v1/companySeller/changepassword",
    origin: "document-1",
    summary: "Changes the password of somebody who acts for a location",
    body: v.object({ ...form, user_seller_id: requiredWhole("user_seller_id is required") }),
    response,
    handle: ({ body }, context) => change(context, body.user_seller_id, "seller", body),
  }),
];
