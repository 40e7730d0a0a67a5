import * as v from "valibot";
import { collection } from "../http/collection.ts";
import { id, instant, nullableText, nullableWhole, optionalId, whole } from "../http/responseFields.ts";

/** What a view shows. */
export const viewState = v.object({
  search: nullableText,
  filters: v.array(v.object({ name: v.string(), values: v.array(v.string()) })),
  sort: v.nullable(v.object({ column: v.string(), direction: v.picklist(["asc", "desc"]) })),
  columns: v.nullable(v.array(v.object({ id: v.string(), width: nullableWhole }))),
  page_size: nullableWhole,
  mode: nullableText,
});

/** A view of a list. */
export const savedViewRecord = v.object({
  view_id: id,
  company_po_id: id,
  /** The location that it belongs to; null for the company's. */
  seller_id: optionalId,
  /** Whose own it is; null for a shared one. */
  account_id: optionalId,
  list_name: v.string(),
  view_name: v.string(),
  state: viewState,
  /** Whether it is the default of everybody who has chosen none. */
  is_default: v.boolean(),
  created_at: instant,
  updated_at: instant,
});

/** A view as it stands in somebody's list. */
export const listedViewRecord = v.object({
  ...savedViewRecord.entries,
  order_id: whole,
  is_pinned: v.boolean(),
  is_hidden: v.boolean(),
  /** Whether it is what this person's list opens with: their own default, else everybody's. */
  is_own_default: v.boolean(),
});

/** Views by id. */
export const savedViews = collection({
  name: "companySavedView",
  noun: "View",
  table: "saved_view",
  record: savedViewRecord,
  rule: { key: "view_id", order: "view_name", sortable: {}, searchable: [], filters: {} },
  records: (db) => db.selectFrom("saved_view").selectAll("saved_view"),
});
