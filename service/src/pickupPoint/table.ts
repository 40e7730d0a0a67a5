import type { Generated, JSONColumnType } from "kysely";
import type { AddressColumns } from "../address/columns.ts";
import type { Nullable, Times } from "../db/column.ts";
import type { ClosedDay, OpenInterval } from "./dates.ts";

/** Where customers of a company collect what they bought. */
export interface PickupPointTable extends Times, Omit<AddressColumns, "area_name" | "zip" | "stateshort"> {
  pickup_point_id: Generated<number>;
  company_po_id: number;
  seller_id: Nullable<number>;
  pickup_point_name: string;
  area_name: string;
  zip: string;
  stateshort: string;
  contact_name: Nullable<string>;
  phone: string;
  email_id: Nullable<string>;
  opening_hours: JSONColumnType<OpenInterval[]>;
  closed_on: JSONColumnType<ClosedDay[], string | undefined>;
  lead_time_hours: Generated<number>;
  keep_days: Generated<number>;
  max_orders_per_day: Nullable<number>;
  instructions: Nullable<string>;
  paused_at: Nullable<string>;
  paused_until: Nullable<string>;
  paused_reason: Nullable<string>;
}
