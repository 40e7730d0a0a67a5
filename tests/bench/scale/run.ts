import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { build } from "../../../launch/build.ts";
import { fail, requireRuntime } from "../../../launch/runtime.ts";
import { serverEngine } from "../../faults/engine.ts";
import { freePort } from "../../servers/freePort.ts";
import { startPostgres } from "../../servers/postgres.ts";
import { startRedis } from "../../servers/redis.ts";
import { writePage } from "../gateway/page/write.ts";
import { prepareTenants, type Size, type Tenant } from "../gateway/upstream/tenants.ts";
import { documents } from "../gateway/workload/documents.ts";
import { missingNginx } from "./cluster.ts";
import { measure, type Scenario } from "./measure.ts";
import type { Measured, Scale } from "./results.ts";

// What doubles when the work doubles: gateways and services behind nginx on PostgreSQL and Redis, one thing twice as many
// at a time. `npx pnpm bench:scale`; Linux only, because it reads what each process has used.
requireRuntime();
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "5" },
    tenants: { type: "string", default: "10" },
    out: { type: "string", default: resolve(import.meta.dirname, "../../../docs/performance-scale.json") },
    page: { type: "string", default: resolve(import.meta.dirname, "../../../docs/performance.json") },
  },
});
const missing = missingNginx();
if (missing !== null) fail(missing);
const seconds = Number(values.seconds);
const tenants = Number(values.tenants);
const root = resolve(import.meta.dirname, "../../..");

/** People of each company who are signed in. */
const people = 5;
const base: Size = { tenants, productsOfEach: 200 };

interface Group {
  readonly size: Size;
  readonly scenarios: readonly (Pick<Scenario, "title" | "peopleOfEach" | "gateways" | "services"> & Size)[];
}
const one = { peopleOfEach: people, gateways: 1, services: 1 };
const groups: readonly Group[] = [
  {
    size: base,
    scenarios: [
      { title: "to begin with", ...base, ...one },
      { title: "viewers doubled", ...base, ...one, peopleOfEach: people * 2 },
      { title: "gateways and services doubled", ...base, ...one, gateways: 2, services: 2 },
    ],
  },
  ...[
    { title: "rows doubled", tenants, productsOfEach: base.productsOfEach * 2 },
    { title: "tenants doubled", tenants: tenants * 2, productsOfEach: base.productsOfEach },
  ].map(({ title, ...size }) => ({ size, scenarios: [{ title, ...size, ...one }] })),
];

const postgres = await startPostgres();
const redis = await startRedis();
const folder = mkdtempSync(join(tmpdir(), "bench-scale-"));
try {
  if (postgres === null || redis === null) fail("PostgreSQL and Redis are needed.");
  await build(root, "service/dist/", "bff/dist/");
  const stored = join(folder, "documents.json");
  writeFileSync(stored, JSON.stringify(Object.fromEntries(documents.map(({ id, text }) => [id, text]))));
  const rows: Measured[] = [];
  for (const { size, scenarios } of groups) {
    console.log(`${size.tenants} companies with ${size.productsOfEach} products each …`);
    const engine = await serverEngine(postgres.url);
    try {
      const made = await prepareTenants(engine, size);
      await made.service.stop();
      for (const scenario of scenarios) {
        const whole = { ...scenario, tenants: companiesOf(made.tenants, scenario.peopleOfEach) };
        const databaseUrl = engine.environment["DATABASE_URL"] ?? "";
        const endpoints = {
          port: await freePort(),
          databaseUrl,
          postgres: postgres.url,
          redisUrl: redis.url,
        };
        rows.push(await measure(whole, { ...endpoints, documents: stored }, size, seconds));
        console.log(rows.at(-1));
      }
    } finally {
      await engine.remove();
    }
  }
  const scale: Scale = {
    measuredAt: new Date().toISOString(),
    cores: availableParallelism(),
    seconds,
    rows,
  };
  writeFileSync(values.out, `${JSON.stringify(scale, null, 2)}\n`);
  console.log(`Written: ${values.out}`);
  // The page is the benchmark's; it takes the table in when it is written the next time, too.
  if (existsSync(values.page)) console.log(`Written: ${await writePage(values.page, values.out)}`);
} finally {
  await postgres?.stop();
  await redis?.stop();
  rmSync(folder, { recursive: true, force: true });
}

function companiesOf(all: readonly Tenant[], peopleOfEach: number): Tenant[] {
  return all.map((tenant) => ({ ...tenant, emails: tenant.emails.slice(0, peopleOfEach) }));
}
