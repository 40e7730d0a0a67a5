import * as v from "valibot";
import {
  flagField,
  optionalDateField,
  optionalDecimalField,
  optionalIntegerField,
} from "../rest/recordFields.ts";

/** One of the four slabs: from so many pieces on, so much off (Document 2 §3). Empty while it is not filled in. */
export interface DiscountSlab {
  readonly minimumQuantity: number | null;
  readonly percentage: string | null;
}

/** The discounts of a product. What a switch hides is kept while it is off (decision D-60, applied to all switches). */
export interface Discounts {
  readonly discountPercentage: string | null;
  readonly specialOfferEnabled: boolean;
  readonly specialOfferPercentage: string | null;
  readonly specialOfferStartDate: string | null;
  readonly specialOfferEndDate: string | null;
  readonly specialOfferInfinite: boolean;
  readonly bundleDiscountsEnabled: boolean;
  readonly volumeDiscountsEnabled: boolean;
  /** Always four. */
  readonly slabs: readonly DiscountSlab[];
}

/** How many slabs a product has (Document 2 §9). */
export const slabCount = 4;

/** The fields of `companySellerProdLoc` that hold discounts. */
export const discountEntries = {
  discount_percentage: optionalDecimalField,
  enable_special_offer: flagField,
  special_offer_percentage: optionalDecimalField,
  special_offer_start_date: optionalDateField,
  special_offer_end_date: optionalDateField,
  special_offer_infinite: flagField,
  enable_bundle_discounts: flagField,
  enable_volume_discounts: flagField,
  slab1_gte: optionalIntegerField,
  slab2_gte: optionalIntegerField,
  slab3_gte: optionalIntegerField,
  slab4_gte: optionalIntegerField,
  slab1_disc_percentage: optionalDecimalField,
  slab2_disc_percentage: optionalDecimalField,
  slab3_disc_percentage: optionalDecimalField,
  slab4_disc_percentage: optionalDecimalField,
};

const discountRecord = v.object(discountEntries);

/** The discounts in a record of the service. */
export function readDiscounts(record: v.InferOutput<typeof discountRecord>): Discounts {
  return {
    discountPercentage: record.discount_percentage,
    specialOfferEnabled: record.enable_special_offer,
    specialOfferPercentage: record.special_offer_percentage,
    specialOfferStartDate: record.special_offer_start_date,
    specialOfferEndDate: record.special_offer_end_date,
    specialOfferInfinite: record.special_offer_infinite,
    bundleDiscountsEnabled: record.enable_bundle_discounts,
    volumeDiscountsEnabled: record.enable_volume_discounts,
    slabs: [
      { minimumQuantity: record.slab1_gte, percentage: record.slab1_disc_percentage },
      { minimumQuantity: record.slab2_gte, percentage: record.slab2_disc_percentage },
      { minimumQuantity: record.slab3_gte, percentage: record.slab3_disc_percentage },
      { minimumQuantity: record.slab4_gte, percentage: record.slab4_disc_percentage },
    ],
  };
}
