import type { Generated, GeneratedAlways } from "kysely";
import type { AddressColumns } from "../address/columns.ts";
import type { Nullable, Times } from "../db/column.ts";

/** When a vendor is paid: before, at the door, or so many days after the invoice. */
export const paymentTerms = [
  "prepaid",
  "on_delivery",
  "net_7",
  "net_15",
  "net_30",
  "net_45",
  "net_60",
  "net_90",
] as const;

/** What a registration as a small enterprise says of its size. */
export const msmeClasses = ["micro", "small", "medium"] as const;

/** Who supplies a company; not one of its locations, which sell. */
export interface VendorTable extends Times, AddressColumns {
  vendor_id: Generated<number>;
  company_po_id: number;
  vendor_name: string;
  legal_name: Nullable<string>;
  contact_name: Nullable<string>;
  phone: string;
  email_id: Nullable<string>;
  web_url: Nullable<string>;
  gstin_number: Nullable<string>;
  pan_number: Nullable<string>;
  msme_registration: Nullable<string>;
  msme_class: Nullable<(typeof msmeClasses)[number]>;
  payment_terms: (typeof paymentTerms)[number];
  /** Of any level, as level-id pairs: `2-17`. */
  category_ids: Generated<string[]>;
  note: Nullable<string>;
  vendor_status: Generated<"active" | "blocked">;
  status_reason: Nullable<string>;
  /** The name of the vendor that was merged into it last, and when. */
  merged_from: Nullable<string>;
  merged_at: Nullable<string>;
}

/** The bank account of a vendor. A new one takes the place of the last, which the audit trail keeps without its number. */
export interface VendorBankTable extends Times {
  vendor_id: number;
  company_po_id: number;
  account_holder: string;
  bank_name: string;
  branch_name: string;
  /** Never leaves the service, and never enters the audit trail. */
  account_number: string;
  account_number_end: GeneratedAlways<string>;
  ifsc: string;
  account_type: "SAVINGS" | "CURRENT";
}
