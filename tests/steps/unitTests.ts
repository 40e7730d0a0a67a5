import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import * as v from "valibot";
import { type Outcome, resultsByName, type Step, type StepContext } from "./step.ts";
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
  run: ({ root, environment, signal, only, files = [] }) =>
    runVitest(root, { environment, signal }, only ? ["--maxWorkers=1", ...filesOf(only)] : files),
};

const filesOf = (names: readonly string[]): Set<string> =>
  new Set(names.map((name) => name.split(separator)[0] ?? name));

/** Runs the tests of a folder, and counts. */
export function runVitest(
  folder: string,
  { environment, signal }: Pick<StepContext, "environment" | "signal">,
  args: Iterable<string> = [],
): Promise<Outcome> {
  const vitest = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs");
  const reporter = join(import.meta.dirname, "unitReporter.ts");
  return runTestProgram({
    name: "vitest",
    folder,
    environment,
    signal,
    lastCall: "SIGTERM",
    args: () => [vitest, "run", "--reporter=dot", `--reporter=${reporter}`, ...args],
    report,
    count: (figures) => unitOutcome(folder, figures),
  });
}

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
