import type { Contestant } from "../contestant/contestant.ts";
import { unguardedGateway } from "../contestant/unguardedGateway.ts";
import type { Plan } from "../plan.ts";
import { median, type Results, rounded } from "../results.ts";
import type { World } from "../upstream/world.ts";
import { workloadOf } from "../workload/workloads.ts";
import { withServer } from "./ownServer.ts";
import { underLoad } from "./underLoad.ts";

/** Processor time with every rule and limit on, and with them off; in turn, so that both meet the same machine. */
export async function measureSecurity(
  guarded: Contestant,
  plan: Plan,
  world: World,
): Promise<Results["security"]> {
  const unguarded = await unguardedGateway(world.folder);
  const found = [];
  for (const key of ["products", "tree"]) {
    const figures: Record<string, number[]> = { on: [], off: [] };
    for (let round = 0; round < 3; round += 1) {
      for (const [name, contestant] of Object.entries({ on: guarded, off: unguarded })) {
        await withServer(contestant, world, async ({ server, order }) => {
          const load = { ...order(workloadOf(key)), connections: plan.connections, rate: null };
          const times = { warmUp: plan.warmUp + 1, seconds: plan.seconds };
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
