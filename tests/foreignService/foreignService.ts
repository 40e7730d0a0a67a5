import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import { accountRoutes, type Mail } from "./accounts.ts";
import { type Answer, present, refused } from "./answer.ts";
import { type Behaviour, plainBehaviour } from "./behaviour.ts";
import { catalogueRoutes } from "./catalogue.ts";
import { productRoutes } from "./products.ts";
import { createRouter } from "./route.ts";
import { createTables, documentedFields } from "./tables.ts";

/** A call as it came in. */
export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  /** Null where there was none. */
  readonly body: Readonly<Record<string, unknown>> | null;
  /** Whether one of the two documents has it. */
  readonly isDocumented: boolean;
  /** Fields of the body that neither has. */
  readonly unknownFields: readonly string[];
}

export interface ForeignServiceOptions {
  /** 0, any free one, unless told. */
  readonly port?: number;
  /** Where the links in mails lead. */
  readonly consoleUrl?: string;
  readonly credential: { readonly username: string; readonly password: string; readonly apiKey: string };
}

/** A service of somebody else's that offers the calls of the two documents and nothing besides, in memory. */
export interface ForeignService {
  readonly url: string;
  /** May be changed at any time. */
  readonly behaviour: Behaviour;
  /** Every call but the service login, in order. */
  readonly received: ReceivedCall[];
  readonly mails: readonly Mail[];
  close(): Promise<void>;
}

const jsonObject = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
const loginBody = v.object({ username: v.string(), password: v.string() });

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(v.parse(v.instance(Uint8Array), chunk)));
  return Buffer.concat(chunks).toString("utf8");
}

/** Starts the service on this machine. */
export async function startForeignService(
  { port = 0, consoleUrl = "http://localhost:4000", credential }: ForeignServiceOptions,
  behaviour: Partial<Behaviour> = {},
): Promise<ForeignService> {
  const current: Behaviour = { ...plainBehaviour, ...behaviour };
  const received: ReceivedCall[] = [];
  const mails: Mail[] = [];
  const tokens = new Set<string>();
  const tables = createTables();
  const fields = documentedFields(tables);
  const route = createRouter({
    ...accountRoutes(tables, mails, consoleUrl),
    ...catalogueRoutes(tables),
    ...productRoutes(tables),
  });

  const logIn = (text: string): Answer => {
    const { username, password } = v.parse(loginBody, JSON.parse(text));
    if (username !== credential.username || password !== credential.password)
      return { status: 401, body: { message: "Wrong credential" } };
    const token = randomBytes(24).toString("hex");
    tokens.add(token);
    return { status: 200, body: { access_token: token } };
  };

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { method = "", headers } = request;
    const path = new URL(request.url ?? "/", "http://service").pathname;
    const text = await readText(request);
    // Beside the service: whoever tests it reads the mails here.
    if (path === "/mailbox") return { status: 200, body: mails };
    if (headers["x-api-key"] !== credential.apiKey || headers["x-api-version"] === undefined)
      return { status: 403, body: { message: "Wrong key" } };
    if (method === "POST" && path === "/auth/login") return logIn(text);
    if (!tokens.has((headers.authorization ?? "").replace(/^Bearer /, "")))
      return { status: 401, body: { message: "Log in first" } };
    const read = v.safeParse(jsonObject, text);
    const body = read.success ? read.output : null;
    const run = route(method, path, body ?? {});
    const unknownFields = Object.keys(body ?? {}).filter((field) => !fields.has(field));
    received.push({ method, path, body, isDocumented: run !== undefined, unknownFields });
    if (current.delay > 0) await pause(current.delay);
    if (run === undefined) return present(refused(404, "No such call"), { ...current, refusals: "status" });
    return present(run(), current);
  };

  const server = createServer((request, response) => {
    const send = ({ status, body }: Answer): void => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(body === undefined ? "" : JSON.stringify(body));
    };
    answer(request).then(send, () => send({ status: 400, body: { message: "Not understood" } }));
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : port}`,
    behaviour: current,
    received,
    mails,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
