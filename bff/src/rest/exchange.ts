import type { Logger } from "pino";
import { TransportFailure } from "./responseCollector.ts";
import type { WireResponse } from "./responseCollector.ts";
import { ownError } from "./responseError.ts";
import type { Breaker } from "./breaker.ts";
import { hasSignInErrorShape } from "./businessMessage.ts";
import type { RestCall } from "./client.ts";
import type { RestError } from "./error.ts";
import type { StopSignal } from "./stopSignal.ts";
import type { ServiceToken, TokenSource } from "./token.ts";
import type { Transport } from "./transport.ts";

/** One call as the client asked for it. */
export interface Exchange {
  readonly method: string;
  readonly template: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** Null for a write. */
  readonly signal: StopSignal | null;
  /** Milliseconds for all of it, and until a response begins. */
  readonly totalWithin: number;
  readonly headersWithin: number;
  readonly record: (call: RestCall) => void;
  readonly log: Pick<Logger, "warn">;
}

export interface ExchangeParts {
  readonly transport: Transport;
  readonly breaker: Breaker;
  readonly tokens: TokenSource;
  /** API key and version. */
  readonly fixedHeaders: Readonly<Record<string, string>>;
}

/** A user's sign-in: its 401 is about the user unless it looks like the response to a bad service token. */
export function isSignIn(template: string): boolean {
  return template.endsWith("/signin");
}

function failureError(failure: TransportFailure, isWrite: boolean): RestError {
  const outcome = isWrite && failure.sent ? "unknown" : "not-applied";
  return ownError(failure.reason === "too-large" ? "bad-response" : "unavailable", failure, outcome);
}

const spelt = new WeakMap<
  ExchangeParts["fixedHeaders"],
  { bearer: string; headers: Record<string, string> }
>();

/** The headers that all calls with a token have, put together once for each token. */
function commonHeaders({ fixedHeaders }: ExchangeParts, bearer: string | null): Record<string, string> {
  const known = spelt.get(fixedHeaders);
  if (known !== undefined && known.bearer === bearer) return known.headers;
  const plain = { ...fixedHeaders, accept: "application/json" };
  if (bearer === null) return plain;
  const headers = { ...plain, authorization: `Bearer ${bearer}` };
  spelt.set(fixedHeaders, { bearer, headers });
  return headers;
}

/** Sends one call over the wire, feeding the breaker, the trace and the log. Throws `RestError`. */
export async function send(
  parts: ExchangeParts,
  call: Exchange,
  bearer: string | null,
): Promise<WireResponse> {
  if (!parts.breaker.admits()) throw ownError("unavailable", new Error("The breaker is open."));
  const startedAt = performance.now();
  const record = (status: number | null): void => {
    call.record({
      method: call.method,
      template: call.template,
      status,
      milliseconds: Math.round((performance.now() - startedAt) * 10) / 10,
      via: status === 304 ? "revalidated" : "network",
    });
  };
  try {
    const { method, target, body, signal, headersWithin, totalWithin } = call;
    const headers = { ...commonHeaders(parts, bearer), ...call.headers };
    if (body !== null) headers["content-type"] ??= "application/json";
    const response = await parts.transport.exchange({
      method,
      target,
      headers,
      body,
      signal,
      headersWithin,
      totalWithin,
    });
    record(response.status);
    // A plain 500 is one resource's mistake; it must not stop the calls to all the others.
    if (response.status >= 502 && response.status <= 504) parts.breaker.failed();
    else parts.breaker.succeeded();
    if (response.status >= 500 || response.status === 403) {
      call.log.warn(
        { method: call.method, template: call.template, status: response.status },
        "upstream error",
      );
    }
    return response;
  } catch (error) {
    if (!(error instanceof TransportFailure)) {
      parts.breaker.released();
      throw error;
    }
    record(null);
    if (error.reason === "abandoned") parts.breaker.released();
    else if (error.reason === "too-large") parts.breaker.succeeded();
    else parts.breaker.failed();
    if (error.reason !== "abandoned") {
      call.log.warn({ method: call.method, template: call.template, err: error }, "upstream failure");
    }
    throw failureError(error, call.method !== "GET" && !isSignIn(call.template));
  }
}

/** Whether a 401 says that our own token is no good, not that a user's password is wrong. */
function refusesToken(call: Exchange, response: WireResponse): boolean {
  if (response.status !== 401) return false;
  if (!isSignIn(call.template)) return true;
  try {
    const body: unknown = JSON.parse(response.text);
    return !hasSignInErrorShape(body);
  } catch {
    return true;
  }
}

/** Sends one call with the service login; after a 401 logs in again and sends it once more, no oftener. */
export async function sendAuthenticated(parts: ExchangeParts, call: Exchange): Promise<WireResponse> {
  const token: ServiceToken = await parts.tokens.current();
  const response = await send(parts, call, token.value);
  if (!refusesToken(call, response)) return response;
  const replacement = await parts.tokens.replace(token);
  return replacement === null ? response : send(parts, call, replacement.value);
}
