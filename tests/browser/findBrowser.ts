import bundled, { inflate } from "@sparticuz/chromium";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export interface Browser {
  readonly executable: string;
  /** What the browser needs in its environment. */
  readonly environment: Readonly<Record<string, string>>;
}

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * `BROWSER_EXECUTABLE` when it is set, else the Chromium that came with the packages (Linux x64), else an installed
 * one. Where the system lacks the libraries that the packaged Chromium needs, those packaged beside it are used.
 */
export async function findBrowser(): Promise<Browser> {
  const chosen = process.env["BROWSER_EXECUTABLE"];
  if (chosen) return { executable: chosen, environment: {} };
  if (process.platform === "linux" && process.arch === "x64") {
    const executable = await bundled.executablePath();
    return { executable, environment: lacksLibraries(executable) ? await packagedLibraries() : {} };
  }
  const executable = installed.find((file) => existsSync(file));
  if (executable) return { executable, environment: {} };
  throw new Error("No Chromium was found: install one, or set BROWSER_EXECUTABLE to its path.");
}

function lacksLibraries(executable: string): boolean {
  return execFileSync("ldd", [executable], { encoding: "utf8" }).includes("not found");
}

async function packagedLibraries(): Promise<Record<string, string>> {
  const program = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  await inflate(join(dirname(program), "..", "bin", "al2023.tar.br"));
  return { LD_LIBRARY_PATH: join(tmpdir(), "al2023", "lib") };
}
