import * as v from "valibot";
import { oneLine, personName, severalLines, visibleText } from "./text.ts";

const largestId = 2_147_483_647;

const atMost = (longest: number) =>
  v.maxLength<string, number, string>(longest, `Must have at most ${longest} characters`);

/**
 * Text of one line that must be there; `missing` is the document's own message. Trimmed, at most `longest` characters.
 */
export function requiredText(missing: string, longest: number) {
  return v.pipe(
    v.string(missing),
    v.trim(),
    oneLine,
    v.nonEmpty(missing),
    atMost(longest),
    visibleText,
    v.nonEmpty(missing),
    v.metadata({ "x-missing": missing }),
  );
}

/** The same in a certain form. */
export function requiredForm(missing: string, longest: number, pattern: RegExp, message: string) {
  return v.pipe(
    v.string(missing),
    v.trim(),
    oneLine,
    v.nonEmpty(missing),
    atMost(longest),
    v.regex(pattern, message),
    v.metadata({ "x-missing": missing }),
  );
}

const line = (longest: number) =>
  v.pipe(v.string("Must be text"), v.trim(), oneLine, atMost(longest), visibleText);

/** The same of several lines. */
export function requiredLines(missing: string, longest: number) {
  return v.pipe(
    v.string(missing),
    v.trim(),
    severalLines,
    v.nonEmpty(missing),
    atMost(longest),
    v.metadata({ "x-missing": missing }),
  );
}

/** The name of a person that must be there. */
export function requiredPersonName(missing: string) {
  return v.pipe(requiredText(missing, 120), personName, v.metadata({ "x-missing": missing }));
}

function orNone(text: v.GenericSchema<string>) {
  return v.optional(
    v.pipe(
      v.nullable(text),
      v.transform((found) => (found === "" ? null : found)),
    ),
    null,
  );
}

/** Text of one line that may be absent; empty means none (decision D-09: "" may mean null). */
export function optionalText(longest: number) {
  return orNone(line(longest));
}

/** The same of several lines. */
export function optionalLines(longest: number) {
  return orNone(v.pipe(v.string("Must be text"), v.trim(), severalLines, atMost(longest)));
}

/** The name of a person that may be absent. */
export const optionalPersonName = orNone(v.pipe(line(120), personName));

/** The same in a certain form; the pattern must let an empty text pass. */
export function optionalForm(longest: number, pattern: RegExp, message: string) {
  return orNone(
    v.pipe(v.string("Must be text"), v.trim(), oneLine, atMost(longest), v.regex(pattern, message)),
  );
}

/** Identity of a record in a path: digits. */
export const pathId = v.pipe(
  v.string(),
  v.regex(/^[1-9][0-9]{0,9}$/, "Must be a whole number, 1 or more"),
  v.transform(Number),
  v.maxValue(largestId, "Must be a whole number, 1 or more"),
);

const wholeRange = (lowest: number, highest: number) => `Must be a whole number from ${lowest} to ${highest}`;

function wholeNumber(lowest: number, highest: number, range: string) {
  return v.union(
    [
      v.pipe(v.number(), v.integer(range), v.minValue(lowest, range), v.maxValue(highest, range)),
      v.pipe(
        v.string(),
        v.regex(/^-?[0-9]{1,12}$/, range),
        v.transform(Number),
        v.minValue(lowest, range),
        v.maxValue(highest, range),
      ),
    ],
    range,
  );
}

/** A whole number that must be there, as number or digits. */
export function requiredWhole(
  missing: string,
  lowest = 1,
  highest = largestId,
  range = wholeRange(lowest, highest),
) {
  return v.pipe(wholeNumber(lowest, highest, range), v.metadata({ "x-missing": missing }));
}

const empty = v.pipe(
  v.literal(""),
  v.transform(() => null),
);

/** A whole number that may be absent; empty means none. */
export function optionalWhole(lowest = 1, highest = largestId, range = wholeRange(lowest, highest)) {
  return v.optional(v.union([v.null(), empty, wholeNumber(lowest, highest, range)], range), null);
}

function twoDecimals(value: string): string {
  const [whole = "0", fraction = ""] = value.split(".");
  return `${whole}.${fraction.padEnd(2, "0")}`;
}

/**
 * A decimal with at most two places between two bounds, as text or number; kept as text with two places,
 * because money is never a float (decision D-79).
 */
function decimal(lowest: number, highest: number, range: string) {
  return v.pipe(
    v.union(
      [
        v.pipe(v.string(), v.trim()),
        v.pipe(
          v.number(),
          v.minValue(lowest, range),
          v.maxValue(highest, range),
          v.transform((value) => String(value)),
        ),
      ],
      range,
    ),
    v.regex(/^[0-9]{1,10}(\.[0-9]{1,2})?$/, range),
    v.transform(twoDecimals),
    v.check((text) => Number(text) >= lowest && Number(text) <= highest, range),
  );
}

const decimalRange = (lowest: number, highest: number) =>
  `Must be a number from ${lowest} to ${highest} with at most two decimals`;

/** A decimal that must be there. */
export function requiredDecimal(
  missing: string,
  lowest: number,
  highest: number,
  range = decimalRange(lowest, highest),
) {
  return v.pipe(decimal(lowest, highest, range), v.metadata({ "x-missing": missing }));
}

/** A decimal that may be absent; empty means none. */
export function optionalDecimal(lowest: number, highest: number, range = decimalRange(lowest, highest)) {
  return v.optional(v.union([v.null(), empty, decimal(lowest, highest, range)], range), null);
}

/** A flag: a boolean, or the words the documented console sends; empty means false (Document 1 §3, Collection). */
export const flag = v.pipe(
  v.union(
    [v.boolean(), v.literal("true"), v.literal("false"), v.literal(""), v.literal(0), v.literal(1), v.null()],
    "Must be true or false",
  ),
  v.transform((value) => value === true || value === "true" || value === 1),
);

/** A flag that is false when absent. */
export const optionalFlag = v.optional(flag, false);

const dateMessage = "Must be a date, YYYY-MM-DD";

/** A calendar date YYYY-MM-DD; the date part of an instant is accepted. */
const calendarDate = v.pipe(
  v.string(dateMessage),
  v.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z?)?$/, dateMessage),
  v.transform((text) => text.slice(0, 10)),
  v.check(isCalendarDate, dateMessage),
);

/** A calendar date that may be absent; empty means none. */
export const optionalDate = v.optional(v.union([v.null(), empty, calendarDate], dateMessage), null);

/** Whether the text is a day of the calendar: 2026-02-30 is not. */
export function isCalendarDate(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}
