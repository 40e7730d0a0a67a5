import { sql } from "kysely";
import * as v from "valibot";
import { emailLookUp } from "../account/emailLookUp.ts";
import { id } from "../http/responseFields.ts";
import { requiredText } from "../http/field.ts";
import { operation } from "../http/operation.ts";

const name = requiredText("A name is required", 254);

/** Look-ups before registering: a non-empty list means taken (Document 1 §5). Only the exact value is found. */
export const lookUps = [
  operation({
    method: "GET",
    path: "/v1/companyPO/BusinessName/{name}",
    origin: "document-1",
    summary: "Whether a business name is taken: empty means free",
    params: v.object({ name }),
    response: v.array(v.object({ company_po_id: id, business_name: v.string() })),
    handle: ({ params }, { db }) =>
      db
        .selectFrom("company")
        .select(["company_po_id", "business_name"])
        .where(sql<boolean>`lower(business_name) = lower(${params.name})`)
        .execute(),
  }),
  operation({
    method: "GET",
    path: "/v1/companyPO/BusinessSubdomain/{subdomain}",
    origin: "document-1",
    summary: "Whether a subdomain is taken: empty means free",
    params: v.object({ subdomain: name }),
    response: v.array(v.object({ company_po_id: id, business_subdomain: v.string() })),
    handle: ({ params }, { db }) =>
      db
        .selectFrom("company")
        .select(["company_po_id", "business_subdomain"])
        .where(sql<boolean>`lower(business_subdomain) = lower(${params.subdomain})`)
        .execute(),
  }),
  emailLookUp("companyPO"),
];
