import { type Contestant } from "../contestant/contestant.ts";
import { sendLoad } from "../load/load.ts";
import type { Plan } from "../plan.ts";
import { type Results, rounded } from "../results.ts";
import type { World } from "../upstream/world.ts";
import { workloadOf } from "../workload/workloads.ts";
import { latencyOf, maximumOf, withServer } from "./ownServer.ts";

/** How long requests take at half of what the gateway answers at most; they fall due evenly, whatever it does. */
export async function measureHalfLoad(
  contestant: Contestant,
  plan: Plan,
  world: World,
): Promise<Results["halfLoad"]> {
  const found = [];
  for (const key of ["products", "tree"]) {
    const workload = workloadOf(key);
    found.push(
      await withServer(contestant, world, async ({ order }) => {
        const own = order(workload);
        const maximum = await maximumOf(own, plan.warmUp + 1);
        const rate = maximum / 2;
        const load = await sendLoad({ ...own, connections: 128, warmUp: 1, seconds: plan.seconds * 3, rate });
        return { workload: key, maximum: rounded(maximum, 0), ...latencyOf(load) };
      }),
    );
  }
  return found;
}
