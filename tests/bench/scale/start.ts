import { resolve } from "node:path";
import { build } from "../../../launch/build.ts";
import { fail, requireRuntime } from "../../../launch/runtime.ts";
import { startPostgres } from "../../servers/postgres.ts";
import { startRedis } from "../../servers/redis.ts";
import { missingNginx, startCluster } from "./cluster.ts";

// Two gateways and two services behind nginx, to look at: `npx pnpm start:replicas`. DATABASE_URL and REDIS_URL name servers
// that run already; without them throw-away ones are started. Ctrl-C ends everything.
requireRuntime();
const missing = missingNginx();
if (missing !== null) fail(missing);
await build(resolve(import.meta.dirname, "../../.."));
const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, PORT: port = "4000" } = process.env;
const postgres = databaseUrl ? null : await startPostgres();
const redis = redisUrl ? null : await startRedis();
const database = databaseUrl || postgres?.url;
const cache = redisUrl || redis?.url;
const stopServers = async (): Promise<void> => {
  await Promise.all([postgres?.stop(), redis?.stop()]);
};
if (!database || !cache) {
  await stopServers();
  fail("PostgreSQL and Redis are needed: install them, or set DATABASE_URL and REDIS_URL.");
}
const cluster = await startCluster({
  port: Number(port),
  gateways: Number(process.env["GATEWAYS"] ?? "2"),
  services: Number(process.env["SERVICES"] ?? "2"),
  databaseUrl: database,
  redisUrl: cache,
  environment: { DEMO: process.env["DEMO"] ?? "on" },
}).catch(async (error: unknown) => {
  await stopServers();
  return fail(error instanceof Error ? error.message : "The programs could not be started.");
});

let isEnding = false;
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    if (isEnding) return;
    isEnding = true;
    void cluster.stop().then(stopServers);
  });
}
const { gateways, services } = cluster.parts;
console.log(`
  Console    ${cluster.origin}
  Gateways   ${gateways.length}, process ids ${gateways.join(" and ")}
  Services   ${services.length}, process ids ${services.join(" and ")}

  owner@verdant.test signs in with Verdant-Demo-1. End a gateway or a service by its id: the others go on.
  Ctrl-C stops everything.${postgres === null ? "" : " The database was made for this and goes with it."}
`);
