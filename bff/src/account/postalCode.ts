import * as v from "valibot";

/** A postal code: six digits not beginning with 0 in India, else 3 to 10 letters and digits (decision D-29). */
export function postalCodeField(countryCode: string) {
  const pattern = countryCode === "IND" ? /^[1-9]\d{5}$/ : /^[A-Za-z0-9]{3,10}$/;
  return v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(/[\s-]+/g, "")),
    v.nonEmpty("Zip is Required"),
    v.regex(pattern, "Zip is Invalid"),
  );
}
