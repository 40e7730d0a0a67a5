import * as v from "valibot";
import { broken } from "../http/httpError.ts";
import { parse } from "../http/parse.ts";
import { createSignup } from "../product/createSignup.ts";
import { discountForm, saveDiscounts } from "../product/discount.ts";
import { checkLimit, lockOwner } from "../product/limit.ts";
import { page3Signup, priceFields } from "../product/price.ts";
import { editProduct } from "../product/resource.ts";
import type { Importing, RowValues } from "./kind.ts";
import type { ProductValues } from "./productFields.ts";
import type { Product } from "./productFind.ts";

type Body = Readonly<Record<string, RowValues[string] | number>>;

const amount = /^\d{1,10}(\.\d{1,2})?$/;

/** A number with decimals as the service keeps it; what is none is left to the rules of the field. */
export function padded(value: RowValues[string]): RowValues[string] {
  if (typeof value !== "string" || !amount.test(value)) return value;
  const [integer = "", decimals = ""] = value.split(".");
  return `${BigInt(integer)}.${decimals.padEnd(2, "0")}`;
}

/** Those of a form's fields that were said. */
export const said = (form: Body): Body =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));

/** Whether a record has anything otherwise. What only looks different is left to the call, which reads it by its rules. */
export function differs(record: object, form: Body): boolean {
  const values = new Map<string, unknown>(Object.entries(record));
  return Object.entries(form).some(([name, value]) => (values.get(name) ?? null) !== value);
}

/** What wrapping costs: 0 leaves it off where it is off, and nothing switches it off. */
export function giftOf(price: RowValues[string]): Body {
  if (price === undefined) return {};
  if (price === null) return { gift_wrapping_enabled: false, gift_wrapping_price: "0.00" };
  const gift_wrapping_price = padded(price);
  return gift_wrapping_price === "0.00"
    ? { gift_wrapping_price }
    : { gift_wrapping_enabled: true, gift_wrapping_price };
}

const identified = v.pipe(v.array(v.object({ prod_id: v.number() })), v.minLength(1));

/** The first step of the wizard: makes a draft, or changes what a product is. @returns its id */
export async function saveDetails(
  values: ProductValues,
  references: Body,
  location: number | null,
  before: Product | undefined,
  importing: Importing,
): Promise<number> {
  const { db, companyId, coming } = importing;
  const body = {
    ...said({
      prod_name: values.name,
      prod_model: values.model,
      prod_colour: values.colour,
      prod_pack: values.packing,
      prod_description: values.description,
      prod_specifications: values.specifications,
    }),
    ...references,
  };
  if (before !== undefined) {
    const params = { prod_id: String(before.prod_id) };
    if (differs(before, body)) await importing.call(editProduct, { params, body });
    return before.prod_id;
  }
  if (location === null) throw broken("Location is required", "seller_id");
  if (coming.size > 0)
    await checkLimit(db, await lockOwner(db, location), {
      own: coming.get(location) ?? 0,
      whole: [...coming.values()].reduce((sum, count) => sum + count, 0),
    });
  const owner = { seller_id: location, company_po_id: companyId };
  const [made] = v.parse(identified, await importing.call(createSignup, { body: { ...body, ...owner } }));
  return made?.prod_id ?? 0;
}

/** What a product has of a form's fields. */
const kept = (product: Product, names: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(product).filter(([name]) => name in names));

/**
 * The third step: price, tax and SKU, as a whole.
 * @param own what the row says that is about the product itself
 * @returns whether anything was said otherwise
 */
export async function savePricing(
  product: Product,
  values: ProductValues,
  own: ProductValues,
  isWithVariants: boolean,
  { call }: Importing,
): Promise<boolean> {
  const form = said({
    prod_varient_enabled: isWithVariants ? true : undefined,
    product_price: padded(own.price),
    ...giftOf(own.gift_price),
    cgst: padded(values.cgst),
    sgst: padded(values.sgst),
    igst: padded(values.igst),
    hsn_code: values.hsn,
    sku_seller: values.product_sku,
  });
  if (!differs(product, form)) return false;
  if (product.prod_varient_enabled && differs(product, said({ product_price: form["product_price"] })))
    throw broken("It has variants: say which one", "product_price");
  await call(page3Signup, { body: { ...kept(product, priceFields), ...form, prod_id: product.prod_id } });
  return true;
}

/** The fourth step: discount and special offer. The state of the product stays (decision 23), so it is not handed in with it. @returns whether it was saved */
export async function saveDiscount(
  product: Product,
  { discount, offer_percentage, offer_from, offer_to }: ProductValues,
  { db }: Importing,
): Promise<boolean> {
  const begins = said({
    special_offer_percentage: offer_percentage === null ? undefined : padded(offer_percentage),
    special_offer_start_date: offer_from,
  });
  // No last day makes an offer endless, but says nothing where there is none yet and all else stays.
  const isAsBefore =
    offer_to === null && product.special_offer_end_date === null && !differs(product, begins);
  const offer = {
    ...begins,
    ...said({
      special_offer_end_date: offer_to,
      special_offer_infinite: offer_to === undefined || isAsBefore ? undefined : offer_to === null,
    }),
  };
  // An offer that is kept and not on stays off until something is said otherwise of it.
  const isSaid = [offer_percentage, offer_from, offer_to].some((value) => typeof value === "string");
  const isOn = isSaid && differs(product, offer);
  const form = {
    ...said({ discount_percentage: padded(discount) }),
    ...offer,
    ...(offer_percentage === null
      ? { enable_special_offer: false }
      : isOn
        ? { enable_special_offer: true }
        : {}),
  };
  if (!differs(product, form)) return false;
  const whole = parse(discountForm(), { ...kept(product, discountForm().entries), ...form });
  if (whole.enable_special_offer && whole.special_offer_percentage === null)
    throw broken("Special Offer Percentage is required", "special_offer_percentage");
  await saveDiscounts(db, whole);
  return true;
}
