import * as v from "valibot";
import { recordPersonEvent } from "../event/record.ts";
import { requiredText } from "../http/field.ts";
import { type Operation, operation } from "../http/operation.ts";
import { broken } from "../http/httpError.ts";
import { removeRegistrations } from "../company/registrations.ts";
import { noteSignIn } from "../signInEvent/record.ts";
import { isActivated, lockEmail } from "./emailOwner.ts";
import { keepReset } from "../passwordReset/link.ts";
import { ownerOfVerification, useVerification, wasUsed } from "./verification.ts";

/** Extensions: whose link it is, for who shows its secret, and whether it was used before (decision D-22: that is success too). */
const response = v.object({ email_id: v.string(), already_active: v.boolean() });

/** As long as the secret of a mailed link, or longer. */
const passwordToken = v.pipe(
  v.string("Must be text"),
  v.regex(/^[\w-]{43,128}$/, "Must be 43 to 128 letters, digits, - and _"),
);

/**
 * Verifies an e-mail address by the two values of the mailed link. Unknown, wrong and expired look alike. A used one says that
 * the account is active and does nothing, above all it takes no `password_token`.
 * @param name the resource in the path; a link of the other kind of user does not work there
 */
function activation(name: "companyPO" | "companySeller"): Operation {
  return operation({
    method: "POST",
    path: `/v1/${name}/activation`,
    origin: "document-1",
    summary: "Verifies an e-mail address; the person can sign in afterwards",
    body: v.object({
      activation: requiredText("activation is required", 254),
      iv: requiredText("iv is required", 254),
      /** Extension: a secret of the caller's that chooses the first password, as a mailed one at /v1/passwordReset does. */
      password_token: v.optional(passwordToken),
    }),
    response,
    handle: ({ body }, context) =>
      context.limits.guard("activation", body.activation, async () => {
        const { db } = context;
        const refused = broken("This activation link is not valid or has expired.");
        const owner = await ownerOfVerification(db, body);
        if (owner === undefined) throw refused;
        await lockEmail(db, owner.email_id);
        // The account is locked before its links, as everywhere.
        const account = await db
          .selectFrom("account")
          .select(["account_id", "active", "activated_at"])
          .where("account_id", "=", owner.account_id)
          .where("seller_id", name === "companyPO" ? "is" : "is not", null)
          .forNoKeyUpdate()
          .executeTakeFirst();
        if (account === undefined) throw refused;
        const { email_id } = owner;
        if (!(await useVerification(db, body))) {
          if (account.active && (await wasUsed(db, body))) return { email_id, already_active: true };
          throw refused;
        }
        // Who was disabled is let in by whoever may do that, not by a link; and somebody may have activated the address with another.
        if (account.activated_at !== null || (await isActivated(db, owner.email_id))) throw refused;
        await db
          .updateTable("account")
          .set({ active: true })
          .where("account_id", "=", account.account_id)
          .execute();
        await recordPersonEvent(db, "person.activated", account.account_id);
        await noteSignIn(context, account.account_id, "activated");
        await removeRegistrations(db, owner.email_id);
        if (body.password_token !== undefined) await keepReset(db, account.account_id, body.password_token);
        return { email_id, already_active: false };
      }),
  });
}

/** Activation of owners and of people of a location (Document 1 §7). */
export const activations = [activation("companyPO"), activation("companySeller")];
