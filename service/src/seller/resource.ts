import type { Resource } from "../http/resource.ts";
import { lookUps } from "./lookUps.ts";
import { inviteAdministrator } from "./inviteAgain.ts";
import { sellers } from "./record.ts";
import { activateSeller, suspendSeller } from "./suspend.ts";
import { beginSellerView, endSellerView } from "./view.ts";
import { addInvitedSeller, addSeller, deleteSeller, editSeller } from "./write.ts";

/** Locations of a company. */
export const seller: Resource = {
  records: { Seller: sellers.record },
  constraints: {
    seller_business_name_key: { field: "business_name", message: "Business Name Already Exist" },
    product_seller_id_company_po_id_fkey: {
      field: "seller_id",
      message: "The seller does not exist",
      status: 422,
      inUse: "Still in use: products are sold from it",
    },
    manufacturer_seller_id_company_po_id_fkey: {
      field: "seller_id",
      message: "The seller does not exist",
      status: 422,
      inUse: "Still in use: manufacturers are listed at it",
    },
    account_seller_id_company_po_id_fkey: {
      field: "seller_id",
      message: "The seller does not exist",
      status: 422,
      inUse: "Still in use: people have signed in for it. It can be suspended",
    },
  },
  operations: [
    sellers.byIds(),
    sellers.one("extension"),
    ...sellers.by({ segment: "company_po_id", origin: "extension" }),
    ...lookUps,
    addSeller,
    addInvitedSeller,
    editSeller,
    deleteSeller,
    suspendSeller,
    activateSeller,
    inviteAdministrator,
    beginSellerView,
    endSellerView,
  ],
};
