import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { readConfig } from "../../src/config.ts";
import { startFaultyService } from "../doubles/faultyService.ts";
import type { FaultyService } from "../doubles/faultyService.ts";
import { startGateway } from "../../src/server.ts";
import type { GatewayParts } from "../../src/server.ts";
import { openAdmission } from "../doubles/openAdmission.ts";
import { createLog } from "../../src/http/log.ts";
import { testedSchema } from "../doubles/testedSchema.ts";

const answerForm = v.looseObject({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.nullish(
    v.array(
      v.looseObject({ message: v.string(), extensions: v.optional(v.record(v.string(), v.unknown())) }),
    ),
  ),
  extensions: v.nullish(v.record(v.string(), v.unknown())),
});

/** One HTTP answer, read to its end. */
export interface TestedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: v.InferOutput<typeof answerForm>;
  /** `name=value` of the cookie that was set, if any. */
  readonly cookie: string | null;
}

/** A gateway for tests with a schema, a service and files of its own. */
export interface TestedGateway {
  readonly url: string;
  /** The origin a browser would send. */
  readonly origin: string;
  readonly upstream: FaultyService;
  readonly folder: string;
  /** The log so far, one parsed line each. */
  readonly log: readonly Readonly<Record<string, unknown>>[];
  readonly logText: () => string;
  /** Sends a JSON body as a program would, or with the given headers. */
  post(body: unknown, headers?: Readonly<Record<string, string>>): Promise<TestedAnswer>;
  /** The same, as the console in a browser would. */
  browse(body: unknown, cookie?: string | null): Promise<TestedAnswer>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Stops the gateway and starts it again with the same files. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  close(): Promise<void>;
}

function parsed(text: string): TestedAnswer["body"] {
  try {
    return v.parse(answerForm, JSON.parse(text));
  } catch {
    return {};
  }
}

/** The documents this gateway has stored. */
export const storedDocuments = {
  viewer: "query StoredViewer { viewerName }",
  deep: "query StoredDeep { a: viewerName ".concat(
    Array.from({ length: 20 }, (_, index) => `a${index}: viewerName`).join(" "),
    " }",
  ),
};

/** Starts one. `variables` are environment variables on top of those a test needs. */
export async function startTestedGateway(
  variables: Readonly<Record<string, string>> = {},
  parts: GatewayParts = {},
): Promise<TestedGateway> {
  const folder = mkdtempSync(join(tmpdir(), "gateway-"));
  for (const name of ["console/assets", "graphiql", "media/Uploads/7"]) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  writeFileSync(join(folder, "documents.json"), JSON.stringify(storedDocuments));
  const upstream = await startFaultyService();
  const lines: string[] = [];
  const log = createLog("info", {
    write(line) {
      lines.push(line);
    },
  });
  const config = readConfig({
    PORT: "0",
    REST_URL: upstream.baseUrl.href,
    SESSION_FILE: join(folder, "sessions.sqlite"),
    PERSISTED_DOCUMENTS: join(folder, "documents.json"),
    CONSOLE_DIR: join(folder, "console"),
    GRAPHIQL_DIR: join(folder, "graphiql"),
    MEDIA_DIR: join(folder, "media"),
    ...variables,
  });
  const start = () => startGateway(config, { schema: testedSchema, log, admission: openAdmission, ...parts });
  let gateway = await start();
  const originNow = (): string => `http://localhost:${new URL(gateway.url).port}`;

  const post: TestedGateway["post"] = async (body, headers = {}) => {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? null;
    return { status: response.status, headers: response.headers, text, body: parsed(text), cookie };
  };

  return {
    get url() {
      return gateway.url;
    },
    get origin() {
      return originNow();
    },
    upstream,
    folder,
    get log() {
      return lines.map((line) => v.parse(v.record(v.string(), v.unknown()), JSON.parse(line)));
    },
    logText: () => lines.join(""),
    post,
    browse: (body, cookie = null) =>
      post(body, {
        origin: originNow(),
        "sec-fetch-site": "same-origin",
        "x-back-office": "1",
        ...(cookie === null ? {} : { cookie }),
      }),
    fetch: (path, init) => fetch(gateway.url + path, { redirect: "manual", ...init }),
    async restart() {
      await gateway.close();
      gateway = await start();
    },
    stop: () => gateway.close(),
    async close() {
      await gateway.close();
      await upstream.close();
      rmSync(folder, { recursive: true });
    },
  };
}
