import * as v from "valibot";
import { nothing } from "../http/responseFields.ts";
import { requiredText } from "../http/field.ts";
import { type Operation, operation } from "../http/operation.ts";
import { broken } from "../http/httpError.ts";
import { useVerification } from "./verification.ts";

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
    handle: ({ body }, { db, limits }) =>
      limits.guard("activation", body.activation, async () => {
        const refused = broken("This activation link is not valid or has expired.");
        const account = await useVerification(db, body);
        if (account === undefined) throw refused;
        const activated = await db
          .updateTable("account")
          .set({ active: true })
          .where("account_id", "=", account)
          .where("seller_id", name === "companyPO" ? "is" : "is not", null)
          .returning("account_id")
          .executeTakeFirst();
        if (activated === undefined) throw refused;
        return {};
      }),
  });
}

/** Activation of owners and of people of a location (Document 1 §7). */
export const activations = [activation("companyPO"), activation("companySeller")];
