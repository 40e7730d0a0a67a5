import { isWebAddress } from "#/contact/webAddress.ts";

const safe = /^(?:https?:\/\/|mailto:|tel:)[^\s]+$/i;
const scheme = /^[a-z][a-z0-9+.-]*:/i;
const mail = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
const site = /^[^\s/@]+\.[^\s/@]{2,}(?:[/?#]\S*)?$/;

/**
 * What was typed as the address of a link, as a link may have it: on the web, of a mailbox or of a telephone. What
 * has no scheme is a site or a mailbox. Null when it is none of them; the gateway allows no other either.
 */
export function safeAddress(typed: string): string | null {
  const text = typed.trim();
  if (safe.test(text)) return /^https?:/i.test(text) && !isWebAddress(text) ? null : text;
  if (mail.test(text)) return `mailto:${text}`;
  // "example.org:8080" looks like a scheme; with a port it has to be written out.
  return !scheme.test(text) && site.test(text) && isWebAddress(text) ? `https://${text}` : null;
}
