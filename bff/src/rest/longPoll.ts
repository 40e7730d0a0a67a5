import type { Logger } from "pino";
import { createBreaker } from "./breaker.ts";
import type { RestRead } from "./client.ts";
import { sendAuthenticated, type ExchangeParts } from "./exchange.ts";
import { requestTarget } from "./path.ts";
import { decodeResponse, errorBody } from "./read.ts";
import { responseError } from "./responseError.ts";
import type { Transport } from "./transport.ts";

/** A read that the service may keep waiting for so many seconds. Gives the body; throws `RestError`. */
export type LongPoll = (read: RestRead, seconds: number, signal: AbortSignal) => Promise<unknown>;

/** How much longer than it was asked to wait a service may take, in milliseconds. */
const marginMilliseconds = 6_000;

/**
 * Reads that wait, over a transport of their own: they take no socket from the other calls, and that one of them fails says
 * nothing to those, nor the other way round. Whoever waits decides itself when to try again.
 */
export function createLongPoll(
  parts: Pick<ExchangeParts, "tokens" | "fixedHeaders">,
  transport: Transport,
  log: Pick<Logger, "warn">,
): LongPoll {
  const wire: ExchangeParts = { ...parts, transport, breaker: createBreaker(Infinity) };
  return async ({ template, params, query }, seconds, signal) => {
    const within = seconds * 1_000 + marginMilliseconds;
    const response = await sendAuthenticated(wire, {
      method: "GET",
      template,
      target: requestTarget(template, params, query),
      headers: {},
      body: null,
      signal,
      totalWithin: within,
      headersWithin: within,
      record: () => {},
      log,
    });
    if (response.status < 200 || response.status > 299)
      throw responseError(response.status, response.headers, errorBody(response), false);
    return decodeResponse(response, false).body;
  };
}
