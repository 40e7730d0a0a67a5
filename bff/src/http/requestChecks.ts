import type { IncomingHttpHeaders } from "node:http";
import { consoleHeader, forgeryConcern, looksLikeBrowser } from "../session/csrf.ts";

/** Why a request does not reach GraphQL at all. */
export interface RejectedRequest {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Largest body of a request, in bytes. */
export const bodyLimit = 1_000_000;

// What is left unread of a body must not be taken for the next request.
const closing = { connection: "close" };

function rejectBody(headers: IncomingHttpHeaders): RejectedRequest | null {
  const length = headers["content-length"];
  if (length === undefined || headers["transfer-encoding"] !== undefined) {
    return {
      status: 411,
      code: "LENGTH_REQUIRED",
      message: "Send the body with a Content-Length.",
      headers: closing,
    };
  }
  if (Number(length) > bodyLimit) {
    return {
      status: 413,
      code: "BODY_TOO_LARGE",
      message: `A body may have at most ${bodyLimit} bytes.`,
      headers: closing,
    };
  }
  const type = headers["content-type"] ?? "";
  const isJson = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type);
  if (!isJson || headers["content-encoding"] !== undefined) {
    return {
      status: 415,
      code: "UNSUPPORTED_MEDIA_TYPE",
      message: "Send the body as application/json in UTF-8, not compressed.",
    };
  }
  return null;
}

/** A page of another site can have a browser send neither of the two without asking us first. */
function isKnownGet(headers: IncomingHttpHeaders): boolean {
  return headers.authorization !== undefined || headers[consoleHeader] === "1";
}

const unknownGet: RejectedRequest = {
  status: 403,
  code: "FORGERY_SUSPECTED",
  message: "Send GET with an API token, or use POST.",
};

/**
 * The checks before a byte of the body is read: method, forgery, length, type; null when all is well. GET carries
 * queries of programs only (GraphQL over HTTP leaves it open): a browser's would end in its history and caches.
 */
export function rejectRequest(
  method: string | undefined,
  headers: IncomingHttpHeaders,
  allowedOrigins: ReadonlySet<string>,
): RejectedRequest | null {
  const isGet = method === "GET";
  if ((method !== "POST" && !isGet) || (isGet && looksLikeBrowser(headers))) {
    return {
      status: 405,
      code: "METHOD_NOT_ALLOWED",
      message: "Send GraphQL with POST.",
      headers: { allow: "POST" },
    };
  }
  if (isGet) return isKnownGet(headers) ? null : unknownGet;
  if (forgeryConcern(headers, allowedOrigins) !== null) {
    return {
      status: 403,
      code: "FORGERY_SUSPECTED",
      message: "This request did not come from the back office's own pages.",
    };
  }
  return rejectBody(headers);
}
