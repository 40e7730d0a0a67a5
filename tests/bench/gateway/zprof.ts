import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { SourceMap } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { gatewayFlags } from "../../../launch/gatewayFlags.ts";
import { gatewayEnvironment } from "./contestant/ownGateway.ts";
import { peerContestants } from "./contestant/peers.ts";
import { startPinned } from "./machine/pinned.ts";
import { underLoad } from "./measure/underLoad.ts";
import { createDataset } from "./upstream/dataset.ts";
import { requestsOf } from "./workload/requests.ts";
import { workloadOf } from "./workload/workloads.ts";
import { freePort } from "../../servers/freePort.ts";

const root = resolve(import.meta.dirname, "../../..");
const out = "/tmp/zprof";
rmSync(out, { recursive: true, force: true }); mkdirSync(out);
const folder = mkdtempSync(join(tmpdir(), "bench-"));
const file = join(folder, "restClient.mjs");
const from = JSON.stringify(join(root, "bff/src/main.ts"));
await build({ entryPoints: [join(root, "bff/src/rest/service.ts")], outfile: file, bundle: true, platform: "node", target: "node24", format: "esm", logLevel: "error", sourcemap: true,
  banner: { js: `import { createRequire as bundleRequire } from "node:module"; const require = bundleRequire(${from});` } });
const dataset = await createDataset(folder, { tenants: 20, productsOfEach: 200 });
const proxy = peerContestants(folder, file).find(({ key }) => key === "proxy")!;
const keys = (process.argv[2] ?? "lists,lists-10").split(",");
const servers = (process.argv[3] ?? "own,proxy").split(",");
const withProfile = process.argv[4] !== "noprof";
for (const key of keys) for (const who of servers) {
  const workload = workloadOf(key.replace(/-\d+$/, "").length ? key : key);
  const port = await freePort();
  const prof = withProfile ? [`--cpu-prof`, `--cpu-prof-interval=500`, `--cpu-prof-dir=${out}/${key}-${who}`] : [];
  const gc = `${out}/${key}-${who}.gc`;
  const server = who === "own"
    ? await startPinned({ core: "server", program: "/bin/bash", args: ["-c", `exec ${process.execPath} ${[...gatewayFlags, "--trace-gc", ...prof].join(" ")} ${root}/bff/dist/main.js >${gc} 2>&1`], environment: gatewayEnvironment(folder, port, dataset.fixturePort), readyAt: `http://127.0.0.1:${port}/readyz` })
    : await startPinned({ core: "server", program: "/bin/bash", args: ["-c", `exec ${process.execPath} ${[...gatewayFlags, "--trace-gc", ...prof].join(" ")} ${join(import.meta.dirname, "peers/server.mjs")} proxy client ${port} http://127.0.0.1:${dataset.fixturePort} ${file} ${join(folder, "documents.json")} >${gc} 2>&1`], environment: { NODE_ENV: "production" }, readyAt: `http://127.0.0.1:${port}/` });
  await fetch(`http://127.0.0.1:${dataset.fixturePort}/bench/changed/${workload.changed}`, { method: "POST" });
  const figure = await underLoad(server, { port, requests: requestsOf(workload, dataset.viewers, port, who === "own" ? "stored" : proxy.spelling), connections: 64, warmUp: 8, leastWarmUp: 4000, leastCounted: 1000, seconds: 8, rate: null }, dataset.fixturePort);
  await fetch(`http://127.0.0.1:${dataset.fixturePort}/bench/changed/0`, { method: "POST" });
  await server.stop();
  console.log(`\n=== ${key} ${who}: cpu ${figure.cpu.toFixed(0)} µs, calls ${figure.calls?.toFixed(2)}, ${figure.perSecond.toFixed(0)}/s, ${figure.memory.toFixed(0)} MB, p99 ${figure.load.accepted.p99}, failed ${figure.failed}`);
  const lines = readFileSync(gc, "utf8").split("\n");
  const sums = new Map<string, { n: number; ms: number; most: number }>();
  for (const line of lines) {
    const m = /\] +(\d+) ms: (Scavenge|Mark-Compact[^(]*|[A-Za-z-]+).*?(\d+\.\d+) \/ (\d+\.\d+) ms/.exec(line);
    if (m === null || Number(m[1]) < 9000) continue;
    const s = sums.get(m[2]!) ?? { n: 0, ms: 0, most: 0 };
    s.n += 1; s.ms += Number(m[3]); s.most = Math.max(s.most, Number(m[3]));
    sums.set(m[2]!, s);
  }
  console.log("GC after 9 s:", JSON.stringify(Object.fromEntries(sums)));
  if (withProfile) top(`${out}/${key}-${who}`);
}
await dataset.stop();
rmSync(folder, { recursive: true, force: true });

function top(dir: string): void {
  const name = readdirSync(dir).find((one) => one.endsWith(".cpuprofile"));
  if (name === undefined) return console.log("no profile");
  const profile = JSON.parse(readFileSync(join(dir, name), "utf8"));
  const map = new SourceMap(JSON.parse(readFileSync(`${root}/bff/dist/main.js.map`, "utf8")));
  const of = new Map<number, string>();
  for (const { id, callFrame: f } of profile.nodes) {
    let where = f.url;
    if (f.url.endsWith("bff/dist/main.js")) {
      const e = map.findEntry(f.lineNumber, f.columnNumber) as any;
      where = `${e.originalSource?.replace(/.*node_modules\//, "").replace(/.*bff\/src/, "src").replace(/^.*\.\.\//, "")}:${e.originalLine + 1}`;
    } else where = where.replace(/.*\//, "") + (where ? `:${f.lineNumber + 1}` : "");
    of.set(id, `${f.functionName || "(anonymous)"} ${where}`);
  }
  // The last 8 s only.
  const total = profile.timeDeltas.reduce((a: number, b: number) => a + b, 0);
  let at = 0, whole = 0;
  const self = new Map<string, number>();
  profile.samples.forEach((node: number, i: number) => {
    at += profile.timeDeltas[i];
    if (at < total - 8.5e6) return;
    const n = of.get(node) ?? "?";
    if (n.startsWith("(idle)") || n.startsWith("(root)")) return;
    whole += profile.timeDeltas[i];
    self.set(n, (self.get(n) ?? 0) + profile.timeDeltas[i]);
  });
  for (const [n, t] of [...self].toSorted((a, b) => b[1] - a[1]).slice(0, 45)) console.log(`${((100 * t) / whole).toFixed(1).padStart(5)} % ${n}`);
}
