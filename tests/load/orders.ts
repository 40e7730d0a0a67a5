import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { run } from "../../launch/command.ts";
import { Fixtures } from "../contract/fixtures/fixtures.ts";
import { orderForm, productOnSale } from "../contract/fixtures/ordering.ts";
import { Client } from "../contract/http/client.ts";
import { embeddedEngine, serverEngine } from "../faults/engine.ts";
import { optionsFor } from "../faults/options.ts";
import { freePort } from "../servers/freePort.ts";
import { startServers } from "../servers/servers.ts";
import { ServiceProcess } from "../servers/serviceProcess.ts";
import { tidy } from "./explain.ts";
import { inTurn, timesOf } from "./measure.ts";

// Orders of one company: `node tests/load/orders.ts --orders 100000 --seconds 10 --json figures.json`, and with `--embedded` on
// PGlite. Each measurement ends after so many seconds; all of it takes about ten of them and the making of the orders.
const { values } = parseArgs({
  options: {
    orders: { type: "string", default: "100000" },
    seconds: { type: "string", default: "10" },
    embedded: { type: "boolean", default: false },
    json: { type: "string" },
  },
});
const root = resolve(import.meta.dirname, "../..");
const demoSeller = ["--seller-email", "seller@verdant.test", "--seller-password", "Verdant-Demo-1"];
const milliseconds = Number(values.seconds) * 1000;
/** What the embedded engine may take more (spec "Orders", section 13). */
const allowed = values.embedded ? 2 : 1;

/** Calls by their goal, p95 in milliseconds. */
const pages = (company: number): readonly (readonly [string, number, readonly string[]])[] => {
  const list = (query: string) => `/v1/companyFulfilment/company_po_id/${company}?limit=25&${query}`;
  return [
    [
      "list, by state",
      120,
      [list("fulfilment_status=pending,accepted"), list("fulfilment_status=delivered")],
    ],
    ["list, all", 120, [list("")]],
    ["list, by amount and time", 120, [list("total_min=500&placed_from=2026-10-01")]],
    ["search by number", 100, [list("q=000777"), list("q=2627-050000")]],
    ["search by phone", 100, [list("q=9419032312"), list("q=0312")]],
    ["counts", 60, [`/v1/companyFulfilment/counts/company_po_id/${company}`]],
    ["one order", 80, ["/v1/companyOrder/50", "/v1/companyOrderLine/order_id/50"]],
  ];
};

const url = process.env["TEST_DATABASE_URL"];
const servers = values.embedded || url !== undefined ? null : await startServers(false);
try {
  const server = url ?? servers?.environment["TEST_DATABASE_URL"];
  if (!values.embedded && server === undefined) throw new Error("PostgreSQL is not installed.");
  const engine = values.embedded || server === undefined ? embeddedEngine() : await serverEngine(server);
  const service = new ServiceProcess(await freePort(), { ...engine.environment, DEMO: "on" });
  try {
    await service.start();
    const options = optionsFor(service, demoSeller);
    const maker = new Client(options, 1);
    const company = Number(await new Fixtures(maker, options).companyId());
    maker.close();
    // The embedded database is open in one program at a time.
    await service.stop();
    const program = join(root, "service/src/demo/runGenerate.ts");
    const environment = { ...process.env, ...engine.environment };
    await run(process.execPath, [program, String(company), values.orders, "orders"], root, environment);
    if (!values.embedded) await tidy(engine.environment["DATABASE_URL"] ?? "");
    await service.start();
    const client = new Client(options, 8);
    const fixtures = new Fixtures(client, options);
    const get = (paths: readonly string[]) => paths.map((path) => ({ method: "GET", path }) as const);
    const bound = { milliseconds, atOnce: 1 };
    /** The same, beside a call that finds nothing, in the same moment: what of it is the machine's. */
    const measured = async (call: string, goal: number, calls: Parameters<typeof inTurn>[1]) => {
      const empty = await inTurn(client, get(["/v1/companyOrder?ids=2147483647"]), {
        ...bound,
        milliseconds: milliseconds / 4,
      });
      const times = await inTurn(client, calls, bound);
      const load = Math.round((loadavg()[0] ?? 0) * 10) / 10;
      return { call, goal: goal * allowed, ...timesOf(times), empty: timesOf(empty).median, load };
    };
    const table: object[] = [];
    for (const [title, goal, paths] of pages(company)) table.push(await measured(title, goal, get(paths)));
    const body = await orderForm(fixtures, await productOnSale(fixtures));
    const placing = [{ method: "POST", path: "/v1/companyOrder", body }] as const;
    table.push(await measured("placing, one after the other", 60, placing));
    const together = await inTurn(client, placing, { milliseconds, atOnce: 8 });
    const each = Math.round(together.length / Number(values.seconds));
    table.push({ call: `placing, 8 at once: ${each} a second`, ...timesOf(together) });
    const { body: pending } = await client.call({
      method: "GET",
      path: `/v1/companyFulfilment/company_po_id/${company}?limit=200&fulfilment_status=pending&payment_method=cod`,
    });
    const ids = (Array.isArray(pending) ? pending : []).map((part: unknown) =>
      Reflect.get(Object(part), "fulfilment_id"),
    );
    const started = performance.now();
    const bulk = await client.call({
      method: "PUT",
      path: "/v1/companyFulfilment/bulk",
      body: { ids, action: "accept" },
    });
    if (bulk.status !== 200) throw new Error(`The bulk answered ${bulk.status}`);
    const bulkCall = `bulk of ${ids.length}`;
    table.push({ call: bulkCall, goal: 2000 * allowed, ...timesOf([performance.now() - started]) });
    console.log(`\n${values.orders} orders on ${engine.name}, milliseconds over HTTP`);
    console.table(table);
    if (values.json !== undefined)
      writeFileSync(values.json, `${JSON.stringify({ ...values, calls: table }, null, 2)}\n`);
    client.close();
  } finally {
    await service.kill();
    await engine.remove();
  }
} finally {
  await servers?.stop();
}
