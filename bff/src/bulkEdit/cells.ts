import * as v from "valibot";
import type { InputFields } from "../graphql/inputFields.ts";
import {
  flagField,
  integerField,
  optionalDecimalField,
  optionalIntegerField,
  optionalTextField,
} from "../rest/recordFields.ts";

/** The cells of a product or a variant, as a grid shows them. */
export interface Cells {
  readonly price?: string | null | undefined;
  readonly giftWrappingPrice?: string | null | undefined;
  readonly sku?: string | null | undefined;
  readonly stock?: number | null | undefined;
  readonly lowStockAt?: number | null | undefined;
  readonly hsnCode?: string | null | undefined;
  readonly cgst?: string | null | undefined;
  readonly sgst?: string | null | undefined;
  readonly igst?: string | null | undefined;
  readonly temporarilyUnavailable?: boolean | null | undefined;
  readonly isDefault?: boolean | null | undefined;
  readonly order?: number | null | undefined;
}

export type CellName = keyof Cells;

// What a cell must be its row says, so that one wrong cell keeps no other from being written.
const decimal = v.nullish(v.string());
const whole = v.nullish(v.number());
const text = v.nullish(v.string());
const flag = v.nullish(v.boolean());

/** The cells that a call writes, or has seen; what is left out stays. */
export const cellFields = {
  price: { type: "Decimal", description: "Before tax, INR.", rule: decimal },
  giftWrappingPrice: {
    type: "Decimal",
    description: "What wrapping as a gift costs, INR; null where it is not offered.",
    rule: decimal,
  },
  sku: { type: "String", description: "The seller's own number; null for none.", rule: text },
  stock: {
    type: "Int",
    description: "So many pieces there are; null where they are not counted.",
    rule: whole,
  },
  lowStockAt: { type: "Int", description: "At so many pieces and less the stock is low.", rule: whole },
  hsnCode: { type: "String", description: "Harmonised System code; null for none.", rule: text },
  cgst: { type: "Decimal", description: "Central GST in percent.", rule: decimal },
  sgst: { type: "Decimal", description: "State GST in percent.", rule: decimal },
  igst: { type: "Decimal", description: "Integrated GST in percent.", rule: decimal },
  temporarilyUnavailable: {
    type: "Boolean",
    description: "Whether the variant is out of stock for now.",
    rule: flag,
  },
  isDefault: {
    type: "Boolean",
    description: "Whether it is the product's default variant; true takes the mark from the present one.",
    rule: flag,
  },
  order: { type: "Int", description: "The variant's position.", rule: whole },
} satisfies InputFields;

/** What the service calls each. */
export const cellColumns: Readonly<Record<CellName, string>> = {
  price: "product_price",
  giftWrappingPrice: "gift_wrapping_price",
  sku: "sku_seller",
  stock: "stock_quantity",
  lowStockAt: "low_stock_at",
  hsnCode: "hsn_code",
  cgst: "cgst",
  sgst: "sgst",
  igst: "igst",
  temporarilyUnavailable: "item_not_available",
  isDefault: "default_price",
  order: "display_order_id",
};

export const cellNames = Object.keys(cellColumns).filter((name): name is CellName => name in cellColumns);

/** The cells as the service takes them. */
export function toRestCells(cells: Cells): Readonly<Record<string, unknown>> {
  const given = new Map<string, unknown>(Object.entries(cells));
  return Object.fromEntries(
    Object.entries(cellColumns).flatMap(([name, column]) =>
      given.get(name) === undefined ? [] : [[column, given.get(name)]],
    ),
  );
}

/** Reads cells as the service answers them; null where it says nothing. */
export const cellsRecord = v.pipe(
  v.object({
    product_price: v.optional(optionalDecimalField, null),
    gift_wrapping_price: v.optional(optionalDecimalField, null),
    sku_seller: optionalTextField,
    stock_quantity: optionalIntegerField,
    low_stock_at: optionalIntegerField,
    hsn_code: optionalTextField,
    cgst: v.optional(optionalDecimalField, null),
    sgst: v.optional(optionalDecimalField, null),
    igst: v.optional(optionalDecimalField, null),
    item_not_available: v.optional(v.nullable(flagField)),
    default_price: v.optional(v.nullable(flagField)),
    display_order_id: v.optional(v.nullable(integerField)),
  }),
  v.transform((record): Cells => ({
    price: record.product_price,
    giftWrappingPrice: record.gift_wrapping_price,
    sku: record.sku_seller,
    stock: record.stock_quantity,
    lowStockAt: record.low_stock_at,
    hsnCode: record.hsn_code,
    cgst: record.cgst,
    sgst: record.sgst,
    igst: record.igst,
    temporarilyUnavailable: record.item_not_available,
    isDefault: record.default_price,
    order: record.display_order_id,
  })),
);
