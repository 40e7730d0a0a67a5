import type { Contestant } from "../contestant/contestant.ts";
import { unguardedGateway } from "../contestant/unguardedGateway.ts";
import type { Plan } from "../plan.ts";
import { median, type Results, rounded } from "../results.ts";
import type { Dataset } from "../upstream/dataset.ts";
import { workloadOf } from "../workload/workloads.ts";
import { type Running, withServer } from "./ownServer.ts";
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

/** So often each of them is looked at in a round. */
const turns = 5;

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
    const on: number[] = [];
    const off: number[] = [];
    for (let round = 0; round < 3; round += 1)
      await withServer(guarded, dataset, (own) =>
        withServer(unguarded, dataset, async (other) => {
          const costOf = async ({ server, order }: Running, warmUp: number): Promise<number> => {
            const load = { ...order(workloadOf(key)), connections: plan.connections, rate: null };
            const { cpu, load: said } = await underLoad(server, { ...load, warmUp, seconds: 2 }, null);
            if (said.failed > 0) throw new Error("Requests failed.");
            return cpu;
          };
          for (let turn = 0; turn < turns; turn += 1) {
            const warmUp = turn === 0 ? plan.warmUp : 0.5;
            on.push(await costOf(own, warmUp));
            off.push(await costOf(other, warmUp));
          }
        }),
      );
    found.push({ workload: key, on: rounded(median(on), 1), off: rounded(median(off), 1) });
  }
  return found;
}
