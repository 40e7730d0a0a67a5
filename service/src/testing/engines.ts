import { afterAll, beforeAll, describe } from "vitest";
import type { Config } from "../config.ts";
import type { Storage } from "../db/database.ts";
import { startService } from "../server.ts";
import { type Caller, signedInCaller } from "./caller.ts";
import { copySeeded, type Engine, everyEngine, oneEngine } from "./seededCopy.ts";

/** A service that runs for one test file, with the demo data, on a database of its own. */
export interface TestService {
  readonly url: string;
  readonly config: Config;
  /** Calls as the gateway does: key, version and token are there. */
  readonly call: Caller;
}

export const testConfig = (storage: Storage): Config => ({
  host: "127.0.0.1",
  port: 0,
  storage,
  access: {
    username: "gateway",
    password: "gateway-test",
    apiKey: "test-key",
    apiKeyHeader: "x-api-key",
    apiVersionHeader: "x-api-version",
    tokenSecret: "test-secret-test-secret-test-secret",
  },
  settings: {
    businessTypes: "nine",
    publicUrl: "http://console.test",
    passwordCost: "test",
    secondsBetweenMails: 60,
    strangerMailsAnHour: 20,
    customerMailsAnHour: 1000,
    keptByJobs: 1_000_000_000,
    orderMails: true,
    importRows: 50_000,
    importRowsAtOnce: storage.kind === "server" ? 2_000 : 0,
    codeKey: "test-secrets-test-secrets-test-secrets",
    signInKey: "test-secret-test-secret-test-secret",
    webhooks: {
      key: "test-secrets-test-secrets-test-secrets",
      reach: { loopback: true, private: false },
    },
  },
  demo: false,
  isOwnMachine: true,
  demoMediaFolder: "",
  mail: { url: undefined, from: "Back office <no-reply@console.test>" },
  mailbox: true,
  auditMonths: 24,
  signInHistoryDays: 180,
  webhookCatcher: true,
  documentedOnly: false,
  logLevel: "silent",
});

type Define = (service: () => TestService) => void;
/** Changes the configuration, for example the reading of the business types. */
type Adjust = (config: Config) => Config;
const asItIs: Adjust = (config) => config;

/** Tests of a started service, on one engine: what they are about does not depend on it. */
export const onOneEngine = (define: Define, adjust: Adjust = asItIs): void =>
  onEngines(oneEngine, define, adjust);

/** The same tests on every engine that is there. */
export const onEveryEngine = (define: Define, adjust: Adjust = asItIs): void =>
  onEngines(everyEngine, define, adjust);

/** The same tests for each of these engines; each gets a started service. */
export function onEngines(on: readonly Engine[], define: Define, adjust: Adjust = asItIs): void {
  describe.each(on)("on %s", (engine) => {
    let service: TestService | undefined;
    let stop = (): Promise<void> => Promise.resolve();

    beforeAll(async () => {
      const { storage, remove } = await copySeeded(engine);
      const config = adjust(testConfig(storage));
      const running = await startService(config);
      stop = async () => {
        await running.close();
        await remove();
      };
      service = { url: running.url, config, call: await signedInCaller(running.url, config.access) };
    });
    afterAll(() => stop());

    define(() => {
      if (service === undefined) throw new Error("The service is not started yet");
      return service;
    });
  });
}
