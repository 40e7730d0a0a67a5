import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { type Call, Client } from "../contract/http/client.ts";
import { embeddedEngine, type Engine, serverEngine } from "../faults/engine.ts";
import { optionsFor } from "../faults/options.ts";
import { freePort } from "../servers/freePort.ts";
import { startPostgres } from "../servers/postgres.ts";
import { ServiceProcess } from "../servers/serviceProcess.ts";

// What an import costs others: `node tests/bench/imports.ts`. Sign-ins and a list, alone and for as long as its rows come in, are
// checked and are written, in milliseconds.
const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "50000" },
    rounds: { type: "string", default: "40" },
    kind: { type: "string", default: "brand" },
    embedded: { type: "boolean", default: false },
  },
});
const rows = Number(values.rows);
const rounds = Number(values.rounds);

interface Bench {
  readonly columns: readonly string[];
  cells(index: number): readonly string[];
}

/** What is read in: its columns, and its rows by their numbers. */
const kinds: Readonly<Record<string, Bench>> = {
  brand: { columns: ["name"], cells: (index) => [`Bench ${index}`] },
  product: {
    columns: ["product_sku", "location", "name", "category", "price", "cgst", "sgst", "igst", "stock"],
    cells: (index) => [`BENCH-${index}`, "1", `Bench ${index}`, "Pantry", "129", "9", "9", "18", "5"],
  },
};
const bench = kinds[values.kind];
if (bench === undefined) throw new Error(`Nothing is known of ${values.kind}.`);
const { columns, cells } = bench;

/** What so many in a hundred are not above, to a tenth of a millisecond. */
function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.round((sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN) * 10) / 10;
}

const started = v.object({ job: v.object({ job_id: v.number() }) });
const state = v.object({ job_state: v.string() });

const signIn: Call = {
  method: "POST",
  path: "/signin",
  body: { email: "owner@verdant.test", pw: "Verdant-Demo-1" },
};
const list: Call = { method: "GET", path: "/v1/companySellerProdLoc/company_po_id/1?limit=25" };

/** How long a sign-in and five lists take, one after the other and four times a second, as long as `goesOn`. */
async function timesOf(client: Client, goesOn: (round: number) => boolean) {
  const timed = async (call: Call): Promise<number> => {
    const begun = performance.now();
    const { status } = await client.call(call);
    if (status >= 300) throw new Error(`${call.path} was answered with ${status}.`);
    return performance.now() - begun;
  };
  const signIns: number[] = [];
  const lists: number[] = [];
  for (let round = 0; goesOn(round); round += 1) {
    signIns.push(await timed(signIn));
    for (let read = 0; read < 5; read += 1) lists.push(await timed(list));
    await setTimeout(250);
  }
  const said = (times: readonly number[]) => ({
    calls: times.length,
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    slowest: percentile(times, 100),
  });
  return { signIn: said(signIns), list: said(lists) };
}

/** The same beside something, for as long as it takes. */
async function beside(client: Client, work: () => Promise<void>) {
  const from = performance.now();
  let isOver = false;
  const done = work().finally(() => {
    isOver = true;
  });
  const figures = await timesOf(client, () => !isOver);
  await done;
  return { ...figures, seconds: Math.round((performance.now() - from) / 1000) };
}

const told = v.object({ cursor: v.string() });

/** Waits until something has happened, so that asking does not hold up what is asked about. */
async function nextEvents(client: Client): Promise<void> {
  const { cursor } = v.parse(told, (await client.call({ method: "GET", path: "/v1/event" })).body);
  await client.call({ method: "GET", path: `/v1/event?after=${cursor}&wait=5` });
}

async function measure(engine: Engine): Promise<void> {
  const service = new ServiceProcess(await freePort(), {
    ...engine.environment,
    DEMO: "on",
    IMPORT_ROWS: String(rows),
  });
  await service.start();
  const client = new Client(optionsFor(service));
  const say = (what: string, figures: object): void =>
    console.log(JSON.stringify({ engine: engine.name, kind: values.kind, rows, [what]: figures }));
  try {
    say("alone", await timesOf(client, (round) => round < rounds));
    const { body } = await client.call({
      method: "POST",
      path: "/v1/companyImport",
      body: {
        company_po_id: 1,
        user_po_id: 1,
        kind: values.kind,
        source: "bench",
        columns,
        total: rows,
      },
    });
    const { job_id } = v.parse(started, body).job;
    say(
      "besideSending",
      await beside(client, async () => {
        for (let from = 0; from < rows; from += 500) {
          const part = Array.from({ length: Math.min(500, rows - from) }, (_, index) => ({
            row_no: from + index + 2,
            cells: cells(from + index),
          }));
          const path = `/v1/companyImport/rows/${job_id}`;
          await client.call({ method: "POST", path, body: { rows: part } });
        }
      }),
    );
    const stands = async () =>
      v.parse(state, (await client.call({ method: "GET", path: `/v1/companyJob/${job_id}` })).body).job_state;
    const until = async (next: string) => {
      while ((await stands()) !== next) await nextEvents(client);
    };
    await client.call({
      method: "PUT",
      path: `/v1/companyImport/mapping/${job_id}`,
      body: { mapping: columns.map((field, column) => ({ field, column })) },
    });
    say("besideCheck", await beside(client, () => until("ready")));
    await client.call({ method: "PUT", path: `/v1/companyImport/run/${job_id}`, body: {} });
    say("besideRun", await beside(client, () => until("done")));
  } finally {
    client.close();
    await service.kill();
    await engine.remove();
  }
}

const given = process.env["TEST_DATABASE_URL"];
const postgres = given === undefined ? await startPostgres() : { url: given, stop: async () => {} };
try {
  await measure(embeddedEngine());
  if (values.embedded || postgres === null) console.log("Measured on PGlite only.");
  else await measure(await serverEngine(postgres.url));
} finally {
  await postgres?.stop();
}
