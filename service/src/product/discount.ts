import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { businessToday } from "../http/contactField.ts";
import { optionalDate, optionalDecimal, optionalFlag, optionalWhole, requiredWhole } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { broken, malformed } from "../http/httpError.ts";
import { lockProduct } from "./lock.ts";
import { gapOf } from "./ready.ts";
import { productRecord, products } from "./record.ts";
import { moveProduct } from "./status.ts";

const percentage = optionalDecimal(1, 90, "Please enter 1% to 90%");
const slabQuantity = optionalWhole(1, 1_000_000, "A slab is a whole number from 1 to 1000000");

/** The discount on the price. */
export const discount_percentage = optionalDecimal(1, 20, "Please enter 1% to 20%");

/** A discount for a time. */
export const offerFields = {
  enable_special_offer: optionalFlag,
  special_offer_percentage: percentage,
  special_offer_start_date: optionalDate,
  special_offer_end_date: optionalDate,
  special_offer_infinite: optionalFlag,
};

type Offer = v.InferOutput<v.ObjectSchema<typeof offerFields, undefined>>;

/** Discounts (Document 2 §3, §5; ranges: decision D-61). */
export const discountFields = {
  discount_percentage,
  ...offerFields,
  enable_bundle_discounts: optionalFlag,
  enable_volume_discounts: optionalFlag,
  slab1_gte: slabQuantity,
  slab2_gte: slabQuantity,
  slab3_gte: slabQuantity,
  slab4_gte: slabQuantity,
  slab1_disc_percentage: percentage,
  slab2_disc_percentage: percentage,
  slab3_disc_percentage: percentage,
  slab4_disc_percentage: percentage,
};

type Discounts = v.InferOutput<ReturnType<typeof discountForm>>;

/** The form of the last step. */
export function discountForm() {
  return v.object({
    ...discountFields,
    prod_id: requiredWhole("prod_id is required"),
    company_po_id: optionalWhole(),
    seller_id: optionalWhole(),
  });
}

const refuse = (field: string, message: string) => malformed(message, { [field]: message });

/** Start needed, not in the past unless it was stored already; end needed unless infinite, not before the start. */
export function checkOffer(form: Offer, storedStart: string | null): void {
  if (!form.enable_special_offer) return;
  const start = form.special_offer_start_date;
  if (start === null) throw refuse("special_offer_start_date", "Please Enter Start Date");
  if (start !== storedStart && start < businessToday())
    throw refuse("special_offer_start_date", "Must not be in the past");
  if (form.special_offer_infinite) return;
  const end = form.special_offer_end_date;
  if (end === null) throw refuse("special_offer_end_date", "Please Enter End Date");
  if (end < start) throw refuse("special_offer_end_date", "Must not be before the start date");
}

/** What an offer is stored as: it has a percentage, and without an end no last day. */
export function storedOffer(
  offer: Offer,
): Pick<Offer, "special_offer_percentage" | "special_offer_end_date"> {
  return {
    special_offer_percentage: offer.special_offer_percentage ?? (offer.enable_special_offer ? "30.00" : null),
    special_offer_end_date: offer.special_offer_infinite ? null : offer.special_offer_end_date,
  };
}

/** All four slabs with their discounts, each threshold above the one before. */
function checkSlabs(form: Discounts): void {
  if (!form.enable_volume_discounts) return;
  const slabs = [
    [form.slab1_gte, form.slab1_disc_percentage],
    [form.slab2_gte, form.slab2_disc_percentage],
    [form.slab3_gte, form.slab3_disc_percentage],
    [form.slab4_gte, form.slab4_disc_percentage],
  ] as const;
  let below = 0;
  for (const [index, [threshold, discount]] of slabs.entries()) {
    const number = index + 1;
    if (threshold === null) throw refuse(`slab${number}_gte`, `Slab ${number} is required`);
    if (discount === null)
      throw refuse(`slab${number}_disc_percentage`, `Slab ${number} Discount is required`);
    if (threshold <= below)
      throw refuse(`slab${number}_gte`, `Please Enter value Greatter then Slab ${index}`);
    below = threshold;
  }
}

/**
 * Saves the form, and leaves the state of the product alone.
 * @returns the product as it was
 * @throws HttpError 400, 404, 422
 */
export async function saveDiscounts(db: Connection, form: Discounts) {
  const { prod_id, company_po_id, seller_id, ...discounts } = form;
  const before = await lockProduct(db, prod_id, { company_po_id, seller_id });
  checkOffer(form, before.special_offer_start_date);
  checkSlabs(form);
  if (form.enable_bundle_discounts) {
    const bundle = await db
      .selectFrom("bundle")
      .select("id")
      .where("prod_id", "=", prod_id)
      .limit(1)
      .executeTakeFirst();
    if (bundle === undefined)
      throw broken("Please Add One Bundle Product or Disable the Bundle Discount", "enable_bundle_discounts");
  }
  await db
    .updateTable("product")
    .set({
      ...discounts,
      ...storedOffer(discounts),
    })
    .where("prod_id", "=", prod_id)
    .execute();
  return before;
}

/** The last step of the wizard. A draft in which nothing is missing is handed in with it: it becomes pending (decision D-64). */
export const page4SignUp = operation({
  method: "POST",
  path: "/v1/companySellerProdLoc/page4SignUp",
  origin: "document-2",
  tagPath: "/v1/companySellerProdLoc/{prod_id}",
  tagField: "prod_id",
  summary: "Saves the discounts of a product; a draft in which nothing is missing becomes pending",
  body: discountForm(),
  response: productRecord,
  async handle({ body }, { db }) {
    const before = await saveDiscounts(db, body);
    if (before.prod_status === "draft" && (await gapOf(db, before)) === null)
      await moveProduct(db, before, {
        prod_status: "pending",
        prod_status_reason: null,
        prod_status_step: null,
      });
    return products.read(db, before.prod_id);
  },
});
