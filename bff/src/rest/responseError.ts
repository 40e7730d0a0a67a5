import type { IncomingHttpHeaders } from "node:http";
import { businessMessage, fieldMessages } from "./businessMessage.ts";
import { RestError } from "./error.ts";
import type { RestErrorKind } from "./error.ts";

/** The cause of an error that began as a status. For logs and for deciding about a retry. */
export class UpstreamStatus extends Error {
  override readonly name = "UpstreamStatus";
  readonly status: number;

  constructor(status: number) {
    super(`The service answered with status ${status}.`);
    this.status = status;
  }
}

/** What is said of each kind where the service is not quoted. */
export const ownWords: Record<RestErrorKind, string> = {
  invalid: "The service did not accept these values.",
  "not-found": "There is no such record.",
  conflict: "This clashes with a record that exists already.",
  stale: "Somebody else has changed this record in the meantime.",
  "rate-limited": "Too many requests. Wait a moment and try again.",
  "wrong-credentials": "The e-mail address or the password is wrong.",
  "not-offered": "The service does not offer this.",
  unavailable: "The service does not answer at the moment.",
  "bad-response": "The service gave an answer we do not understand.",
};

function kindOf(status: number): RestErrorKind {
  if (status === 400 || status === 413 || status === 422) return "invalid";
  if (status === 404 || status === 410) return "not-found";
  if (status === 405 || status === 501) return "not-offered";
  if (status === 409) return "conflict";
  if (status === 412) return "stale";
  if (status === 429) return "rate-limited";
  // 401 and 403 are about our own login and key, never about the user (decision D-11).
  if (status === 401 || status === 403 || status === 408 || status >= 500) return "unavailable";
  return "bad-response";
}

/** `Retry-After` in seconds, from its number form or its date form; null when absent or senseless. */
export function retryAfterSeconds(headers: IncomingHttpHeaders): number | null {
  const value = headers["retry-after"];
  if (value === undefined) return null;
  const seconds = /^\d{1,6}$/.test(value)
    ? Number(value)
    : Math.max(0, Math.ceil((Date.parse(value) - Date.now()) / 1000));
  return Number.isFinite(seconds) ? seconds : null;
}

/**
 * The one place where a status becomes an error (decisions D-10 and D-11). A write that was answered with
 * 500, 502 or 504 may have happened; 503 is a rejection.
 */
export function responseError(
  status: number,
  headers: IncomingHttpHeaders,
  body: unknown,
  isWrite: boolean,
): RestError {
  const kind = kindOf(status);
  const speaksToUser = kind === "invalid" || kind === "conflict";
  const wait = retryAfterSeconds(headers);
  return new RestError(kind, (speaksToUser ? businessMessage(body) : null) ?? ownWords[kind], {
    fields: speaksToUser ? fieldMessages(body) : {},
    outcome: isWrite && status >= 500 && status !== 501 && status !== 503 ? "unknown" : "not-applied",
    ...(wait === null ? {} : { retryAfterSeconds: wait }),
    cause: new UpstreamStatus(status),
  });
}

/** An error in our own words; `cause` is for the log. */
export function ownError(
  kind: RestErrorKind,
  cause: unknown,
  outcome: "not-applied" | "unknown" = "not-applied",
): RestError {
  return new RestError(kind, ownWords[kind], { outcome, cause });
}
