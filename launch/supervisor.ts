import { Program } from "./program.ts";

/** Starts programs one behind the other and ends them together, last started first, so that the gateway drains while the service still answers. */
export class Supervisor {
  readonly #programs: Program[] = [];
  #stopped: Promise<never> | null = null;

  constructor() {
    process.on("SIGINT", () => {
      process.stdout.write("\n  Stopping …\n");
      this.#signalled();
    });
    process.on("SIGTERM", () => this.#signalled());
    process.on("SIGHUP", () => this.#signalled());
  }

  /** Starts a program and waits until `address` answers. One that ends later by itself ends the whole product. */
  async start(
    name: string,
    args: readonly string[],
    folder: string,
    environment: NodeJS.ProcessEnv,
    address: string,
  ): Promise<void> {
    if (this.#stopped) await this.#stopped;
    const program = new Program(name, args, folder, environment);
    this.#programs.push(program);
    await program.ready(address);
    void program.ended.then((code) => {
      if (this.#stopped) return;
      process.stderr.write(`The ${name} has ended (exit code ${code}), so everything stops.\n`);
      void this.stop(1);
    });
  }

  /** Ends everything and then this process; whoever asks for it again waits with the first. */
  stop(code: number): Promise<never> {
    return (this.#stopped ??= this.#end(code));
  }

  async #end(code: number): Promise<never> {
    for (const program of this.#programs.toReversed()) await program.stop();
    process.exit(code);
  }

  /** A second signal, such as a second Ctrl-C, waits no longer, and leaves nothing behind either. */
  #signalled(): void {
    if (!this.#stopped) return void this.stop(0);
    for (const program of this.#programs) program.kill();
    process.exit(1);
  }
}
