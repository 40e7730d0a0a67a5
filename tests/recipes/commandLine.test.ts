import { resolve } from "node:path";
import { expect, test } from "vitest";
import { commandLine } from "./commandLine.ts";

const root = resolve(import.meta.dirname, "../..");

test("an installed program gets the words of the command, quoted ones as one", () => {
  const [program, ...args] = commandLine(root, 'npx pnpm exec vitest run bff -t "one|two words"');
  expect(program).toMatch(/[/\\]vitest[/\\]vitest\.mjs$/);
  expect(args).toEqual(["run", "bff", "-t", "one|two words"]);
});

test("a script of package.json gets what comes after it", () => {
  expect(commandLine(root, "npx pnpm test types")).toEqual(["tests/run.ts", "types"]);
});

test.each([
  ["git status", "A recipe's commands begin with `npx pnpm`: git status"],
  ["npx pnpm publish", "package.json has no script publish."],
])("%s is no command of a recipe", (command, message) => {
  expect(() => commandLine(root, command)).toThrow(message);
});
