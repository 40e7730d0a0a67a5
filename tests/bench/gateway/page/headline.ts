import { timesAsMuch } from "../goals.ts";
import { median, type Results, rounded } from "../results.ts";
import { keyOf, reads, shares, type Workload } from "../workload/workloads.ts";
import { table } from "./tables.ts";

/** Those whom a reader will ask about first. */
const others = [
  ["mercurius-jit-client", "Mercurius with JIT, our REST client"],
  ["mercurius-jit", "Mercurius with JIT"],
  ["apollo", "Apollo Server"],
  ["proxy", "by hand, our REST client"],
] as const;

/** How far the rounds of one figure lie apart, in percent of it: in the middle of all figures, and at most. */
function noise({ figures }: Results): string {
  const spreads = Object.values(figures)
    .flatMap((found) => Object.values(found))
    .filter(({ rounds }) => rounds.length > 1)
    .map(({ cpu, rounds }) => ((Math.max(...rounds) - Math.min(...rounds)) / cpu) * 100);
  if (spreads.length === 0) return "Each figure is of one round, so nothing is known of the noise.";
  const [usual, most] = [median(spreads), Math.max(...spreads)].map((spread) => Math.round(spread));
  return `The rounds of one figure lie ${usual} % apart in the middle of all figures, and ${most} % at most: differences smaller than that say nothing.`;
}

function titleOf({ workloads }: Results, { key, title }: Workload): string {
  return workloads.find((one) => one.key === key)?.title ?? title;
}

/** How many times the work of the others ours does, for each load of reads; what it loses stands out. */
export function headline(results: Results): string {
  const rows = reads.flatMap((workload) =>
    shares.flatMap((share) => {
      const key = keyOf(workload.key, share);
      const ratios = others.map(([other]) => timesAsMuch(results.figures, [key], other));
      if (ratios.every((ratio) => ratio === null)) return [];
      const cells = ratios.map((ratio) => {
        if (ratio === null) return "–";
        const text = `${rounded(ratio, 2).toFixed(2)} ×`;
        return ratio < 1 ? `**${text}**` : text;
      });
      return [[titleOf(results, workload), `${share} %`, ...cells]];
    }),
  );
  const isOld = results.figures[keyOf("products", 100)] === undefined;
  const old =
    "**This run is older than the loads in which the service's data changes between reads**, which is where a gateway that remembers has the least to show; nothing is said of them here. `npx pnpm bench --short`, on a machine at rest, measures them.";
  return `How many times the work of another server this gateway does with the same processor time, with everything on in ours and nothing in the others. **Bold is where the other does more.** “Changed” is the share of reads of the service that find something new.

${table(["", "changed", ...others.map(([, name]) => name)], rows)}

${isOld ? `${old}\n\n` : ""}${noise(results)}`;
}
