import type { Contestant } from "../contestant/contestant.ts";
import { unguardedGateway } from "../contestant/unguardedGateway.ts";
import type { Plan } from "../plan.ts";
import { median, type Results, rounded } from "../results.ts";
import type { Dataset } from "../upstream/dataset.ts";
import { workloadOf } from "../workload/workloads.ts";
import { withServer } from "./ownServer.ts";
import { dataOf } from "./sameResponses.ts";
import { underLoad } from "./underLoad.ts";

/** Asks for another company's product: with the rules there is none, without them there is. */
async function checkRules(contestant: Contestant, dataset: Dataset, isGuarded: boolean): Promise<void> {
  const [viewer] = dataset.viewers;
  const foreign = dataset.viewers.find(({ tenant }) => tenant.company !== viewer?.tenant.company);
  if (viewer === undefined || foreign === undefined) return;
  await withServer(contestant, dataset, async ({ port }) => {
    const operation = workloadOf("page").operation(0, foreign.tenant);
    const isHidden = (await dataOf(port, viewer, operation, "stored")) === '{"node":null}';
    if (isHidden !== isGuarded) throw new Error(`The rules of ${contestant.name} are not as they should be.`);
  });
}

/** Processor time with every rule and limit on, and with them off; in turn, so that both meet the same machine. */
export async function measureSecurity(
  guarded: Contestant,
  plan: Plan,
  dataset: Dataset,
): Promise<Results["security"]> {
  const unguarded = await unguardedGateway(dataset.folder);
  await checkRules(guarded, dataset, true);
  await checkRules(unguarded, dataset, false);
  const found = [];
  for (const key of ["products", "tree"]) {
    const figures: Record<string, number[]> = { on: [], off: [] };
    for (let round = 0; round < 3; round += 1) {
      for (const [name, contestant] of Object.entries({ on: guarded, off: unguarded })) {
        await withServer(contestant, dataset, async ({ server, order }) => {
          const load = { ...order(workloadOf(key)), connections: plan.connections, rate: null };
          const times = { warmUp: plan.warmUp, seconds: plan.seconds * 2 };
          const { cpu, load: said } = await underLoad(server, { ...load, ...times }, null);
          if (said.failed > 0) throw new Error(`Requests failed with the rules ${name}.`);
          figures[name]?.push(cpu);
        });
      }
    }
    const middle = (name: string): number => rounded(median(figures[name] ?? []), 1);
    found.push({ workload: key, on: middle("on"), off: middle("off") });
  }
  return found;
}
