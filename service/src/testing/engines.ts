import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, inject } from "vitest";
import type { Config } from "../config.ts";
import type { Storage } from "../db/database.ts";
import { startService } from "../server.ts";
import { type Caller, signedInCaller } from "./caller.ts";
import { command, databaseUrl } from "./prepareDatabases.ts";

/** A service that runs for one test file, with the demo data, on a database of its own. */
export interface TestService {
  readonly url: string;
  readonly config: Config;
  /** Calls as the gateway does: key, version and token are there. */
  readonly call: Caller;
}

const testConfig = (storage: Storage): Config => ({
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
  settings: { businessTypes: "nine", publicUrl: "http://console.test", passwordCost: "test" },
  demo: false,
  demoMediaFolder: "",
  mail: { url: undefined, from: "Back office <no-reply@console.test>" },
  mailbox: true,
  documentedOnly: false,
  logLevel: "silent",
});

interface Copy {
  readonly storage: Storage;
  remove(): Promise<void>;
}

async function embeddedCopy(): Promise<Copy> {
  const snapshot = new Blob([await readFile(inject("snapshotFile"))]);
  return { storage: { kind: "memory", snapshot }, remove: () => Promise.resolve() };
}

async function serverCopy(): Promise<Copy> {
  const serverUrl = inject("serverUrl");
  const name = `service_test_${crypto.randomUUID().replaceAll("-", "")}`;
  await command(serverUrl, `create database ${name} template ${inject("templateDatabase")}`);
  return {
    storage: { kind: "server", url: databaseUrl(serverUrl, name) },
    remove: () => command(serverUrl, `drop database ${name} with (force)`),
  };
}

const engines = [
  { engine: "PGlite", copy: embeddedCopy },
  ...(inject("serverUrl") === "" ? [] : [{ engine: "PostgreSQL", copy: serverCopy }]),
];

/**
 * Defines the same tests for every engine that is there; each gets a started service.
 * @param adjust changes the configuration, for example the reading of the business types
 */
export function onEachEngine(
  define: (service: () => TestService) => void,
  adjust: (config: Config) => Config = (config) => config,
): void {
  describe.each(engines)("on $engine", ({ copy }) => {
    let service: TestService | undefined;
    let stop = (): Promise<void> => Promise.resolve();

    beforeAll(async () => {
      const { storage, remove } = await copy();
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
