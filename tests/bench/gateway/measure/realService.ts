import type { Contestant } from "../contestant/contestant.ts";
import type { Plan } from "../plan.ts";
import { type Results, rounded } from "../results.ts";
import type { Dataset } from "../upstream/dataset.ts";
import { workloadOf } from "../workload/workloads.ts";
import { latencyOf, withServer } from "./ownServer.ts";
import { underLoad } from "./underLoad.ts";

const compared = new Set(["own", "apollo", "mercurius-jit", "proxy"]);

/** The first workload with the real service behind, on the core of the load: what users get, whoever the gateway is. */
export async function measureRealService(
  contestants: readonly Contestant[],
  plan: Plan,
  dataset: Dataset,
): Promise<Results["realService"]> {
  const found: Record<string, Results["realService"][string]> = {};
  for (const contestant of contestants.filter(({ key }) => compared.has(key))) {
    await withServer(
      contestant,
      dataset,
      async ({ server, order }) => {
        const load = { ...order(workloadOf("products")), connections: plan.connections, rate: null };
        const figures = await underLoad(
          server,
          { ...load, warmUp: plan.warmUp, seconds: plan.seconds },
          null,
        );
        found[contestant.key] = { cpu: rounded(figures.cpu, 1), ...latencyOf(figures.load) };
      },
      dataset.servicePort,
    );
  }
  return found;
}
