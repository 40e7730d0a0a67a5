import { LRUCache } from "lru-cache";
import sanitizeHtml from "sanitize-html";
import * as v from "valibot";
import { severalLines } from "../graphql/text.ts";
import { allowed } from "./allowed.ts";

/** Characters of rich text as it is kept (decision D-35). */
const longest = 20_000;
/** What is sent may carry what is taken away, but is not read without end. */
const longestSent = 5 * longest;
const tooLong = `Must have at most ${longest} characters`;
/** Elements inside each other: no editor writes so many, and reading them takes the square of their number. */
const deepest = 64;
const tooDeep = `Must have at most ${deepest} elements inside each other`;

class TooDeep extends Error {}

/** The text without what is not allowed; null, as soon as that is seen, for one that goes too deep. */
function sanitize(html: string): string | null {
  let depth = 0;
  const onOpenTag = (): void => {
    depth += 1;
    if (depth > deepest) throw new TooDeep();
  };
  const onCloseTag = (): void => {
    depth -= 1;
  };
  try {
    return sanitizeHtml(html, { ...allowed, onOpenTag, onCloseTag }).trim();
  } catch (error) {
    if (error instanceof TooDeep) return null;
    throw error;
  }
}

/** The text between the tags, in which nothing is left that begins one. */
function textOf(html: string): string {
  const text = html.slice(0, longest).replaceAll(/<[^<>]*>/g, "");
  return text.replaceAll("<", "&lt;").replaceAll(">", "&gt;").trim();
}

/** Texts that were cleaned, by what they were: a price changes often, and what is said of the product seldom. */
const cleaned = new LRUCache<string, string>({
  maxSize: 4_000_000,
  sizeCalculation: (clean, html) => Math.max(1, clean.length + html.length),
});

/**
 * Rich text of a record as it may be shown: everything removed that is not allowed (`allowed.ts`). Of what no form of ours
 * would have taken, too long or too deep, only the text.
 */
export function cleanHtml(html: string): string;
/** Null stays null. */
export function cleanHtml(html: string | null): string | null;
export function cleanHtml(html: string | null): string | null {
  if (html === null) return null;
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = (html.length > longestSent ? null : sanitize(html)) ?? textOf(html);
  cleaned.set(html, clean);
  return clean;
}

/** Whether there is nothing to read in cleaned HTML: an editor that was emptied leaves `<p><br></p>`. */
function isEmptyHtml(html: string): boolean {
  // Spaces of every kind, and marks that take no place.
  return html.replaceAll(/<[^<>]*>|[\s\p{Cf}]/gu, "") === "";
}

/** Length and depth are looked at before the text is read as HTML, which happens once. */
const clean = v.pipe(
  v.string(),
  v.maxLength(longestSent, tooLong),
  severalLines,
  v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
    const html = sanitize(dataset.value);
    if (html !== null) return html;
    addIssue({ message: tooDeep });
    return NEVER;
  }),
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
