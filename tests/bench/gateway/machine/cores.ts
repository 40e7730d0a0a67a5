import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

/** The server under test has a core to itself; everything else shares another one. */
export type Core = "server" | "rest";

const number: Readonly<Record<Core, string>> = { server: "0", rest: "1" };

/** Whether programs can be tied to a core here: Linux with `taskset` and two cores. */
export const canPin =
  availableParallelism() > 1 && spawnSync("taskset", ["--version"], { stdio: "ignore" }).status === 0;

/** The command that runs a program on a core, where that is possible; else just the program. */
export function pinnedCommand(core: Core, program: string, args: readonly string[]): [string, string[]] {
  return canPin ? ["taskset", ["-c", number[core], program, ...args]] : [program, [...args]];
}
