import { timesTheWork } from "./ratio.ts";
import { type Figure, type Results, rounded } from "./results.ts";
import { readKeys } from "./workload/workloads.ts";

type Goal = Results["goals"][number];

/** How many times the work of another server ours does with the same processor time; the worse of some workloads. */
export function timesAsMuch(
  figures: Results["figures"],
  workloads: readonly string[],
  other: string,
): number | null {
  const ratios = workloads.map((workload) => {
    const own: Figure | undefined = figures[workload]?.["own"];
    const theirs = figures[workload]?.[other];
    return own && theirs ? timesTheWork(own, theirs) : null;
  });
  if (ratios.length === 0 || ratios.includes(null)) return null;
  return Math.min(...ratios.map((ratio) => ratio ?? 0));
}

function atLeast(goal: string, wanted: number, got: number | null): Goal[] {
  if (got === null) return [];
  return [{ goal, wanted: `at least ${wanted} ×`, got: `${rounded(got, 2)} ×`, isMet: got >= wanted }];
}

function atMost(goal: string, wanted: number, unit: string, got: number): Goal {
  return {
    goal,
    wanted: `at most ${wanted} ${unit}`,
    got: `${rounded(got, 2)} ${unit}`,
    isMet: got <= wanted,
  };
}

/** The goals about peers, from the tables alone. */
export function goalsOfTables(figures: Results["figures"]): Goal[] {
  const isMeasured = (key: string): boolean => figures[key]?.["own"] !== undefined;
  const than = (what: string, keys: readonly string[], name: string, wanted: number, other: string): Goal[] =>
    atLeast(`${what}: than ${name}`, wanted, timesAsMuch(figures, keys.filter(isMeasured), other));
  const of = (...keys: string[]): string[] =>
    readKeys.filter((key) => keys.some((one) => key === one || key.startsWith(`${one}-`)));
  const all = "Each of the reads, unchanged, 10 % and 100 % changed";
  const [jit, hand] = ["Mercurius with JIT and our REST client", "node:http by hand with our REST client"];
  const typename = timesAsMuch(figures, ["typename"], "static");
  return [
    ...than(all, readKeys, jit, 1, "mercurius-jit-client"),
    ...than(all, readKeys, "Apollo Server as documented", 3, "apollo"),
    ...than("Products, the same", of("products"), jit, 2, "mercurius-jit-client"),
    ...than("A thousand lists, the same", of("lists"), hand, 0.8, "proxy"),
    ...than("The page of a product, the same", of("page"), hand, 0.7, "proxy"),
    ...than("The mix, the same", of("mix"), hand, 0.9, "proxy"),
    ...than("The same operation of one viewer", ["identical"], "Tailcall, deduplicating", 1, "tailcall"),
    ...(typename === null
      ? []
      : [atMost("`{ __typename }`: the cost of a node:http hello", 2.2, "×", 1 / typename)]),
  ];
}

/** The goals about our gateway alone. */
export function goalsOfOwn(results: Pick<Results, "halfLoad" | "overload" | "security">): Goal[] {
  const { halfLoad, overload, security } = results;
  // What a server has of it that is only kept busy, the load and the machine add.
  const half = Math.max(
    ...halfLoad.flatMap(({ servers, control }) => servers.slice(0, 1).map((own) => own.p99 / control.p99)),
  );
  const normal = overload.before;
  const isUnhurt = overload.isAlive && overload.broken === 0 && overload.failed === 0;
  return [
    atMost(
      "p99 with the processor busy half of the time, against a fixed answer that is as busy",
      1.3,
      "×",
      half,
    ),
    atMost("Asked ten times its maximum: p99 of what it accepts", 250, "ms", overload.accepted.p99),
    {
      goal: "Asked ten times its maximum: the rest is refused at once (p99), and nothing breaks",
      wanted: "429 or 503 within 250 ms",
      got:
        overload.refused.perSecond === 0
          ? "nothing is refused"
          : `${rounded(overload.refused.p99, 1)} ms, ${overload.failed} failed, ${overload.broken} broken off`,
      isMet: overload.refused.perSecond > 0 && overload.refused.p99 <= 250 && isUnhurt,
    },
    atMost("Five seconds later: p99 as a multiple of before", 1.5, "×", overload.after.p99 / normal.p99),
    ...atLeast(
      "Work with all rules and limits on, against off",
      0.93,
      Math.min(...security.map(({ on, off }) => off / on)),
    ),
  ];
}
