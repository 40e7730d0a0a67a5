import { countryCode, provinceCode } from "../country/resource.ts";
import { broken } from "../http/httpError.ts";
import type { ImportField } from "./kind.ts";
import { line } from "./value.ts";

/** The country of addresses that name none. */
const home = "IND";

/** The columns of an address, as exports have them. */
export const addressColumns = {
  address_line_1: { label: "Address Line1", read: line, rest: "addressline1", synonyms: ["address", "पता"] },
  address_line_2: { label: "Address Line2", read: line, rest: "addressline2" },
  street_number: { label: "Street No", read: line, rest: "street_no", synonyms: ["street number"] },
  street: { label: "Street Name", read: line, rest: "street_name", synonyms: ["street"] },
  area: { label: "Area", read: line, rest: "area_name", synonyms: ["area name", "city", "शहर"] },
  region: { label: "Region", read: line, rest: "region_name", synonyms: ["district", "ज़िला"] },
  zip: {
    label: "Zip",
    read: (cell: string) => line(cell.replaceAll(/[\s-]+/g, "")),
    rest: "zip",
    synonyms: ["pin", "pin code", "postal code", "zip code", "पिन कोड"],
  },
} satisfies Record<string, ImportField>;

export const stateCode = (text: string): string | undefined => provinceCode(home, text);

/** A state of India, by its code or its name. */
export const stateColumn: ImportField = {
  label: "State",
  read: line,
  rest: "stateshort",
  synonyms: ["province", "राज्य"],
  toRest(value) {
    if (typeof value !== "string") return value;
    const code = stateCode(value);
    if (code === undefined) throw broken("Province is not known", "stateshort");
    return code;
  },
};

/** A country, by its code or its name. */
export const countryColumn: ImportField = {
  label: "Country",
  read: line,
  rest: "countryshort",
  synonyms: ["country code", "देश"],
  toRest(value) {
    if (typeof value !== "string") return value;
    const code = countryCode(value);
    if (code === undefined) throw broken("Country is not known", "countryshort");
    return code;
  },
};
