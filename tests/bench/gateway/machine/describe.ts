import { availableParallelism, cpus, loadavg, type } from "node:os";
import type { Results } from "../results.ts";
import { canPin } from "./cores.ts";

/** The machine in words, for the report. No names of hosts or paths. */
export function describeMachine(): Results["machine"] {
  return {
    processor: cpus()[0]?.model.trim() ?? "unknown",
    cores: availableParallelism(),
    system: `${type()} ${process.arch}`,
    node: process.version,
    isPinned: canPin,
    loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    generator: "the benchmark's own, over keep-alive connections",
  };
}
