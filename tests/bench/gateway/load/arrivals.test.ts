import { describe, expect, it } from "vitest";
import { arrivals } from "./arrivals.ts";

function gaps(rate: number, count: number): number[] {
  const due = arrivals(1_000, rate);
  let last = 1_000;
  return Array.from({ length: count }, () => {
    const next = due.next().value;
    const gap = next - last;
    last = next;
    return gap;
  });
}

describe("arrivals", () => {
  it("are as many a second as was asked for, and as far apart as those of independent people", () => {
    const all = gaps(500, 20_000);
    const mean = all.reduce((sum, gap) => sum + gap, 0) / all.length;
    const spread = Math.sqrt(all.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / all.length);
    expect(mean).toBeCloseTo(2, 1);
    // Of the exponential distribution the spread is the mean itself, and one gap in e is longer than the mean.
    expect(spread).toBeCloseTo(2, 1);
    expect(all.filter((gap) => gap > 2).length / all.length).toBeCloseTo(Math.exp(-1), 1);
    expect(Math.min(...all)).toBeGreaterThan(0);
  });

  it("are the same for every server", () => {
    expect(gaps(500, 100)).toEqual(gaps(500, 100));
  });
});
