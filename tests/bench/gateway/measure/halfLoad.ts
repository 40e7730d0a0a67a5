import type { Contestant } from "../contestant/contestant.ts";
import { fixedResponse } from "../contestant/peers.ts";
import { type Load, sendLoad } from "../load/load.ts";
import type { Plan } from "../plan.ts";
import { median, type Results, rounded } from "../results.ts";
import type { Dataset } from "../upstream/dataset.ts";
import { workloadOf, type Workload } from "../workload/workloads.ts";
import { latencyOf, maximumOf, type Running, withServer } from "./ownServer.ts";
import { dataOf } from "./sameResponses.ts";

type Half = Results["halfLoad"][number];
type Waiting = Half["control"];

const connections = 128;
const rounds = 3;
/** That are counted. */
const seconds = 30;
/** Who is looked at beside ours: the one of our peers that needs least, and the same calls made by hand. */
const beside = new Set(["mercurius-jit", "proxy"]);

interface Round extends Waiting {
  readonly maximum: number;
  /** Requests a second that were to be sent. */
  readonly rate: number;
}

/** Measures servers at half of what their processor can do. */
class HalfLoad {
  readonly #workload: Workload;
  readonly #plan: Plan;
  readonly #dataset: Dataset;

  constructor(workload: Workload, plan: Plan, dataset: Dataset) {
    this.#workload = workload;
    this.#plan = plan;
    this.#dataset = dataset;
  }

  /** A fresh process at the rate at which its processor is busy half of the time. */
  ofItsOwn(contestant: Contestant): Promise<Round> {
    return withServer(contestant, this.#dataset, async (running) => {
      const maximum = await maximumOf(running.order(this.#workload), this.#plan.warmUp);
      // A request costs more where there are fewer at a time, so what it costs is measured near the rate that counts.
      const { busy } = await this.#at(running, maximum / 2, 4);
      const rate = 500 / busy;
      return { maximum, rate, ...(await this.#at(running, rate, seconds)) };
    });
  }

  /** A fresh process at this rate that gives a fixed answer, and keeps the processor busy for some milliseconds before. */
  ofFixedResponse(rate: number, milliseconds: number, response: Buffer): Promise<Waiting> {
    const fixed = fixedResponse(this.#dataset.folder, milliseconds);
    const given: Contestant = { ...fixed, start: (ports) => fixed.start(ports, response) };
    return withServer(given, this.#dataset, async (running) => {
      await maximumOf(running.order(this.#workload), this.#plan.warmUp);
      return this.#at(running, rate, seconds);
    });
  }

  async #at({ server, order }: Running, rate: number, seconds: number): Promise<Waiting> {
    let before = server.figures().cpu;
    const load: Load = await sendLoad(
      { ...order(this.#workload), connections, warmUp: 4, seconds, rate },
      () => (before = server.figures().cpu),
    );
    return { busy: (server.figures().cpu - before) / load.requests / 1000, ...latencyOf(load) };
  }
}

function middleOf(all: readonly Waiting[]): Waiting {
  const middle = (part: (one: Waiting) => number): number => median(all.map(part));
  return {
    busy: rounded(
      middle(({ busy }) => busy),
      3,
    ),
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
  };
}

async function responseOf(own: Contestant, workload: Workload, dataset: Dataset): Promise<Buffer> {
  const [viewer] = dataset.viewers;
  if (viewer === undefined) throw new Error("There are no viewers.");
  return withServer(own, dataset, async ({ port }) =>
    Buffer.from(await dataOf(port, viewer, workload.operation(0, viewer.tenant), own.spelling)),
  );
}

/**
 * How long requests take when the processor is busy half of the time; they fall due at random, whatever a server does. The control
 * gives a fixed answer as long as ours, at our rate, and keeps the processor busy for as long each time: whatever is slow
 * there comes from the load and the machine. The middle of three rounds counts, in turn with fresh processes.
 */
export async function measureHalfLoad(
  contestants: readonly Contestant[],
  plan: Plan,
  dataset: Dataset,
): Promise<Results["halfLoad"]> {
  const [own] = contestants;
  if (own === undefined) throw new Error("There is no gateway to measure.");
  const servers = [own, ...contestants.filter(({ key }) => beside.has(key))];
  const found: Half[] = [];
  for (const key of ["products", "tree"]) {
    const workload = workloadOf(key);
    const response = await responseOf(own, workload, dataset);
    const half = new HalfLoad(workload, plan, dataset);
    const all = servers.map((): Round[] => []);
    const controls: Waiting[] = [];
    /** What the fixed answer costs by itself. */
    let ofItself: number | null = null;
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, server] of servers.entries()) all[index]?.push(await half.ofItsOwn(server));
      const ours = all[0]?.at(-1);
      if (ours === undefined) continue;
      ofItself ??= (await half.ofFixedResponse(ours.rate, 0, response)).busy;
      controls.push(await half.ofFixedResponse(ours.rate, Math.max(ours.busy - ofItself, 0), response));
    }
    found.push({
      workload: key,
      servers: servers.map(({ name }, index) => ({
        name,
        maximum: rounded(median((all[index] ?? []).map(({ maximum }) => maximum)), 0),
        ...middleOf(all[index] ?? []),
      })),
      control: middleOf(controls),
    });
  }
  return found;
}
