import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { readConfig } from "../../src/config.ts";
import { createLog } from "../../src/http/log.ts";
import { startGateway, type GatewayParts } from "../../src/server.ts";
import { openAdmission } from "../doubles/openAdmission.ts";
import { post, type GatewayResponse } from "./response.ts";
import { Caller } from "./caller.ts";
import { patience } from "./patience.ts";

/** A gateway as it really runs, on a free port, with its log kept. */
export interface TestGateway {
  readonly url: string;
  /** The origin a browser would send. */
  readonly origin: string;
  /** Every line of the log so far, down to `trace`. */
  readonly log: readonly string[];
  /** What an operator would read of it: the lines from `info` up, parsed. */
  records(): readonly Readonly<Record<string, unknown>>[];
  /** A new person in front of it, with no cookies. */
  caller(headers?: Readonly<Record<string, string>>): Caller;
  /** Sends a JSON body as a program would, or with the given headers. */
  post(body: unknown, headers?: Readonly<Record<string, string>>): Promise<GatewayResponse>;
  /** The same, as the console in a browser would. */
  browse(body: unknown, cookie?: string | null): Promise<GatewayResponse>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Stops the gateway and starts it again with the same files. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const documents = fileURLToPath(new URL("../../persisted-documents.json", import.meta.url));
const logRecord = v.looseObject({ level: v.number() });
const infoLevel = 30;

/** Starts a gateway in front of `restUrl`. `environment` and `parts` go over the test's own settings. */
export async function startTestGateway(
  restUrl: string,
  environment: Readonly<Record<string, string>> = {},
  parts: GatewayParts = {},
): Promise<TestGateway> {
  const log: string[] = [];
  const config = readConfig({
    PORT: "0",
    REST_URL: restUrl,
    REST_USERNAME: "gateway",
    REST_PASSWORD: "service-password-CANARY",
    REST_API_KEY: "api-key-CANARY",
    SESSION_FILE: ":memory:",
    PERSISTED_DOCUMENTS: documents,
    CONSOLE_DIR: "not-built",
    GRAPHIQL_DIR: "not-built",
    MEDIA_DIR: "not-there",
    ...environment,
  });
  const start = () =>
    startGateway(config, {
      log: createLog("trace", { write: (line) => void log.push(line) }),
      admission: openAdmission,
      ...patience,
      ...parts,
    });
  let gateway = await start();
  const origin = (): string => `http://localhost:${new URL(gateway.url).port}`;
  return {
    get url() {
      return gateway.url;
    },
    get origin() {
      return origin();
    },
    log,
    records: () =>
      log.map((line) => v.parse(logRecord, JSON.parse(line))).filter(({ level }) => level >= infoLevel),
    caller: (headers) => new Caller(gateway.url, headers),
    post: (body, headers) => post(gateway.url, body, headers),
    browse: (body, cookie = null) =>
      post(gateway.url, body, {
        origin: origin(),
        "sec-fetch-site": "same-origin",
        "x-back-office": "1",
        ...(cookie === null ? {} : { cookie }),
      }),
    fetch: (path, init) => fetch(gateway.url + path, { redirect: "manual", ...init }),
    async restart() {
      await gateway.close();
      gateway = await start();
    },
    close: () => gateway.close(),
  };
}
