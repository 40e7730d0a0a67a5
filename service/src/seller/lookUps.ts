import * as v from "valibot";
import { sameName } from "../db/sameName.ts";
import { emailLookUp } from "../account/emailLookUp.ts";
import { id } from "../http/responseFields.ts";
import { pathId, requiredText } from "../http/field.ts";
import { operation } from "../http/operation.ts";

const name = requiredText("A name is required", 254);

/** Look-ups for the seller form: a non-empty list means taken (Document 1 §5, §7). */
export const lookUps = [
  emailLookUp("companySeller"),
  operation({
    method: "GET",
    path: "/v1/companySeller/BusinessName/{name}",
    origin: "document-1",
    summary: "Whether a location of any company has this name; company_po_id narrows it to one",
    params: v.object({ name }),
    query: v.object({ company_po_id: v.optional(pathId) }),
    response: v.array(v.object({ seller_id: id, company_po_id: id, business_name: v.string() })),
    handle: ({ params, query }, { db }) =>
      db
        .selectFrom("seller")
        .select(["seller_id", "company_po_id", "business_name"])
        .where(sameName("business_name", params.name))
        .$if(query.company_po_id !== undefined, (rows) =>
          rows.where("company_po_id", "=", query.company_po_id ?? 0),
        )
        .orderBy("seller_id")
        .execute(),
  }),
];
