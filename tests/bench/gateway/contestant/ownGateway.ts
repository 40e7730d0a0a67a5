import { join, resolve } from "node:path";
import { startPinned } from "../machine/pinned.ts";
import type { Contestant } from "./contestant.ts";

const root = resolve(import.meta.dirname, "../../../..");

/** What our gateway is told: everything as shipped, with documents and files of the benchmark. */
export function gatewayEnvironment(folder: string, port: number, restPort: number): NodeJS.ProcessEnv {
  return {
    PORT: String(port),
    REST_URL: `http://127.0.0.1:${restPort}`,
    LOG_LEVEL: "warn",
    DEVELOPER_MODE: "off",
    REDIS_URL: undefined,
    SESSION_FILE: join(folder, "sessions.sqlite"),
    PERSISTED_DOCUMENTS: join(folder, "documents.json"),
    MEDIA_DIR: join(folder, "media"),
    INITIAL_DATA_DIR: join(folder, "initial-data"),
    CONSOLE_DIR: join(root, "web/dist"),
    GRAPHIQL_DIR: join(root, "web/dist-graphiql"),
  };
}

/** Our gateway's bundle, as `pnpm start` runs it: sessions, rules, limits and masking on. */
export function ownGateway(folder: string, isStored: boolean, more: readonly string[] = []): Contestant {
  return {
    key: isStored ? "own" : "own-open",
    name: isStored ? "This gateway" : "This gateway, open queries",
    way: "shipped",
    spelling: isStored ? "stored" : "text",
    isOpenOnly: !isStored,
    start: ({ own, rest }) =>
      startPinned({
        core: "server",
        args: [...more, join(root, "bff/dist/main.js")],
        environment: gatewayEnvironment(folder, own, rest),
        readyAt: `http://127.0.0.1:${own}/readyz`,
      }),
  };
}
