import { request, type IncomingMessage } from "node:http";
import { type Kept, keptResponse } from "./keptResponse.ts";

/** A call as it came in. */
export interface Call {
  readonly method: string;
  readonly target: string;
  /** The request line and the headers. */
  readonly head: string;
  readonly body: Buffer;
}

function headersOf(head: string): Record<string, string> {
  const lines = head.split("\r\n").slice(1);
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

function keptFrom(response: IncomingMessage, body: Buffer): Kept {
  const total = response.headers["x-total-count"];
  return keptResponse({
    status: response.statusCode ?? 500,
    etag: response.headers.etag ?? "",
    total: total === undefined ? null : String(total),
    body,
  });
}

/** Answers of the service by what was asked for: each is got once. */
export class StoredResponses {
  readonly #kept = new Map<string, Promise<Kept>>();
  readonly #portOf: (target: string) => number;

  /** `portOf` says who on this machine knows the response. */
  constructor(portOf: (target: string) => number) {
    this.#portOf = portOf;
  }

  /** The response to a call. A change is repeated to whoever makes the same one; a login is a login each time. */
  find(call: Call): Promise<Kept> {
    const { method, target, body } = call;
    if (target === "/auth/login") return this.#ask(call).then(({ kept }) => kept);
    const key = method === "GET" ? target : `${method} ${target} ${body.toString()}`;
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const asked = this.#ask(call).then(({ kept, isLasting }) => {
      if (!isLasting) this.#kept.delete(key);
      return kept;
    });
    this.#kept.set(key, asked);
    asked.catch(() => this.#kept.delete(key));
    return asked;
  }

  #ask({ method, target, head, body }: Call): Promise<{ kept: Kept; isLasting: boolean }> {
    const port = this.#portOf(target);
    const { "if-none-match": _, ...headers } = headersOf(head);
    return new Promise((resolve, reject) => {
      const outgoing = request(
        { host: "127.0.0.1", port, method, path: target, headers: { ...headers, host: `127.0.0.1:${port}` } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("end", () => {
            const status = response.statusCode ?? 500;
            resolve({
              kept: keptFrom(response, Buffer.concat(chunks)),
              isLasting: status < 300 || status === 404,
            });
          });
        },
      );
      outgoing.on("error", reject);
      outgoing.end(body);
    });
  }
}
