import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** How long requests under way may still take when the gateway closes. */
const drainMilliseconds = 10_000;

/**
 * The HTTP server with deadlines for slow callers: 5 s for the headers, 10 s for the whole request, looked at
 * every 2 s (Node's own defaults hold a slow socket for a minute and more).
 */
export function createHttpServer(handle: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: 5_000,
      requestTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: 10_000,
    },
    handle,
  );
  server.maxRequestsPerSocket = 0;
  return server;
}

/** Begins to listen; gives the port. Rejects when the port is taken or the address is not ours. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.once("error", reject);
  server.listen(port, host, () => {
    server.off("error", reject);
    const address = server.address();
    resolve(typeof address === "object" && address !== null ? address.port : port);
  });
  return promise;
}

/** Takes no new connections, lets requests under way finish for at most 10 s, then closes what is left. */
export async function drain(server: Server): Promise<void> {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeIdleConnections();
  const givenUp = new AbortController();
  await Promise.race([
    closed,
    sleep(drainMilliseconds, undefined, { signal: givenUp.signal }).catch(() => {}),
  ]);
  givenUp.abort();
  server.closeAllConnections();
}
