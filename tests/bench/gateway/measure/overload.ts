import { setTimeout as pause } from "node:timers/promises";
import type { Contestant } from "../contestant/contestant.ts";
import { sendLoad } from "../load/load.ts";
import type { Plan } from "../plan.ts";
import { type Results, rounded } from "../results.ts";
import type { Dataset } from "../upstream/dataset.ts";
import { workloadOf } from "../workload/workloads.ts";
import { latencyOf, maximumOf, withServer } from "./ownServer.ts";

/** How many times its maximum it is asked. */
const times = 10;
/** Over so many connections: one that waits for a response cannot send the next request. */
const connections = 1_000;

/** Asks the gateway ten times as much as it can answer, and looks at it again five seconds later. */
export async function measureOverload(
  contestant: Contestant,
  plan: Plan,
  dataset: Dataset,
): Promise<Results["overload"]> {
  return withServer(contestant, dataset, async ({ server, order }) => {
    const own = order(workloadOf("products"));
    const maximum = await maximumOf(own, plan.warmUp + 1);
    const half = { ...own, connections: 128, warmUp: 3, seconds: plan.seconds * 4, rate: maximum / 2 };
    const before = latencyOf(await sendLoad(half));
    const offered = maximum * times;
    const flood = { ...own, connections, warmUp: 1, seconds: 5, rate: offered, isPatient: false };
    const load = await sendLoad(flood);
    const isAlive = server.isAlive();
    await pause(5_000);
    const after = latencyOf(await sendLoad(half));
    const { refused, seconds } = load;
    return {
      maximum: rounded(maximum, 0),
      offered: rounded(offered, 0),
      sent: rounded(load.requests / seconds, 0),
      accepted: latencyOf(load),
      refused: { perSecond: rounded(refused.count / seconds, 0), p50: refused.p50, p99: refused.p99 },
      failed: load.failed,
      broken: load.broken,
      isAlive,
      before,
      after,
      statuses: load.statuses,
    };
  });
}
