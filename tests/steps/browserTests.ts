import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { findBrowser } from "../browser/findBrowser.ts";
import { type Outcome, resultsByName, type Step } from "./step.ts";
import { runTestProgram } from "./testProgram.ts";

interface Suite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
}

const suite: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  specs: v.array(
    v.object({
      title: v.string(),
      tests: v.array(v.object({ projectName: v.string(), status: v.string() })),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => suite))),
});

const report = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  /** What went wrong outside of the tests. */
  errors: v.array(v.unknown()),
  suites: v.array(suite),
});

/** The product, started as a user starts it, in a real browser. */
export const browserTests: Step = {
  name: "browser",
  title: "Browser tests",
  dependsOnLoad: true,
  runs: /\.spec\.ts$/,
  async run({ root, environment, signal, only, files = [] }) {
    const browser = await findBrowser();
    const folder = join(root, "tests");
    const cli = join(
      dirname(createRequire(join(folder, "package.json")).resolve("playwright/package.json")),
      "cli.js",
    );
    const outcome = await runTestProgram({
      name: "playwright",
      folder,
      signal,
      lastCall: "SIGINT",
      environment: { ...environment, ...browser.environment, BROWSER_EXECUTABLE: browser.executable },
      args: (file) => [
        cli,
        "test",
        "--config",
        "browser/playwright.config.ts",
        ...(only
          ? [
              "--workers",
              "1",
              "--output",
              "test-results/second",
              "--test-list",
              testList(`${file}.list`, only),
            ]
          : files.map((file) => file.replace(/^tests\//, ""))),
      ],
      report,
      count: browserOutcome,
    });
    return signal.aborted ? givenUp(outcome) : outcome;
  },
};

/** Of a run that was given up the report leaves out what was not reached: one failure that no second try can take away. */
export function givenUp(outcome: Outcome): Outcome {
  return { ...outcome, failed: outcome.failed + 1 };
}

/** A file that names the tests to run. */
function testList(file: string, names: readonly string[]): string {
  writeFileSync(file, names.join("\n"));
  return file;
}

/** What the report of Playwright says. */
export function browserOutcome({ stats, errors, suites }: v.InferOutput<typeof report>): Outcome {
  return {
    passed: stats.expected,
    // A test that passed only when Playwright repeated it hides a race: it counts as failed.
    failed: stats.unexpected + stats.flaky + errors.length,
    results: resultsByName(suites.flatMap((one) => resultsIn(one, []))),
  };
}

/** Each test with the name that `--test-list` knows it by: `[project] › file › group › title`. */
function resultsIn({ title, specs, suites }: Suite, above: readonly string[]): [string, boolean][] {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== "skipped")
      .map(({ projectName, status }): [string, boolean] => [
        [`[${projectName}]`, ...path, spec.title].join(" › "),
        status === "expected",
      ]),
  );
  return [...own, ...(suites ?? []).flatMap((one) => resultsIn(one, path))];
}
