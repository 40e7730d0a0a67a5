import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { run } from "../../launch/command.ts";
import { Client } from "../contract/http/client.ts";
import { Fixtures } from "../contract/fixtures/fixtures.ts";
import { orderForm, productOnSale } from "../contract/fixtures/ordering.ts";
import { serverEngine } from "../faults/engine.ts";
import { optionsFor } from "../faults/options.ts";
import { freePort } from "../servers/freePort.ts";
import { startServers } from "../servers/servers.ts";
import { ServiceProcess } from "../servers/serviceProcess.ts";
import { tidy } from "./explain.ts";
import { measure, type Times } from "./measure.ts";

// Orders of one company on PostgreSQL: `node tests/load/orders.ts --orders 100000 --json figures.json`.
const { values } = parseArgs({
  options: {
    orders: { type: "string", default: "100000" },
    rounds: { type: "string", default: "25" },
    json: { type: "string" },
  },
});
const root = resolve(import.meta.dirname, "../..");
const demoSeller = ["--seller-email", "seller@verdant.test", "--seller-password", "Verdant-Demo-1"];

/** Calls by their goal, p95 in milliseconds (spec "Orders", section 13). */
const pages = (company: number): readonly (readonly [string, number, readonly string[]])[] => {
  const list = (query: string) => `/v1/companyFulfilment/company_po_id/${company}?limit=25&${query}`;
  return [
    [
      "list, by state",
      120,
      [list("fulfilment_status=pending,accepted"), list("fulfilment_status=delivered")],
    ],
    ["list, all, by amount and time", 120, [list(""), list("total_min=500&placed_from=2026-10-01")]],
    ["search by number", 100, [list("q=000777"), list("q=2627-050000")]],
    ["search by phone", 100, [list("q=9845011201"), list("q=0312")]],
    ["counts", 60, [`/v1/companyFulfilment/counts/company_po_id/${company}`]],
    ["one order", 80, ["/v1/companyOrder/5000", "/v1/companyOrderLine/order_id/5000"]],
  ];
};

/** Places so many orders, some at once. */
async function place(
  client: Client,
  body: object,
  count: number,
  atOnce: number,
): Promise<Times & { each: number }> {
  const times: number[] = [];
  let left = count;
  const begun = performance.now();
  const one = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const started = performance.now();
      const { status, text } = await client.call({ method: "POST", path: "/v1/companyOrder", body });
      if (status !== 201) throw new Error(`Placing answered ${status} ${text.slice(0, 200)}`);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  const each = Math.round(count / ((performance.now() - begun) / 1000));
  return { median: at(0.5), p95: at(0.95), slowest: at(1), each };
}

const servers = await startServers(false);
try {
  const server = servers.environment["TEST_DATABASE_URL"];
  if (server === undefined) throw new Error("PostgreSQL is not installed.");
  const engine = await serverEngine(server);
  const service = new ServiceProcess(await freePort(), { ...engine.environment, DEMO: "on" });
  try {
    await service.start();
    const options = optionsFor(service, demoSeller);
    const client = new Client(options, 8);
    const fixtures = new Fixtures(client, options);
    const company = Number(await fixtures.companyId());
    await run(
      process.execPath,
      [join(root, "service/src/demo/runGenerate.ts"), String(company), values.orders, "orders"],
      root,
      { ...process.env, ...engine.environment },
    );
    await tidy(engine.environment["DATABASE_URL"] ?? "");
    const table = [];
    for (const [title, goal, paths] of pages(company))
      table.push({ call: title, goal, ...(await measure(client, paths, Number(values.rounds))) });
    const body = await orderForm(fixtures, await productOnSale(fixtures));
    const alone = await place(client, body, 100, 1);
    const { each, ...together } = await place(client, body, 500, 8);
    table.push({ call: "placing, one after the other", goal: 60, ...alone, each: undefined });
    table.push({ call: `placing, 8 at once: ${each} a second`, goal: 0, ...together });
    const { body: pending } = await client.call({
      method: "GET",
      path: `/v1/companyFulfilment/company_po_id/${company}?limit=200&fulfilment_status=pending&payment_method=cod`,
    });
    const ids = Array.isArray(pending)
      ? pending.map((part: unknown) => Reflect.get(Object(part), "fulfilment_id"))
      : [];
    const started = performance.now();
    const bulk = await client.call({
      method: "PUT",
      path: "/v1/companyFulfilment/bulk",
      body: { ids, action: "accept" },
    });
    if (bulk.status !== 200) throw new Error(`The bulk answered ${bulk.status}`);
    const took = Math.round(performance.now() - started);
    table.push({ call: `bulk of ${ids.length}`, goal: 2000, median: took, p95: took, slowest: took });
    const load = Math.round((loadavg()[0] ?? 0) * 10) / 10;
    console.log(`\n${values.orders} orders, milliseconds over HTTP, load ${load}`);
    console.table(table);
    if (values.json !== undefined)
      writeFileSync(values.json, `${JSON.stringify({ ...values, load, calls: table }, null, 2)}\n`);
    client.close();
  } finally {
    await service.kill();
    await engine.remove();
  }
} finally {
  await servers.stop();
}
