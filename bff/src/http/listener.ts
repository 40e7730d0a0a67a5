import { createServer } from "node:http";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { uploadPath } from "../storage/uploadSignature.ts";
import { InFlightSet } from "./inFlightSet.ts";

/**
 * Connections that may wait to be taken. Node's 511 overflow when a crowd comes at once, and who falls out tries again
 * only after seconds, each time twice as many. The system may allow fewer.
 */
const backlog = 4_096;

/** How long requests under way may still take when the gateway closes. */
const drainMilliseconds = 8_000;

/** How long a request may take to come in, and one that brings a file over a slow line. */
const requestMilliseconds = 10_000;
const fileMilliseconds = 120_000;

/** How often it is looked which requests are too slow; they may be late by so much. */
const lookEvery = 1_000;

/** A request that has not been answered, or has not come in. */
interface OpenRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly since: number;
}

/** Ends a request that is still coming in when its time is over, as Node does for the longer of the two. */
function endWhenSlow({ request, since }: OpenRequest): void {
  if (request.complete || performance.now() - since < requestMilliseconds) return;
  if (request.url?.startsWith(uploadPath) === true) return;
  request.socket.end("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n");
}

/** The gateway's own end of its connections. */
export interface Listener {
  /** Begins to listen; gives the port. Rejects when the port is taken or the address is not ours. */
  listen(port: number, host: string): Promise<number>;
  /** Takes nothing new, lets requests under way finish for at most 8 s, then closes what is left. */
  drain(): Promise<void>;
}

/**
 * An HTTP server with deadlines for slow callers: 5 s for the headers, looked at every 2 s, and 10 s for the whole
 * request, or two minutes when it brings a file (Node's own defaults hold a slow socket for a minute and more).
 */
export function createListener(handle: RequestListener): Listener {
  const inFlight = new InFlightSet<OpenRequest>();
  // One look at all of them costs less than a timer for each.
  const look = setInterval(() => {
    for (const open of inFlight) endWhenSlow(open);
  }, lookEvery).unref();
  let isDraining = false;
  const server = createServer(
    {
      headersTimeout: 5_000,
      requestTimeout: fileMilliseconds,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: 10_000,
    },
    (request, response) => {
      const slot = inFlight.enter({ request, response, since: performance.now() });
      response.on("close", () => {
        // What was answered before it had come in is still limited.
        if (request.complete || request.destroyed) inFlight.leave(slot);
        else request.on("close", () => inFlight.leave(slot));
        // A connection kept alive would hold up the end until its caller lets go.
        if (isDraining) server.closeIdleConnections();
      });
      handle(request, response);
    },
  );

  return {
    listen(port, host) {
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      server.once("error", reject);
      server.listen({ port, host, backlog }, () => {
        server.off("error", reject);
        const address = server.address();
        resolve(typeof address === "object" && address !== null ? address.port : port);
      });
      return promise;
    },
    async drain() {
      isDraining = true;
      for (const { response } of inFlight) {
        if (!response.headersSent) response.setHeader("connection", "close");
      }
      const { promise: closed, resolve } = Promise.withResolvers<void>();
      server.close(() => resolve());
      server.closeIdleConnections();
      const enough = new AbortController();
      const patience = sleep(drainMilliseconds, undefined, { signal: enough.signal });
      await Promise.race([closed, patience]);
      patience.catch(() => {});
      enough.abort();
      server.closeAllConnections();
      clearInterval(look);
    },
  };
}
