import * as v from "valibot";
import { oneLine } from "../graphql/text.ts";
import { isGstin } from "./gstin.ts";

/** Permanent account number: five letters, four digits, a letter (decision D-38). Expects upper case. */
export function isPan(text: string): boolean {
  return /^[A-Z]{5}\d{4}[A-Z]$/.test(text);
}

/** Tax deduction account number: four letters, five digits, a letter (decision D-38). Expects upper case. */
export function isTan(text: string): boolean {
  return /^[A-Z]{4}\d{5}[A-Z]$/.test(text);
}

const longest = 20;
const tooLong = `Must have at most ${longest} characters`;

function normalised(text: string): string {
  return text.replaceAll(/[\s-]+/g, "").toUpperCase();
}

/**
 * A tax number that may be left out: without spaces, in upper case, null when nothing is left. What does not look like
 * one is saved all the same and answered with a warning (decision D-38), see `taxNumberWarnings`.
 */
export const optionalTaxNumber = v.pipe(
  v.nullish(v.string(), ""),
  v.transform(normalised),
  v.maxLength(longest, tooLong),
  oneLine,
  v.transform((text) => (text === "" ? null : text)),
);

/** A GSTIN where the documents ask for one: then a wrong one is refused (decision D-38). `missing` is their message. */
export function requiredGstin(missing: string) {
  return v.pipe(
    v.string(missing),
    v.transform(normalised),
    v.nonEmpty(missing),
    v.check(isGstin, "GSTIN is Invalid"),
  );
}
