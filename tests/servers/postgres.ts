import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./freePort.ts";

/** Longest wait for a killed server to come back, in milliseconds. */
const patience = 60_000;

/** Starts the newest installed PostgreSQL, durable as in production, with an empty database of its own. */
export async function startPostgres(): Promise<PostgresServer | null> {
  const programs = globSync("/usr/lib/postgresql/*/bin").toSorted().at(-1) ?? installedOnPath();
  if (!programs) return null;
  const server = new PostgresServer(programs, await freePort());
  await server.initialise();
  await server.start();
  return server;
}

/** A running PostgreSQL that a test may also take away. */
export class PostgresServer {
  readonly url: string;
  readonly #programs: string;
  readonly #port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), "postgres-"));
  readonly #data = join(this.#folder, "data");
  // PostgreSQL refuses to run as root, so root hands it to the user that the Debian package made.
  readonly #root = process.getuid?.() === 0;

  constructor(programs: string, port: number) {
    this.url = `postgres://test@127.0.0.1:${port}/postgres`;
    this.#programs = programs;
    this.#port = port;
    if (this.#root) chmodSync(this.#folder, 0o777);
  }

  /** Makes its data. */
  initialise(): Promise<void> {
    const form = ["--auth=trust", "--encoding=UTF8", "--no-locale"];
    return this.#run("initdb", ["-D", this.#data, "-U", "test", ...form]);
  }

  /** Starts it, and waits until it takes connections. */
  start(): Promise<void> {
    const options = `-p ${this.#port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${this.#folder} -c max_connections=200`;
    const log = join(this.#folder, "log");
    return this.#run("pg_ctl", ["-D", this.#data, "-w", "-o", options, "-l", log, "start"]);
  }

  /** Starts it again after a crash. Its memory is free only when the last of its old processes is gone. */
  async startAgain(): Promise<void> {
    const began = performance.now();
    for (;;) {
      try {
        return await this.start();
      } catch (error) {
        if (performance.now() - began > patience) throw error;
        await pause(50);
      }
    }
  }

  /**
   * Sends a signal to every process of it: SIGKILL is a crash of the machine; after SIGSTOP connections stay open and
   * nothing is said, until SIGCONT.
   */
  signal(name: "SIGKILL" | "SIGSTOP" | "SIGCONT"): void {
    const [first = ""] = readFileSync(join(this.#data, "postmaster.pid"), "utf8").split("\n");
    const others = execFileSync("ps", ["-o", "pid=", "--ppid", first], { encoding: "utf8" });
    for (const pid of [first, ...others.trim().split(/\s+/)]) signalIfThere(Number(pid), name);
  }

  /** Ends it as an operator does: connections are told and closed. */
  shutDown(): Promise<void> {
    return this.#run("pg_ctl", ["-D", this.#data, "-m", "fast", "-w", "stop"]);
  }

  /** Ends it and forgets its data. Deadlocks are told: a call that met one was answered 503, and a test says no more. */
  async stop(): Promise<void> {
    const log = readFileSync(join(this.#folder, "log"), "utf8").split("\n");
    const deadlocks = log.flatMap((line, at) =>
      line.includes("deadlock detected") ? log.slice(at, at + 8) : [],
    );
    if (deadlocks.length > 0) process.stdout.write(`\nPostgreSQL met deadlocks:\n${deadlocks.join("\n")}\n`);
    await this.#run("pg_ctl", ["-D", this.#data, "-m", "immediate", "-w", "stop"]);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #run(program: string, args: readonly string[]): Promise<void> {
    const command = [join(this.#programs, program), ...args];
    const [file = "", ...rest] = this.#root ? ["runuser", "-u", "postgres", "--", ...command] : command;
    const child = spawn(file, rest, { cwd: this.#folder, stdio: "ignore" });
    const [code] = await once(child, "close");
    if (code !== 0) throw new Error(`${program} ended with ${String(code)}.`);
  }
}

function signalIfThere(pid: number, name: NodeJS.Signals): void {
  try {
    if (pid > 1) process.kill(pid, name);
  } catch {
    // It ended between the look and the signal.
  }
}

function installedOnPath(): string | null {
  try {
    return execFileSync("pg_config", ["--bindir"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return null;
  }
}
