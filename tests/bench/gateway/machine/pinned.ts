import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { gatewayFlags } from "../../../../launch/gatewayFlags.ts";
import { type Core, pinnedCommand } from "./cores.ts";
import { figuresOf, type ProcessFigures } from "./processFigures.ts";

/** A program of the benchmark, on a core of its own where that is possible. */
export interface Pinned {
  figures(): ProcessFigures;
  /** Whether it still runs. */
  isAlive(): boolean;
  stop(): Promise<void>;
}

/** How to start one. */
export interface PinnedProgram {
  readonly core: Core;
  /** Node, as it runs the gateway, unless told: for all servers of Node's world alike, and for what stands behind them. */
  readonly program?: string;
  readonly args: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
  /** When it answers here, it runs; without it, when it says that it listens. */
  readonly readyAt?: string;
}

const patienceMilliseconds = 180_000;

const running = new Set<ChildProcess>();

// A benchmark that is cut off leaves nothing behind that would disturb the next.
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));

/** Starts a program and waits until it takes requests. Rejects with what it said when it ends instead. */
export async function startPinned({
  core,
  program,
  args,
  environment = {},
  readyAt,
}: PinnedProgram): Promise<Pinned> {
  const [command, all] =
    program === undefined
      ? await pinnedCommand(core, process.execPath, [...gatewayFlags, ...args])
      : await pinnedCommand(core, program, args);
  const child = spawn(command, all, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  let said = "";
  const listen = (chunk: Buffer): void => void (said = (said + chunk.toString()).slice(-4000));
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  const startedAt = performance.now();
  while (!(readyAt === undefined ? /listens/.test(said) : await responds(readyAt))) {
    if (child.exitCode !== null) throw new Error(`${args.join(" ")} ended instead of starting: ${said}`);
    if (performance.now() - startedAt > patienceMilliseconds) {
      child.kill("SIGKILL");
      throw new Error(`${args.join(" ")} did not start within three minutes: ${said}`);
    }
    await new Promise((next) => setTimeout(next, 10));
  }
  return pinned(child);
}

async function responds(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.status < 500;
  } catch {
    return false;
  }
}

function pinned(child: ChildProcess): Pinned {
  const isAlive = (): boolean => child.exitCode === null && child.signalCode === null;
  return {
    figures: () => figuresOf(child.pid ?? 0),
    isAlive,
    async stop() {
      if (!isAlive()) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      const force = setTimeout(() => child.kill("SIGKILL"), 15_000);
      await ended;
      clearTimeout(force);
    },
  };
}
