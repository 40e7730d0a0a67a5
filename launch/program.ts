import { spawn, type ChildProcess } from "node:child_process";

/** A started program of the product: a process group of its own, so that Ctrl-C reaches it only through us, in order. */
export class Program {
  readonly name: string;
  readonly #child: ChildProcess;
  #ended = false;
  #isReady = false;
  readonly ended: Promise<number>;

  constructor(name: string, args: readonly string[], folder: string, environment: NodeJS.ProcessEnv) {
    this.name = name;
    this.#child = spawn(process.execPath, [...args], {
      cwd: folder,
      env: environment,
      stdio: ["ignore", "pipe", "inherit"],
      detached: true,
    });
    // What it says before it is ready, our own line says already.
    this.#child.stdout?.on("data", (chunk: Buffer) => {
      if (this.#isReady) process.stdout.write(chunk);
    });
    this.ended = new Promise((done) => {
      this.#child.once("error", () => done(1));
      this.#child.once("exit", (code, signal) => done(signal ? 1 : (code ?? 1)));
    }).then((code) => {
      this.#ended = true;
      return Number(code);
    });
  }

  /** Resolves when `address` answers 200; rejects when the program ends first or takes longer than three minutes. */
  async ready(address: string): Promise<void> {
    const deadline = performance.now() + 180_000;
    while (!this.#ended) {
      if (await responds(address)) {
        this.#isReady = true;
        return;
      }
      if (performance.now() > deadline)
        throw new Error(`The ${this.name} did not get ready within three minutes.`);
      await new Promise((next) => setTimeout(next, 25));
    }
    throw new ProgramEnded(this.name);
  }

  /** Asks the program to drain and end; ends it by force after 15 s. */
  async stop(): Promise<void> {
    if (this.#ended) return;
    this.#child.kill("SIGTERM");
    const force = setTimeout(() => this.kill(), 15_000);
    await this.ended;
    clearTimeout(force);
  }

  /** Ends the program at once. */
  kill(): void {
    this.#child.kill("SIGKILL");
  }
}

/** The program has said on standard error why it could not start. */
export class ProgramEnded extends Error {}

async function responds(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
