import { UpstreamStatus, answerError, ownError } from "./answerError.ts";
import { TransportFailure } from "./answerCollector.ts";
import type { WireAnswer } from "./answerCollector.ts";
import type { RestAnswer } from "./client.ts";
import { RestError } from "./error.ts";
import type { EtagStore } from "./etagStore.ts";
import { sendAuthenticated } from "./exchange.ts";
import type { RetryBudget } from "./retry.ts";
import type { Exchange, ExchangeParts } from "./exchange.ts";
import { parseFrozen } from "./json.ts";
import { pause, retryDelay } from "./retry.ts";

export interface ReadParts extends ExchangeParts {
  readonly etags: EtagStore;
  readonly budget: RetryBudget;
}

/** A read's call; its signal is never null. */
export interface Read extends Exchange {
  readonly signal: AbortSignal;
}

function totalCount(answer: WireAnswer): number | null {
  const value = answer.headers["x-total-count"];
  return typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : null;
}

/** The decoded answer of a 2xx; anything that is not JSON is a `bad-response`. */
export function decodeAnswer(answer: WireAnswer, isWrite: boolean): RestAnswer {
  try {
    const body = parseFrozen(answer.text);
    return { status: answer.status, body, totalCount: totalCount(answer), etag: answer.headers.etag ?? null };
  } catch {
    // The parser's message quotes the text, so it is not kept as the cause.
    const cause = new Error(`The answer of ${answer.bytes} bytes is not JSON.`);
    throw ownError("bad-response", cause, isWrite ? "unknown" : "not-applied");
  }
}

/** The body of an error answer, or null when it is not JSON. */
export function errorBody(answer: WireAnswer): unknown {
  try {
    return parseFrozen(answer.text);
  } catch {
    return null;
  }
}

/** The rows of a page may be what they were while its list has grown: the total of now counts, where it is said. */
function unchanged(known: RestAnswer, total: number | null): RestAnswer {
  return total === null || total === known.totalCount ? known : { ...known, totalCount: total };
}

async function readOnce(parts: ReadParts, read: Read): Promise<RestAnswer> {
  const known = parts.etags.get(read.target);
  const headers = known === undefined ? read.headers : { ...read.headers, "if-none-match": known.etag };
  const answer = await sendAuthenticated(parts, { ...read, headers });
  if (answer.status === 304 && known !== undefined) return unchanged(known.answer, totalCount(answer));
  if (answer.status < 200 || answer.status > 299) {
    throw answerError(answer.status, answer.headers, errorBody(answer), false);
  }
  const decoded = decodeAnswer(answer, false);
  if (decoded.etag !== null && answer.status === 200) {
    parts.etags.put(read.target, decoded.etag, decoded, answer.bytes);
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
export async function performRead(parts: ReadParts, read: Read): Promise<RestAnswer> {
  const startedAt = performance.now();
  parts.budget.earn();
  for (let attempt = 0; ; attempt += 1) {
    const elapsedBefore = performance.now() - startedAt;
    try {
      return await readOnce(parts, { ...read, totalWithin: read.totalWithin - elapsedBefore });
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
