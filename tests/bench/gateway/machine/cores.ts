import { execFile, spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** The server under test has a core to itself; everything else shares another one. */
export type Core = "server" | "rest";

/** Which core is whose, and for how many milliseconds of each second other work of the machine held it up before. */
type Cores = Readonly<Record<Core, { readonly number: number; readonly heldUp: number }>>;

/** Whether programs can be tied to a core here: Linux with `taskset` and two cores. */
const canPin =
  availableParallelism() > 1 && spawnSync("taskset", ["--version"], { stdio: "ignore" }).status === 0;

const secondsOfLooking = 3;
const run = promisify(execFile);

async function heldUp(number: number): Promise<number> {
  const program = join(import.meta.dirname, "heldUp.ts");
  const args = ["-c", String(number), process.execPath, program, String(secondsOfLooking)];
  return Number((await run("taskset", args)).stdout);
}

/** Both at the same time: while one is idle, the machine does its other work there. */
async function assign(): Promise<Cores | null> {
  if (!canPin) return null;
  const [first, second] = await Promise.all([heldUp(0), heldUp(1)]);
  const cores = [
    { number: 0, heldUp: first },
    { number: 1, heldUp: second },
  ] as const;
  // What else the machine does, it often does on one of them.
  return first < second ? { server: cores[0], rest: cores[1] } : { server: cores[1], rest: cores[0] };
}

let assigned: Promise<Cores | null> | null = null;

/** Gives the quieter core to the server, once for all; null where programs cannot be tied to a core. */
export function assignedCores(): Promise<Cores | null> {
  return (assigned ??= assign());
}

/** The command that runs a program on a core, where that is possible; else just the program. */
export async function pinnedCommand(
  core: Core,
  program: string,
  args: readonly string[],
): Promise<[string, string[]]> {
  const cores = await assignedCores();
  if (cores === null) return [program, [...args]];
  return ["taskset", ["-c", String(cores[core].number), program, ...args]];
}
