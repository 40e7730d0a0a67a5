import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import * as v from "valibot";

/** One call as the stub got it. */
export interface StubCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
}

/** What a route answers: a body alone is a 200. */
export interface StubResponse {
  readonly status?: number;
  readonly body?: unknown;
  /** Sent as it is, in place of a body. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers of the stub, by method and path; a segment `{…}` takes any value. */
export type StubRoutes = Readonly<
  Record<string, (call: StubCall, values: readonly string[]) => StubResponse | Promise<StubResponse>>
>;

/** A REST service that knows only what the test tells it. */
export interface StubService {
  readonly url: string;
  /** Every call but the service login and the look for events, in order. */
  readonly calls: StubCall[];
  /** `METHOD path` of each of them. */
  called(): string[];
  /** Calls that no route answered; a test that left any behind is wrong. */
  readonly unexpected: string[];
  close(): Promise<void>;
}

/** What the gateway asks for on its own account; a stub without a route for it does not offer it. */
const ownCalls = [
  "GET /v1/event",
  "GET /v1/accountDevice/",
  "POST /v1/accountDevice/",
  "POST /v1/signInEvent/account_id/",
];

const jsonText = v.pipe(v.string(), v.parseJson());

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(v.parse(v.instance(Uint8Array), chunk)));
  const text = Buffer.concat(chunks).toString("utf8");
  return text === "" ? null : v.parse(jsonText, text);
}

function pattern(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(/\{\w+\}/g, "([^/]+)")}$`);
}

/** Starts the stub on a free port of this machine. `otherwise` answers what no route does; without it that is a mistake. */
export async function startStubService(
  routes: StubRoutes,
  otherwise: ((call: StubCall) => StubResponse | Promise<StubResponse>) | null = null,
): Promise<StubService> {
  const calls: StubCall[] = [];
  const unexpected: string[] = [];
  const known = Object.entries(routes).map(([route, handle]) => {
    const [method = "", template = ""] = route.split(" ", 2);
    return { method, path: pattern(template), handle };
  });

  const isNamed = (own: string) => Object.keys(routes).some((route) => route.startsWith(own));

  const find = (call: StubCall): StubResponse | Promise<StubResponse> => {
    for (const { method, path, handle } of known) {
      const match = method === call.method ? path.exec(call.path) : null;
      if (match !== null) return handle(call, match.slice(1).map(decodeURIComponent));
    }
    if (otherwise !== null) return otherwise(call);
    unexpected.push(`${call.method} ${call.path}`);
    return { status: 500, body: { message: "The stub does not know this call." } };
  };

  const server = createServer((request, response) => {
    const handleCall = async (): Promise<void> => {
      const url = new URL(request.url ?? "/", "http://stub");
      const call: StubCall = {
        method: request.method ?? "",
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: await readBody(request),
      };
      if (call.path === "/auth/login") {
        response.end(
          JSON.stringify({ access_token: "stub-token-CANARY", token_type: "Bearer", expires_in: 3600 }),
        );
        return;
      }
      // Nobody has asked for it: the gateway looks by itself whether there are events, and whether devices are kept.
      if (ownCalls.some((own) => `${call.method} ${call.path}`.startsWith(own) && !isNamed(own))) {
        response.writeHead(404).end();
        return;
      }
      calls.push(call);
      const { status = 200, body = null, text, headers = {} } = await find(call);
      response.writeHead(status, { "content-type": "application/json", ...headers });
      response.end(text ?? (body === null && call.method !== "GET" ? "" : JSON.stringify(body)));
    };
    void handleCall();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;

  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    unexpected,
    called: () => calls.map(({ method, path }) => `${method} ${decodeURIComponent(path)}`),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
