import { type ChildProcess, spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const program = join(resolve(import.meta.dirname, "../.."), "bff/src/main.ts");

/** Longest wait for a gateway to become ready, in milliseconds. */
const patience = 60_000;

/** The gateway as its own process, in front of a service. */
export class GatewayProcess {
  readonly url: string;
  readonly #environment: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;
  #output = "";

  constructor(port: number, environment: Readonly<Record<string, string>>) {
    this.url = `http://127.0.0.1:${port}`;
    this.#environment = { PORT: String(port), HOST: "127.0.0.1", LOG_LEVEL: "error", ...environment };
  }

  /** Starts it, or starts it again, and waits until it answers. */
  async start(): Promise<void> {
    const started = performance.now();
    this.#output = "";
    const child = spawn(process.execPath, [program], {
      env: { ...process.env, ...this.#environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    const read = (chunk: Buffer): void => void (this.#output += chunk.toString());
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    while (!(await this.#responses())) {
      if (child.exitCode !== null) throw new Error(`The gateway ended instead of starting:\n${this.#output}`);
      if (performance.now() - started > patience)
        throw new Error(`The gateway is not ready:\n${this.#output}`);
      await pause(10);
    }
  }

  /** Ends it at once, as a crash does. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once("close", done));
    child.kill("SIGKILL");
    await ended;
  }

  async #responses(): Promise<boolean> {
    try {
      const response = await fetch(`${this.url}/readyz`);
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  }
}
