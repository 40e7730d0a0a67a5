import * as v from "valibot";
import { recordPersonEvent } from "../event/record.ts";
import { nothing } from "../http/responseFields.ts";
import { requiredText } from "../http/field.ts";
import { type Operation, operation } from "../http/operation.ts";
import { broken } from "../http/httpError.ts";
import { removeRegistrations } from "../company/registrations.ts";
import { noteSignIn } from "../signInEvent/record.ts";
import { isActivated, lockEmail } from "./emailOwner.ts";
import { ownerOfVerification, useVerification } from "./verification.ts";

/**
 * Verifies an e-mail address by the two values of the mailed link. Unknown, wrong, expired and used look alike.
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
    }),
    response: nothing,
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
          .select("account_id")
          .where("account_id", "=", owner.account_id)
          .where("seller_id", name === "companyPO" ? "is" : "is not", null)
          .forUpdate()
          .executeTakeFirst();
        if (account === undefined || !(await useVerification(db, body))) throw refused;
        // Somebody may have activated the address with another link.
        if (await isActivated(db, owner.email_id)) throw refused;
        await db
          .updateTable("account")
          .set({ active: true })
          .where("account_id", "=", account.account_id)
          .execute();
        await recordPersonEvent(db, "person.activated", account.account_id);
        await noteSignIn(context, account.account_id, "activated");
        await removeRegistrations(db, owner.email_id);
        return {};
      }),
  });
}

/** Activation of owners and of people of a location (Document 1 §7). */
export const activations = [activation("companyPO"), activation("companySeller")];
