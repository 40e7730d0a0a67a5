import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** What a process has used so far. */
export interface ProcessFigures {
  /** Microseconds of processor time, of all its threads. */
  readonly cpu: number;
  /** Megabytes of memory in use. */
  readonly memory: number;
}

const microsecondsOfTick = 10_000;

/** Reads `/proc` on Linux and asks `ps` elsewhere; either counts in hundredths of a second. */
export function figuresOf(processId: number): ProcessFigures {
  return existsSync("/proc/self/stat") ? fromProc(processId) : fromPs(processId);
}

function fromProc(processId: number): ProcessFigures {
  const stat = readFileSync(`/proc/${processId}/stat`, "utf8");
  // The name, in brackets, may have spaces; what comes after it begins with the third field.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const status = readFileSync(`/proc/${processId}/status`, "utf8");
  return {
    cpu: (Number(fields[11]) + Number(fields[12])) * microsecondsOfTick,
    memory: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024),
  };
}

function fromPs(processId: number): ProcessFigures {
  const said = execFileSync("ps", ["-o", "time=,rss=", "-p", String(processId)], { encoding: "utf8" });
  const [time = "0:0", kilobytes = "0"] = said.trim().split(/\s+/);
  const seconds = time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  return { cpu: seconds * 1e6, memory: Math.round(Number(kilobytes) / 1024) };
}
