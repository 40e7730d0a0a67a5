import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/** Stands in front of a service and loses what it says to writes, once they were done. */
export interface LosingProxy {
  readonly url: string;
  /** The writes whose responses are lost from now on; null for none. */
  lose(which: ((method: string, path: string) => boolean) | null): void;
  /** How many were lost. */
  readonly lost: number;
  close(): Promise<void>;
}

export async function startLosingProxy(service: string): Promise<LosingProxy> {
  let isLost: ((method: string, path: string) => boolean) | null = null;
  let lost = 0;
  const forward = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method = "", url = "", headers } = incoming;
    const body = await buffer(incoming);
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    ask(`${service}${url}`, { method, headers, agent: false }, resolve).on("error", reject).end(body);
    const response = await promise;
    const content = await buffer(response);
    if (method !== "GET" && isLost?.(method, url) === true) {
      lost += 1;
      outgoing.destroy();
      return;
    }
    outgoing.writeHead(response.statusCode ?? 502, response.headers).end(content);
  };
  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.destroy());
  });
  // Nothing is lost but what is meant to be: on a busy machine a connection that ends when idle ends under a call.
  server.keepAliveTimeout = 0;
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await listening;
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The proxy does not listen.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    lose(which) {
      isLost = which;
    },
    get lost() {
      return lost;
    },
    async close() {
      const { promise, resolve: closed } = Promise.withResolvers<void>();
      server.close(() => closed());
      server.closeAllConnections();
      await promise;
    },
  };
}
