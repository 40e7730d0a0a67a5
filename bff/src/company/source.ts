import { ownedRecords } from "../graphql/ownedRecords.ts";
import { companyRecord, type Company } from "./record.ts";

/** Companies by id; only the viewer's own is ever given. */
export const companies = ownedRecords<Company>({
  typeName: "Company",
  path: "/v1/companyPO",
  key: "company_po_id",
  record: companyRecord,
  mark: (company) => company.name,
});
