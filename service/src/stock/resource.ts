import * as v from "valibot";
import { collection } from "../http/collection.ts";
import { flag, optionalWhole, requiredWhole } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { id, instant, nullableText, nullableWhole, optionalId, whole } from "../http/responseFields.ts";
import { applyChange, type StockChange, stockOutcomes } from "./change.ts";
import { inLockOrder } from "./count.ts";

const most = 999_999_999;

const record = v.object({
  stock_id: id,
  company_po_id: id,
  seller_id: id,
  prod_id: id,
  varient_id: optionalId,
  stock_quantity: whole,
  low_stock_at: whole,
  created_at: instant,
  updated_at: instant,
});

const stocks = collection({
  name: "companySellerProdStock",
  noun: "Stock",
  table: "stock",
  record,
  rule: {
    key: "stock_id",
    order: "created_at",
    sortable: { stock_quantity: "integer" },
    searchable: [],
    filters: {},
  },
  records: (db) => db.selectFrom("stock").selectAll(),
});

const change = v.pipe(
  v.object({
    prod_id: requiredWhole("prod_id is required"),
    varient_id: optionalWhole(),
    adjust_by: optionalWhole(-most, most),
    set_to: optionalWhole(0, most),
    expected: optionalWhole(0, most),
    low_stock_at: optionalWhole(0, most),
    is_counted: v.optional(flag, true),
  }),
  v.check(
    ({ adjust_by, set_to }) => adjust_by === null || set_to === null,
    "adjust_by and set_to exclude each other",
  ),
);

const result = v.object({
  prod_id: id,
  varient_id: optionalId,
  outcome: v.picklist(stockOutcomes),
  message: nullableText,
  /** As it is now; null when it is not counted. */
  stock_quantity: nullableWhole,
});

export const changeStock = operation({
  method: "PUT",
  path: "/v1/companySellerProdStock",
  origin: "extension",
  ofMany: true,
  summary:
    "Counts, adds or takes stock, row by row; set_to with another expected count than there is changes nothing in its row",
  isKeyed: true,
  body: v.object({
    rows: v.pipe(
      v.array(change, "rows is required"),
      v.minLength(1, "rows is required"),
      v.maxLength(200, "At most 200 rows in one call"),
    ),
  }),
  response: v.array(result),
  async handle({ body: { rows } }, { db }) {
    const results = new Map<StockChange, v.InferInput<typeof result>>();
    for (const row of rows.toSorted(inLockOrder)) results.set(row, await applyChange(db, row));
    return rows.flatMap((row) => results.get(row) ?? []);
  },
});

/** Stock of products and variants. What is not counted can always be ordered. */
export const stock: Resource = {
  records: { Stock: record },
  constraints: {},
  operations: [
    changeStock,
    stocks.byIds(),
    stocks.one("extension"),
    ...stocks.by({ segment: "prod_id", origin: "extension" }),
    ...stocks.by({ segment: "seller_id", origin: "extension" }),
  ],
};
