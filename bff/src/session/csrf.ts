import type { IncomingHttpHeaders } from "node:http";

/** The header that a cross-site form or image cannot send. */
export const consoleHeader = "x-back-office";

/** Whether a browser sent this, as far as the headers tell. Other programs have no cookies to be misused. */
export function looksLikeBrowser(headers: IncomingHttpHeaders): boolean {
  return (
    headers.cookie !== undefined || headers.origin !== undefined || headers["sec-fetch-site"] !== undefined
  );
}

/**
 * Whether a request may have been forged by another site: null when not, else what is missing, for the log. The
 * Origin has to be on the list exactly: SameSite alone does not separate two subdomains of one site.
 */
export function forgeryConcern(
  headers: IncomingHttpHeaders,
  allowedOrigins: ReadonlySet<string>,
): string | null {
  if (!looksLikeBrowser(headers)) return null;
  if (headers[consoleHeader] !== "1") return `no ${consoleHeader} header`;
  if (headers.origin === undefined || !allowedOrigins.has(headers.origin)) return "origin not allowed";
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return "sent from another site";
  return null;
}
