import { writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { fail, requireRuntime } from "../../../launch/runtime.ts";
import { Client } from "../../contract/http/client.ts";
import { serverEngine } from "../../faults/engine.ts";
import { optionsFor } from "../../faults/options.ts";
import { freePort } from "../../servers/freePort.ts";
import { startPostgres } from "../../servers/postgres.ts";
import { ServiceProcess } from "../../servers/serviceProcess.ts";
import { type ListTenant, makeListTenants } from "./listTenants.ts";

// Lists and searches of products at the service, on PostgreSQL: of few companies, and of many with as many products each. What
// they cost must hang on the company that asks and not on how many others there are. `npx pnpm bench:lists`; a million products
// take about ten minutes to make.
requireRuntime();
const { values } = parseArgs({
  options: {
    tenants: { type: "string", default: "1000" },
    few: { type: "string", default: "10" },
    products: { type: "string", default: "1000" },
    times: { type: "string", default: "60" },
    out: { type: "string", default: resolve(import.meta.dirname, "../../../docs/performance-lists.json") },
  },
});
const productsOfEach = Number(values.products);
const times = Number(values.times);

/** What is asked for, as the gateway asks for it: one row more than the page has. */
const ofCompany =
  (query: string) =>
  ({ company }: ListTenant) =>
    `/v1/companySellerProdLoc/company_po_id/${company}?limit=51${query}`;
const ofLocation =
  (query: string) =>
  ({ location }: ListTenant) =>
    `/v1/companySellerProdLoc/seller_id/${location}?limit=51${query}`;
const cases: Readonly<Record<string, (tenant: ListTenant) => string>> = {
  "products by name": ofCompany("&sort=prod_name"),
  "products by name, the last page": ofCompany("&sort=-prod_name"),
  "products, the newest first": ofCompany("&sort=-created_at"),
  "products, the last changed first": ofCompany("&sort=-updated_at"),
  "products by state": ofCompany("&sort=prod_status"),
  "products of one state by name": ofCompany("&sort=prod_name&prod_status=pending"),
  "products of one state, the last changed first": ofCompany("&sort=-updated_at&prod_status=pending"),
  "products of a brand": (tenant) => ofCompany(`&sort=prod_name&prod_brand=${tenant.brand}`)(tenant),
  "products of a category": (tenant) => ofCompany(`&sort=prod_name&category1_id=${tenant.category}`)(tenant),
  "products of a category in one state": (tenant) =>
    ofCompany(`&sort=prod_name&prod_status=draft&category1_id=${tenant.category}`)(tenant),
  "products of a location by name": ofLocation("&sort=prod_name"),
  "products of a location in one state": ofLocation("&sort=prod_name&prod_status=enabled"),
  "a search of one letter": ofCompany("&sort=prod_name&q=z"),
  "a search of two letters, many found": ofCompany("&sort=prod_name&q=wo"),
  "a search of two letters, few found": ofCompany("&sort=prod_name&q=%2077"),
  "a search of two letters, none found": ofCompany("&sort=prod_name&q=xq"),
  "a search of a word": ofCompany("&sort=prod_name&q=bamboo"),
  "a search of a word and a number": ofCompany("&sort=prod_name&q=no.%20123"),
  "a search of a word in one state": ofCompany("&sort=prod_name&q=copper&prod_status=enabled"),
  "a search that finds nothing": ofCompany("&sort=prod_name&q=nowhere"),
  "a search at a location": ofLocation("&sort=prod_name&q=bamboo"),
  "brands with their counts": ({ company }) => `/v1/companyBrand/company_po_id/${company}?limit=51`,
  "locations with their counts": ({ company }) => `/v1/companySeller/company_po_id/${company}?limit=51`,
};

interface Figures {
  readonly p50: number;
  readonly p95: number;
}

/** One after the other, so that none waits for another; of tenants in turn, so that none is warm because it was the last. */
async function timesOf(
  client: Client,
  tenants: readonly ListTenant[],
  asked: (tenant: ListTenant) => string,
) {
  const found: number[] = [];
  for (let turn = -10; turn < times; turn += 1) {
    const tenant = tenants[((turn + 10) * 7) % tenants.length];
    if (tenant === undefined) throw new Error("There is no company.");
    const began = performance.now();
    const answer = await client.call({ method: "GET", path: asked(tenant) });
    if (turn >= 0) found.push(performance.now() - began);
    if (answer.status !== 200)
      throw new Error(`${asked(tenant)}: ${answer.status} ${answer.text.slice(0, 200)}`);
  }
  const sorted = found.toSorted((left, right) => left - right);
  const at = (share: number) =>
    Math.round((sorted[Math.floor(sorted.length * share)] ?? Number.NaN) * 100) / 100;
  return { p50: at(0.5), p95: at(0.95) };
}

async function measure(server: string, tenants: number): Promise<Map<string, Figures>> {
  const engine = await serverEngine(server);
  const service = new ServiceProcess(await freePort(), engine.environment);
  try {
    await service.start();
    await service.stop();
    const began = performance.now();
    const made = await makeListTenants(engine, { tenants, productsOfEach });
    const took = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`${tenants} companies with ${productsOfEach} products each, made in ${took} s`);
    await service.start();
    const client = new Client(optionsFor(service), 1);
    const figures = new Map<string, Figures>();
    for (const [title, asked] of Object.entries(cases))
      figures.set(title, await timesOf(client, made, asked));
    client.close();
    return figures;
  } finally {
    await service.kill();
    await engine.remove();
  }
}

const postgres = await startPostgres();
try {
  if (postgres === null) fail("PostgreSQL is needed.");
  const few = await measure(postgres.url, Number(values.few));
  const many = await measure(postgres.url, Number(values.tenants));
  const rows = Object.keys(cases).map((title) => ({ title, few: few.get(title), many: many.get(title) }));
  console.table(
    Object.fromEntries(
      rows.map(({ title, few: small, many: large }) => [
        title,
        {
          "few p50": small?.p50,
          "many p50": large?.p50,
          "many p95": large?.p95,
          "many ÷ few": Math.round(((large?.p50 ?? 0) / (small?.p50 ?? 1)) * 100) / 100,
        },
      ]),
    ),
  );
  const result = {
    measuredAt: new Date().toISOString(),
    cores: availableParallelism(),
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    productsOfEach,
    few: Number(values.few),
    many: Number(values.tenants),
    times,
    rows,
  };
  writeFileSync(values.out, `${JSON.stringify(result, null, 2)}\n`);
  console.log(`Written: ${values.out}`);
} finally {
  await postgres?.stop();
}
