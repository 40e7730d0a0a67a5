import type { Updateable } from "kysely";
import * as v from "valibot";
import { requiredWhole } from "../http/field.ts";
import { type Operation, operation } from "../http/operation.ts";
import { broken, notFound } from "../http/httpError.ts";
import { companies, companyRecord } from "./record.ts";
import type { CompanyTable } from "./table.ts";

/** What each marker sets: a seller, the end, level 2, level 3, a collection (Document 1 §4, decisions D-21 and D-40). */
const markers: Readonly<Record<string, Updateable<CompanyTable>>> = {
  page4: { signup_page4_over: true },
  page5: { signup_page5_over: true, signup_page6_over: true, signup_process_over: true },
  page8: { signup_page8_over: true },
  page9: { signup_page9_over: true },
  page11: { signup_page11_over: true },
};

function marker(page: string, flags: Updateable<CompanyTable>): Operation {
  return operation({
    method: "POST",
    path: `/v1/companyPO/${page}`,
    origin: "document-1",
    summary:
      page === "page5" ? "Ends onboarding; needs one level 1 category" : "Marks a part of onboarding as done",
    body: v.object({ company_po_id: requiredWhole("company_po_id is required") }),
    response: v.array(companyRecord),
    async handle({ body: { company_po_id } }, { db }) {
      const marked = await db
        .updateTable("company")
        .set(flags)
        .where("company_po_id", "=", company_po_id)
        .returning("company_po_id")
        .executeTakeFirst();
      if (marked === undefined) throw notFound("Company");
      if (page === "page5") {
        const category = await db
          .selectFrom("category1")
          .select("level1_id")
          .where("company_po_id", "=", company_po_id)
          .limit(1)
          .executeTakeFirst();
        if (category === undefined) throw broken("Please Enter Atleast One Level1 Category");
      }
      return [await companies.read(db, company_po_id)];
    },
  });
}

/** The page-progress markers of onboarding. */
export const pageMarkers = Object.entries(markers).map(([page, flags]) => marker(page, flags));
