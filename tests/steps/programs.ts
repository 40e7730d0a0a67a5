import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { run } from "../../launch/command.ts";

/** Runs a program of an installed package under this Node, and rejects with what it printed when it fails. */
export function node(root: string, pack: string, program: string, args: readonly string[]): Promise<string> {
  const folder = dirname(createRequire(join(root, "package.json")).resolve(`${pack}/package.json`));
  return run(process.execPath, [join(folder, program), ...args], root);
}
