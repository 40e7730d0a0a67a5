import type { Contestant } from "../contestant/contestant.ts";
import { sendLoad } from "../load/load.ts";
import type { Results } from "../results.ts";
import type { Dataset } from "../upstream/dataset.ts";
import { workloadOf } from "../workload/workloads.ts";
import { maximumOf, withServer } from "./ownServer.ts";

const everySeconds = 10;

/** Memory of the gateway over some minutes of reads and changes, at three quarters of its maximum. */
export async function measureMemory(
  contestant: Contestant,
  minutes: number,
  dataset: Dataset,
): Promise<Results["memory"]> {
  return withServer(contestant, dataset, async ({ server, order }) => {
    const own = order(workloadOf("writes"));
    const rate = (await maximumOf(own, 2)) * 0.75;
    const startedAt = performance.now();
    const samples: { second: number; memory: number }[] = [];
    const look = (): void => {
      const second = Math.round((performance.now() - startedAt) / 1000);
      samples.push({ second, memory: server.figures().memory });
    };
    look();
    const clock = setInterval(look, everySeconds * 1000);
    const load = await sendLoad({ ...own, connections: 64, warmUp: 0, seconds: minutes * 60, rate });
    clearInterval(clock);
    look();
    if (load.failed > 0) throw new Error(`Requests failed: ${JSON.stringify(load.statuses)}`);
    return { minutes, requests: load.requests, samples };
  });
}
