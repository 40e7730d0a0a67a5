import {
  Agent,
  type ClientRequest,
  request as plainRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from "node:http";
import { request as secureRequest, Agent as SecureAgent } from "node:https";
import * as v from "valibot";
import type { ContractOptions } from "../options.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** One call as it goes over the wire. The path is sent as it stands: `..` is not resolved. */
export interface Call {
  readonly method: Method;
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it stands, instead of a body. */
  readonly text?: string;
  /** Added to, or with undefined taken from, the headers that every call carries. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The body read as JSON; undefined when it is none. */
  readonly body: unknown;
}

const grant = v.object({ access_token: v.string() });

/** Longest time for one response, in milliseconds. */
const patience = 60_000;

/** Speaks to the service as its documents ask: static headers, and a bearer token that is fetched once. */
export class Client {
  readonly #options: ContractOptions;
  readonly #agents: readonly [Agent, SecureAgent];
  #token: Promise<string> | undefined;

  constructor(options: ContractOptions, connections = 64) {
    this.#options = options;
    const settings = { keepAlive: true, maxSockets: connections };
    this.#agents = [new Agent(settings), new SecureAgent(settings)];
  }

  /** A call with the headers and the token that it needs. */
  async call(call: Call): Promise<HttpResponse> {
    const token = await this.token();
    return this.bare({ ...call, headers: { authorization: `Bearer ${token}`, ...call.headers } });
  }

  /** A call with the static headers only. */
  async bare(call: Call): Promise<HttpResponse> {
    const text = call.text ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
    const headers: Readonly<Record<string, string | undefined>> = {
      accept: "application/json",
      [this.#options.apiKeyHeader]: this.#options.apiKey,
      [this.#options.apiVersionHeader]: this.#options.apiVersion,
      ...(text === undefined
        ? {}
        : { "content-type": "application/json", "content-length": String(Buffer.byteLength(text)) }),
      ...call.headers,
    };
    const kept = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return this.#exchange(call.method, call.path, Object.fromEntries(kept), text);
  }

  /** The bearer token, fetched once. Rejects when the service credential is refused. */
  token(): Promise<string> {
    this.#token ??= this.#signIn();
    return this.#token;
  }

  /** Lets the process end. */
  close(): void {
    for (const agent of this.#agents) agent.destroy();
  }

  async #signIn(): Promise<string> {
    const { username, password } = this.#options;
    const response = await this.bare({ method: "POST", path: "/auth/login", body: { username, password } });
    const decoded = v.safeParse(grant, response.body);
    if (!decoded.success) throw new Error(`POST /auth/login gave no access_token: ${describe(response)}`);
    return decoded.output.access_token;
  }

  #exchange(
    method: Method,
    path: string,
    headers: Record<string, string>,
    text: string | undefined,
  ): Promise<HttpResponse> {
    const base = new URL(this.#options.url);
    const secure = base.protocol === "https:";
    const settings = {
      host: base.hostname.replace(/^\[|\]$/g, ""),
      port: base.port || (secure ? 443 : 80),
      // Joined by hand: building a URL would resolve the dots that some checks send on purpose.
      path: base.pathname.replace(/\/$/, "") + path,
      method,
      headers,
      timeout: patience,
    };
    return new Promise((answered, failed) => {
      const read = (message: IncomingMessage): void => void collect(message).then(answered, failed);
      const [plain, encrypted] = this.#agents;
      const outgoing = secure
        ? secureRequest({ ...settings, agent: encrypted }, read)
        : plainRequest({ ...settings, agent: plain }, read);
      outgoing.once("timeout", () => outgoing.destroy(new Error(`${method} ${path} gave no answer in time`)));
      outgoing.on("error", failed);
      send(outgoing, text ?? "");
    });
  }
}

/** Bytes that are sent at once; a longer body waits for an early answer after its first portion. */
const large = 1_000_000;
const portion = 65_536;

/** Longest wait for an early answer, in milliseconds. */
const early = 3_000;

/**
 * Sends the body; of a large one first a portion, because a service may refuse it by its length and close the
 * connection. Sending on would then reset the connection, and the error would be lost with it.
 */
function send(outgoing: ClientRequest, text: string): void {
  const body = Buffer.from(text);
  if (body.length <= large) return void outgoing.end(body);
  outgoing.write(body.subarray(0, portion));
  const rest = setTimeout(() => outgoing.end(body.subarray(portion)), early);
  outgoing.once("close", () => clearTimeout(rest));
  outgoing.once("response", (message) => {
    clearTimeout(rest);
    message.once("end", () => outgoing.destroy());
  });
}

async function collect(message: IncomingMessage): Promise<HttpResponse> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString();
  return { status: message.statusCode ?? 0, headers: message.headers, text, body: readJson(text) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A response in one line, for messages. */
export function describe(response: HttpResponse): string {
  const text = response.text.length > 300 ? `${response.text.slice(0, 300)}…` : response.text;
  return `${response.status} ${text || "without a body"}`;
}
