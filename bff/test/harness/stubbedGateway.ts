import { fileURLToPath } from "node:url";
import { readConfig } from "../../src/config.ts";
import { createLog } from "../../src/http/log.ts";
import { startGateway } from "../../src/server.ts";
import { Caller } from "./caller.ts";
import { openAdmission } from "../doubles/openAdmission.ts";

/** A gateway as it really runs, on a free port, with its log kept. */
export interface StubbedGateway {
  readonly url: string;
  /** Every line of the log so far. */
  readonly log: string[];
  /** A new person in front of it, with no cookies. */
  caller(headers?: Readonly<Record<string, string>>): Caller;
  close(): Promise<void>;
}

const documents = fileURLToPath(new URL("../../persisted-documents.json", import.meta.url));

/** Starts a gateway in front of `restUrl`. `environment` goes over the test's own settings. */
export async function startStubbedGateway(
  restUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<StubbedGateway> {
  const log: string[] = [];
  const config = readConfig({
    PORT: "0",
    REST_URL: restUrl,
    REST_PASSWORD: "service-password-CANARY",
    REST_API_KEY: "api-key-CANARY",
    SESSION_FILE: ":memory:",
    PERSISTED_DOCUMENTS: documents,
    CONSOLE_DIR: "not-built",
    GRAPHIQL_DIR: "not-built",
    MEDIA_DIR: "not-there",
    ...environment,
  });
  const gateway = await startGateway(config, {
    log: createLog("trace", { write: (line) => void log.push(line) }),
    admission: openAdmission,
  });
  return {
    url: gateway.url,
    log,
    caller: (headers) => new Caller(gateway.url, headers),
    close: () => gateway.close(),
  };
}
