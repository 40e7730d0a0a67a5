import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import * as v from "valibot";
import { type Outcome, resultsByName, type Step } from "./step.ts";
import { runTestProgram } from "./testProgram.ts";

const report = v.object({
  numPassedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

/** Between the file and the name of a test. */
const separator = " › ";

/** All tests beside the code, and those that speak HTTP to real programs. */
export const unitTests: Step = {
  name: "unit",
  title: "Unit and HTTP tests",
  dependsOnLoad: true,
  runs: /\.test\.tsx?$/,
  run({ root, environment, only, files = [] }) {
    const vitest = join(
      dirname(createRequire(join(root, "package.json")).resolve("vitest/package.json")),
      "vitest.mjs",
    );
    const again = new Set(only?.map((name) => name.split(separator)[0] ?? name));
    return runTestProgram({
      name: "vitest",
      folder: root,
      environment,
      args: (file) => [
        vitest,
        "run",
        "--reporter=dot",
        "--reporter=json",
        `--outputFile.json=${file}`,
        ...(only ? ["--maxWorkers=1", ...again] : files),
      ],
      report,
      count: (figures) => unitOutcome(root, figures),
    });
  },
};

/** What the report of vitest says. A file that could not even be loaded has no tests of its own: the file counts. */
export function unitOutcome(root: string, figures: v.InferOutput<typeof report>): Outcome {
  const results = figures.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.filter((test) => test.status === "passed" || test.status === "failed");
    return [
      ...tests.map((test) => [`${file}${separator}${test.fullName}`, test.status === "passed"] as const),
      ...(tests.some((test) => test.status === "failed") ? [] : [[file, status === "passed"] as const]),
    ];
  });
  return {
    passed: figures.numPassedTests,
    failed: results.filter(([, passed]) => !passed).length,
    results: resultsByName(results),
  };
}
