import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../servers/freePort.ts";

const root = resolve(import.meta.dirname, "../..");

/** The whole product, started by the command that users start it with, on free ports and with data of its own. */
export class Product {
  readonly dataFolder = mkdtempSync(join(tmpdir(), "back-office-"));
  readonly #environment: Readonly<Record<string, string>>;
  #ports: readonly [number, number] | null = null;
  #child: ChildProcess | null = null;
  /** All that the product has printed. */
  output = "";

  /** With `prepared`, a data folder to begin with; else it makes its database itself. */
  constructor(environment: Readonly<Record<string, string>> = {}, prepared?: string) {
    this.#environment = environment;
    if (prepared) cpSync(prepared, this.dataFolder, { recursive: true });
  }

  /** The console's address. */
  get origin(): string {
    return `http://localhost:${this.#port(0)}`;
  }

  get service(): string {
    return `http://localhost:${this.#port(1)}`;
  }

  /** Starts the product, or starts it again on the same addresses and data. */
  async start(): Promise<void> {
    this.#ports ??= [await freePort(), await freePort()];
    const child = spawn(process.execPath, [join(root, "launch/start.ts")], {
      cwd: root,
      env: {
        ...process.env,
        // A machine that does other things too may need longer than users would wait.
        REST_READ_TIMEOUT: "9000",
        ...this.#environment,
        PORT: String(this.#port(0)),
        SERVICE_PORT: String(this.#port(1)),
        DATA_DIR: this.dataFolder,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    await new Promise<void>((started, failed) => {
      const read = (chunk: Buffer): void => {
        this.output += chunk.toString();
        if (this.output.includes("Ctrl-C stops everything")) started();
      };
      child.stdout.on("data", read);
      child.stderr.on("data", read);
      child.once("close", () => failed(new Error(`The product ended instead of starting:\n${this.output}`)));
    });
  }

  /** Stops the product as Ctrl-C does and answers with its exit code. The data stays. */
  async stop(): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    const ended = new Promise<number | null>((done) => child.once("close", (code) => done(code)));
    child.kill("SIGINT");
    const code = await ended;
    this.#child = null;
    this.output = "";
    return code;
  }

  /** Stops the product and forgets its data. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dataFolder, { recursive: true, force: true });
  }

  #port(index: 0 | 1): number {
    if (!this.#ports) throw new Error("The product has not been started.");
    return this.#ports[index];
  }
}
