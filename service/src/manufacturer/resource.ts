import { addressFields } from "../address/fields.ts";
import { requiredText, requiredWhole } from "../http/field.ts";
import { broken, malformed } from "../http/httpError.ts";
import type { Resource } from "../http/resource.ts";
import { countryName } from "../country/resource.ts";
import { manufacturerRecord, manufacturers } from "./record.ts";

/** The form (Document 2 §3). Its `country` repeats the code, so it is not read: the long name follows from the code. */
const fields = {
  manu_name: requiredText("Manufacturer Name is required", 120),
  ...addressFields,
  countryshort: requiredText("Country is Required", 3),
};

function longCountry(code: string): string {
  const country = countryName(code);
  if (country === undefined)
    throw malformed("Country is not known", { countryshort: "Country is not known" });
  return country;
}

export const addManufacturer = manufacturers.add({
  origin: "document-2",
  summary: "Adds a manufacturer",
  fields: { ...fields, seller_id: requiredWhole("seller_id is required") },
  async complete({ countryshort, seller_id }, db) {
    const country = longCountry(countryshort);
    const seller = await db
      .selectFrom("seller")
      .select("company_po_id")
      .where("seller_id", "=", seller_id)
      .executeTakeFirst();
    if (seller === undefined) throw broken("The seller does not exist", "seller_id");
    return { ...seller, country };
  },
});

export const removeManufacturer = manufacturers.remove();

export const editManufacturer = manufacturers.edit(fields, ({ countryshort }) =>
  countryshort === undefined ? {} : { country: longCountry(countryshort) },
);

/** Manufacturers of a location (Document 2 §7). */
export const manufacturer: Resource = {
  records: { Manufacturer: manufacturerRecord },
  constraints: { manufacturer_name_key: { field: "manu_name", message: "Manufacturer Name Already Exist" } },
  operations: [
    manufacturers.byIds(),
    manufacturers.one("document-2"),
    ...manufacturers.by({ segment: "seller_id", origin: "document-2" }),
    ...manufacturers.by({ segment: "company_po_id", origin: "extension" }),
    addManufacturer,
    editManufacturer,
    removeManufacturer,
  ],
};
