import { timesTheWork } from "../ratio.ts";
import { type Results, rounded } from "../results.ts";

/** Where somebody does the same with less, said by the figures themselves. */
export function losses({ contestants, figures, workloads }: Results): string[] {
  return workloads.flatMap(({ key, title }) => {
    const own = figures[key]?.["own"];
    if (own === undefined) return [];
    const better = contestants.flatMap(({ key: other, name, way }) => {
      const theirs = figures[key]?.[other];
      const isPeer = way !== "shipped" && other !== "static";
      const share = theirs === undefined ? 1 : timesTheWork(own, theirs);
      return isPeer && share < 1 ? [{ name, share }] : [];
    });
    if (better.length === 0) return [];
    const said = better
      .toSorted((one, other) => one.share - other.share)
      .map(({ name, share }) => `${name} (${rounded(share, 2).toFixed(2)} × our processor time)`);
    return [`- **${title}**: ${said.join("; ")}.`];
  });
}
