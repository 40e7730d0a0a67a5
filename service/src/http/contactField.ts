import * as v from "valibot";
import { isCalendarDate, optionalDate, optionalText } from "./field.ts";
import { malformed } from "./httpError.ts";
import { webAddress } from "./webAddress.ts";

const emailMessage = "Email is Invalid";
const emailPattern = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,24}$/;

/**
 * An e-mail address in the documents' pattern (Document 1 §5), folded to lower case. Their bound of
 * four letters for the top-level domain is the console's; the service takes the longest that exist (decision D-17).
 */
const address = v.pipe(
  v.string(emailMessage),
  v.trim(),
  v.maxLength(254, emailMessage),
  v.regex(emailPattern, emailMessage),
  v.toLowerCase(),
);

/** An e-mail address that must be there. */
export function requiredEmail(missing: string) {
  return v.pipe(address, v.metadata({ "x-missing": missing }));
}

/** An e-mail address that may be absent; empty means none. */
export const optionalEmail = v.optional(
  v.union(
    [
      v.null(),
      v.pipe(
        v.literal(""),
        v.transform(() => null),
      ),
      address,
    ],
    emailMessage,
  ),
  null,
);

const digitsOnly = (text: string): string => text.replaceAll(/[\s()-]/g, "");

const phoneMessage = "Must have 7 to 15 digits";

const phone = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))], phoneMessage),
  v.regex(/^[\s()-]*\+?(?:[\s()-]*[0-9]){7,15}[\s()-]*$/, phoneMessage),
  v.transform(digitsOnly),
);

/** A telephone number: 7 to 15 digits (decision D-29). */
export function requiredPhone(missing: string) {
  return v.pipe(phone, v.metadata({ "x-missing": missing }));
}

/** A telephone number that may be absent; empty means none. */
export const optionalPhone = v.optional(
  v.union(
    [
      v.null(),
      v.pipe(
        v.literal(""),
        v.transform(() => null),
      ),
      phone,
    ],
    phoneMessage,
  ),
  null,
);

/** Codes 1 Male, 2 Female, 3 Others (Document 1 §2). */
export function requiredGender(missing: string) {
  return v.pipe(
    v.union(
      [v.picklist([1, 2, 3]), v.pipe(v.picklist(["1", "2", "3"]), v.transform(Number))],
      "Must be 1, 2 or 3",
    ),
    v.metadata({ "x-missing": missing }),
  );
}

// Making a formatter costs a hundred times what using it does.
const businessDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" });

/** Today's date where the business is (decision D-28). */
export const businessToday = (now = new Date()): string => businessDay.format(now);

const oldestDays = 44_712;

function isGrownUp(birth: string): boolean {
  const today = businessToday();
  const youngest = `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`;
  const oldest = new Date(Date.parse(`${today}T00:00:00Z`) - oldestDays * 86_400_000)
    .toISOString()
    .slice(0, 10);
  return birth <= youngest && birth >= oldest;
}

/** Date of birth: 18 years to 122.5 years (of 365 days) ago (Document 1 §5, decision D-28). */
export function requiredBirthDate(missing: string) {
  const message = "Must be 18 to 122 years ago";
  return v.pipe(
    v.string("Must be a date, YYYY-MM-DD"),
    v.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z?)?$/, "Must be a date, YYYY-MM-DD"),
    v.transform((text) => text.slice(0, 10)),
    v.check(isCalendarDate, "Must be a date, YYYY-MM-DD"),
    v.check(isGrownUp, message),
    v.metadata({ "x-missing": missing }),
  );
}

/** An address on the web that may be absent, in its one form (`webAddress.ts`). */
export const optionalWebAddress = v.pipe(
  optionalText(254),
  v.check((text) => text === null || webAddress(text) !== null, "Must be an address on the web"),
  v.transform((text) => (text === null ? null : webAddress(text))),
  v.check((address) => address === null || address.length <= 254, "Must have at most 254 characters"),
);

/** A mobile number of India without its prefix: ten digits starting 6 to 9 (decision D-29). @throws HttpError 400 */
export function mobileNumber(phone: string, country: string | null | undefined, field: string): string {
  if ((country ?? "IND") !== "IND") return phone;
  const bare = phone.replace(/^(\+91|91(?=\d{10}$)|0)/, "");
  if (/^[6-9][0-9]{9}$/.test(bare)) return bare;
  const message = "Must have 10 digits and start with 6, 7, 8 or 9";
  throw malformed(message, { [field]: message });
}

/** When a company or location was registered: today or before (decision D-38). */
export const registrationDate = v.pipe(
  optionalDate,
  v.check((date) => date === null || date <= businessToday(), "Must not be in the future"),
);
