import * as v from "valibot";
import { choosePassword } from "../account/choosePassword.ts";
import { newPassword, requiredPassword } from "../account/passwordField.ts";
import { passwordLength } from "../account/passwordRules.ts";
import { id } from "../http/responseFields.ts";
import type { Context } from "../http/context.ts";
import { requiredText } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { broken, malformed } from "../http/httpError.ts";
import { signInKey } from "../http/limits.ts";
import { ownerOfReset, takeReset } from "./link.ts";

const body = v.object({
  token: requiredText("token is required", 254),
  pw: newPassword,
  cpw: requiredPassword("Confirm Password is required", passwordLength.longest),
});

/** Whose password it was: `user_po_id` for an owner, `user_seller_id` for somebody of a location. */
const response = v.array(
  v.object({
    user_po_id: v.optional(id),
    user_seller_id: v.optional(id),
    company_po_id: id,
    email_id: v.string(),
  }),
);

/** The account is locked before its links, as every change of a password does, so that two at once wait and do not block. */
async function reset(context: Context, form: v.InferOutput<typeof body>) {
  if (form.pw !== form.cpw) throw malformed("Password Not Match", { cpw: "Password Not Match" });
  const { db } = context;
  const accountId = await ownerOfReset(db, form.token);
  const account = await db
    .selectFrom("account")
    .innerJoin("company", "company.company_po_id", "account.company_po_id")
    .select([
      "account.account_id",
      "account.pw_hash",
      "account.seller_id",
      "account.company_po_id",
      "account.email_id",
      "account.first_name",
      "account.last_name",
      "company.business_name",
    ])
    .where("account.account_id", "=", accountId ?? 0)
    .forUpdate("account")
    .executeTakeFirst();
  // A password that is refused rolls this back, so that the link can be tried again.
  if (account === undefined || !(await takeReset(db, form.token)))
    throw broken("This link is not valid or has expired.");
  await choosePassword(context, account, form.pw);
  const { account_id, company_po_id, email_id } = account;
  // Whoever reads the mailbox is not kept out any longer by what somebody has tried from where they are.
  context.afterCommit(() => context.limits.clear("signIn", signInKey(email_id, context.address)));
  return [
    {
      ...(account.seller_id === null ? { user_po_id: account_id } : { user_seller_id: account_id }),
      company_po_id,
      email_id,
    },
  ];
}

/** Chooses a new password with a mailed link. */
export const useLink = operation({
  method: "POST",
  path: "/v1/passwordReset",
  origin: "extension",
  summary: "Changes a password with the link of a mail; the answer says whose it was",
  body,
  response,
  handle: async ({ body: form }, context) => reset(context, form),
});
