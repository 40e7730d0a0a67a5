import { createServer, type IncomingHttpHeaders } from "node:http";
import { once } from "node:events";

/** What a receiver was sent. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Somebody's program that takes webhooks, for a test. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** Waits until so many have come. */
  until(count: number): Promise<void>;
  close(): Promise<void>;
}

/** @param answer the status for what was received, or a promise of it; the number counts from 1 */
export async function openReceiver(
  answer: (received: Received, number: number) => number | Promise<number>,
): Promise<Receiver> {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const one = { path: request.url ?? "", headers: request.headers, body };
      received.push(one);
      for (const look of waiting) look();
      void Promise.resolve(answer(one, received.length)).then((status) =>
        response.writeHead(status).end("taken"),
      );
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    until: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (received.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
