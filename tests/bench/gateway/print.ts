import type { Contestant } from "./contestant/contestant.ts";
import { timesTheWork } from "./ratio.ts";
import { type Results, rounded } from "./results.ts";
import type { Workload } from "./workload/workloads.ts";

/** The tables on the terminal. */
export function printTables(
  contestants: readonly Contestant[],
  workloads: readonly Workload[],
  figures: Results["figures"],
): void {
  for (const { key, title } of workloads) {
    const found = figures[key] ?? {};
    const [first] = contestants;
    const own = found[first?.key ?? ""];
    console.log(`\n${title}`);
    console.table(
      Object.fromEntries(
        contestants.flatMap((contestant) => {
          const figure = found[contestant.key];
          if (figure === undefined) return [];
          const { cpu, perSecond, p50, p99, memory, calls } = figure;
          const ratio = own === undefined ? Number.NaN : rounded(timesTheWork(own, figure), 2);
          return [
            [contestant.name, { "CPU µs": cpu, ratio, "a second": perSecond, p50, p99, calls, memory }],
          ];
        }),
      ),
    );
  }
}
