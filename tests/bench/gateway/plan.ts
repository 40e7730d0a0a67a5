import { parseArgs } from "node:util";

/** How long everything takes and what is measured. Times in seconds. */
export interface Plan {
  readonly form: "short" | "long" | "tried out";
  readonly rounds: number;
  /** Of a fresh process, before its first workload. */
  readonly warmUp: number;
  /** Before each workload, and of each. */
  readonly settle: number;
  readonly seconds: number;
  readonly connections: number;
  readonly tenants: number;
  readonly productsOfEach: number;
  /** Minutes of mixed load for the look at memory; 0 for none. */
  readonly memoryMinutes: number;
  /** Only contestants and workloads with these keys; all when null. */
  readonly contestants: readonly string[] | null;
  /** Contestants that there is no time for. */
  readonly leftOut: readonly string[];
  readonly workloads: readonly string[] | null;
  /** Whether the parts after the tables are measured. */
  readonly isWhole: boolean;
  /** Where the JSON goes; the page is written beside it. */
  readonly out: string;
}

/** No goal names them. */
const leftOutOfShort = ["own-open", "mercurius", "yoga", "apollo-client", "mercurius-client", "yoga-client"];

export const usage = `pnpm bench [options]
  --short               about two hours instead of four: who the goals name, in three rounds
  --memory MINUTES      also look at memory under mixed load for so long
  --rounds N, --seconds N, --tenants N, --connections N
  --only KEYS           contestants, for example own,apollo,proxy
  --workloads KEYS      workloads, for example products,tree,page-100
  --tables              nothing but the tables
  --out FILE            docs/performance.json unless told; a Markdown page is written beside it`;

/** Reads the command line. Null when it asks for the usage, or for something that there is not. */
export function readPlan(args: readonly string[], defaultOut: string): Plan | null {
  const options = {
    short: { type: "boolean", default: false },
    tables: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
    memory: { type: "string", default: "0" },
    rounds: { type: "string" },
    seconds: { type: "string" },
    tenants: { type: "string" },
    connections: { type: "string" },
    only: { type: "string" },
    workloads: { type: "string" },
    out: { type: "string", default: defaultOut },
  } as const;
  let values;
  try {
    ({ values } = parseArgs({ args: [...args], options }));
  } catch {
    return null;
  }
  if (values.help) return null;
  const list = (text: string | undefined): string[] | null => text?.split(",") ?? null;
  const { rounds, seconds, tenants, connections, only, workloads } = values;
  const isCut = [rounds, seconds, tenants, connections, only, workloads].some((value) => value !== undefined);
  const isTriedOut = isCut || values.tables;
  return {
    form: isTriedOut ? "tried out" : values.short ? "short" : "long",
    rounds: Number(rounds ?? (values.short ? 3 : 5)),
    // Node still compiles after five seconds under full load, also when only the workload is new, and what that takes is no
    // part of what a request costs.
    warmUp: 6,
    settle: 5,
    seconds: Number(seconds ?? 4),
    connections: Number(connections ?? 64),
    tenants: Number(tenants ?? 20),
    productsOfEach: 200,
    memoryMinutes: Number(values.memory),
    contestants: list(only),
    leftOut: values.short && only === undefined ? leftOutOfShort : [],
    workloads: list(workloads),
    isWhole: !values.tables,
    out: values.out,
  };
}
