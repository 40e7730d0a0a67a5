import * as v from "valibot";
import { printable } from "../http/text.ts";
import { malformed } from "../http/httpError.ts";

/** A postal code that must be there. */
export function requiredZip(missing: string) {
  return v.pipe(
    v.union([v.string(missing), v.pipe(v.number(), v.transform(String))], missing),
    v.trim(),
    printable,
    v.nonEmpty(missing),
    v.regex(/^[A-Za-z0-9 -]{3,10}$/, "Must have 3 to 10 letters and digits"),
    v.metadata({ "x-missing": missing }),
  );
}

/** What India asks of a postal code: six digits, not starting with 0 (decision D-29). @throws HttpError 400 */
export function checkZip(
  zip: string | null | undefined,
  country: string | null | undefined,
  field: string,
): void {
  if (zip === null || zip === undefined || (country ?? "IND") !== "IND" || /^[1-9][0-9]{5}$/.test(zip))
    return;
  const message = "Must have 6 digits and not start with 0";
  throw malformed(message, { [field]: message });
}
