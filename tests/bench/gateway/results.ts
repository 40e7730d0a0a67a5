import * as v from "valibot";

const figure = v.object({
  /** Microseconds of processor time for each accepted request. */
  cpu: v.number(),
  perSecond: v.number(),
  /** Milliseconds. */
  p50: v.number(),
  p99: v.number(),
  /** Megabytes. */
  memory: v.number(),
  /** Upstream calls for each request. */
  calls: v.nullable(v.number()),
  /** The share of the requests that was refused with 503. */
  refused: v.number(),
  /** The share that failed otherwise, which makes the figures worthless. */
  failed: v.number(),
  /** Requests in one window, and different answers among the first thousand of it; absent in older results. */
  requests: v.optional(v.number()),
  distinct: v.optional(v.number()),
  /** `cpu` of each round. */
  rounds: v.array(v.number()),
});

const contestant = v.object({
  key: v.string(),
  name: v.string(),
  way: v.picklist(["shipped", "documented", "our client", "limit"]),
});

const latency = v.object({ perSecond: v.number(), p50: v.number(), p99: v.number() });

/** Milliseconds of processor time for each request, and how long requests took. */
const waiting = v.object({ busy: v.number(), ...latency.entries });

/** `docs/performance.json`: what one run of the benchmark found, and all that `docs/performance.md` is written from. */
export const resultsForm = v.object({
  measuredAt: v.string(),
  form: v.picklist(["short", "long", "tried out"]),
  machine: v.object({
    processor: v.string(),
    cores: v.number(),
    system: v.string(),
    node: v.string(),
    /**
     * Milliseconds of each second for which other work of the machine held up each core before the run; null where
     * programs could not be tied to a core.
     */
    heldUp: v.nullable(v.object({ server: v.number(), rest: v.number() })),
    /** Other work on the machine: the load average before the run. */
    loadBefore: v.number(),
    generator: v.string(),
  }),
  method: v.object({
    rounds: v.number(),
    seconds: v.number(),
    /** Seconds under full load that do not count: of a fresh process, and before each further workload. */
    warmUp: v.number(),
    settle: v.number(),
    connections: v.number(),
    tenants: v.number(),
    viewers: v.number(),
    productsOfEach: v.number(),
  }),
  contestants: v.array(contestant),
  workloads: v.array(v.object({ key: v.string(), title: v.string(), answerBytes: v.number() })),
  /** By workload, then by contestant. */
  figures: v.record(v.string(), v.record(v.string(), figure)),
  /** The first workload with the real service behind, by contestant. */
  realService: v.record(v.string(), v.object({ cpu: v.number(), ...latency.entries })),
  halfLoad: v.array(
    v.object({
      workload: v.string(),
      /** Each with its processor busy half of the time; ours comes first. */
      servers: v.array(v.object({ name: v.string(), maximum: v.number(), ...waiting.entries })),
      /** A fixed answer at our rate that is as busy: what the load and the machine add to every figure. */
      control: waiting,
    }),
  ),
  overload: v.object({
    maximum: v.number(),
    /** Requests a second that were sent. */
    offered: v.number(),
    sent: v.number(),
    accepted: latency,
    refused: latency,
    failed: v.number(),
    broken: v.number(),
    isAlive: v.boolean(),
    before: latency,
    /** Five seconds later, at half of the maximum, as before. */
    after: latency,
    statuses: v.record(v.string(), v.number()),
  }),
  security: v.array(v.object({ workload: v.string(), on: v.number(), off: v.number() })),
  profile: v.object({
    workload: v.string(),
    places: v.array(v.object({ place: v.string(), share: v.number() })),
  }),
  /** Only when it was asked for. */
  memory: v.nullable(
    v.object({
      minutes: v.number(),
      requests: v.number(),
      samples: v.array(v.object({ second: v.number(), memory: v.number() })),
    }),
  ),
  goals: v.array(v.object({ goal: v.string(), wanted: v.string(), got: v.string(), isMet: v.boolean() })),
});

/** What one run found. */
export type Results = v.InferOutput<typeof resultsForm>;
export type Figure = v.InferOutput<typeof figure>;
export type Latency = v.InferOutput<typeof latency>;

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** With so many digits after the point. */
export function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
