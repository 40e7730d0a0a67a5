import * as v from "valibot";
import type { ChosenCategories } from "../category/record.ts";
import {
  flagField,
  idField,
  integerField,
  optionalDateField,
  optionalIdField,
  optionalTextField,
  textField,
} from "../rest/recordFields.ts";
import type { Ownership } from "../access/rules.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";

/** A picture on the company's storefront that leads to a category (Document 1 §3). */
export interface Banner extends Ownership, RecordTimes {
  readonly id: string;
  readonly slogan: string;
  readonly buttonText: string;
  /** A file name in the company's own folder. */
  readonly imageFile: string | null;
  readonly order: number;
  /** The category it leads to, from level 1 down; levels that were not chosen are null. */
  readonly chosenCategories: ChosenCategories;
  /** Null when the service keeps no such switch. */
  readonly isActive: boolean | null;
  /** The first and the last day it is shown, both included; null for no such limit. */
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** Reads `companyBanner`. */
export const bannerRecord = v.pipe(
  v.object({
    ...timesEntries,
    banner_id: idField,
    company_po_id: idField,
    banner_slogan: textField,
    banner_button_text: textField,
    banner_url: optionalTextField,
    order_id: integerField,
    category1_id: optionalIdField,
    category2_id: optionalIdField,
    category3_id: optionalIdField,
    banner_active: v.nullish(flagField, null),
    banner_start_date: optionalDateField,
    banner_end_date: optionalDateField,
  }),
  v.transform((record): Banner => ({
    ...timesOf(record),
    id: record.banner_id,
    companyId: record.company_po_id,
    sellerId: null,
    slogan: record.banner_slogan,
    buttonText: record.banner_button_text,
    imageFile: record.banner_url,
    order: record.order_id,
    chosenCategories: [record.category1_id, record.category2_id, record.category3_id],
    isActive: record.banner_active,
    startDate: record.banner_start_date,
    endDate: record.banner_end_date,
  })),
);
