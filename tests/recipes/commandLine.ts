import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as v from "valibot";

const manifest = v.object({ scripts: v.record(v.string(), v.string()) });
const installed = v.object({ bin: v.record(v.string(), v.string()) });

/**
 * What `npx pnpm …` of a recipe runs under Node: a script of package.json, or with `exec` an installed program. The
 * package manager itself is left out, because it would install what is linked. @throws for any other command
 */
export function commandLine(root: string, command: string): string[] {
  const [npx, pnpm, first = "", ...rest] = wordsOf(command);
  if (npx !== "npx" || pnpm !== "pnpm")
    throw new Error(`A recipe's commands begin with \`npx pnpm\`: ${command}`);
  if (first === "exec") return programOf(root, rest);
  const { scripts } = v.parse(manifest, readJson(join(root, "package.json")));
  const script = scripts[first];
  if (script === undefined) throw new Error(`package.json has no script ${first}.`);
  return programOf(root, [...script.split(" "), ...rest]);
}

/** The words of a command; quotes hold one together. */
function wordsOf(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted = word]) => quoted);
}

function programOf(root: string, [name = "", ...args]: readonly string[]): string[] {
  if (name === "node") return args;
  const file = createRequire(join(root, "package.json")).resolve(`${name}/package.json`);
  const program = v.parse(installed, readJson(file)).bin[name];
  if (program === undefined) throw new Error(`${name} has no program of its name.`);
  return [join(dirname(file), program), ...args];
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
