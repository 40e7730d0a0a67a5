import * as v from "valibot";
import { countOf } from "../db/countOf.ts";
import { id, instant, whole } from "../http/responseFields.ts";
import { collection as resource } from "../http/collection.ts";
import { optionalFlag, requiredText, requiredWhole } from "../http/field.ts";
import { idList } from "../http/listQuery.ts";
import { readList } from "../http/listing.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";

const record = v.object({
  collection_id: id,
  company_po_id: id,
  collection_name: v.string(),
  collection_enable_select: v.boolean(),
  collection_enable_display: v.boolean(),
  products_count: whole,
  created_at: instant,
  updated_at: instant,
});

const fields = {
  collection_name: requiredText("Collection Name is required", 120),
  collection_enable_select: optionalFlag,
  collection_enable_display: optionalFlag,
};

/** Collections of a company. */
export const collections = resource({
  name: "companyCollection",
  noun: "Collection",
  table: "collection",
  record,
  rule: {
    key: "collection_id",
    order: "collection_name",
    sortable: { collection_name: "text", products_count: "integer" },
    searchable: ["collection_name"],
    filters: {},
  },
  records: (db) =>
    db
      .selectFrom("collection")
      .selectAll("collection")
      .select(
        countOf("collection_product", "collection_id", "collection.collection_id").as("products_count"),
      ),
});

/** Collections of a company's storefront (Document 1 §3). */
export const collection: Resource = {
  records: { Collection: record },
  constraints: {
    collection_name_key: { field: "collection_name", message: "Collection Name Already Exist" },
  },
  operations: [
    // The documents name no tenant here (decision D-44), so this one answers with everybody's.
    operation({
      method: "GET",
      path: "/v1/companyCollection",
      origin: "document-1",
      summary: "All collections of all companies, or those with the given ids",
      query: v.object({ ids: v.optional(idList) }),
      response: v.array(record),
      handle: async ({ query }, { db }) =>
        query.ids === undefined
          ? (await readList(db, collections.records(db), collections.rule, { filters: {} })).rows
          : collections.find(db, query.ids),
    }),
    collections.one("extension"),
    ...collections.by({ segment: "company_po_id", origin: "extension" }),
    collections.add({
      origin: "document-1",
      summary: "Adds a collection",
      fields: { ...fields, company_po_id: requiredWhole("company_po_id is required") },
    }),
    collections.edit(fields),
    collections.remove(),
  ],
};
