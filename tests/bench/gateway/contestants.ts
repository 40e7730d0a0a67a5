import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { bundle } from "../../../launch/bundle.ts";
import { type Pinned, startPinned } from "./machine.ts";

const root = resolve(import.meta.dirname, "../../..");
const peers = join(import.meta.dirname, "peers");
/** Scavenges stay short with a young generation of this size; for all alike. */
const flags = ["--min-semi-space-size=16", "--max-semi-space-size=64"];

/** A server that answers the workloads. */
export interface Contestant {
  readonly name: string;
  /** Whether it is asked by the ids of stored documents, as our console asks. */
  readonly isStored: boolean;
  /** Whether it checks sessions; the others are told the company in a header. */
  readonly isOurs: boolean;
  start(port: number, restPort: number): Promise<Pinned>;
}

/** Where the benchmark keeps what it makes. */
export interface Workshop {
  readonly folder: string;
  readonly documents: string;
}

/** Builds and installs what the contestants need, once. */
export async function prepareContestants({ folder, documents }: Workshop): Promise<Contestant[]> {
  await bundle(root, "bff");
  const client = join(folder, "restClient.mjs");
  await build({
    entryPoints: [join(root, "bff/src/rest/service.ts")],
    outfile: client,
    bundle: true,
    platform: "node",
    target: "node24",
    format: "esm",
    logLevel: "error",
    banner: {
      js: `import { createRequire as bundleRequire } from "node:module"; const require = bundleRequire(${JSON.stringify(join(root, "bff/src/main.ts"))});`,
    },
  });
  if (!existsSync(join(peers, "node_modules"))) {
    execFileSync("npm", ["install", "--no-package-lock", "--no-audit", "--no-fund"], { cwd: peers });
  }
  const own = (name: string, isStored: boolean): Contestant => ({
    name,
    isStored,
    isOurs: true,
    start: (port, restPort) =>
      startPinned(0, [...flags, join(root, "bff/dist/main.js")], {
        PORT: String(port),
        REST_URL: `http://127.0.0.1:${restPort}`,
        SESSION_FILE: join(folder, "sessions.sqlite"),
        PERSISTED_DOCUMENTS: documents,
        MEDIA_DIR: join(folder, "media"),
        CONSOLE_DIR: join(root, "web/dist"),
        GRAPHIQL_DIR: join(root, "web/dist-graphiql"),
      }),
  });
  const peer = (name: string, kind: string, way: "documented" | "client"): Contestant => ({
    name,
    isStored: false,
    isOurs: false,
    start: (port, restPort) =>
      startPinned(0, [
        ...flags,
        join(peers, "server.mjs"),
        kind,
        way,
        String(port),
        `http://127.0.0.1:${restPort}`,
        client,
      ]),
  });
  return [
    own("this gateway", true),
    own("this gateway, open queries", false),
    peer("Apollo Server", "apollo", "documented"),
    peer("Apollo Server, our REST client", "apollo", "client"),
    peer("Mercurius with JIT", "mercurius-jit", "documented"),
    peer("Mercurius with JIT, our REST client", "mercurius-jit", "client"),
    peer("Yoga with DataLoader", "yoga", "documented"),
  ];
}
