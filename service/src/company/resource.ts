import * as v from "valibot";
import { pathId } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { editCompany } from "./editCompany.ts";
import { lookUps } from "./lookUps.ts";
import { pageMarkers } from "./markers.ts";
import { page2, page3 } from "./pages.ts";
import { companies, companyRecord } from "./record.ts";
import { register } from "./register.ts";

const read = operation({
  method: "GET",
  path: "/v1/companyPO/{company_po_id}",
  origin: "document-1",
  summary: "A company, as a list whose first element counts",
  params: v.object({ company_po_id: pathId }),
  response: v.array(companyRecord),
  handle: async ({ params }, { db }) => [await companies.read(db, params.company_po_id)],
});

/** Companies: registration, onboarding, settings. */
export const company: Resource = {
  records: { Company: companyRecord },
  operations: [companies.byIds(), read, ...lookUps, register, page2, page3, ...pageMarkers, editCompany],
  constraints: {
    company_business_name_key: { field: "business_name", message: "Business Name Already Exist" },
    company_business_subdomain_key: {
      field: "business_subdomain",
      message: "Business Subdomain Already Exist",
    },
  },
};
