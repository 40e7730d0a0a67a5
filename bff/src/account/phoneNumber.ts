import * as v from "valibot";
import type { Installation } from "../graphql/context.ts";

/** What people put between the digits. */
const separators = /[\s().-]+/g;

/** The national number of India without `+91`, `0091` or the leading `0` that people write in front of it. */
function withoutIndianPrefix(text: string): string {
  return text.replace(/^(?:\+91|0091|91(?=\d{10}$)|0(?=\d{10}$))/, "");
}

function isPhoneNumber(text: string, countryCode: string): boolean {
  return countryCode === "IND" ? /^[6-9]\d{9}$/.test(text) : /^\d{7,15}$/.test(text);
}

/** A phone number as digits: ten beginning with 6 to 9 in India, else 7 to 15 (decision D-29). */
export function phoneField({ countryCode }: Pick<Installation, "countryCode">) {
  return v.pipe(
    v.string("Phone is required"),
    v.trim(),
    v.nonEmpty("Phone is required"),
    v.transform((text) => text.replaceAll(separators, "")),
    v.transform((text) => (countryCode === "IND" ? withoutIndianPrefix(text) : text.replace(/^\+/, ""))),
    v.check((text) => isPhoneNumber(text, countryCode), "Phone is Invalid"),
  );
}

/** A landline or a mobile, 7 to 15 digits (decision D-29); an empty text is none. */
const officeDigits = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(separators, "")),
  v.check((text) => text === "" || /^\+?\d{7,15}$/.test(text), "Must have 7 to 15 digits"),
);

/** The phone of an office, landline or mobile, as digits. `missing` is the document's own message. */
export function officePhoneField(missing: string) {
  return v.pipe(v.string(missing), v.trim(), v.nonEmpty(missing), officeDigits);
}

/** The same, which may be left out. */
export const optionalPhoneField = v.pipe(
  v.nullish(v.string(), ""),
  officeDigits,
  v.transform((text) => (text === "" ? null : text)),
);
