import { Pool } from "undici";
import { ResponseCollector } from "./responseCollector.ts";
import type { WireResponse, WireRequest } from "./responseCollector.ts";

export interface Transport {
  /** Rejects with `TransportFailure` only. A response with any status is a response; redirects are not followed. */
  exchange(request: WireRequest): Promise<WireResponse>;
  close(): Promise<void>;
}

export interface TransportOptions {
  readonly baseUrl: URL;
  /** Sockets kept to the service; calls per second times their latency in seconds is what is needed. */
  readonly connections: number;
  readonly connectWithin: number;
  readonly maxResponseBytes: number;
}

/** The pool of connections to one service. `dispatch` because `fetch` costs four times as much for a call. */
export function createTransport(options: TransportOptions): Transport {
  const pool = new Pool(options.baseUrl.origin, {
    connections: options.connections,
    pipelining: 1,
    // Well before a service ends an idle connection: what was sent at that moment may or may not have been done.
    keepAliveMaxTimeout: 10_000,
    connect: { timeout: options.connectWithin },
    // The collector has the exact deadlines; undici's timers are only accurate to about half a second.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const prefix = options.baseUrl.pathname.replace(/\/+$/, "");
  return {
    exchange(request) {
      const collector = new ResponseCollector(request, options.maxResponseBytes);
      pool.dispatch(
        {
          path: prefix + request.target,
          method: request.method,
          headers: request.headers,
          body: request.body,
        },
        collector,
      );
      return collector.response;
    },
    close: () => pool.destroy(),
  };
}
