import { sql } from "kysely";
import * as v from "valibot";
import { id, instant, nullableText, whole } from "../http/answer.ts";
import { changesOf } from "../http/changes.ts";
import { collection } from "../http/collection.ts";
import { optionalText, pathId, requiredText, requiredWhole } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { broken, malformed } from "../http/refusal.ts";
import type { Resource } from "../http/resource.ts";
import { countryName } from "../place/resource.ts";

const record = v.object({
  manu_id: id,
  seller_id: id,
  company_po_id: id,
  company_id: id,
  manu_name: v.string(),
  addressline1: nullableText,
  addressline2: nullableText,
  street_no: nullableText,
  street_name: nullableText,
  area_name: nullableText,
  region_name: nullableText,
  zip: nullableText,
  stateshort: nullableText,
  countryshort: v.string(),
  country: nullableText,
  products_count: whole,
  created_at: instant,
  updated_at: instant,
});

/** The form (Document 2 §3). Its `country` repeats the code, so it is not read: the long name follows from the code. */
const fields = {
  manu_name: requiredText("Manufacturer Name is required", 120),
  addressline1: optionalText(150),
  addressline2: optionalText(150),
  street_no: optionalText(150),
  street_name: optionalText(150),
  area_name: optionalText(150),
  region_name: optionalText(150),
  zip: optionalText(10),
  stateshort: optionalText(120),
  countryshort: requiredText("Country is Required", 3),
};

const manufacturers = collection({
  name: "companySellerManu",
  noun: "Manufacturer",
  table: "manufacturer",
  record,
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
      .select((eb) => [
        "manufacturer.company_po_id as company_id",
        eb
          .selectFrom("product")
          .select(sql<number>`count(*)::int`.as("count"))
          .whereRef("product.manu_id", "=", "manufacturer.manu_id")
          .$asScalar()
          .$notNull()
          .as("products_count"),
      ]),
});

function longCountry(code: string): string {
  const country = countryName(code);
  if (country === undefined)
    throw malformed("Country is not known", { countryshort: "Country is not known" });
  return country;
}

/** Manufacturers of a location (Document 2 §7). */
export const manufacturer: Resource = {
  records: { Manufacturer: record },
  constraints: { manufacturer_name_key: { field: "manu_name", message: "Manufacturer Name Already Exist" } },
  operations: [
    manufacturers.byIds(),
    manufacturers.one("document-2"),
    ...manufacturers.by({ segment: "seller_id", origin: "document-2" }),
    ...manufacturers.by({ segment: "company_po_id", origin: "extension" }),
    operation({
      method: "POST",
      path: "/v1/companySellerManu",
      origin: "document-2",
      summary: "Adds a manufacturer",
      status: 201,
      body: v.object({ ...fields, seller_id: requiredWhole("seller_id is required") }),
      answer: record,
      async handle({ body }, { db }) {
        const country = longCountry(body.countryshort);
        const seller = await db
          .selectFrom("seller")
          .select("company_po_id")
          .where("seller_id", "=", body.seller_id)
          .executeTakeFirst();
        if (seller === undefined) throw broken("The seller does not exist", "seller_id");
        const added = await db
          .insertInto("manufacturer")
          .values({ ...body, ...seller, country })
          .returning("manu_id")
          .executeTakeFirstOrThrow();
        return manufacturers.read(db, added.manu_id);
      },
    }),
    operation({
      method: "PUT",
      path: "/v1/companySellerManu/{manu_id}",
      origin: "extension",
      summary: "Changes a manufacturer: the edited fields",
      params: v.object({ manu_id: pathId }),
      body: changesOf(fields),
      answer: record,
      async handle({ params, body }, { db }) {
        const country = body.countryshort === undefined ? {} : { country: longCountry(body.countryshort) };
        await db
          .updateTable("manufacturer")
          .set({ ...body, ...country, updated_at: sql`now()` })
          .where("manu_id", "=", params.manu_id)
          .execute();
        return manufacturers.read(db, params.manu_id);
      },
    }),
    manufacturers.remove(),
  ],
};
