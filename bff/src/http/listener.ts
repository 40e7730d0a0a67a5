import { createServer } from "node:http";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { networkOf } from "../access/network.ts";
import { uploadPath } from "../storage/uploadSignature.ts";
import { InFlightSet } from "./inFlightSet.ts";
import { oneAtATime } from "./oneAtATime.ts";

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

/** How often it is looked which requests are too slow, and how much waits to be read; both may be late by so much. */
const lookEvery = 1_000;

/** What callers may do with their connections. */
export interface ConnectionLimits {
  /** For so many milliseconds a caller may take nothing of a response that waits for them. */
  readonly unreadMilliseconds: number;
  /** Bytes that may wait for all callers together. */
  readonly unreadBytes: number;
  /** Connections of one address; null behind a proxy, from whose address all of them come. */
  readonly ofAddress: number | null;
}

/** Limits that only who means harm reaches: an office behind one address has six connections for each browser. */
export const usualLimits: ConnectionLimits = {
  unreadMilliseconds: 30_000,
  unreadBytes: 64 * 1024 * 1024,
  ofAddress: 1_024,
};

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

/** Ends those connections with the most to read, until no more waits than may. */
function endTheFullest(open: Iterable<OpenRequest>, most: number): void {
  const unread = [...open]
    .map(({ request: { socket } }) => ({ socket, bytes: socket.writableLength }))
    .toSorted((one, other) => one.bytes - other.bytes);
  let total = 0;
  for (const { socket, bytes } of unread) {
    total += bytes;
    if (total > most) socket.destroy();
  }
}

/** Refuses connections of a place on the network that has as many as it may. */
function countConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const address = networkOf(socket.remoteAddress ?? "");
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.on("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
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
 * request, or two minutes when it brings a file (Node's own defaults hold a slow socket for a minute and more). What waits
 * to be read is bounded: by time, in bytes, and by one response for each connection.
 */
export function createListener(handle: RequestListener, limits = usualLimits): Listener {
  const inFlight = new InFlightSet<OpenRequest>();
  // One look at all of them costs less than a timer for each.
  const look = setInterval(() => {
    for (const open of inFlight) endWhenSlow(open);
    endTheFullest(inFlight, limits.unreadBytes);
  }, lookEvery).unref();
  let isDraining = false;
  const server = createServer(
    {
      headersTimeout: 5_000,
      requestTimeout: fileMilliseconds,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: 10_000,
    },
    oneAtATime((request, response) => {
      const slot = inFlight.enter({ request, response, since: performance.now() });
      response.on("close", () => {
        // What was answered before it had come in is still limited.
        if (request.complete || request.destroyed) inFlight.leave(slot);
        else request.on("close", () => inFlight.leave(slot));
        // A connection kept alive would hold up the end until its caller lets go.
        if (isDraining) server.closeIdleConnections();
      });
      handle(request, response);
    }),
  );
  // Node lets go of a connection on which nothing moves; what keeps a stream open is sent more often.
  server.timeout = limits.unreadMilliseconds;
  if (limits.ofAddress !== null) countConnections(server, limits.ofAddress);

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
