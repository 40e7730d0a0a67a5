import type { ImportField, RowValues } from "./kind.ts";
import type { FieldNames } from "./refusal.ts";
import { date, hsn, line, longText, money, percent, whole, yesOrNo } from "./value.ts";

/** What a row says of its product, whether or not it is about one of its variants. */
const shared = {
  product_id: { label: "Product id", read: whole, rest: "prod_id", synonyms: ["id", "उत्पाद आईडी"] },
  product_sku: { label: "SKU", read: line, rest: "sku_seller", synonyms: ["seller sku", "एसकेयू"] },
  location: {
    label: "Location",
    read: line,
    rest: "seller_id",
    synonyms: ["storage location", "location id", "seller", "स्थान"],
    neededBy: "new",
  },
  name: {
    label: "Product Name",
    read: line,
    rest: "prod_name",
    synonyms: ["product", "title", "उत्पाद", "उत्पाद का नाम", "नाम"],
    neededBy: "new",
  },
  category: {
    label: "Category",
    read: line,
    rest: "category1_id",
    synonyms: ["category path", "श्रेणी"],
    neededBy: "new",
  },
  brand: { label: "Brand", read: line, rest: "prod_brand", synonyms: ["brand name", "ब्रांड", "ब्रांड का नाम"] },
  manufacturer: {
    label: "Manufacturer",
    read: line,
    rest: "manu_id",
    synonyms: ["manufacturer name", "maker", "निर्माता"],
  },
  model: { label: "Model", read: line, rest: "prod_model", synonyms: ["मॉडल"] },
  colour: { label: "Colour", read: line, rest: "prod_colour", synonyms: ["color", "रंग"] },
  packing: { label: "Packing", read: line, rest: "prod_pack", synonyms: ["pack", "पैकिंग"] },
  country_of_origin: {
    label: "Country of Origin",
    read: line,
    rest: "country_origin",
    synonyms: ["origin", "country", "मूल देश"],
  },
  description: { label: "Description", read: longText, rest: "prod_description", synonyms: ["विवरण"] },
  specifications: {
    label: "Specifications",
    read: longText,
    rest: "prod_specifications",
    synonyms: ["specification", "विशेषताएँ"],
  },
  cgst: { label: "CGST", read: percent, rest: "cgst", synonyms: ["cgst %"], neededBy: "priced" },
  sgst: { label: "SGST", read: percent, rest: "sgst", synonyms: ["sgst %"], neededBy: "priced" },
  igst: {
    label: "IGST",
    read: percent,
    rest: "igst",
    synonyms: ["igst %", "gst", "gst %"],
    neededBy: "priced",
  },
  hsn: { label: "HSN Code", read: hsn, rest: "hsn_code", synonyms: ["hsn/sac", "एचएसएन"] },
  discount: {
    label: "Discount",
    read: percent,
    rest: "discount_percentage",
    synonyms: ["discount %", "discount percentage", "छूट"],
  },
  offer_percentage: {
    label: "Special Offer Percentage",
    read: percent,
    rest: "special_offer_percentage",
    synonyms: ["special offer", "offer", "offer %"],
  },
  offer_from: {
    label: "Start Date",
    read: date,
    rest: "special_offer_start_date",
    synonyms: ["offer start"],
  },
  offer_to: { label: "End Date", read: date, rest: "special_offer_end_date", synonyms: ["offer end"] },
} satisfies Record<string, ImportField>;

/** What it says of the variant, or else of a product without variants. */
const own = {
  price: {
    label: "Price",
    read: money,
    rest: "product_price",
    synonyms: ["product price", "mrp", "मूल्य", "कीमत"],
  },
  gift_price: {
    label: "Gift Wrapping Price",
    read: money,
    rest: "gift_wrapping_price",
    synonyms: ["gift wrapping", "उपहार मूल्य"],
  },
  stock: {
    label: "Stock",
    read: whole,
    rest: "rows.0.set_to",
    synonyms: ["quantity", "qty", "in stock", "स्टॉक", "मात्रा"],
  },
  low_stock_at: {
    label: "Low stock at",
    read: whole,
    rest: "rows.0.low_stock_at",
    synonyms: ["low stock", "reorder at"],
  },
  available: { label: "Available", read: yesOrNo, rest: "item_not_available", synonyms: ["उपलब्ध"] },
} satisfies Record<string, ImportField>;

const ofVariant = {
  variant_id: { label: "Variant id", read: whole, rest: "varient_id", synonyms: ["varient id"] },
  variant_sku: { label: "Variant SKU", read: line, rest: "variant_sku", synonyms: ["varient sku"] },
  variant_short_name: { label: "Short Name", read: line, rest: "short_name", synonyms: ["variant name"] },
  variant_long_name: { label: "Long Name", read: line, rest: "long_name" },
  variant_order: { label: "Order", read: whole, rest: "display_order_id", synonyms: ["variant position"] },
  variant_default: { label: "Default", read: yesOrNo, rest: "default_price", synonyms: ["is default"] },
} satisfies Record<string, ImportField>;

const { product_id, product_sku, location, ...details } = shared;

/** By their names in the file, in the order of a template. */
export const productFields = {
  product_id,
  product_sku,
  location,
  ...details,
  ...own,
  ...ofVariant,
} satisfies Record<string, ImportField>;

/** How a row finds its product or variant, and what it says of its price and its stock. */
export const priceStockFields = {
  product_id,
  product_sku,
  location,
  variant_id: ofVariant.variant_id,
  variant_sku: ofVariant.variant_sku,
  ...own,
} satisfies Record<string, ImportField>;

export type ProductField = keyof typeof productFields;

/** The values of a row, by its fields. */
export type ProductValues = { readonly [Field in ProductField]?: RowValues[string] };

export const variantFieldNames: readonly ProductField[] = [
  "variant_id",
  "variant_sku",
  "variant_short_name",
  "variant_long_name",
  "variant_order",
  "variant_default",
];

export const sharedFieldNames: readonly ProductField[] = [
  "product_id",
  "product_sku",
  "location",
  "name",
  "category",
  "brand",
  "manufacturer",
  "model",
  "colour",
  "packing",
  "country_of_origin",
  "description",
  "specifications",
  "cgst",
  "sgst",
  "igst",
  "hsn",
  "discount",
  "offer_percentage",
  "offer_from",
  "offer_to",
];

const names: FieldNames = Object.fromEntries(
  Object.entries(productFields).map(([field, { rest }]) => [rest, field]),
);

/** What calls about a product name, by the fields of the file. */
export const productNames: FieldNames = { ...names, category2_id: "category", category3_id: "category" };

/** What calls about a variant name. */
export const variantNames: FieldNames = { ...names, sku_seller: "variant_sku" };

/** Whether a row is about a variant. */
export const isOfVariant = (values: ProductValues): boolean =>
  variantFieldNames.some((field) => values[field] !== undefined);
