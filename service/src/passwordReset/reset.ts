import { sql } from "kysely";
import * as v from "valibot";
import { hashPassword } from "../account/password.ts";
import { newPassword, requiredPassword } from "../account/passwordField.ts";
import { checkPassword, passwordLength } from "../account/passwordRules.ts";
import { id } from "../http/answer.ts";
import type { Context } from "../http/context.ts";
import { requiredText } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { broken, malformed } from "../http/refusal.ts";
import { takeReset } from "./link.ts";

const body = v.object({
  token: requiredText("token is required", 254),
  pw: newPassword,
  cpw: requiredPassword("Confirm Password is required", passwordLength.longest),
});

/** Whose password it was: `user_po_id` for an owner, `user_seller_id` for somebody of a location. */
const answer = v.array(
  v.object({ user_po_id: v.optional(id), user_seller_id: v.optional(id), company_po_id: id }),
);

async function reset({ db, settings }: Context, form: v.InferOutput<typeof body>) {
  if (form.pw !== form.cpw) throw malformed("Password Not Match", { cpw: "Password Not Match" });
  // A password that is refused rolls this back, so that the link can be tried again.
  const accountId = await takeReset(db, form.token);
  if (accountId === undefined) throw broken("This link is not valid or has expired.");
  const account = await db
    .selectFrom("account")
    .innerJoin("company", "company.company_po_id", "account.company_po_id")
    .select([
      "account.seller_id",
      "account.company_po_id",
      "account.email_id",
      "account.first_name",
      "account.last_name",
      "company.business_name",
    ])
    .where("account.account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  checkPassword(form.pw, account);
  await db
    .updateTable("account")
    .set({
      pw_hash: await hashPassword(form.pw, settings.passwordCost),
      pw_changed: true,
      pw_changed_date: sql<string>`now()`,
    })
    .where("account_id", "=", accountId)
    .execute();
  const whose = account.seller_id === null ? { user_po_id: accountId } : { user_seller_id: accountId };
  return [{ ...whose, company_po_id: account.company_po_id }];
}

/** Chooses a new password with a mailed link. */
export const useLink = operation({
  method: "POST",
  path: "/v1/passwordReset",
  origin: "extension",
  summary: "Changes a password with the link of a mail; the answer says whose it was",
  body,
  answer,
  handle: async ({ body: form }, context) => reset(context, form),
});
