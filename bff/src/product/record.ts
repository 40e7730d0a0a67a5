import * as v from "valibot";
import { chosenIds, type ChosenCategories } from "../category/record.ts";
import {
  flagField,
  idField,
  optionalDateTimeField,
  optionalDecimalField,
  optionalIdField,
  optionalIntegerField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";
import type { Ownership } from "../access/rules.ts";
import { discountEntries, readDiscounts, type Discounts } from "./discounts.ts";

/** The states of a product (decision D-64), as we name them and as the service spells them. */
export const productStatuses = {
  DRAFT: "draft",
  PENDING: "pending",
  ENABLED: "enabled",
  RECTIFICATION: "rectification",
  DISABLED: "disabled",
} as const;

export type ProductStatus = keyof typeof productStatuses;

/** A field that the reviewer points at, by its path. */
export interface FlaggedField {
  readonly field: string;
  readonly remark: string;
}

/** Reads fields that are pointed at; none where the service does not know of them. */
export const flaggedEntries = v.pipe(
  v.nullish(v.array(v.object({ field: textField, remark: textField })), []),
  v.transform((fields): readonly FlaggedField[] => fields),
);

/** A product of one location (Document 2 §3). */
export interface Product extends Ownership {
  readonly id: string;
  readonly sellerId: string;
  readonly name: string;
  readonly model: string | null;
  readonly colour: string | null;
  readonly packing: string | null;
  /** HTML as it was stored: clean it before anybody sees it. */
  readonly description: string | null;
  /** HTML as it was stored: clean it before anybody sees it. */
  readonly specifications: string | null;
  readonly status: ProductStatus;
  /** Why it was returned or disabled; null in the other states. */
  readonly statusReason: string | null;
  /** The step of the wizard that the reviewer returned it for, 1 to 4. */
  readonly flaggedStep: number | null;
  readonly statusChangedAt: string | null;
  /** The fields that the reviewer points at. */
  readonly flaggedFields: readonly FlaggedField[];
  /** When it was last decided on. */
  readonly reviewedAt: string | null;
  /** Whether it is on sale otherwise than it was decided on; null where the service keeps no reviews. */
  readonly isChangedSinceReview: boolean | null;
  /** A storage key. */
  readonly imageKey: string | null;
  readonly sku: string | null;
  readonly hsnCode: string | null;
  readonly cgst: string | null;
  readonly sgst: string | null;
  readonly igst: string | null;
  readonly countryOfOrigin: string | null;
  readonly variantsEnabled: boolean;
  /** The single price, kept even while variants are on. */
  readonly singlePrice: string | null;
  readonly giftWrappingEnabled: boolean;
  /** Null while it is not offered. */
  readonly giftWrappingPrice: string | null;
  readonly discounts: Discounts;
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
  readonly brandId: string | null;
  readonly manufacturerId: string | null;
  readonly chosenCategories: ChosenCategories;
  /** The ids of these categories, from level 1 down. */
  readonly categoryIds: readonly string[];
}

/** A service without states shows everything it has, so there a product counts as enabled. */
const statusField = v.pipe(
  textField,
  v.transform((text): ProductStatus => {
    const status = text.trim().toUpperCase();
    return status === "DRAFT" || status === "PENDING" || status === "RECTIFICATION" || status === "DISABLED"
      ? status
      : "ENABLED";
  }),
);

/** Reads `companySellerProdLoc`. */
export const productRecord = v.pipe(
  v.object({
    prod_id: idField,
    company_po_id: optionalIdField,
    company_id: optionalIdField,
    seller_id: idField,
    prod_name: textField,
    prod_model: optionalTextField,
    prod_colour: optionalTextField,
    prod_pack: optionalTextField,
    prod_description: optionalTextField,
    prod_specifications: optionalTextField,
    prod_status: statusField,
    prod_status_reason: optionalTextField,
    prod_status_step: optionalIntegerField,
    prod_status_at: optionalDateTimeField,
    prod_status_fields: flaggedEntries,
    prod_reviewed_at: optionalDateTimeField,
    prod_review_changed: v.optional(flagField),
    summary_image_url: optionalTextField,
    sku_seller: optionalTextField,
    hsn_code: optionalTextField,
    cgst: optionalDecimalField,
    sgst: optionalDecimalField,
    igst: optionalDecimalField,
    country_origin: optionalTextField,
    prod_varient_enabled: flagField,
    product_price: optionalDecimalField,
    gift_wrapping_enabled: flagField,
    gift_wrapping_price: optionalDecimalField,
    ...discountEntries,
    created_at: optionalDateTimeField,
    updated_at: optionalDateTimeField,
    prod_brand: optionalIdField,
    manu_id: optionalIdField,
    category1_id: optionalIdField,
    category2_id: optionalIdField,
    category3_id: optionalIdField,
  }),
  v.transform((record): Product => ({
    id: record.prod_id,
    companyId: record.company_po_id ?? record.company_id,
    sellerId: record.seller_id,
    name: record.prod_name,
    model: record.prod_model,
    colour: record.prod_colour,
    packing: record.prod_pack,
    description: record.prod_description,
    specifications: record.prod_specifications,
    status: record.prod_status,
    statusReason: record.prod_status_reason,
    flaggedStep: record.prod_status_step,
    statusChangedAt: record.prod_status_at,
    flaggedFields: record.prod_status_fields,
    reviewedAt: record.prod_reviewed_at,
    isChangedSinceReview: record.prod_review_changed ?? null,
    imageKey: record.summary_image_url,
    sku: record.sku_seller,
    hsnCode: record.hsn_code,
    cgst: record.cgst,
    sgst: record.sgst,
    igst: record.igst,
    countryOfOrigin: record.country_origin,
    variantsEnabled: record.prod_varient_enabled,
    singlePrice: record.product_price,
    giftWrappingEnabled: record.gift_wrapping_enabled,
    giftWrappingPrice: record.gift_wrapping_enabled ? record.gift_wrapping_price : null,
    discounts: readDiscounts(record),
    createdAt: record.created_at,
    updatedAt: record.updated_at,
    brandId: record.prod_brand,
    manufacturerId: record.manu_id,
    chosenCategories: [record.category1_id, record.category2_id, record.category3_id],
    categoryIds: chosenIds([record.category1_id, record.category2_id, record.category3_id]),
  })),
);
