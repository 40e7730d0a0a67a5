import * as v from "valibot";
import { optionalFlag, optionalLines } from "../http/field.ts";
import { detailFields } from "../product/createSignup.ts";
import { discount_percentage } from "../product/discount.ts";
import { priceFields } from "../product/price.ts";

/** What can be done with many products. */
export const productActions = ["submit", "enable", "return", "disable", "set", "price"] as const;

export type ProductAction = (typeof productActions)[number];

const amountRange = "Must be a number other than 0, with at most two decimals";

/** How a new price follows from the old one. */
export const priceModes = ["set", "add", "percent"] as const;

/** What a new price ends in; `none` leaves it as it is. */
export const priceRoundings = ["none", "00", "50", "99"] as const;

const { prod_brand, manu_id, category1_id, category2_id, category3_id, country_origin } = detailFields;
const { hsn_code, cgst, sgst, igst } = priceFields;

/** The columns that many products can get the same value in, by the rules of the wizard's forms. */
const fields = v.partial(
  v.object({
    prod_brand,
    manu_id,
    category1_id,
    category2_id,
    category3_id,
    country_origin,
    hsn_code,
    cgst,
    sgst,
    igst,
    discount_percentage,
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
