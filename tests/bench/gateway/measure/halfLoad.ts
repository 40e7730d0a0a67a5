import type { Contestant } from "../contestant/contestant.ts";
import { fixedAnswer } from "../contestant/peers.ts";
import { type Load, sendLoad } from "../load/load.ts";
import type { Plan } from "../plan.ts";
import { type Latency, median, type Results, rounded } from "../results.ts";
import type { World } from "../upstream/world.ts";
import { workloadOf, type Workload } from "../workload/workloads.ts";
import { latencyOf, maximumOf, type Running, withServer } from "./ownServer.ts";
import { dataOf } from "./sameAnswers.ts";

const connections = 128;
const rounds = 3;

/** One look at a fresh process, and at one that only keeps the processor busy for as long. */
interface Round {
  readonly maximum: number;
  /** Milliseconds of processor time for each request at half of it. */
  readonly busy: number;
  readonly latency: Latency;
  readonly control: Latency;
}

function middleOf(latencies: readonly Latency[]): Latency {
  const middle = (part: (one: Latency) => number): number => median(latencies.map(part));
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
  };
}

async function measureRound(own: Contestant, workload: Workload, plan: Plan, world: World): Promise<Round> {
  const [viewer] = world.viewers;
  if (viewer === undefined) throw new Error("There are no viewers.");
  const times = { connections, warmUp: 3, seconds: plan.seconds * 3 };
  const atRate = ({ order }: Running, rate: number, onCounting?: () => void): Promise<Load> =>
    sendLoad({ ...order(workload), ...times, rate }, onCounting);
  const half = await withServer(own, world, async (running) => {
    const { server } = running;
    const data = await dataOf(running.port, viewer, workload.operation(0, viewer.tenant), own.isStored);
    const maximum = await maximumOf(running.order(workload), plan.warmUp);
    let before = server.figures().cpu;
    const load = await atRate(running, maximum / 2, () => (before = server.figures().cpu));
    const busy = (server.figures().cpu - before) / load.requests / 1000;
    return { answer: Buffer.from(data), maximum, busy, latency: latencyOf(load) };
  });
  const { maximum, busy, latency } = half;
  const fixed = fixedAnswer(world.folder, busy);
  const asLong: Contestant = { ...fixed, start: (ports) => fixed.start(ports, half.answer) };
  const control = latencyOf(await withServer(asLong, world, (running) => atRate(running, maximum / 2)));
  return { maximum, busy, latency, control };
}

/**
 * How long requests take at half of what the gateway answers at most; they fall due evenly, whatever it does. The control
 * gives a fixed answer as long as its at the same rate, and keeps the processor busy for as long each time: whatever is
 * slow there comes from the load and the machine. The middle of three rounds counts.
 */
export async function measureHalfLoad(
  own: Contestant,
  plan: Plan,
  world: World,
): Promise<Results["halfLoad"]> {
  const found = [];
  for (const key of ["products", "tree"]) {
    const all: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      all.push(await measureRound(own, workloadOf(key), plan, world));
    }
    found.push({
      workload: key,
      maximum: rounded(median(all.map(({ maximum }) => maximum)), 0),
      busy: rounded(median(all.map(({ busy }) => busy)), 3),
      ...middleOf(all.map(({ latency }) => latency)),
      control: middleOf(all.map(({ control }) => control)),
    });
  }
  return found;
}
