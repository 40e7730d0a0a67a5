import type { Resource } from "../http/resource.ts";
import { lookUps } from "./lookUps.ts";
import { sellers } from "./record.ts";
import { addSeller, deleteSeller, editSeller } from "./write.ts";

/** Locations of a company. */
export const seller: Resource = {
  records: { Seller: sellers.record },
  constraints: {
    seller_business_name_key: { field: "business_name", message: "Business Name Already Exist" },
  },
  operations: [
    sellers.byIds(),
    sellers.one("extension"),
    ...sellers.by({ segment: "company_po_id", origin: "extension" }),
    ...lookUps,
    addSeller,
    editSeller,
    deleteSeller,
  ],
};
