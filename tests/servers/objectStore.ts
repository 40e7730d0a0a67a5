import { once } from "node:events";
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./freePort.ts";
import type { Started } from "./servers.ts";

const programs = "/usr/bin";
const parts = ["account", "container", "object"] as const;

/** Longest wait for the four programs, in milliseconds: on an idle machine they take two seconds. */
const patience = 180_000;

/** One device, one copy: what the rings of a cluster say when the cluster is one folder. */
const makeRings = `
import json, sys
from swift.common.ring import RingBuilder
for part, port in json.loads(sys.argv[2]).items():
    builder = RingBuilder(4, 1, 0)
    builder.add_dev({"region": 1, "zone": 1, "ip": "127.0.0.1", "port": port, "device": "device", "weight": 1})
    builder.rebalance()
    builder.get_ring().save(sys.argv[1] + "/" + part + ".ring.gz")
`;

interface Location {
  readonly folder: string;
  readonly port: number;
}

function common({ folder, port }: Location): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
swift_dir = ${folder}
devices = ${folder}
mount_check = false
user = ${userInfo().username}
log_level = CRITICAL
`;
}

function partConfig(part: string, location: Location): string {
  return `${common(location)}
[pipeline:main]
pipeline = ${part}-server
[app:${part}-server]
use = egg:swift#${part}
`;
}

/** The S3 interface, with signatures checked. Nothing listens at the cache's port: a cache is asked for, not needed. */
function proxyConfig(location: Location, key: string, unused: number): string {
  return `${common(location)}
cors_allow_origin = *
[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${unused}
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
cors_preflight_allow_origin = *
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${key} .admin
`;
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/info`);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Starts the installed OpenStack Swift with its S3 interface: an object store of its own kind that checks signatures,
 * signed headers and the origins of browsers. Its address carries the access key and the secret.
 */
export async function startObjectStore(): Promise<Started> {
  if (!existsSync(join(programs, "swift-proxy-server"))) return null;
  const folder = mkdtempSync(join(tmpdir(), "object-store-"));
  mkdirSync(join(folder, "device"));
  const secret = "objects-of-the-tests";
  const ports = new Map<string, number>();
  for (const part of parts) ports.set(part, await freePort());
  const port = await freePort();
  const write = (part: string, text: string): void => writeFileSync(join(folder, `${part}.conf`), text);
  for (const [part, own] of ports) write(part, partConfig(part, { folder, port: own }));
  write("proxy", proxyConfig({ folder, port }, secret, await freePort()));
  execFileSync(
    join(programs, "python3"),
    ["-c", makeRings, folder, JSON.stringify(Object.fromEntries(ports))],
    { stdio: "ignore" },
  );

  const children: ChildProcess[] = [...parts, "proxy"].map((part) =>
    spawn(join(programs, `swift-${part}-server`), [join(folder, `${part}.conf`)], { stdio: "ignore" }),
  );
  const stop = async (): Promise<void> => {
    await Promise.all(
      children.map(async (child) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = once(child, "close");
        child.kill("SIGKILL");
        await ended;
      }),
    );
    rmSync(folder, { recursive: true, force: true });
  };
  const startedAt = performance.now();
  while (!(await isReady(`http://127.0.0.1:${port}`))) {
    const hasEnded = children.some((child) => child.exitCode !== null);
    if (hasEnded || performance.now() - startedAt > patience) {
      await stop();
      throw new Error(
        hasEnded ? "The object store ended instead of starting." : "The object store did not start.",
      );
    }
    await pause(50);
  }
  return { url: `http://${encodeURIComponent("test:tester")}:${secret}@127.0.0.1:${port}`, stop };
}
