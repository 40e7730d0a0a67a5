import { freePort } from "../../../servers/freePort.ts";
import type { Contestant } from "../contestant/contestant.ts";
import type { Pinned } from "../machine/pinned.ts";
import type { Plan } from "../plan.ts";
import { type Figure, median, rounded } from "../results.ts";
import type { Dataset } from "../upstream/dataset.ts";
import { requestsOf } from "../workload/requests.ts";
import type { Workload } from "../workload/workloads.ts";
import { dataOf, difference } from "./sameResponses.ts";
import { type UnderLoad, underLoad } from "./underLoad.ts";

/** What our gateway's data is, by workload and request; everybody else's has to be the same. */
export type Expected = Map<string, string>;

/** Requests whose responses are compared. Nine and nineteen are changes in the workload that has some. */
const compared = [0, 1, 2, 9, 19, 45];

async function checkResponses(
  contestant: Contestant,
  port: number,
  workload: Workload,
  { viewers }: Dataset,
  expected: Expected,
): Promise<void> {
  for (const index of compared) {
    const viewer = viewers[workload.isOfManyViewers ? index % viewers.length : 0];
    if (viewer === undefined) throw new Error("There are no viewers.");
    const key = `${workload.key} ${index}`;
    const operation = workload.operation(index, viewer.tenant);
    const got = await dataOf(port, viewer, operation, contestant.spelling);
    const wanted = expected.get(key);
    if (wanted === undefined) expected.set(key, got);
    const problem = wanted === undefined ? null : difference(wanted, got);
    if (problem !== null)
      throw new Error(`${contestant.name} answers “${workload.title}” otherwise: ${problem}`);
  }
}

/** Whether a contestant is measured with a workload. A fixed answer is the same whatever is asked, so twice is enough. */
export function takesPart({ key, isOpenOnly }: Contestant, workload: Workload): boolean {
  if (key === "static") return workload.key === "products" || workload.key === "typename";
  if (workload.among !== undefined && !workload.among.includes(key)) return false;
  return !isOpenOnly || workload.isOpen;
}

/** Has so many of a hundred reads of the fixture find a change from now on; with 0 it has what the service has. */
async function changeReads(port: number, share: number): Promise<void> {
  await fetch(`http://127.0.0.1:${port}/bench/changed/${share}`, { method: "POST" });
}

/**
 * Answers before the counting begins: a thousand lists are remembered only when each has come twice. The first time the
 * fixture has to hear every response of the service once.
 */
function leastWarmUp({ key }: Workload, isFirst: boolean): number {
  if (key.startsWith("lists") || key.startsWith("page")) return 4_000;
  return isFirst ? 300 : 100;
}

/** Starts a fresh process, looks at its responses, and sends it one workload after the other. */
async function measureRound(
  contestant: Contestant,
  workloads: readonly Workload[],
  plan: Plan,
  dataset: Dataset,
  expected: Expected,
  isFirst: boolean,
): Promise<Map<string, UnderLoad>> {
  const { fixturePort, viewers } = dataset;
  const figures = new Map<string, UnderLoad>();
  const started = async (response: Buffer): Promise<{ server: Pinned; port: number }> => {
    const port = await freePort();
    return { server: await contestant.start({ own: port, rest: fixturePort }, response), port };
  };
  const isFixed = contestant.key === "static";
  let running = isFixed ? null : await started(Buffer.alloc(0));
  try {
    for (const [position, workload] of workloads.entries()) {
      if (isFixed) {
        await running?.server.stop();
        running = await started(Buffer.from(`{"data":${expected.get(`${workload.key} 0`) ?? "null"}}`));
      }
      if (running === null) throw new Error(`${contestant.name} does not run.`);
      const { server, port } = running;
      await changeReads(fixturePort, 0);
      if (!isFixed) await checkResponses(contestant, port, workload, dataset, expected);
      await changeReads(fixturePort, workload.changed);
      const order = {
        port,
        requests: requestsOf(workload, viewers, port, contestant.spelling),
        connections: workload.connections ?? plan.connections,
        warmUp: position === 0 || isFixed ? plan.warmUp : plan.settle,
        leastWarmUp: leastWarmUp(workload, isFirst),
        leastCounted: 1_000,
        seconds: plan.seconds,
        rate: null,
      };
      const figure = await underLoad(server, order, fixturePort);
      if (figure.failed > 0) {
        console.warn(`${(figure.failed * 100).toFixed(1)} % failed: ${contestant.name}, ${workload.title}`);
      }
      figures.set(workload.key, figure);
    }
  } finally {
    await running?.server.stop();
    await changeReads(fixturePort, 0);
  }
  return figures;
}

function middleOf(rounds: readonly UnderLoad[]): Figure {
  const middle = (part: (one: UnderLoad) => number, digits: number): number =>
    rounded(median(rounds.map(part)), digits);
  return {
    cpu: middle(({ cpu }) => cpu, 1),
    perSecond: middle(({ perSecond }) => perSecond, 0),
    p50: middle(({ load }) => load.accepted.p50, 2),
    p99: middle(({ load }) => load.accepted.p99, 2),
    memory: middle(({ memory }) => memory, 0),
    calls: middle(({ calls }) => calls ?? 0, 2),
    refused: middle(({ refused }) => refused, 3),
    failed: middle(({ failed }) => failed, 4),
    distinct: middle(({ load }) => load.distinct, 0),
    requests: middle(({ load }) => load.requests, 0),
    rounds: rounds.map(({ cpu }) => rounded(cpu, 1)),
  };
}

/** Rounds of all contestants one after the other, so that what else the machine does hits all alike; the middle counts. */
export async function compare(
  contestants: readonly Contestant[],
  workloads: readonly Workload[],
  plan: Plan,
  dataset: Dataset,
  expected: Expected,
): Promise<Record<string, Record<string, Figure>>> {
  const found = new Map<string, UnderLoad[]>();
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const contestant of contestants) {
      console.log(`Round ${round + 1} of ${plan.rounds}: ${contestant.name}`);
      const own = workloads.filter((workload) => takesPart(contestant, workload));
      const figures = await measureRound(contestant, own, plan, dataset, expected, round === 0);
      for (const [workload, figure] of figures) {
        const key = `${workload} ${contestant.key}`;
        found.set(key, [...(found.get(key) ?? []), figure]);
      }
    }
  }
  return Object.fromEntries(
    workloads.map((workload) => [
      workload.key,
      Object.fromEntries(
        contestants.flatMap((contestant) => {
          const rounds = found.get(`${workload.key} ${contestant.key}`);
          return rounds === undefined ? [] : [[contestant.key, middleOf(rounds)]];
        }),
      ),
    ]),
  );
}
