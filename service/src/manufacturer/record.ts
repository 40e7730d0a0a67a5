import * as v from "valibot";
import { addressRecord } from "../address/fields.ts";
import { countOf } from "../db/countOf.ts";
import { collection } from "../http/collection.ts";
import { id, instant, nullableText, whole } from "../http/responseFields.ts";

/** A manufacturer. */
export const manufacturerRecord = v.object({
  manu_id: id,
  seller_id: id,
  company_po_id: id,
  company_id: id,
  manu_name: v.string(),
  ...addressRecord,
  countryshort: v.string(),
  country: nullableText,
  products_count: whole,
  created_at: instant,
  updated_at: instant,
});

/** Manufacturers of locations. */
export const manufacturers = collection({
  name: "companySellerManu",
  noun: "Manufacturer",
  table: "manufacturer",
  record: manufacturerRecord,
  rule: {
    key: "manu_id",
    order: "manu_name",
    sortable: { manu_name: "text", products_count: "integer" },
    searchable: ["manu_name"],
    filters: { seller_id: "integer", countryshort: "text" },
  },
  records: (db) =>
    db
      .selectFrom("manufacturer")
      .selectAll("manufacturer")
      .select([
        "manufacturer.company_po_id as company_id",
        countOf("product", "manu_id", "manufacturer.manu_id").as("products_count"),
      ]),
});
