import { accessSync, chmodSync, constants, mkdirSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { fail } from "./runtime.ts";

/** Where the two programs listen and where they keep their data. */
export interface Settings {
  readonly root: string;
  readonly gatewayPort: number;
  readonly servicePort: number;
  readonly dataFolder: string;
  /** What the browser's address bar shows. */
  readonly origin: string;
  /** Whether nobody on another machine reaches the product: only then is it for trying out. */
  readonly isOwnMachine: boolean;
}

/**
 * Reads `PORT` (4000), `SERVICE_PORT` (4001), `DATA_DIR` (`data`) and `PUBLIC_ORIGIN`. Everything else in the
 * environment reaches the programs as it is. Ends the process with one sentence when a value cannot be used.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const root = resolve(import.meta.dirname, "..");
  const gatewayPort = port(environment, "PORT", 4000);
  const servicePort = port(environment, "SERVICE_PORT", 4001);
  if (gatewayPort === servicePort)
    fail(`PORT and SERVICE_PORT are both ${gatewayPort}: choose two different ports.`);
  const dataFolder = resolve(root, environment["DATA_DIR"] || "data");
  const origin = environment["PUBLIC_ORIGIN"] || `http://localhost:${gatewayPort}`;
  return {
    root,
    gatewayPort,
    servicePort,
    dataFolder: writable(dataFolder),
    origin,
    isOwnMachine: isLoopback(environment["HOST"] || "localhost") && isLoopback(hostOf(origin)),
  };
}

const loopback = new Set(["127.0.0.1", "::1", "[::1]", "localhost"]);

function isLoopback(host: string): boolean {
  return loopback.has(host);
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).hostname : origin;
}

function port(environment: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = environment[name];
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 65535) {
    fail(`${name} must be a whole number from 1 to 65535, not “${text}”.`);
  }
  return value;
}

function writable(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // It holds sessions, mails and private pictures. A folder of the whole machine, such as `/tmp`, stays as it is.
    const { mode } = statSync(folder);
    if ((mode & 0o077) !== 0 && (mode & 0o1000) === 0) chmodSync(folder, mode & 0o700);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    fail(
      `The data folder ${folder} cannot be written: give this user the right to write it, or set DATA_DIR to another folder.`,
    );
  }
  return folder;
}
