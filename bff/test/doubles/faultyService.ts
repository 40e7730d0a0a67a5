import { createServer } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";

export interface SeenCall {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Behaviour = (request: IncomingMessage, response: ServerResponse, seen: SeenCall) => void;

/** A REST service for tests that does on purpose what real ones do by accident. */
export interface FaultyService {
  readonly baseUrl: URL;
  /** Every call but logins, oldest first. */
  readonly calls: readonly SeenCall[];
  readonly logins: readonly SeenCall[];
  /** What the service does from now on; it answers `{}` until told. */
  behave(behaviour: Behaviour): void;
  /** What it does with logins; it gives `token-1`, `token-2`, … until told. */
  behaveAtLogin(behaviour: Behaviour): void;
  /** Forgets the calls and logins seen so far. */
  forget(): void;
  close(): Promise<void>;
}

/** Writes a JSON response. */
export function respondWith(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/** Starts one on a free port of this machine, or on the given one. */
export async function startFaultyService(port = 0): Promise<FaultyService> {
  const calls: SeenCall[] = [];
  const logins: SeenCall[] = [];
  let behaviour: Behaviour = (_, response) => respondWith(response, 200, {});
  let atLogin: Behaviour = (_, response) =>
    respondWith(response, 200, {
      access_token: `token-${logins.length}`,
      token_type: "Bearer",
      expires_in: 3600,
    });

  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = "", url = "", headers } = request;
    // The gateway looks by itself whether there are events: here are none.
    if (url.startsWith("/v1/event")) {
      response.writeHead(404).end();
      return;
    }
    const seen = { method, url, headers, body: await textOf(request) };
    const isLogin = url === "/auth/login";
    (isLogin ? logins : calls).push(seen);
    (isLogin ? atLogin : behaviour)(request, response, seen);
  };
  const server = createServer((request, response) => {
    receive(request, response).catch(() => response.destroy());
  });
  const listening = Promise.withResolvers<void>();
  server.listen(port, "127.0.0.1", () => listening.resolve());
  await listening.promise;
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The test service does not listen.");

  return {
    baseUrl: new URL(`http://127.0.0.1:${address.port}`),
    calls,
    logins,
    behave(next) {
      behaviour = next;
    },
    behaveAtLogin(next) {
      atLogin = next;
    },
    forget() {
      calls.length = 0;
      logins.length = 0;
    },
    async close() {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      server.closeAllConnections();
      await closed.promise;
    },
  };
}
