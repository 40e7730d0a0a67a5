import { GraphQLError, Kind } from "graphql";
import { builder } from "./builder.ts";
import { isPlainInstant } from "../rest/plainInstant.ts";
import { isDecimal } from "./decimal.ts";

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const dateTimePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

/** Whether the text is a day that exists, `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  if (!datePattern.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whether the text is an instant of RFC 3339. */
export function isDateTime(text: string): boolean {
  return dateTimePattern.test(text) && isCalendarDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
}

function parse(name: string, value: unknown, isValid: (text: string) => boolean): string {
  if (typeof value === "string" && isValid(value)) return value;
  throw new GraphQLError(`A ${name} was expected.`, { extensions: { code: "BAD_USER_INPUT" } });
}

builder.scalarType("Decimal", {
  specifiedByURL: "https://www.w3.org/TR/xmlschema11-2/#decimal",
  description:
    'An exact decimal number written as a string, for example `"1299.00"`. Never a float. ' +
    "Amounts of money are in INR with two decimals; percentages are from 0 to 100.",
  serialize: (value) => parse("Decimal", value, isDecimal),
  parseValue: (value) => parse("Decimal", Number.isSafeInteger(value) ? String(value) : value, isDecimal),
  // A literal number is exact in the document, so it needs no quotes there.
  parseLiteral: (node) =>
    parse(
      "Decimal",
      node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : null,
      isDecimal,
    ),
});

builder.scalarType("Date", {
  specifiedByURL: "https://scalars.graphql.org/andimarek/local-date.html",
  description: "A calendar date, `YYYY-MM-DD`.",
  serialize: (value) => parse("Date", value, isCalendarDate),
  parseValue: (value) => parse("Date", value, isCalendarDate),
});

builder.scalarType("DateTime", {
  specifiedByURL: "https://scalars.graphql.org/andimarek/date-time.html",
  description: "An instant, RFC 3339 in UTC.",
  serialize: (value) =>
    typeof value === "string" && isPlainInstant(value)
      ? value
      : new Date(parse("DateTime", value, isDateTime)).toISOString(),
  parseValue: (value) => parse("DateTime", value, isDateTime),
});
