import { type Figure, median } from "./results.ts";

/**
 * How many times the work of `other` is done by `own` with the same processor time: the middle of the rounds, in each of which
 * both met the same machine. Results that have other rounds are compared by what counts of each.
 */
export function timesTheWork(
  own: Pick<Figure, "cpu" | "rounds">,
  other: Pick<Figure, "cpu" | "rounds">,
): number {
  const ratios = own.rounds.flatMap((cpu, round) => {
    const theirs = other.rounds[round];
    return theirs === undefined ? [] : [theirs / cpu];
  });
  if (ratios.length < own.rounds.length || ratios.length === 0) return other.cpu / own.cpu;
  return median(ratios);
}
