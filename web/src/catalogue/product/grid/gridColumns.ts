import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Columns } from "#/list/useColumns.ts";

/** What stands in a cell; null is an empty one. */
export type Value = string | number | boolean | null;

/** What a cell can hold, by which it is read and shown. */
type CellKind =
  | "name"
  | "line"
  | "price"
  | "money"
  | "percent"
  | "count"
  | "order"
  | "hsn"
  | "yesNo"
  | "default";

/** A column of the grid. */
export interface GridColumn {
  readonly id: ColumnId;
  readonly header: MessageDescriptor;
  /** What tells rows apart cannot be hidden. */
  readonly isName?: true;
  /** Pixels, unless somebody has made it wider or narrower. */
  readonly width: number;
  readonly kind: CellKind;
  /** Whose it is: of the product, which its variants share; of a variant alone; or of either, and of stock with a right of its own. */
  readonly of: "product" | "variant" | "item" | "stock";
}

export type ColumnId =
  | "product"
  | "variant"
  | "sku"
  | "price"
  | "giftWrappingPrice"
  | "stock"
  | "lowStockAt"
  | "available"
  | "hsnCode"
  | "cgst"
  | "sgst"
  | "igst"
  | "isDefault"
  | "order";

/** So many columns stay in sight. */
export const frozenColumns = 2;

/** Pixels of the narrowest and the widest column, and by how many one becomes wider at the press of a key. */
export const widths = { least: 48, most: 600, step: 24 };

/** First to last. */
export const gridColumns: readonly GridColumn[] = [
  { id: "product", header: msg`Product`, isName: true, width: 220, kind: "name", of: "product" },
  { id: "variant", header: msg`Variant`, isName: true, width: 116, kind: "name", of: "variant" },
  { id: "sku", header: msg`SKU`, width: 140, kind: "line", of: "item" },
  { id: "price", header: msg`Price`, width: 104, kind: "price", of: "item" },
  { id: "giftWrappingPrice", header: msg`Gift wrapping`, width: 112, kind: "money", of: "item" },
  { id: "stock", header: msg`Stock`, width: 84, kind: "count", of: "stock" },
  { id: "lowStockAt", header: msg`Low at`, width: 84, kind: "count", of: "stock" },
  { id: "available", header: msg`Available`, width: 92, kind: "yesNo", of: "variant" },
  { id: "hsnCode", header: msg`HSN Code`, width: 104, kind: "hsn", of: "product" },
  { id: "cgst", header: msg`CGST %`, width: 84, kind: "percent", of: "product" },
  { id: "sgst", header: msg`SGST %`, width: 84, kind: "percent", of: "product" },
  { id: "igst", header: msg`IGST %`, width: 84, kind: "percent", of: "product" },
  { id: "isDefault", header: msg`Default`, width: 84, kind: "default", of: "variant" },
  { id: "order", header: msg`Order`, width: 76, kind: "order", of: "variant" },
];

/** Those that a narrow window has fields for. */
export const fieldColumns = gridColumns.filter(({ id }) => ["sku", "price", "stock"].includes(id));

/** What a person has chosen of the columns. */
export type GridColumns = Columns<GridColumn>;

/** Under which a choice of columns is kept. */
export const gridList = { id: "productGrid", columns: gridColumns };

/** The same for one product, whose page has its name already. */
export const gridOfProduct = {
  id: "gridOfProduct",
  columns: gridColumns.filter(({ id }) => id !== "product"),
};

export const widthOf = ({ id, width }: GridColumn, chosen: GridColumns["widths"]): number =>
  chosen[id] ?? width;

/** All columns beside each other, in pixels. */
export const widthOfAll = (columns: readonly GridColumn[], chosen: GridColumns["widths"]): number =>
  columns.reduce((sum, column) => sum + widthOf(column, chosen), 0);

/** A row: a variant, or a product with a single price. */
export interface GridRow {
  /** The variant's id, or else the product's. */
  readonly id: string;
  readonly productId: string;
  readonly variantId: string | null;
  readonly product: string;
  readonly variant: string;
  /** A product that is sold in variants and has no open one: only what is the product's own can be written. */
  readonly isEmpty: boolean;
}

/** The record whose cell this is: variants of a product share its tax, and one of them is its default. */
export function recordOf(row: GridRow, { id, of }: GridColumn): string {
  return of === "product" || id === "isDefault" ? row.productId : row.id;
}

/** Whether there is such a cell at all. */
export function hasCell(row: GridRow, { of }: GridColumn): boolean {
  if (of === "product") return true;
  return of === "variant" ? row.variantId !== null : !row.isEmpty;
}

/** Whether somebody with these rights may write the cell. */
export function mayWrite(row: GridRow, column: GridColumn, permissions: readonly string[]): boolean {
  if (column.kind === "name" || !hasCell(row, column)) return false;
  if (column.of === "stock" || column.id === "available") return permissions.includes("STOCK_UPDATE");
  const isOfProduct = column.of === "product" || row.variantId === null;
  return permissions.includes(isOfProduct ? "PRODUCT_UPDATE" : "VARIANT_UPDATE");
}
