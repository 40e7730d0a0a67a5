import { ownedRecords } from "../graphql/ownedRecords.ts";
import { byField } from "../rest/idsRead.ts";
import { decodeRecord } from "../rest/recordFields.ts";
import { companyRecord, type Company } from "./record.ts";

/** Companies by id; only the viewer's own is ever given. */
export const companies = ownedRecords<Company>({
  list: "/v1/companyPO",
  single: (id) => ({ template: "/v1/companyPO/{id}", params: { id } }),
  keyOf: byField("company_po_id"),
  decode: (record) => decodeRecord(companyRecord, record),
});
