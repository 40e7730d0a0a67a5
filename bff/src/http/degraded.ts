import type { Logger } from "pino";
import type { Metrics } from "./metrics.ts";

/** What the gateway can go on without, in part or for a while. */
export type Part = "service" | "sessions" | "session_writes";

/** Tells which parts do not work: one line in the log when one fails and one when it is back, and a gauge for each. */
export interface DegradedParts {
  /** `null` when the part works, or why it does not. */
  note(part: Part, failure: unknown): void;
}

export function watchParts(
  log: Pick<Logger, "error" | "info">,
  metrics: Pick<Metrics, "showDegraded">,
): DegradedParts {
  const failing = new Set<Part>();
  return {
    note(part, failure) {
      const fails = failure !== null;
      if (fails === failing.has(part)) return;
      if (fails) failing.add(part);
      else failing.delete(part);
      metrics.showDegraded(part, fails);
      if (fails) log.error({ part, err: failure }, "degraded");
      else log.info({ part }, "works again");
    },
  };
}
