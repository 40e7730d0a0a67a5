import type { Contestant } from "../contestant/contestant.ts";
import { sendLoad } from "../load/load.ts";
import type { Plan } from "../plan.ts";
import { type Latency, type Results, rounded } from "../results.ts";
import type { World } from "../upstream/world.ts";
import { workloadOf } from "../workload/workloads.ts";
import { latencyOf, maximumOf, type Running, withServer } from "./ownServer.ts";
import { dataOf } from "./sameAnswers.ts";

const connections = 128;

/**
 * How long requests take at half of what the gateway answers at most; they fall due evenly, whatever it does. `fixed` gives
 * a fixed answer as long as its at the same rate, which shows what of that is not the gateway's.
 */
export async function measureHalfLoad(
  own: Contestant,
  fixed: Contestant,
  plan: Plan,
  world: World,
): Promise<Results["halfLoad"]> {
  const found = [];
  const [viewer] = world.viewers;
  if (viewer === undefined) throw new Error("There are no viewers.");
  for (const key of ["products", "tree"]) {
    const workload = workloadOf(key);
    const times = { connections, warmUp: 1, seconds: plan.seconds * 3 };
    const atRate = async ({ order }: Running, rate: number): Promise<Latency> =>
      latencyOf(await sendLoad({ ...order(workload), ...times, rate }));
    const { answer, maximum, latency } = await withServer(own, world, async (running) => {
      const data = await dataOf(running.port, viewer, workload.operation(0, viewer.tenant), own.isStored);
      const maximum = await maximumOf(running.order(workload), plan.warmUp + 1);
      return { answer: Buffer.from(data), maximum, latency: await atRate(running, maximum / 2) };
    });
    const asLong: Contestant = { ...fixed, start: (ports) => fixed.start(ports, answer) };
    const control = await withServer(asLong, world, (running) => atRate(running, maximum / 2));
    found.push({ workload: key, maximum: rounded(maximum, 0), ...latency, control });
  }
  return found;
}
