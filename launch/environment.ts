import { join } from "node:path";
import type { Settings } from "./settings.ts";

/** What the service is told when it is started as the embedded default behind the gateway. */
export function serviceEnvironment(settings: Settings): NodeJS.ProcessEnv {
  const own = without(process.env, ["PORT", "DATA_DIR"]);
  return {
    DEMO: settings.isOwnMachine ? "on" : "off",
    LOG_LEVEL: "warn",
    DEMO_MEDIA_DIR: join(settings.dataFolder, "media"),
    PUBLIC_URL: settings.origin,
    // Freed memory goes back to the system: what compiling the embedded database took stayed with the service, 50 MB of it.
    MALLOC_ARENA_MAX: "1",
    MALLOC_TRIM_THRESHOLD_: "65536",
    ...own,
    // Only the gateway beside it talks to the embedded service.
    HOST: "127.0.0.1",
    PORT: String(settings.servicePort),
    DATA_DIR: join(settings.dataFolder, "service"),
  };
}

/** What the gateway is told: where the service is, and where the console's files are. */
export function gatewayEnvironment(settings: Settings): NodeJS.ProcessEnv {
  const own = without(process.env, ["PORT", "DATA_DIR"]);
  return {
    // Somebody who starts the product on their own machine is a developer or an evaluator: GraphiQL is open.
    DEVELOPER_MODE: settings.isOwnMachine ? "on" : "off",
    LOG_LEVEL: "warn",
    REST_URL: `http://127.0.0.1:${settings.servicePort}`,
    PUBLIC_ORIGIN: settings.origin,
    SESSION_FILE: join(settings.dataFolder, "gateway", "sessions.sqlite"),
    CONSOLE_DIR: join(settings.root, "web", "dist"),
    DELIVERY_DIR: join(settings.root, "web", "dist-delivery"),
    GRAPHIQL_DIR: join(settings.root, "web", "dist-graphiql"),
    PERSISTED_DOCUMENTS: join(settings.root, "bff", "persisted-documents.json"),
    MEDIA_DIR: join(settings.dataFolder, "media"),
    INITIAL_DATA_DIR: join(settings.dataFolder, "initial-data"),
    ...own,
    PORT: String(settings.gatewayPort),
  };
}

function without(environment: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !names.includes(name)));
}
