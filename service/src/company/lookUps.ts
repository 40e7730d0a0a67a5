import * as v from "valibot";
import { sameName } from "../db/sameName.ts";
import { emailLookUp } from "../account/emailLookUp.ts";
import { id } from "../http/responseFields.ts";
import { requiredText } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { awaitedEmail } from "./registrations.ts";

const name = requiredText("A name is required", 254);

/** Extension: of a registration that was never activated, who it waits for; the same person may register it again. */
const awaited_email = v.optional(v.string());

function withoutNone<T extends { readonly awaited_email: string | null }>(rows: readonly T[]) {
  return rows.map(({ awaited_email: email, ...row }) => ({
    ...row,
    ...(email !== null && { awaited_email: email }),
  }));
}

/** Look-ups before registering: a non-empty list means taken (Document 1 §5). Only the exact value is found. */
export const lookUps = [
  operation({
    method: "GET",
    path: "/v1/companyPO/BusinessName/{name}",
    origin: "document-1",
    summary: "Whether a business name is taken: empty means free",
    params: v.object({ name }),
    response: v.array(v.object({ company_po_id: id, business_name: v.string(), awaited_email })),
    handle: async ({ params }, { db }) => {
      const found = await db
        .selectFrom("company")
        .select(["company_po_id", "business_name", awaitedEmail.as("awaited_email")])
        .where(sameName("business_name", params.name))
        .execute();
      return withoutNone(found);
    },
  }),
  operation({
    method: "GET",
    path: "/v1/companyPO/BusinessSubdomain/{subdomain}",
    origin: "document-1",
    summary: "Whether a subdomain is taken: empty means free",
    params: v.object({ subdomain: name }),
    response: v.array(v.object({ company_po_id: id, business_subdomain: v.string(), awaited_email })),
    handle: async ({ params }, { db }) => {
      const found = await db
        .selectFrom("company")
        .select(["company_po_id", "business_subdomain", awaitedEmail.as("awaited_email")])
        .where(sameName("business_subdomain", params.subdomain))
        .execute();
      return withoutNone(found);
    },
  }),
  emailLookUp("companyPO"),
];
