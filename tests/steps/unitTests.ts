import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as v from "valibot";
import type { Step } from "./step.ts";
import { runTestProgram } from "./testProgram.ts";

const report = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numFailedTestSuites: v.number(),
});

/** All tests beside the code, and those that speak HTTP to real programs. */
export const unitTests: Step = {
  name: "unit",
  title: "Unit and HTTP tests",
  run({ root, environment }) {
    const vitest = join(
      dirname(createRequire(join(root, "package.json")).resolve("vitest/package.json")),
      "vitest.mjs",
    );
    return runTestProgram({
      name: "vitest",
      folder: root,
      environment,
      args: (file) => [vitest, "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`],
      report,
      // A file that could not even be loaded has no tests of its own: its suite counts.
      count: (figures) => ({
        passed: figures.numPassedTests,
        failed: Math.max(figures.numFailedTests, figures.numFailedTestSuites > 0 ? 1 : 0),
      }),
    });
  },
};
