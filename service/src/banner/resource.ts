import * as v from "valibot";
import { companyOfLevel1 } from "../category/parent.ts";
import { id, instant, nullableDate, optionalId, whole } from "../http/responseFields.ts";
import { collection } from "../http/collection.ts";
import { flag, optionalDate, optionalWhole, requiredText, requiredWhole } from "../http/field.ts";
import { requiredOrder } from "../http/position.ts";
import type { Resource } from "../http/resource.ts";

const record = v.object({
  banner_id: id,
  company_po_id: id,
  category1_id: id,
  category2_id: optionalId,
  category3_id: optionalId,
  order_id: whole,
  banner_url: v.string(),
  banner_slogan: v.string(),
  banner_button_text: v.string(),
  banner_active: v.boolean(),
  banner_start_date: nullableDate,
  banner_end_date: nullableDate,
  created_at: instant,
  updated_at: instant,
});

const fields = {
  category1_id: requiredWhole("Level1 Category is required"),
  category2_id: optionalWhole(),
  category3_id: optionalWhole(),
  order_id: requiredOrder(),
  banner_url: requiredText("Image is required", 254),
  banner_slogan: requiredText("Banner Slogan is required", 120),
  banner_button_text: requiredText("Banner Button Text is required", 120),
  // Beyond the documents: a banner that does not say is shown, from any day to any day.
  banner_active: v.optional(flag, true),
  banner_start_date: optionalDate,
  banner_end_date: optionalDate,
};

/** Banners of companies. */
export const banners = collection({
  name: "companyBanner",
  noun: "Banner",
  table: "banner",
  record,
  rule: {
    key: "banner_id",
    order: "order_id",
    sortable: { order_id: "integer", banner_slogan: "text" },
    searchable: ["banner_slogan"],
    filters: {},
  },
  records: (db) => db.selectFrom("banner").selectAll(),
});

/** Banners of a company's storefront (Document 1 §3). */
export const banner: Resource = {
  records: { Banner: record },
  constraints: {
    banner_check: { field: "category2_id", message: "Level2 Category is required", status: 422 },
    banner_dates: {
      field: "banner_end_date",
      message: "The last day must not be before the first",
      status: 422,
    },
    banner_category1: {
      field: "category1_id",
      message: "The category does not exist",
      status: 422,
      inUse: "Still in use: a banner leads to it",
    },
    banner_category2: {
      field: "category2_id",
      message: "The level 2 category is not under this level 1 category",
      status: 422,
      inUse: "Still in use: a banner leads to it",
    },
    banner_category3: {
      field: "category3_id",
      message: "The level 3 category is not under this level 2 category",
      status: 422,
      inUse: "Still in use: a banner leads to it",
    },
  },
  operations: [
    banners.byIds(),
    banners.one("extension"),
    ...banners.by({ segment: "company_po_id", origin: "document-1" }),
    banners.add({
      origin: "document-1",
      summary: "Adds a banner",
      // The documents' form has no company, so without one it is the category's.
      fields: { ...fields, company_po_id: optionalWhole() },
      complete: async ({ company_po_id, category1_id }, db) => ({
        company_po_id: company_po_id ?? (await companyOfLevel1(db, category1_id, "category1_id")),
      }),
    }),
    banners.edit(fields),
    banners.remove(),
    banners.position("company_po_id"),
  ],
};
