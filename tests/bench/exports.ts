import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { run } from "../../launch/command.ts";
import { createDatabase, dropDatabase } from "../browser/database.ts";
import { Product } from "../browser/product.ts";
import { tidy } from "../load/explain.ts";
import { timesOf } from "../load/measure.ts";
import { startServers } from "../servers/servers.ts";
import { memory, Owner, watchMemory } from "./owner.ts";

// What a file of order lines costs, and whoever works meanwhile: `node tests/bench/exports.ts`. Through the gateway, on
// PostgreSQL or with `--embedded` on PGlite: seconds of the job and of reading its file, memory of service and gateway, and
// the first page of the list alone and beside the job, in milliseconds. Memory before is what as many reads of the list have left.
const { values } = parseArgs({
  options: {
    orders: { type: "string", default: "52000" },
    reads: { type: "string", default: "400" },
    embedded: { type: "boolean", default: false },
  },
});
const root = resolve(import.meta.dirname, "../..");

const given = process.env["TEST_DATABASE_URL"];
const servers = values.embedded || given !== undefined ? null : await startServers(false);
const server = given ?? servers?.environment["TEST_DATABASE_URL"];
if (!values.embedded && server === undefined) throw new Error("PostgreSQL is not installed.");
const database = values.embedded || server === undefined ? null : await createDatabase(server);
const product = new Product(database === null ? {} : { DATABASE_URL: database });
/** Where the orders are made; the embedded database is open in one program at a time. */
const storage =
  database === null ? { DATA_DIR: join(product.dataFolder, "service") } : { DATABASE_URL: database };

const owner = new Owner(product);

const list = "{ viewer { fulfilments(first: 25) { totalCount edges { node { number customerName } } } } }";
/** Reads the first page until so many times, or as long as something goes on. */
async function pages(most: number, goesOn: () => boolean = () => true) {
  const times: number[] = [];
  while (times.length < most && goesOn()) {
    const begun = performance.now();
    await owner.ask(list);
    times.push(performance.now() - begun);
  }
  return { reads: times.length, ...timesOf(times) };
}

const started = v.object({ startExport: v.object({ job: v.object({ id: v.string() }) }) });
const standing = v.object({
  node: v.object({ state: v.string(), doneCount: v.number(), downloadUrl: v.nullable(v.string()) }),
});

try {
  await product.start();
  await product.stop();
  const generate = resolve(root, "service/src/demo/runGenerate.ts");
  await run(process.execPath, [generate, "1", values.orders, "orders"], root, { ...process.env, ...storage });
  if (database !== null) await tidy(database);
  await product.start();
  await owner.signIn();
  await pages(10);
  const alone = await pages(Number(values.reads));
  const before = memory();
  const begun = performance.now();
  const { startExport } = v.parse(
    started,
    await owner.ask(
      "mutation ($input: StartExportInput!) { startExport(input: $input) { ... on StartExportSuccess { job { id } } } }",
      { input: { list: { orderLines: {} } } },
    ),
  );
  const watch = watchMemory();
  let job = { state: "QUEUED", doneCount: 0, downloadUrl: null as string | null };
  const look = async (): Promise<void> => {
    while (job.state === "QUEUED" || job.state === "RUNNING") {
      const answer = await owner.ask(
        "query ($id: ID!) { node(id: $id) { ... on Job { state doneCount downloadUrl } } }",
        { id: startExport.job.id },
      );
      job = v.parse(standing, answer).node;
      await new Promise((soon) => setTimeout(soon, 250));
    }
  };
  const done = look();
  const beside = await pages(100_000, () => job.state === "QUEUED" || job.state === "RUNNING");
  await done;
  const seconds = (performance.now() - begun) / 1000;
  const written = watch.peak();
  const reading = performance.now();
  const file = await owner.read(job.downloadUrl ?? "");
  let bytes = 0;
  let lines = 0;
  for await (const part of file.body ?? []) {
    bytes += part.length;
    for (const byte of part) if (byte === 10) lines += 1;
  }
  const readSeconds = (performance.now() - reading) / 1000;
  const read = watch.peak();
  watch.stop();
  console.log(
    JSON.stringify(
      {
        engine: database === null ? "PGlite" : "PostgreSQL",
        orders: Number(values.orders),
        state: job.state,
        rows: lines - 1,
        seconds: Math.round(seconds * 10) / 10,
        readSeconds: Math.round(readSeconds * 10) / 10,
        megabytes: Math.round(bytes / 1e5) / 10,
        memory: { before, written, read },
        list: { alone, beside },
      },
      null,
      2,
    ),
  );
} finally {
  await product.remove();
  if (database !== null) await dropDatabase(database);
  await servers?.stop();
}
