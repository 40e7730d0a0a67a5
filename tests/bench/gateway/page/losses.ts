import { type Results, rounded } from "../results.ts";

/** Where somebody does the same with less, said by the figures themselves. */
export function losses({ contestants, figures, workloads }: Results): string[] {
  return workloads.flatMap(({ key, title }) => {
    const own = figures[key]?.["own"]?.cpu;
    if (own === undefined) return [];
    const better = contestants.flatMap(({ key: other, name, way }) => {
      const cpu = figures[key]?.[other]?.cpu;
      const isPeer = way !== "shipped" && other !== "static";
      return isPeer && cpu !== undefined && cpu < own ? [{ name, share: cpu / own }] : [];
    });
    if (better.length === 0) return [];
    const said = better
      .toSorted((one, other) => one.share - other.share)
      .map(({ name, share }) => `${name} (${rounded(share, 2).toFixed(2)} × our processor time)`);
    return [`- **${title}**: ${said.join("; ")}.`];
  });
}
