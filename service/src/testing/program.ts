import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { freePort } from "./freePort.ts";

/** The service as a program of its own, as an operator starts it. */
export interface Program {
  readonly url: string;
  readonly child: ChildProcess;
  /** Milliseconds from the start to the first answer of /readyz. */
  readonly readyAfter: number;
  /** Everything it wrote to standard error. */
  readonly errors: () => string;
  /** Everything it wrote to standard output: its log. */
  readonly log: () => string;
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

// A test that fails leaves no service behind.
const children = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});

/** Spawns the service. @returns the process; it may still be starting */
export function spawnService(environment: Readonly<Record<string, string>>): ChildProcess {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { PATH, HOME, LOG_LEVEL: "error", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  return child;
}

/** Starts the service and waits until it is ready. @throws with what it wrote when it ends instead */
export async function startProgram(environment: Readonly<Record<string, string>>): Promise<Program> {
  const port = await freePort();
  const started = performance.now();
  const child = spawnService({ ...environment, PORT: String(port) });
  let written = "";
  let log = "";
  child.stdout?.on("data", (chunk: Buffer) => (log += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (written += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The service ended with ${child.exitCode}: ${written}`);
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
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
