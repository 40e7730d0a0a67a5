import * as v from "valibot";
import { sameName } from "../db/sameName.ts";
import { id } from "../http/responseFields.ts";
import { requiredText } from "../http/field.ts";
import { operation } from "../http/operation.ts";

/**
 * Whether anybody signs in with an e-mail address: who has only typed it into a form does not.
 * @param name the resource in the path; both find the same people
 */
export function emailLookUp(name: "companyPO" | "companySeller") {
  return operation({
    method: "GET",
    path: `/v1/${name}/Poc/{email}`,
    origin: "document-1",
    summary: "Whether an e-mail address is taken, by anybody who signs in: empty means free",
    params: v.object({ email: requiredText("A name is required", 254) }),
    response: v.array(v.object({ company_po_id: id, admin_email: v.string() })),
    handle: ({ params }, { db }) =>
      db
        .selectFrom("account")
        .select(["company_po_id", "email_id as admin_email"])
        .where(sameName("email_id", params.email))
        .where("active", "=", true)
        .execute(),
  });
}
