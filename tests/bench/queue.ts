import { parseArgs } from "node:util";
import { sql } from "kysely";
import * as v from "valibot";
import { openDatabase, type Storage } from "../../service/src/db/database.ts";
import { migrate } from "../../service/src/db/migrate.ts";
import { openQueue } from "../../service/src/queue/queue.ts";
import { Client } from "../contract/http/client.ts";
import { embeddedEngine, type Engine, serverEngine } from "../faults/engine.ts";
import { optionsFor } from "../faults/options.ts";
import { freePort } from "../servers/freePort.ts";
import { startPostgres } from "../servers/postgres.ts";
import { ServiceProcess } from "../servers/serviceProcess.ts";

// What the queue costs: `node tests/bench/queue.ts`. With and without it take turns, so that whatever else the machine does
// is in both.
const { values } = parseArgs({
  options: {
    starts: { type: "string", default: "10" },
    rounds: { type: "string", default: "5" },
    reads: { type: "string", default: "100" },
    brands: { type: "string", default: "200000" },
  },
});
const starts = Number(values.starts);
const rounds = Number(values.rounds);
const reads = Number(values.reads);
const brands = Number(values.brands);

/** What so many in a hundred are not above, to a tenth of a millisecond. */
function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.round((sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN) * 10) / 10;
}

const storageOf = ({ environment }: Engine): Storage =>
  environment["DATABASE_URL"]
    ? { kind: "server", url: environment["DATABASE_URL"] }
    : { kind: "folder", folder: environment["DATA_DIR"] ?? "" };

async function timed<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const begun = performance.now();
  const result = await work();
  return [result, performance.now() - begun];
}

/** A start on a database that has all its tables: its milliseconds without the queue, and what the queue adds until it works. */
async function timeStart(storage: Storage, isWithQueue: boolean): Promise<{ base: number; queue: number }> {
  const [database, base] = await timed(async () => {
    const opened = await openDatabase(storage);
    await opened.unlimited(migrate);
    return opened;
  });
  if (!isWithQueue) {
    await database.close();
    return { base, queue: 0 };
  }
  const [queue, took] = await timed(async () => {
    const opened = await openQueue(database, (name, error) => {
      throw new Error(`The queue ${name} failed.`, { cause: error });
    });
    await opened.start();
    return opened;
  });
  await queue.close();
  await database.close();
  return { base, queue: took };
}

async function measureStarts(storage: Storage) {
  const without: number[] = [];
  const withQueue: number[] = [];
  const added: number[] = [];
  for (let count = 0; count < starts; count += 1) {
    without.push((await timeStart(storage, false)).base);
    const { base, queue } = await timeStart(storage, true);
    withQueue.push(base + queue);
    added.push(queue);
  }
  return {
    without: percentile(without, 50),
    with: percentile(withQueue, 50),
    queue: percentile(added, 50),
  };
}

/** Many brands of the first demo company, past the audit trail. */
async function addBrands(storage: Storage): Promise<void> {
  const { unlimited, close } = await openDatabase(storage);
  await unlimited((db) =>
    db.transaction().execute(async (transaction) => {
      await sql`select set_config('service.audit', 'off', true)`.execute(transaction);
      await sql`insert into brand (company_po_id, brand_name)
        select 1, 'Brand ' || n from generate_series(1, ${brands}::int) as n`.execute(transaction);
    }),
  );
  await close();
}

const started = v.object({ job_id: v.number() });
const running = v.object({ job_state: v.picklist(["queued", "running"]) });

/** The milliseconds of reads of a list one after the other, as long as `goesOn`. */
async function readList(client: Client, goesOn: () => Promise<boolean>): Promise<number[]> {
  const times: number[] = [];
  while (times.length < reads && (await goesOn())) {
    const [{ status }, took] = await timed(() =>
      client.call({ method: "GET", path: "/v1/companySellerProdLoc/company_po_id/1?limit=25" }),
    );
    if (status !== 200) throw new Error(`The list was answered with ${status}.`);
    times.push(took);
  }
  return times;
}

/** A list, read while nothing else happens, and beside an export that runs. */
async function measureReads(service: ServiceProcess) {
  const client = new Client(optionsFor(service));
  const alone: number[] = [];
  const beside: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      alone.push(...(await readList(client, async () => true)));
      const { body } = await client.call({
        method: "POST",
        path: "/v1/companyExport",
        body: { company_po_id: 1, user_po_id: 1, list: "brand" },
      });
      const { job_id } = v.parse(started, body);
      const path = `/v1/companyJob/${job_id}`;
      const state = async () => v.is(running, (await client.call({ method: "GET", path })).body);
      beside.push(...(await readList(client, state)));
      await client.call({ method: "PUT", path: `/v1/companyJob/cancel/${job_id}`, body: {} });
    }
  } finally {
    client.close();
  }
  const figures = (times: readonly number[]) => ({
    reads: times.length,
    p50: percentile(times, 50),
    p95: percentile(times, 95),
  });
  return { alone: figures(alone), besideExport: figures(beside) };
}

async function measure(engine: Engine): Promise<void> {
  const service = new ServiceProcess(await freePort(), { ...engine.environment, DEMO: "on" });
  try {
    await service.start();
    await service.stop();
    const startFigures = await measureStarts(storageOf(engine));
    await addBrands(storageOf(engine));
    await service.start();
    const readFigures = await measureReads(service);
    console.log(
      JSON.stringify({ engine: engine.name, startMilliseconds: startFigures, readMilliseconds: readFigures }),
    );
  } finally {
    await service.kill();
    await engine.remove();
  }
}

const given = process.env["TEST_DATABASE_URL"];
const postgres = given === undefined ? await startPostgres() : { url: given, stop: async () => {} };
try {
  await measure(embeddedEngine());
  if (postgres === null) console.log("PostgreSQL is not installed: measured on PGlite only.");
  else await measure(await serverEngine(postgres.url));
} finally {
  await postgres?.stop();
}
