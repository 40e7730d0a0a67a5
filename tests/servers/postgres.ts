import { execFileSync } from "node:child_process";
import { chmodSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./freePort.ts";
import type { Started } from "./servers.ts";

/** Starts the newest installed PostgreSQL, durable as in production, with an empty database of its own. */
export async function startPostgres(): Promise<Started> {
  const programs = globSync("/usr/lib/postgresql/*/bin").toSorted().at(-1) ?? installedOnPath();
  if (!programs) return null;
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const data = join(folder, "data");
  const port = await freePort();
  // PostgreSQL refuses to run as root, so root hands it to the user that the Debian package made.
  const root = process.getuid?.() === 0;
  if (root) {
    chmodSync(folder, 0o777);
  }
  const run = (program: string, args: readonly string[]): void => {
    const command = [join(programs, program), ...args];
    const [file = "", ...rest] = root ? ["runuser", "-u", "postgres", "--", ...command] : command;
    execFileSync(file, rest, { cwd: folder, stdio: "ignore" });
  };
  run("initdb", ["-D", data, "-U", "test", "--auth=trust", "--encoding=UTF8", "--no-locale"]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=200`;
  run("pg_ctl", ["-D", data, "-w", "-o", options, "-l", join(folder, "log"), "start"]);
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    async stop() {
      run("pg_ctl", ["-D", data, "-m", "immediate", "-w", "stop"]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
