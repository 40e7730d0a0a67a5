import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { run } from "../../launch/command.ts";
import { copyCheckout } from "../recipes/checkoutCopy.ts";
import { commandLine } from "../recipes/commandLine.ts";
import { edited, linesOf, newLines, type RecipeStep, stepsOf } from "../recipes/recipe.ts";
import { print } from "./output.ts";
import { check, type Outcome, type Step, total } from "./step.ts";

/** Those that are followed, in this order: the second goes on where the first ends. */
const pages = ["add-a-noun.md", "add-a-field.md"];

/** How many files outside of its own folders a noun may touch. */
const mostTouched = 9;

/** The recipes for a noun and a field, followed to the letter in a copy of the checkout: what they say must work. */
export const recipeTests: Step = {
  name: "recipe",
  title: "Recipes, followed",
  dependsOnLoad: true,
  async run({ root, environment }) {
    const folder = mkdtempSync(join(tmpdir(), "recipe-"));
    const copy = join(folder, "checkout");
    try {
      const recipes = pages.map((page) => stepsOf(readFileSync(join(root, "docs/recipes", page), "utf8")));
      copyCheckout(root, copy);
      const outcomes: Outcome[] = [];
      for (const step of recipes.flat()) {
        outcomes.push(await check(titleOf(step), () => follow(step, copy, environment)));
        // Whoever is stuck here does not come to the rest.
        if (outcomes.at(-1)?.failed !== 0) return total(outcomes);
      }
      outcomes.push(
        await check(`a noun touches at most ${mostTouched} files elsewhere`, () => weigh(recipes[0] ?? [])),
      );
      return total(outcomes);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

const verbs = { write: "is new", edit: "is edited", translate: "is translated" } as const;

function titleOf(step: RecipeStep): string {
  return step.kind === "run" ? step.command : `${step.file} ${verbs[step.kind]}`;
}

async function follow(step: RecipeStep, copy: string, environment: NodeJS.ProcessEnv): Promise<void> {
  if (step.kind === "run") {
    await run(process.execPath, commandLine(copy, step.command), copy, { ...environment, NO_COLOR: "1" });
    return;
  }
  const file = join(copy, step.file);
  if (step.kind !== "write") {
    writeFileSync(file, edited(readFileSync(file, "utf8"), step.places));
    return;
  }
  if (existsSync(file)) throw new Error("There is a file of this name already.");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, step.text);
}

/** Says what a noun costs: files of its own, and what it touches elsewhere. */
async function weigh(steps: readonly RecipeStep[]): Promise<void> {
  const own = steps.filter((step) => step.kind === "write");
  const lines = own.reduce((sum, { text }) => sum + linesOf(text).length, 0);
  const touched = steps.filter((step) => step.kind === "edit");
  const say = (file: string, places: Parameters<typeof newLines>[0]) =>
    print(`    ${file}: ${newLines(places)} lines\n`);
  print(`  A noun: ${own.length} new files with ${lines} lines, and ${touched.length} touched elsewhere:\n`);
  for (const { file, places } of touched) say(file, places);
  print("  and the translations of its texts:\n");
  for (const step of steps) if (step.kind === "translate") say(step.file, step.places);
  if (touched.length > mostTouched) throw new Error(`${touched.length} are too many.`);
}
