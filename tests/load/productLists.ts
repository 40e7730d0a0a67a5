import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { run } from "../../launch/command.ts";
import { Client } from "../contract/http/client.ts";
import type { ContractOptions } from "../contract/options.ts";
import { Fixtures } from "../contract/fixtures/fixtures.ts";
import { type Engine, serverEngine } from "../faults/engine.ts";
import { optionsFor } from "../faults/options.ts";
import { freePort } from "../servers/freePort.ts";
import { startServers } from "../servers/servers.ts";
import { ServiceProcess } from "../servers/serviceProcess.ts";
import { logPlans, readPlans, tidy } from "./explain.ts";
import { measure, type Times } from "./measure.ts";
import { pages } from "./pages.ts";

// Lists of many products on PostgreSQL: `node tests/load/productLists.ts --products 100000 --json figures.json`.
const { values } = parseArgs({
  options: {
    products: { type: "string", default: "100000" },
    few: { type: "string", default: "1000" },
    rounds: { type: "string", default: "25" },
    json: { type: "string" },
    explain: { type: "boolean", default: true },
  },
  allowNegative: true,
});
const root = resolve(import.meta.dirname, "../..");
const demoSeller = ["--seller-email", "seller@verdant.test", "--seller-password", "Verdant-Demo-1"];

/** The times of all pages with so many products. */
async function figures(server: string, products: number, explain: boolean): Promise<Map<string, Times>> {
  const engine = await serverEngine(server);
  const service = new ServiceProcess(await freePort(), { ...engine.environment, DEMO: "on" });
  try {
    await service.start();
    const options = optionsFor(service, demoSeller);
    const company = await demoCompany(options);
    const seconds = await generate(engine, company, products);
    console.log(`\n${products} products made in ${seconds.toFixed(1)} s`);
    await tidy(engine.environment["DATABASE_URL"] ?? "");
    const found = await measurePages(options, company);
    if (explain) await printPlans(service, engine, options, company);
    return found;
  } finally {
    await service.kill();
    await engine.remove();
  }
}

async function demoCompany(options: ContractOptions): Promise<string> {
  const client = new Client(options);
  const company = await new Fixtures(client, options).companyId();
  client.close();
  return String(company);
}

async function generate(engine: Engine, company: string, products: number): Promise<number> {
  const started = performance.now();
  const program = join(root, "service/src/demo/runGenerate.ts");
  await run(process.execPath, [program, company, String(products)], root, {
    ...process.env,
    ...engine.environment,
  });
  return (performance.now() - started) / 1000;
}

function pathOf(company: string, query: Readonly<Record<string, string>>): string {
  const parameters = new URLSearchParams({ limit: "50", ...query });
  return `/v1/companySellerProdLoc/company_po_id/${company}?${parameters.toString()}`;
}

async function measurePages(options: ContractOptions, company: string): Promise<Map<string, Times>> {
  const client = new Client(options, 1);
  const found = new Map<string, Times>();
  for (const { title, queries } of pages) {
    const paths = queries.map((query) => pathOf(company, query));
    found.set(title, await measure(client, paths, Number(values.rounds)));
  }
  client.close();
  return found;
}

async function printPlans(
  service: ServiceProcess,
  engine: Engine,
  options: ContractOptions,
  company: string,
): Promise<void> {
  const url = engine.environment["DATABASE_URL"] ?? "";
  await logPlans(url);
  // Only new connections write their plans.
  await service.stop();
  await service.start();
  const client = new Client(options, 1);
  let { end } = await readPlans(url, 0);
  for (const { title, queries } of pages) {
    await client.call({ method: "GET", path: pathOf(company, queries[0] ?? {}) });
    const read = await readPlans(url, end);
    end = read.end;
    console.log(`\nEXPLAIN: ${title}\n${read.plans}`);
  }
  client.close();
}

const servers = await startServers(false);
try {
  const server = servers.environment["TEST_DATABASE_URL"];
  if (server === undefined) throw new Error("PostgreSQL is not installed.");
  const few = await figures(server, Number(values.few), false);
  const many = await figures(server, Number(values.products), values.explain);
  const table = [...many].map(([title, times]) => {
    const before = few.get(title)?.median ?? 0;
    return {
      page: title,
      [`median of ${values.few}`]: before,
      ...times,
      ratio: Math.round((times.median / before) * 10) / 10,
    };
  });
  const load = loadavg()[0] ?? 0;
  console.log(
    `\nA page of 50 of ${values.products} products, milliseconds over HTTP, load ${load.toFixed(1)}`,
  );
  console.table(table);
  if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify({ ...values, load, pages: table }, null, 2)}\n`);
  const slow = table.filter((row) => row.page.startsWith("search") && row.median >= 50);
  for (const { page, median } of slow) console.log(`Over 50 ms: ${page}, ${median} ms`);
  process.exitCode = slow.length === 0 ? 0 : 1;
} finally {
  await servers.stop();
}
