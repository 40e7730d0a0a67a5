import * as v from "valibot";
import {
  optionalFlag,
  optionalForm,
  optionalLines,
  optionalText,
  optionalWhole,
  optionalDecimal,
} from "../http/field.ts";

/** What can be done with many products. */
export const productActions = ["submit", "enable", "return", "disable", "set", "price"] as const;

export type ProductAction = (typeof productActions)[number];

const taxRange = "Please enter 0% to 50%";
const tax = optionalDecimal(0, 50, taxRange);
const amountRange = "Must be a number other than 0, with at most two decimals";

/** How a new price follows from the old one. */
export const priceModes = ["set", "add", "percent"] as const;

/** What a new price ends in; `none` leaves it as it is. */
export const priceRoundings = ["none", "00", "50", "99"] as const;

/** The columns that many products can get the same value in; each has the rule of the wizard's form. */
const fields = v.partial(
  v.object({
    prod_brand: optionalWhole(),
    manu_id: optionalWhole(),
    category1_id: optionalWhole(),
    category2_id: optionalWhole(),
    category3_id: optionalWhole(),
    country_origin: optionalText(120),
    hsn_code: optionalForm(8, /^(\d{4}|\d{6}|\d{8})?$/, "HSN Code has 4, 6 or 8 digits"),
    cgst: tax,
    sgst: tax,
    igst: tax,
    discount_percentage: optionalDecimal(1, 20, "Please enter 1% to 20%"),
  }),
);

const price = v.object({
  mode: v.picklist(priceModes, `mode is one of ${priceModes.join(", ")}`),
  /** Rupees, or percent; less than 0 takes away. */
  amount: v.pipe(
    v.string(amountRange),
    v.regex(/^-?[0-9]{1,10}(\.[0-9]{1,2})?$/, amountRange),
    v.check((text) => Number(text) !== 0, amountRange),
  ),
  rounding: v.optional(v.picklist(priceRoundings, `rounding is one of ${priceRoundings.join(", ")}`), "none"),
  /** Of products with variants: their open variants. Without it such a product is refused. */
  with_variants: optionalFlag,
});

/** One change of many products. */
export const productChange = v.object({
  action: v.picklist(productActions, `action is one of ${productActions.join(", ")}`),
  /** Why, for `return` and `disable`. */
  reason: optionalLines(1000),
  /** For `set`: what is not named stays. */
  fields: v.optional(v.nullable(fields), null),
  /** For `price`. */
  price: v.optional(v.nullable(price), null),
});

export type ProductChange = v.InferOutput<typeof productChange>;

/** What somebody must be allowed who makes the change. */
export function permissionOf({ action }: ProductChange): "PRODUCT_UPDATE" | "PRODUCT_APPROVE" {
  return action === "enable" || action === "return" || action === "disable"
    ? "PRODUCT_APPROVE"
    : "PRODUCT_UPDATE";
}
