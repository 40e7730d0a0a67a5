import * as v from "valibot";
import { flagField, idField, optionalIntegerField, textField } from "../rest/recordFields.ts";
import type { Ownership } from "../access/rules.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";

/** A set of products that a company shows or offers together on its storefront (Document 1 §3). */
export interface Collection extends Ownership, RecordTimes {
  readonly id: string;
  readonly name: string;
  /** 'Allow selection': products may be put into it. */
  readonly isSelectable: boolean;
  /** 'Show on storefront'. */
  readonly isDisplayed: boolean;
  /** Null when the service does not count them. */
  readonly productCount: number | null;
}

/** Reads `companyCollection`. */
export const collectionRecord = v.pipe(
  v.object({
    ...timesEntries,
    collection_id: idField,
    company_po_id: idField,
    collection_name: textField,
    collection_enable_select: flagField,
    collection_enable_display: flagField,
    products_count: optionalIntegerField,
  }),
  v.transform((record): Collection => ({
    ...timesOf(record),
    id: record.collection_id,
    companyId: record.company_po_id,
    sellerId: null,
    name: record.collection_name,
    isSelectable: record.collection_enable_select,
    isDisplayed: record.collection_enable_display,
    productCount: record.products_count,
  })),
);
