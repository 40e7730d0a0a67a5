import { availableParallelism, cpus, loadavg, type } from "node:os";
import type { Results } from "../results.ts";
import { assignedCores } from "./cores.ts";

/** The machine in words, for the report. No names of hosts or paths. */
export async function describeMachine(): Promise<Results["machine"]> {
  const loadBefore = Math.round((loadavg()[0] ?? 0) * 10) / 10;
  const cores = await assignedCores();
  return {
    processor: cpus()[0]?.model.trim() ?? "unknown",
    cores: availableParallelism(),
    system: `${type()} ${process.arch}`,
    node: process.version,
    heldUp: cores && { server: cores.server.heldUp, rest: cores.rest.heldUp },
    loadBefore,
    generator: "the benchmark's own, over keep-alive connections",
  };
}
