import type sanitizeHtml from "sanitize-html";
import { webAddress } from "../graphql/webAddress.ts";

/** The fonts of the editor (Document 2 §9), as classes: a style could do more than choose a font. */
const fontClasses = ["font-arial", "font-times", "font-calibri", "font-comic"];

/** Where a link may lead: to a mailbox, a telephone, or a site as forms take one; null for anywhere else. */
function safeAddress(href: string): string | null {
  const address = href.trim();
  if (/^(?:mailto|tel):/i.test(address)) return address;
  return /^https?:/i.test(address) ? webAddress(address) : null;
}

/** A link opens beside the page, which it cannot reach back to; one that leads nowhere safe is only its text. */
function safeLink(_tag: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const href = safeAddress(attributes["href"] ?? "");
  if (href === null) return { tagName: "span", attribs: {} };
  return { tagName: "a", attribs: { href, target: "_blank", rel: "noopener noreferrer nofollow" } };
}

/**
 * What rich text may contain: what the console's editor writes, simple tables that others may have written, and
 * nothing that runs, loads, or leaves its place on the page (decision D-46).
 */
export const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    "p",
    "br",
    "h2",
    "h3",
    "h4",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "s",
    "sub",
    "sup",
    "blockquote",
    "ul",
    "ol",
    "li",
    "a",
    "span",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
  ],
  allowedAttributes: {
    a: ["href", "rel", "target"],
    th: ["colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedClasses: { span: fontClasses },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: { a: safeLink },
};
