import * as v from "valibot";
import { sameName } from "../db/sameName.ts";
import { invitationRefusal, inviteAgain, newFirstPassword } from "../account/invite.ts";
import { nothing } from "../http/responseFields.ts";
import { requiredEmail } from "../http/contactField.ts";
import type { Context } from "../http/context.ts";
import { operation } from "../http/operation.ts";
import { consoleLink } from "../mail/consoleLink.ts";
import { letter } from "../mail/letter.ts";
import { postMail } from "../mail/outbox.ts";
import { issueReset } from "./link.ts";

async function mailLink(context: Context, email: string): Promise<void> {
  // Made for everybody, so that the time tells nothing.
  const first = await newFirstPassword(context);
  const account = await context.db
    .selectFrom("account")
    .select(["account_id", "first_name", "email_id", "seller_id", "active", "activated_at"])
    .where(sameName("email_id", email))
    .orderBy("active", "desc")
    .orderBy("activated_at", (order) => order.asc().nullsFirst())
    .orderBy("account_id", "desc")
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (account === undefined) return;
  if (account.activated_at === null) {
    // Who asks is not told that there were too many: all are answered alike.
    const refusal = await invitationRefusal(context, account.account_id);
    if (refusal === undefined) await inviteAgain(context, account, first);
    return;
  }
  if (!account.active) return;
  const token = await issueReset(context.db, account.account_id);
  await postMail(context, {
    kind: "password_reset",
    accountId: account.account_id,
    recipient: account.email_id,
    subject: "Choose a new password",
    body: letter(
      account.first_name,
      "somebody asked for a new password for this address. Open this link to choose one:",
      consoleLink(context.settings.publicUrl, "resetPassword", { token }),
      "The link is good for an hour and works once. If it was not you, do nothing: your password stays as it is.",
    ),
  });
}

/**
 * Asks for a link by mail. Who was never activated gets the invitation once more instead. Answers alike whether the address is known or not (decision D-20).
 */
export const requestReset = operation({
  method: "POST",
  path: "/v1/passwordReset/request",
  origin: "extension",
  summary: "Mails a link for choosing a new password, if somebody signs in with this address",
  status: 202,
  body: v.object({ email: requiredEmail("Email address is required") }),
  response: nothing,
  async handle({ body }, context) {
    await mailLink(context, body.email);
    return {};
  },
});
