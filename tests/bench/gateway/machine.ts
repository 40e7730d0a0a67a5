import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

/** A program of the benchmark, on a core of its own. */
export interface Pinned {
  /** Microseconds of processor time so far. */
  cpu(): number;
  /** Megabytes of memory in use. */
  memory(): number;
  stop(): Promise<void>;
}

const tickMicroseconds = 10_000;

/** Starts a Node program on one core and waits until it says that it listens. */
export function startPinned(
  core: number,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Pinned> {
  const child = spawn("taskset", ["-c", String(core), process.execPath, ...args], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    let said = "";
    child.once("exit", (code) => reject(new Error(`${args.at(-1)} ended with ${code}: ${said}`)));
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (!/listens/.test(said)) return;
      child.stdout.removeAllListeners("data");
      child.stdout.resume();
      child.removeAllListeners("exit");
      resolve(pinned(child));
    });
  });
}

function pinned(child: ChildProcess): Pinned {
  const read = (file: string): string => readFileSync(`/proc/${child.pid}/${file}`, "utf8");
  return {
    cpu() {
      const fields = read("stat").split(" ");
      return (Number(fields[13]) + Number(fields[14])) * tickMicroseconds;
    },
    memory: () => Math.round(Number(/VmRSS:\s+(\d+)/.exec(read("status"))?.[1] ?? 0) / 1024),
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.kill("SIGTERM");
      }),
  };
}

/** What one run of load says. Times in milliseconds. */
export interface Load {
  readonly requests: number;
  readonly perSecond: number;
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
}

/** Sends the requests of a file for some seconds over 32 connections, from core 1. */
export function load(url: string, file: string, seconds: number): Load {
  const script = `${import.meta.dirname}/operations.lua`;
  const args = ["-c", "1", "wrk", "-t1", "-c32", `-d${seconds}s`, "-s", script, url];
  const said = execFileSync("taskset", args, { env: { ...process.env, REQUESTS: file } }).toString();
  const [requests = 0, microseconds = 1, failed = 0, p50 = 0, p99 = 0] =
    /RESULT ([\d ]+)/.exec(said)?.[1]?.split(" ").map(Number) ?? [];
  return {
    requests,
    perSecond: (requests * 1e6) / microseconds,
    failed,
    p50: p50 / 1000,
    p99: p99 / 1000,
  };
}

/** What is missing on this machine, as one sentence; null when nothing is. */
export function missingPrograms(): string | null {
  for (const name of ["wrk", "taskset"]) {
    try {
      execFileSync("which", [name]);
    } catch {
      return `The benchmark needs ${name} (Debian: apt-get install ${name === "wrk" ? "wrk" : "util-linux"}).`;
    }
  }
  return null;
}
