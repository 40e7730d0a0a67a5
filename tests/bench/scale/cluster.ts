import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../../servers/freePort.ts";
import { gatewayFlags } from "../../../launch/gatewayFlags.ts";
import { nginxConfig } from "./nginxConfig.ts";

const root = resolve(import.meta.dirname, "../../..");

/** What a cluster is made of. */
export interface ClusterPlan {
  /** Where nginx listens. */
  readonly port: number;
  readonly gateways: number;
  readonly services: number;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** Variables of the programs beyond those of the cluster. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The console's stored documents, or those of a benchmark. */
  readonly documents?: string;
}

/** The process ids of each part. */
export interface Parts {
  readonly nginx: readonly number[];
  readonly gateways: readonly number[];
  readonly services: readonly number[];
}

/** Several gateways and services behind nginx, running. */
export interface Cluster {
  readonly origin: string;
  readonly parts: Parts;
  stop(): Promise<void>;
}

/** One sentence when nginx is not on this machine, else null. */
export function missingNginx(): string | null {
  const isThere = spawnSync("nginx", ["-v"], { stdio: "ignore" }).status === 0;
  return isThere ? null : "nginx is not installed (Debian: apt-get install nginx-light).";
}

async function ready(url: string, child: ChildProcess, name: string): Promise<void> {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok === true) return;
    if (child.exitCode !== null) throw new Error(`${name} ended instead of starting.`);
    await new Promise((next) => setTimeout(next, 25));
  }
}

/** Starts the services one after the other, because the first one makes the tables, then the gateways, then nginx. */
export async function startCluster(plan: ClusterPlan): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "cluster-"));
  // nginx gives up root's rights and has to reach its own folders.
  chmodSync(folder, 0o755);
  const running: ChildProcess[] = [];
  const run = (program: string, args: readonly string[], environment: NodeJS.ProcessEnv): ChildProcess => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...plan.environment, ...environment },
      stdio: ["ignore", "ignore", "inherit"],
      detached: true,
    });
    running.push(child);
    return child;
  };
  const origin = process.env["PUBLIC_ORIGIN"] ?? `http://localhost:${plan.port}`;
  const servicesPort = await freePort();
  const ids: { gateways: number[]; services: number[] } = { gateways: [], services: [] };
  const ports: { gateways: number[]; services: number[] } = { gateways: [], services: [] };
  const stop = async (): Promise<void> => {
    for (const child of running.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (let made = 0; made < plan.services; made += 1) {
      const port = await freePort();
      const child = run(process.execPath, [join(root, "service/dist/main.js")], {
        PORT: String(port),
        HOST: "127.0.0.1",
        LOG_LEVEL: "warn",
        DATABASE_URL: plan.databaseUrl,
        PUBLIC_URL: origin,
        DEMO_MEDIA_DIR: join(folder, "media"),
      });
      await ready(`http://127.0.0.1:${port}/readyz`, child, "A service");
      ids.services.push(child.pid ?? 0);
      ports.services.push(port);
    }
    for (let made = 0; made < plan.gateways; made += 1) ports.gateways.push(await freePort());
    for (const name of ["media", "initial-data"]) mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(
      join(folder, "nginx.conf"),
      nginxConfig(
        { port: plan.port, to: ports.gateways },
        { port: servicesPort, to: ports.services },
        folder,
      ),
    );
    const nginx = run("nginx", ["-p", folder, "-c", join(folder, "nginx.conf"), "-g", "daemon off;"], {});
    await ready(`http://127.0.0.1:${servicesPort}/readyz`, nginx, "nginx");
    for (const port of ports.gateways) {
      const child = run(process.execPath, [...gatewayFlags, join(root, "bff/dist/main.js")], {
        PORT: String(port),
        HOST: "127.0.0.1",
        LOG_LEVEL: "warn",
        REST_URL: `http://127.0.0.1:${servicesPort}`,
        REDIS_URL: plan.redisUrl,
        PUBLIC_ORIGIN: origin,
        TRUST_PROXY: "on",
        MEDIA_DIR: join(folder, "media"),
        INITIAL_DATA_DIR: join(folder, "initial-data"),
        CONSOLE_DIR: join(root, "web/dist"),
        GRAPHIQL_DIR: join(root, "web/dist-graphiql"),
        PERSISTED_DOCUMENTS: plan.documents ?? join(root, "bff/persisted-documents.json"),
      });
      await ready(`http://127.0.0.1:${port}/readyz`, child, "A gateway");
      ids.gateways.push(child.pid ?? 0);
    }
    return { origin, parts: { ...ids, nginx: [nginx.pid ?? 0] }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
