import type { Generated } from "kysely";
import type { DefaultDecimal } from "../db/column.ts";

/** Until which day the sales of a company are kept by day; without a row none are. */
export interface SalesClosedTable {
  company_po_id: number;
  through: string;
}

/** Sales of a location on a day of India that is over. */
export interface SalesDayTable {
  company_po_id: number;
  seller_id: number;
  day: string;
  /** Orders with a part of this location, and those of which such a part was not cancelled whole. */
  orders: Generated<number>;
  kept_orders: Generated<number>;
  /** Orders whose first part is this location's, so that the sum over locations counts each order once. */
  first_orders: Generated<number>;
  kept_first_orders: Generated<number>;
  parts: Generated<number>;
  late_parts: Generated<number>;
  units: Generated<number>;
  /** With tax. */
  sales_amount: DefaultDecimal;
  taxable_amount: DefaultDecimal;
  /** Of credit notes of this day, whenever the goods were ordered. */
  returned_amount: DefaultDecimal;
  returned_taxable: DefaultDecimal;
  /** From order to acceptance, of each part that was accepted. */
  accept_minutes: Generated<number[]>;
}

/** The same of each product. */
export interface SalesDayProductTable {
  company_po_id: number;
  seller_id: number;
  day: string;
  prod_id: number;
  /** As it was called in the order. */
  prod_name: string;
  units: Generated<number>;
  sales_amount: DefaultDecimal;
  taxable_amount: DefaultDecimal;
}

/** A day that something has changed for since it was over. */
export interface SalesDayMarkTable {
  mark_id: Generated<number>;
  company_po_id: number;
  day: string;
}
