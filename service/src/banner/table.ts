import type { Generated } from "kysely";
import type { Nullable, Times } from "../db/column.ts";

/** Banners of a storefront. */
export interface BannerTable extends Times {
  banner_id: Generated<number>;
  company_po_id: number;
  category1_id: number;
  category2_id: Nullable<number>;
  category3_id: Nullable<number>;
  order_id: number;
  banner_url: string;
  banner_slogan: string;
  banner_button_text: string;
  banner_active: Generated<boolean>;
  banner_start_date: Nullable<string>;
  banner_end_date: Nullable<string>;
}
