import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { freePort } from "./freePort.ts";

/** The service as a program of its own, as an operator starts it. */
export interface Program {
  readonly url: string;
  readonly child: ChildProcess;
  /** Milliseconds from the start to the first response of /readyz. */
  readonly readyAfter: number;
  /** Everything it wrote to standard error. */
  readonly errors: () => string;
  /** Everything it wrote to standard output: its log. */
  readonly log: () => string;
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/** Whom a program on its own machine lets in. */
export const developmentAccess = {
  username: "gateway",
  password: "gateway-development",
  apiKey: "development-api-key",
  apiKeyHeader: "x-api-key",
  apiVersionHeader: "x-api-version",
  tokenSecret: "",
};

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

// For a test run that ends in the middle of a test.
const children = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Ends a process that still runs, and waits until it is gone. */
async function end(child: ChildProcess): Promise<void> {
  children.delete(child);
  if (hasEnded(child)) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

/** What a start that fails leaves: its exit code and its words. */
export async function failedStart(environment: Readonly<Record<string, string>>) {
  const child = spawnService({ PORT: "0", ...environment });
  let words = "";
  child.stderr?.on("data", (chunk: Buffer) => (words += chunk.toString()));
  await once(child, "close");
  return { code: child.exitCode, words };
}

/**
 * Spawns the service for the test that runs, and ends it with that test however it ends, also by its time limit.
 * @returns the process; it may still be starting
 */
export function spawnService(environment: Readonly<Record<string, string>>): ChildProcess {
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "" } = process.env;
  // It lives for seconds: what the embedded database is compiled to need not be quick, which halves the work of a start.
  const child = spawn(process.execPath, ["--liftoff-only", main], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, LOG_LEVEL: "error", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  onTestFinished(() => end(child));
  return child;
}

/** Starts the service and waits until it is ready. @throws with what it wrote when it ends instead */
export async function startProgram(
  environment: Readonly<Record<string, string>>,
  { waitFor = "/readyz" } = {},
): Promise<Program> {
  const port = await freePort();
  const started = performance.now();
  const child = spawnService({ ...environment, PORT: String(port) });
  let written = "";
  let log = "";
  child.stdout?.on("data", (chunk: Buffer) => (log += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (written += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (hasEnded(child))
      throw new Error(`The service ended with ${child.exitCode ?? child.signalCode}: ${written}`);
    const ready = await fetch(`${url}${waitFor}`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    url,
    child,
    readyAfter: performance.now() - started,
    errors: () => written,
    log: () => log,
    async stop(signal) {
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}
