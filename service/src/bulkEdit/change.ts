import * as v from "valibot";
import { flag, optionalFlag, optionalLines, requiredWhole } from "../http/field.ts";
import { detailFields } from "../product/createSignup.ts";
import type { Permission } from "../role/permissions.ts";
import { discount_percentage, offerFields } from "../product/discount.ts";
import { priceFields } from "../product/price.ts";

/** What can be done with many products. */
export const productActions = [
  "submit",
  "enable",
  "return",
  "disable",
  "set",
  "price",
  "stock",
  "availability",
  "delete",
] as const;

export type ProductAction = (typeof productActions)[number];

const amountRange = "Must be a number other than 0, with at most two decimals";

/** How a new price follows from the old one. */
export const priceModes = ["set", "add", "percent"] as const;

/** What a new price ends in; `none` leaves it as it is. */
export const priceRoundings = ["none", "00", "50", "99"] as const;

const { prod_brand, manu_id, category1_id, category2_id, category3_id, country_origin } = detailFields;
const { hsn_code, cgst, sgst, igst, gift_wrapping_enabled, gift_wrapping_price } = priceFields;

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
    /** Of products with variants: of their open variants. */
    gift_wrapping_enabled,
    gift_wrapping_price,
    /** The offer as a whole. */
    ...offerFields,
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

/** Of products with variants: of each of their open variants. */
const stock = v.object({
  mode: v.picklist(["set", "add"], "mode is one of set, add"),
  /** How many there are, or so many more; less than 0 takes away. */
  pieces: requiredWhole("pieces is required", -999_999_999, 999_999_999),
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
  /** For `stock`. */
  stock: v.optional(v.nullable(stock), null),
  /** For `availability`: whether open variants can be ordered. */
  is_available: v.optional(v.nullable(flag), null),
});

export type ProductChange = v.InferOutput<typeof productChange>;

const permissions = {
  submit: "PRODUCT_UPDATE",
  enable: "PRODUCT_APPROVE",
  return: "PRODUCT_APPROVE",
  disable: "PRODUCT_APPROVE",
  set: "PRODUCT_UPDATE",
  price: "PRODUCT_UPDATE",
  stock: "STOCK_UPDATE",
  availability: "STOCK_UPDATE",
  delete: "PRODUCT_DELETE",
} as const satisfies Readonly<Record<ProductAction, Permission>>;

/** What somebody must be allowed who makes the change: first what it is about, then what it writes besides. */
export function permissionsOf({ action, price }: ProductChange): readonly [Permission, ...Permission[]] {
  const own = permissions[action];
  return action === "price" && price?.with_variants === true ? [own, "VARIANT_UPDATE"] : [own];
}
