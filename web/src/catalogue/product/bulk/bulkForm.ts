import type { CategoryLevels } from "#/catalogue/category/_components/CategoryChoice.tsx";
import type { ManufacturerOption } from "#/catalogue/manufacturer/ManufacturerPicker.tsx";
import { decimalOf } from "#/form/decimalField.ts";
import type { SelectOption } from "#/ui/Select.tsx";
import type { BulkAction, BulkChange } from "./useBulkChange.ts";

/** How a new price follows from the old one: what is typed is never less than 0. */
export const priceModes = ["SET", "RAISE", "LOWER", "RAISE_PERCENT", "LOWER_PERCENT"] as const;
export type PriceMode = (typeof priceModes)[number];

export const priceRoundings = ["NONE", "WHOLE", "HALF", "NINETY_NINE"] as const;
export type PriceRounding = (typeof priceRoundings)[number];

/** The values that many products can get, in the order of the form. */
export const valueParts = [
  "category",
  "brand",
  "manufacturer",
  "origin",
  "taxes",
  "hsnCode",
  "discount",
  "offer",
  "giftWrapping",
] as const;
export type ValuePart = (typeof valueParts)[number];

/** What becomes of the stock; the last two are for variants. */
export const stockModes = ["SET", "ADD", "TAKE", "AVAILABLE", "UNAVAILABLE"] as const;
export type StockMode = (typeof stockModes)[number];

/** Whether a change of stock asks for a number of pieces. */
export const countsPieces = (mode: StockMode): boolean => mode !== "AVAILABLE" && mode !== "UNAVAILABLE";

/** What the forms hold. Numbers are NaN while their field is empty. */
export interface BulkDraft extends CategoryLevels {
  /** The remark, or the reason. */
  readonly text: string;
  readonly mode: PriceMode;
  readonly amount: number;
  readonly rounding: PriceRounding;
  readonly withVariants: boolean;
  /** What is changed: what is not ticked stays as it is. */
  readonly parts: readonly ValuePart[];
  readonly brand: SelectOption | null;
  readonly manufacturer: ManufacturerOption | null;
  readonly originCountryCode: string | null;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  readonly hsnCode: string;
  readonly discount: number;
  readonly hasOffer: boolean;
  readonly offerPercentage: number;
  readonly offerStart: string;
  /** Empty for an offer without end. */
  readonly offerEnd: string;
  /** Empty where wrapping is not offered. */
  readonly giftWrapping: number;
  readonly stockMode: StockMode;
  readonly pieces: number;
}

export const emptyDraft: BulkDraft = {
  text: "",
  mode: "RAISE_PERCENT",
  amount: Number.NaN,
  rounding: "NONE",
  withVariants: true,
  parts: [],
  level1: null,
  level2: null,
  level3: null,
  brand: null,
  manufacturer: null,
  originCountryCode: null,
  cgst: Number.NaN,
  sgst: Number.NaN,
  igst: Number.NaN,
  hsnCode: "",
  discount: Number.NaN,
  hasOffer: true,
  offerPercentage: 30,
  offerStart: "",
  offerEnd: "",
  giftWrapping: Number.NaN,
  stockMode: "SET",
  pieces: Number.NaN,
};

const modes = {
  SET: ["SET", ""],
  RAISE: ["ADD", ""],
  LOWER: ["ADD", "-"],
  RAISE_PERCENT: ["PERCENT", ""],
  LOWER_PERCENT: ["PERCENT", "-"],
} as const;

/** The change that a form asks for. What its fields require is filled in by then. */
export function changeOf(action: BulkAction, draft: BulkDraft): BulkChange {
  if (action === "RETURN") return { action, remark: draft.text.trim() };
  if (action === "DISABLE") return { action, reason: draft.text.trim() };
  if (action === "PRICE") {
    const [mode, sign] = modes[draft.mode];
    const { rounding, withVariants } = draft;
    return { action, price: { mode, amount: `${sign}${draft.amount.toFixed(2)}`, rounding, withVariants } };
  }
  if (action === "STOCK") return stockChangeOf(draft);
  if (action === "VALUES") return { action, set: valuesOf(draft) };
  return { action };
}

function stockChangeOf({ stockMode, pieces }: BulkDraft): BulkChange {
  const action = "STOCK";
  if (!countsPieces(stockMode)) return { action, isAvailable: stockMode === "AVAILABLE" };
  const [mode, sign] =
    stockMode === "SET" ? (["SET", 1] as const) : (["ADD", stockMode === "ADD" ? 1 : -1] as const);
  return { action, count: { mode, pieces: sign * pieces } };
}

/** What is ticked; an empty field empties it. */
function valuesOf(draft: BulkDraft) {
  const has = (part: ValuePart) => draft.parts.includes(part);
  const category = draft.level3 ?? draft.level2 ?? draft.level1;
  return {
    ...(has("category") && category && { categoryId: category.id }),
    ...(has("brand") && { brandId: draft.brand?.id ?? null }),
    ...(has("manufacturer") && { manufacturerId: draft.manufacturer?.id ?? null }),
    ...(has("origin") && { originCountryCode: draft.originCountryCode }),
    ...(has("taxes") && {
      cgst: decimalOf(draft.cgst),
      sgst: decimalOf(draft.sgst),
      igst: decimalOf(draft.igst),
    }),
    ...(has("hsnCode") && { hsnCode: draft.hsnCode.trim() || null }),
    ...(has("discount") && { discountPercentage: decimalOf(draft.discount) }),
    ...(has("offer") && { specialOffer: offerOf(draft) }),
    ...(has("giftWrapping") && { giftWrappingPrice: decimalOf(draft.giftWrapping) }),
  };
}

function offerOf({ hasOffer, offerPercentage, offerStart, offerEnd }: BulkDraft) {
  if (!hasOffer) return null;
  return { percentage: offerPercentage.toFixed(2), startDate: offerStart, endDate: offerEnd || null };
}
