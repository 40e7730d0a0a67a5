import { Program } from "./program.ts";

/** Starts programs one behind the other and ends them together, last started first, so that the gateway drains while the service still answers. */
export class Supervisor {
  readonly #programs: Program[] = [];
  #stopping = false;

  constructor() {
    process.on("SIGINT", () => {
      process.stdout.write("\n  Stopping …\n");
      void this.stop(0);
    });
    process.on("SIGTERM", () => void this.stop(0));
    process.on("SIGHUP", () => void this.stop(0));
  }

  /** Starts a program and waits until `address` answers. One that ends later by itself ends the whole product. */
  async start(
    name: string,
    args: readonly string[],
    folder: string,
    environment: NodeJS.ProcessEnv,
    address: string,
  ): Promise<void> {
    const program = new Program(name, args, folder, environment);
    this.#programs.push(program);
    await program.ready(address);
    void program.ended.then((code) => {
      if (this.#stopping) return;
      process.stderr.write(`The ${name} has ended (exit code ${code}), so everything stops.\n`);
      void this.stop(1);
    });
  }

  /** Ends everything and then this process. A second call, such as a second Ctrl-C, waits no longer. */
  async stop(code: number): Promise<never> {
    if (this.#stopping) process.exit(1);
    this.#stopping = true;
    for (const program of this.#programs.toReversed()) await program.stop();
    process.exit(code);
  }
}
