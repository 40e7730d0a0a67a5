import type { Generated, JSONColumnType } from "kysely";
import type { Nullable, Times } from "../db/column.ts";

/** What a view shows of its list. */
export interface SavedViewState {
  search: string | null;
  filters: { name: string; values: string[] }[];
  sort: { column: string; direction: "asc" | "desc" } | null;
  columns: { id: string; width: number | null }[] | null;
  page_size: number | null;
  mode: string | null;
}

/** Views of lists. */
export interface SavedViewTable extends Times {
  view_id: Generated<number>;
  company_po_id: number;
  /** The location that it belongs to; null for the company's. */
  seller_id: Nullable<number>;
  /** Whose own it is; null for a shared one. */
  account_id: Nullable<number>;
  list_name: string;
  view_name: string;
  state: JSONColumnType<SavedViewState>;
  /** Whether it is the default of everybody who has chosen none. */
  is_default: Generated<boolean>;
}

/** How people have arranged the views of a list. */
export interface SavedViewChoiceTable {
  account_id: number;
  list_name: string;
  choice: JSONColumnType<object>;
}
