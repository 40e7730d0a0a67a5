import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import type { RestCall } from "../rest/client.ts";
import type { Operation } from "./operation.ts";

/** What Prometheus collects. Labels come from fixed lists: our documents, our templates, our codes. */
export interface Metrics {
  readonly contentType: string;
  print(): Promise<string>;
  countOperation(operation: Operation, calls: readonly RestCall[], milliseconds: number): void;
  /** Calls that were made for an event of a stream. */
  countCalls(calls: readonly RestCall[]): void;
  /** One stream more, or one less. */
  countStream(change: 1 | -1): void;
  countRejection(code: string): void;
  countInternalError(): void;
  /** Whether a part of the installation does not work now. */
  showDegraded(part: string, isDegraded: boolean): void;
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Series = ReturnType<Histogram["labels"]>;

/** The series of a histogram, by the values of its labels. */
class SeriesTree {
  readonly #histogram: Histogram;
  readonly #values: readonly string[];
  readonly #below = new Map<string, SeriesTree>();
  #series: Series | null = null;

  constructor(histogram: Histogram, values: readonly string[] = []) {
    this.#histogram = histogram;
    this.#values = values;
  }

  /** The part of it with the next label. */
  with(value: string): SeriesTree {
    let below = this.#below.get(value);
    if (below === undefined) {
      below = new SeriesTree(this.#histogram, [...this.#values, value]);
      this.#below.set(value, below);
    }
    return below;
  }

  /** Counts in the series of all labels. */
  observe(value: number): void {
    this.#series ??= this.#histogram.labels(...this.#values);
    this.#series.observe(value);
  }
}

/** The label of a status, made once for each. */
const statusLabels = new Map<number, string>();

function statusLabel({ via, status }: RestCall): string {
  if (via === "shared" || via === "kept") return via;
  if (status === null) return "none";
  let label = statusLabels.get(status);
  if (label === undefined) {
    label = String(status);
    statusLabels.set(status, label);
  }
  return label;
}

/** Metrics of one gateway, with those of the process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const operations = new Histogram({
    name: "graphql_operation_duration_seconds",
    help: "Operations by name (stored documents only; others are 'open') and outcome ('ok' or an error code).",
    labelNames: ["operation", "outcome"],
    buckets: seconds,
    registers,
  });
  const upstream = new Histogram({
    name: "upstream_call_duration_seconds",
    help: "Calls to the REST service by path template and status ('none' without an answer, 'shared' when joined).",
    labelNames: ["method", "template", "status"],
    buckets: seconds,
    registers,
  });
  const rejections = new Counter({
    name: "http_refusals_total",
    help: "Requests to /graphql that were refused before GraphQL, by code.",
    labelNames: ["code"],
    registers,
  });
  const streams = new Gauge({
    name: "graphql_streams_open",
    help: "Subscriptions that are open now.",
    registers,
  });
  const internalErrors = new Counter({
    name: "graphql_internal_errors_total",
    help: "Errors that were hidden from the caller.",
    registers,
  });
  const degraded = new Gauge({
    name: "gateway_degraded",
    help: "1 while a part does not work: the service, the sessions, or writing sessions (a full disk or memory).",
    labelNames: ["part"],
    registers,
  });
  // Finding a labelled series again costs more than counting in it.
  const operationSeries = new SeriesTree(operations);
  const upstreamSeries = new SeriesTree(upstream);
  const countCalls: Metrics["countCalls"] = (calls) => {
    for (const call of calls) {
      const series = upstreamSeries.with(call.method).with(call.template).with(statusLabel(call));
      series.observe(call.milliseconds / 1000);
    }
  };
  return {
    contentType: registry.contentType,
    print: () => registry.metrics(),
    countOperation(operation, calls, milliseconds) {
      const name = operation.isStored ? (operation.name ?? "unnamed") : "open";
      // How long somebody listened says nothing of how fast we are.
      if (!operation.isStream)
        operationSeries
          .with(name)
          .with(operation.outcome)
          .observe(milliseconds / 1000);
      countCalls(calls);
    },
    countCalls,
    countStream: (change) => streams.inc(change),
    countRejection: (code) => rejections.inc({ code }),
    countInternalError: () => internalErrors.inc(),
    showDegraded: (part, isDegraded) => degraded.set({ part }, isDegraded ? 1 : 0),
  };
}
