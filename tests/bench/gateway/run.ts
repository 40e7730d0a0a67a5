import { deepStrictEqual } from "node:assert";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { embeddedEngine } from "../../faults/engine.ts";
import { freePort } from "../../servers/freePort.ts";
import { type Contestant, prepareContestants } from "./contestants.ts";
import { load, missingPrograms, startPinned } from "./machine.ts";
import { signInViewers } from "./signInViewers.ts";
import { prepareTenants } from "./tenants.ts";
import {
  bodyOf,
  documentId,
  headersOf,
  requestLines,
  type Viewer,
  type Workload,
  workloads,
} from "./workload.ts";

// The gateway beside its peers, on the same records and with the same data out (checked): 200 signed-in viewers of 20
// companies. The upstream repeats what the real service answered, on the other core, together with the load. What counts
// is the processor time of a request, which other work on the machine disturbs least. Fresh processes in each round.
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "5" },
    json: { type: "string" },
  },
});
const missing = missingPrograms();
if (missing !== null) {
  console.error(missing);
  process.exit(1);
}

interface Figure {
  readonly cpu: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly memory: number;
}

const answerForm = v.object({ data: v.unknown() });
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

async function dataOf(url: string, workload: Workload, viewer: Viewer, origin: string, isStored: boolean) {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: headersOf(viewer, origin),
    body: bodyOf(workload, 0, isStored),
  });
  return v.parse(answerForm, await response.json()).data;
}

async function measure(contestant: Contestant, workload: Workload, expected: unknown): Promise<Figure> {
  const port = await freePort();
  const server = await contestant.start(port, fixturePort);
  const url = `http://127.0.0.1:${port}`;
  const origin = `http://localhost:${port}`;
  try {
    const [viewer] = viewers;
    if (viewer === undefined) throw new Error("There are no viewers.");
    if (expected !== undefined) {
      deepStrictEqual(await dataOf(url, workload, viewer, origin, contestant.isStored), expected);
    }
    writeFileSync(requests, requestLines(workload, viewers, origin, contestant.isStored));
    load(url, requests, 2);
    const before = server.cpu();
    const result = load(url, requests, Number(values.seconds));
    if (result.failed > 0) throw new Error(`${contestant.name} failed ${result.failed} requests.`);
    return { ...result, cpu: (server.cpu() - before) / result.requests, memory: server.memory() };
  } finally {
    await server.stop();
  }
}

const folder = mkdtempSync(join(tmpdir(), "bench-"));
const requests = join(folder, "requests.tsv");
const documents = join(folder, "documents.json");
writeFileSync(
  documents,
  JSON.stringify(Object.fromEntries(workloads.map((one) => [documentId(one), one.document]))),
);
const engine = embeddedEngine();
const { service, tenants } = await prepareTenants(engine, 20);
const contestants = await prepareContestants({ folder, documents });
const fixturePort = await freePort();
const fixture = await startPinned(1, [
  join(import.meta.dirname, "fixtureServer.ts"),
  new URL(service.url).port,
  String(fixturePort),
]);
let viewers: Viewer[] = [];
try {
  const [own] = contestants;
  if (own === undefined) throw new Error("There is no gateway to measure.");
  const port = await freePort();
  const gateway = await own.start(port, fixturePort);
  const url = `http://127.0.0.1:${port}`;
  const origin = `http://localhost:${port}`;
  viewers = await signInViewers(url, origin, tenants);
  const expected = new Map<string, unknown>();
  for (const workload of workloads) {
    const [viewer] = viewers;
    if (viewer) expected.set(workload.name, await dataOf(url, workload, viewer, origin, true));
  }
  await gateway.stop();

  const tables: Record<string, unknown> = {};
  for (const workload of workloads) {
    const takingPart = contestants.filter(({ isOurs, isStored }) => isStored || !isOurs || workload.isOpen);
    const figures = new Map(takingPart.map(({ name }) => [name, [] as Figure[]]));
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const contestant of takingPart) {
        figures.get(contestant.name)?.push(await measure(contestant, workload, expected.get(workload.name)));
      }
    }
    const middle = (name: string, part: keyof Figure) =>
      median((figures.get(name) ?? []).map((one) => one[part]));
    const ours = middle(own.name, "cpu");
    const table = takingPart.map(({ name }) => ({
      server: name,
      "CPU µs a request": Math.round(middle(name, "cpu")),
      "requests a second": Math.round(middle(name, "perSecond")),
      "p50 ms": Math.round(middle(name, "p50") * 10) / 10,
      "p99 ms": Math.round(middle(name, "p99") * 10) / 10,
      "memory MB": Math.round(middle(name, "memory")),
      "times this gateway's CPU": Math.round((middle(name, "cpu") / ours) * 100) / 100,
    }));
    tables[workload.name] = table;
    console.log(`\n${workload.name}, load ${loadavg()[0]?.toFixed(1)}, median of ${values.rounds} rounds`);
    console.table(table);
  }
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(tables, null, 2)}\n`);
} finally {
  await fixture.stop();
  await service.stop();
  await engine.remove();
  rmSync(folder, { recursive: true, force: true });
}
