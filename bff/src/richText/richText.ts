import sanitizeHtml from "sanitize-html";
import * as v from "valibot";
import { severalLines } from "../graphql/text.ts";
import { allowed } from "./allowed.ts";

/** Characters of rich text as it is kept (decision D-35). */
const longest = 20_000;
/** What is sent may carry what is taken away, but is not read without end. */
const longestSent = 5 * longest;
const tooLong = `Must have at most ${longest} characters`;

/** The same text with everything removed that is not allowed (`allowed.ts`); for writing and for reading. */
export function cleanHtml(html: string): string;
/** Null stays null. */
export function cleanHtml(html: string | null): string | null;
export function cleanHtml(html: string | null): string | null {
  return html === null ? null : sanitizeHtml(html, allowed).trim();
}

/** Whether there is nothing to read in it: an editor that was emptied leaves `<p><br></p>`. */
export function isEmptyHtml(html: string): boolean {
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  // Spaces of every kind, and marks that take no place.
  return text.replaceAll(/&nbsp;|[\s\p{Cf}]/gu, "") === "";
}

const clean = v.pipe(
  v.string(),
  v.maxLength(longestSent, tooLong),
  severalLines,
  v.transform((html) => cleanHtml(html)),
  v.maxLength(longest, tooLong),
);

/** Rich text as it is kept: cleaned, at most 20,000 characters; null when there is nothing to read in it. */
export const richTextRule = v.pipe(
  clean,
  v.transform((html) => (isEmptyHtml(html) ? null : html)),
);

/** Rich text that must say something; `missing` is the message when it does not. */
export function requiredRichText(missing: string) {
  return v.pipe(
    clean,
    v.check((html) => !isEmptyHtml(html), missing),
  );
}
