import { type ChildProcess, spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const program = join(resolve(import.meta.dirname, "../.."), "service/src/main.ts");

/** The credential that the service takes while it runs on a loopback address. */
export const credential = {
  username: "gateway",
  password: "gateway-development",
  apiKey: "development-api-key",
  apiVersion: "1",
} as const;

/** Longest wait for a service to become ready, in milliseconds. */
const patience = 180_000;

/** The service as its own process, as an operator runs it. */
export class ServiceProcess {
  readonly url: string;
  readonly #environment: Readonly<Record<string, string>>;
  readonly #arguments: readonly string[];
  #child: ChildProcess | null = null;
  /** All that it has printed since it was started. */
  output = "";

  constructor(port: number, environment: Readonly<Record<string, string>>, args: readonly string[] = []) {
    this.url = `http://127.0.0.1:${port}`;
    this.#environment = { PORT: String(port), HOST: "127.0.0.1", LOG_LEVEL: "error", ...environment };
    this.#arguments = args;
  }

  /** Whether its process is there. */
  get runs(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Starts it, or starts it again, and answers with the milliseconds until it was ready. */
  async start(): Promise<number> {
    const started = performance.now();
    this.output = "";
    const child = spawn(process.execPath, [program, ...this.#arguments], {
      env: { ...process.env, ...this.#environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    const read = (chunk: Buffer): void => void (this.output += chunk.toString());
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    while (!(await this.#ready())) {
      if (child.exitCode !== null) throw new Error(`The service ended instead of starting:\n${this.output}`);
      if (performance.now() - started > patience)
        throw new Error(`The service is not ready:\n${this.output}`);
      await pause(20);
    }
    return performance.now() - started;
  }

  /** Ends it at once, as a crash does. */
  kill(): Promise<void> {
    return this.#end("SIGKILL");
  }

  /** Ends it as an operator does. */
  stop(): Promise<void> {
    return this.#end("SIGTERM");
  }

  async #ready(): Promise<boolean> {
    try {
      const response = await fetch(`${this.url}/readyz`);
      await response.arrayBuffer();
      // With the documented calls only there is no /readyz: any response but "not yet" will do.
      return response.status !== 503;
    } catch {
      return false;
    }
  }

  async #end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const child = this.#child;
    if (child === null || !this.runs) return;
    const ended = new Promise((done) => child.once("close", done));
    child.kill(signal);
    await ended;
  }
}
