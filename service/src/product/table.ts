import type { ColumnType, Generated } from "kysely";
import type { DefaultDecimal, Nullable, NullableDecimal, Times } from "../db/column.ts";

/** Where a product stands (decision D-64). */
export type ProductStatus = "draft" | "pending" | "enabled" | "rectification" | "disabled";

/** A field that the reviewer points at: its path in the form, and what is to be put right. */
export interface FlaggedField {
  readonly field: string;
  readonly remark: string;
}

/** Products of a location. */
export interface ProductTable extends Times {
  prod_id: Generated<number>;
  company_po_id: number;
  seller_id: number;
  prod_status: Generated<ProductStatus>;
  prod_status_reason: Nullable<string>;
  /** Step of the wizard, 1 to 4, that a remark is about. */
  prod_status_step: Nullable<number>;
  /** Fields that a remark points at, as JSON on write. */
  prod_status_fields: ColumnType<FlaggedField[] | null, string | null | undefined, string | null>;
  /** Both set by a trigger whenever the state changes. */
  prod_status_at: ColumnType<string | null, never, never>;
  prod_status_by: ColumnType<string | null, never, never>;
  /** The key of the form that made it; unique at its location. */
  creation_key: Nullable<string>;
  prod_name: string;
  prod_brand: Nullable<number>;
  prod_model: Nullable<string>;
  prod_colour: Nullable<string>;
  prod_pack: Nullable<string>;
  prod_description: Nullable<string>;
  prod_specifications: Nullable<string>;
  category1_id: number;
  category2_id: Nullable<number>;
  category3_id: Nullable<number>;
  manu_id: Nullable<number>;
  country_origin: Nullable<string>;
  search_text: ColumnType<string, never, never>;
  summary_image_url: Nullable<string>;
  prod_varient_enabled: Generated<boolean>;
  product_price: NullableDecimal;
  gift_wrapping_enabled: Generated<boolean>;
  gift_wrapping_price: DefaultDecimal;
  cgst: NullableDecimal;
  sgst: NullableDecimal;
  igst: NullableDecimal;
  hsn_code: Nullable<string>;
  sku_seller: Nullable<string>;
  discount_percentage: NullableDecimal;
  enable_special_offer: Generated<boolean>;
  special_offer_percentage: NullableDecimal;
  special_offer_start_date: Nullable<string>;
  special_offer_end_date: Nullable<string>;
  special_offer_infinite: Generated<boolean>;
  enable_bundle_discounts: Generated<boolean>;
  enable_volume_discounts: Generated<boolean>;
  slab1_gte: Nullable<number>;
  slab2_gte: Nullable<number>;
  slab3_gte: Nullable<number>;
  slab4_gte: Nullable<number>;
  slab1_disc_percentage: NullableDecimal;
  slab2_disc_percentage: NullableDecimal;
  slab3_disc_percentage: NullableDecimal;
  slab4_disc_percentage: NullableDecimal;
}

/** How many products came into a state, or with a negative number left it; the sum is how many stand there. */
export interface ProductTallyTable {
  tally_id: Generated<number>;
  company_po_id: number;
  seller_id: number;
  prod_status: ProductStatus;
  change: number;
}
