import * as v from "valibot";
import type { Ownership } from "../access/rules.ts";
import { flaggedEntries, type FlaggedField } from "../product/record.ts";
import {
  idField,
  optionalDateTimeField,
  optionalIdField,
  optionalIntegerField,
  optionalTextField,
} from "../rest/recordFields.ts";

/** What can be decided about a product, and that it was handed in, by the service's words. */
const decisions = {
  submitted: "SUBMITTED",
  enabled: "ENABLED",
  returned: "RETURNED",
  disabled: "DISABLED",
} as const;

/** A time that a product was handed in or decided on. */
export interface ProductReview extends Ownership {
  readonly id: string;
  readonly productId: string;
  readonly decision: (typeof decisions)[keyof typeof decisions];
  readonly at: string | null;
  readonly byName: string | null;
  readonly remark: string | null;
  readonly step: number | null;
  readonly flaggedFields: readonly FlaggedField[];
}

/** Reads `companySellerProdReview`, an extension of ours. */
export const productReviewRecord = v.pipe(
  v.object({
    review_id: idField,
    prod_id: idField,
    company_po_id: optionalIdField,
    seller_id: optionalIdField,
    decision: v.picklist(["submitted", "enabled", "returned", "disabled"]),
    actor_name: optionalTextField,
    remark: optionalTextField,
    step: optionalIntegerField,
    fields: flaggedEntries,
    created_at: optionalDateTimeField,
  }),
  v.transform((record): ProductReview => ({
    id: record.review_id,
    productId: record.prod_id,
    companyId: record.company_po_id,
    sellerId: record.seller_id,
    decision: decisions[record.decision],
    at: record.created_at,
    byName: record.actor_name,
    remark: record.remark,
    step: record.step,
    flaggedFields: record.fields,
  })),
);

const columns = v.record(v.string(), v.unknown());
const content = v.object({
  product: columns,
  variants: v.array(columns),
  images: v.array(columns),
  bundles: v.array(columns),
});

/** A product with its parts in their order, by the columns of the service; what is null is not there. */
export type ProductContent = v.InferOutput<typeof content>;

/** A product as it was at the last decision, and as it is now. */
export interface Comparison extends Ownership {
  readonly before: ProductContent | null;
  readonly now: ProductContent;
}

/** Reads `companySellerProdReview/compared`. */
export const comparisonRecord = v.pipe(
  v.object({
    company_po_id: optionalIdField,
    seller_id: optionalIdField,
    before: v.nullable(content),
    now: content,
  }),
  v.transform(({ company_po_id, seller_id, before, now }): Comparison => ({
    companyId: company_po_id,
    sellerId: seller_id,
    before,
    now,
  })),
);
