import { UpstreamStatus, responseError, ownError } from "./responseError.ts";
import { TransportFailure } from "./responseCollector.ts";
import type { WireResponse } from "./responseCollector.ts";
import type { RestResponse } from "./client.ts";
import { RestError } from "./error.ts";
import type { EtagStore } from "./etagStore.ts";
import { sendAuthenticated } from "./exchange.ts";
import type { RetryBudget } from "./retry.ts";
import type { Exchange, ExchangeParts } from "./exchange.ts";
import { parseJson } from "./json.ts";
import { pause, retryDelay } from "./retry.ts";
import type { StopSignal } from "./stopSignal.ts";

export interface ReadParts extends ExchangeParts {
  readonly etags: EtagStore;
  readonly budget: RetryBudget;
}

/** A read's call; its signal is never null. */
export interface Read extends Exchange {
  readonly signal: StopSignal;
  /** Whether the response is kept for the next who asks. */
  readonly isRemembered: boolean;
}

function totalCount(response: WireResponse): number | null {
  const value = response.headers["x-total-count"];
  return typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : null;
}

/** The status that says itself that nothing follows. */
const noContent = 204;

/**
 * The decoded answer of a 2xx; anything that is not JSON is a `bad-response`. A write may answer nothing. A read may not:
 * who has no rows says `[]` or `null`, and a body that was lost would look like an empty shop (decision D-09).
 */
export function decodeResponse(response: WireResponse, isWrite: boolean): RestResponse {
  try {
    if (response.text === "" && !isWrite && response.status !== noContent)
      throw new SyntaxError("It is empty.");
    const body = parseJson(response.text);
    return {
      status: response.status,
      body,
      totalCount: totalCount(response),
      etag: response.headers.etag ?? null,
    };
  } catch {
    // The parser's message quotes the text, so it is not kept as the cause.
    const cause = new Error(`The answer of ${response.body.length} bytes is not JSON.`);
    throw ownError("bad-response", cause, isWrite ? "unknown" : "not-applied");
  }
}

/** The body of an error answer, or null when it is not JSON. */
export function errorBody(response: WireResponse): unknown {
  try {
    return parseJson(response.text);
  } catch {
    return null;
  }
}

/** The rows of a page may be what they were while its list has grown: the total of now counts, where it is said. */
function unchanged(known: RestResponse, total: number | null): RestResponse {
  return total === null || total === known.totalCount ? known : { ...known, totalCount: total };
}

async function readOnce(parts: ReadParts, read: Read, totalWithin: number): Promise<RestResponse> {
  const known = parts.etags.get(read.target);
  const headers = known === undefined ? read.headers : { ...read.headers, "if-none-match": known.etag };
  const response = await sendAuthenticated(parts, { ...read, headers, totalWithin });
  if (response.status === 304 && known !== undefined) return unchanged(known.confirm(), totalCount(response));
  if (response.status < 200 || response.status > 299) {
    throw responseError(response.status, response.headers, errorBody(response), false);
  }
  const decoded = decodeResponse(response, false);
  if (read.isRemembered && decoded.etag !== null && response.status === 200) {
    const { status, totalCount: total, etag } = decoded;
    parts.etags.put(read.target, { status, totalCount: total, etag, body: response.body }, decoded);
  }
  return decoded;
}

/**
 * Whether another attempt may help: the connection broke, the service was out for a moment, or it asked us to
 * come back. Not after a timeout (the time is spent), a refused login or an open breaker.
 */
function isPassing(error: RestError): boolean {
  const { cause } = error;
  if (cause instanceof RestError) return isPassing(cause);
  if (cause instanceof TransportFailure) return cause.reason === "connection";
  if (!(cause instanceof UpstreamStatus)) return false;
  return cause.status >= 500 || (cause.status === 429 && error.retryAfterSeconds !== null);
}

/** One read: conditional, and retried at most twice while it makes sense. Throws `RestError`. */
export async function performRead(parts: ReadParts, read: Read): Promise<RestResponse> {
  const startedAt = performance.now();
  parts.budget.earn();
  for (let attempt = 0; ; attempt += 1) {
    const elapsedBefore = attempt === 0 ? 0 : performance.now() - startedAt;
    try {
      return await readOnce(parts, read, read.totalWithin - elapsedBefore);
    } catch (error) {
      const elapsed = performance.now() - startedAt;
      if (!(error instanceof RestError) || !isPassing(error)) throw error;
      const delay = retryDelay(attempt, elapsed, error.retryAfterSeconds);
      if (delay === null || !parts.breaker.isClosed() || !parts.budget.spend()) throw error;
      await pause(delay, read.signal).catch(() => {
        throw error;
      });
    }
  }
}
