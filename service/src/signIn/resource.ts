import * as v from "valibot";
import { decoyHash, verifyPassword } from "../account/password.ts";
import { id, nullableDate, nullableText, nullableWhole } from "../http/answer.ts";
import type { Connection } from "../http/context.ts";
import { requiredText } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { Refusal } from "../http/refusal.ts";
import type { Resource } from "../http/resource.ts";

/** The user who signed in (Document 1 §3). The last two only for somebody who acts for a location (decision D-16). */
const signInRecord = v.object({
  user_po_id: v.optional(id),
  company_po_id: id,
  business_name: v.string(),
  business_subdomain: nullableText,
  business_type: nullableWhole,
  logo_upload: nullableText,
  pw_changed: v.boolean(),
  primary_login: v.boolean(),
  signup_process_over: v.boolean(),
  signup_page1_over: v.boolean(),
  signup_page2_over: v.boolean(),
  signup_page6_over: v.boolean(),
  first_name: v.string(),
  last_name: nullableText,
  gender: nullableWhole,
  dob: nullableDate,
  title: nullableText,
  phone: nullableText,
  email_id: v.string(),
  user_seller_id: v.optional(id),
  seller_id: v.optional(id),
});

function account(db: Connection, email: string) {
  return db
    .selectFrom("account")
    .innerJoin("company", "company.company_po_id", "account.company_po_id")
    .leftJoin("seller", "seller.seller_id", "account.seller_id")
    .select([
      "account.account_id",
      "account.seller_id",
      "account.pw_hash",
      "account.active",
      "account.company_po_id",
      "account.pw_changed",
      "account.primary_login",
      "account.first_name",
      "account.last_name",
      "account.gender",
      "account.dob",
      "account.title",
      "account.phone",
      "account.email_id",
      "company.business_name",
      "company.business_subdomain",
      "company.business_type",
      "company.logo_upload",
      "company.signup_process_over",
      "company.signup_page1_over",
      "company.signup_page2_over",
      "company.signup_page6_over",
      "seller.business_name as location_name",
    ])
    .where((eb) => eb(eb.fn<string>("lower", ["account.email_id"]), "=", email.toLowerCase()))
    .executeTakeFirst();
}

const signInCall = operation({
  method: "POST",
  path: "/signin",
  tag: "signin",
  origin: "document-1",
  summary: "Signs a person in; the answer is a list whose first element is the user",
  readOnly: true,
  nestedError: true,
  body: v.object({
    email: requiredText("Email address is required", 254),
    pw: v.pipe(
      v.string("Password is required"),
      v.nonEmpty("Password is required"),
      v.maxLength(1000, "Must have at most 1000 characters"),
      v.metadata({ "x-missing": "Password is required" }),
    ),
  }),
  answer: v.array(signInRecord),
  handle: ({ body }, { db, settings, limits }) =>
    limits.guard("signIn", body.email.toLowerCase(), async () => {
      const found = await account(db, body.email);
      // Unknown, not activated and wrong password look alike and take the same time (decision D-20).
      const right = await verifyPassword(found?.pw_hash ?? (await decoyHash(settings.passwordCost)), body.pw);
      if (found === undefined || !right || !found.active)
        throw new Refusal(401, "Email or Password is incorrect");
      const { account_id, seller_id, location_name, pw_hash: _hash, active: _active, ...user } = found;
      if (seller_id === null) return [{ ...user, user_po_id: account_id }];
      return [
        {
          ...user,
          business_name: location_name ?? user.business_name,
          user_seller_id: account_id,
          seller_id,
        },
      ];
    }),
});

/** Signing in. */
export const signIn: Resource = {
  records: { SignIn: signInRecord },
  constraints: {},
  operations: [signInCall],
};
