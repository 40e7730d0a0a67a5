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

/** A fresh process of a contestant, which gets one workload after the other. */
class Round {
  readonly #contestant: Contestant;
  readonly #plan: Plan;
  readonly #dataset: Dataset;
  readonly #expected: Expected;
  #running: { readonly server: Pinned; readonly port: number } | null = null;

  constructor(contestant: Contestant, plan: Plan, dataset: Dataset, expected: Expected) {
    this.#contestant = contestant;
    this.#plan = plan;
    this.#dataset = dataset;
    this.#expected = expected;
  }

  /** Looks at its responses and sends it the workload. */
  async measure(workload: Workload, isFirst: boolean): Promise<UnderLoad> {
    const contestant = this.#contestant;
    const { fixturePort, viewers } = this.#dataset;
    // A fixed answer is another one for each workload.
    const isFixed = contestant.key === "static";
    if (isFixed) await this.stop();
    const isFresh = this.#running === null;
    const response = this.#expected.get(`${workload.key} 0`) ?? "null";
    this.#running ??= await this.#start(isFixed ? Buffer.from(`{"data":${response}}`) : Buffer.alloc(0));
    const { server, port } = this.#running;
    await changeReads(fixturePort, 0);
    if (!isFixed) await checkResponses(contestant, port, workload, this.#dataset, this.#expected);
    await changeReads(fixturePort, workload.changed);
    try {
      const order = {
        port,
        requests: requestsOf(workload, viewers, port, contestant.spelling),
        connections: workload.connections ?? this.#plan.connections,
        warmUp: isFresh ? this.#plan.warmUp : this.#plan.settle,
        leastWarmUp: leastWarmUp(workload, isFirst),
        leastCounted: 1_000,
        seconds: this.#plan.seconds,
        rate: null,
      };
      const figure = await underLoad(server, order, fixturePort);
      if (figure.failed > 0)
        console.warn(`${(figure.failed * 100).toFixed(1)} % failed: ${contestant.name}, ${workload.title}`);
      return figure;
    } finally {
      await changeReads(fixturePort, 0);
    }
  }

  async stop(): Promise<void> {
    await this.#running?.server.stop();
    this.#running = null;
  }

  async #start(response: Buffer): Promise<{ readonly server: Pinned; readonly port: number }> {
    const port = await freePort();
    const ports = { own: port, rest: this.#dataset.fixturePort };
    return { server: await this.#contestant.start(ports, response), port };
  }
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

/**
 * Rounds with a fresh process of each contestant, who take turns at every workload: a machine that is slower for a minute is so
 * for all of them. Who has no turn waits.
 */
export async function compare(
  contestants: readonly Contestant[],
  workloads: readonly Workload[],
  plan: Plan,
  dataset: Dataset,
  expected: Expected,
): Promise<Record<string, Record<string, Figure>>> {
  const found = new Map<string, UnderLoad[]>();
  for (let number = 0; number < plan.rounds; number += 1) {
    const rounds = contestants.map(
      (contestant) => [contestant, new Round(contestant, plan, dataset, expected)] as const,
    );
    try {
      for (const workload of workloads) {
        console.log(`Round ${number + 1} of ${plan.rounds}: ${workload.title}`);
        for (const [contestant, round] of rounds) {
          if (!takesPart(contestant, workload)) continue;
          const key = `${workload.key} ${contestant.key}`;
          const figure = await round.measure(workload, number === 0);
          found.set(key, [...(found.get(key) ?? []), figure]);
        }
      }
    } finally {
      for (const [, round] of rounds) await round.stop();
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
