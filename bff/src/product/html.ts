import sanitizeHtml from "sanitize-html";

/**
 * What a description may contain: what the console's editor writes, and nothing that runs, loads, or leaves its
 * place on the page (decision D-46). Fonts are classes of the editor, never styles.
 */
const allowed: sanitizeHtml.IOptions = {
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
  allowedAttributes: { a: ["href", "rel"], th: ["colspan", "rowspan"], td: ["colspan", "rowspan"] },
  allowedClasses: { span: ["font-arial", "font-times", "font-calibri", "font-comic"] },
  allowedSchemes: ["https", "http", "mailto"],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "noopener nofollow" }) },
};

/** The same text with everything that is not on the list removed; null stays null. */
export function cleanHtml(html: string | null): string | null {
  return html === null ? null : sanitizeHtml(html, allowed);
}
