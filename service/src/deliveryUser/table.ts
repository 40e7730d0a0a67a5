import type { Generated } from "kysely";
import type { Instant, Nullable, Times } from "../db/column.ts";

/** What somebody brings orders with, from the lightest to the heaviest. */
export const vehicleTypes = [
  "on_foot",
  "bicycle",
  "e_scooter",
  "motorcycle",
  "three_wheeler",
  "car",
  "van",
  "truck",
] as const;

/** Who brings orders of a company to its customers. */
export interface DeliveryUserTable extends Times {
  delivery_user_id: Generated<number>;
  company_po_id: number;
  delivery_user_name: string;
  phone: string;
  email_id: Nullable<string>;
  vehicle_type: (typeof vehicleTypes)[number];
  vehicle_number: Nullable<string>;
  licence_no: Nullable<string>;
  licence_expiry: Nullable<string>;
  /** Delivers for every location, whatever `seller_ids` says. */
  all_locations: Generated<boolean>;
  seller_ids: Generated<number[]>;
  on_duty: Generated<boolean>;
  delivery_user_status: Generated<"active" | "inactive">;
  status_reason: Nullable<string>;
}

/** Of the end of which licence was told, and how many days before. */
export interface LicenceNoticeTable {
  delivery_user_id: number;
  licence_expiry: string;
  days: number;
  told_at: Instant;
}
