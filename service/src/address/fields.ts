import { nullableText } from "../http/responseFields.ts";
import { optionalText } from "../http/field.ts";

/** One line of an address, in a body (decision D-35). */
export const addressLine = optionalText(150);

/** An address in a body. A form that requires one of the fields says so itself, with its own message. */
export const addressFields = {
  addressline1: addressLine,
  addressline2: addressLine,
  street_no: addressLine,
  street_name: addressLine,
  area_name: addressLine,
  region_name: addressLine,
  zip: optionalText(10),
  stateshort: optionalText(120),
};

/** An address in a record. */
export const addressRecord = {
  addressline1: nullableText,
  addressline2: nullableText,
  street_no: nullableText,
  street_name: nullableText,
  area_name: nullableText,
  region_name: nullableText,
  zip: nullableText,
  stateshort: nullableText,
};
