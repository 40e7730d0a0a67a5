import { type Figure, type Latency, type Results, rounded } from "./results.ts";

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
    return own && theirs ? theirs.cpu / own.cpu : null;
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
  const different = ["products", "tree"];
  const than = (name: string, wanted: number, other: string): Goal[] =>
    atLeast(
      `Products and tree, every operation different: than ${name}`,
      wanted,
      timesAsMuch(figures, different, other),
    );
  const typename = timesAsMuch(figures, ["typename"], "static");
  return [
    ...than("Apollo Server", 8, "apollo"),
    ...than("Mercurius with JIT", 3, "mercurius-jit"),
    ...than("Tailcall, deduplicating", 2.5, "tailcall"),
    ...than("Apollo Server with our REST client", 5, "apollo-client"),
    ...than("Mercurius with JIT and our REST client", 0.9, "mercurius-jit-client"),
    ...than("node:http by hand with our REST client", 0.45, "proxy"),
    ...atLeast(
      "The same operation of one viewer: than Tailcall, deduplicating",
      1,
      timesAsMuch(figures, ["identical"], "tailcall"),
    ),
    ...(typename === null
      ? []
      : [atMost("`{ __typename }`: the cost of a node:http hello", 4, "×", 1 / typename)]),
  ];
}

/** The goals about our gateway alone. */
export function goalsOfOwn(results: Pick<Results, "halfLoad" | "overload" | "security">): Goal[] {
  const { halfLoad, overload, security } = results;
  const spread = ({ p50, p99 }: Latency): number => p99 / p50;
  const half = atMost(
    "p99 at half of its own maximum, as a multiple of p50",
    3,
    "×",
    Math.max(...halfLoad.flatMap(({ servers }) => servers.slice(0, 1).map(spread))),
  );
  // How much of it a server has that is only kept busy belongs beside it.
  const control = rounded(Math.max(...halfLoad.map((one) => spread(one.control))), 2);
  const normal = overload.before;
  const isUnhurt = overload.isAlive && overload.broken === 0 && overload.failed === 0;
  return [
    { ...half, got: `${half.got} (a fixed answer, as busy: ${control} ×)` },
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
      0.9,
      Math.min(...security.map(({ on, off }) => off / on)),
    ),
  ];
}
