import { describe, expect, test } from "vitest";
import { browserOutcome, browserTests, givenUp } from "./browserTests.ts";
import { faultTests } from "./faultTests.ts";
import { lint } from "./lint.ts";
import { namesOfFailed, settle, worthRetrying } from "./retry.ts";
import type { Outcome } from "./step.ts";
import { unitOutcome, unitTests } from "./unitTests.ts";

const outcome = (results: Readonly<Record<string, boolean>>): Outcome => ({
  passed: Object.values(results).filter(Boolean).length,
  failed: Object.values(results).filter((passed) => !passed).length,
  results: new Map(Object.entries(results)),
});

describe("what is tried again", () => {
  test("is what failed in a step that a busy machine can make fail", () => {
    const first = outcome({ one: true, two: false, three: false });
    for (const step of [browserTests, unitTests, faultTests]) {
      expect(worthRetrying(step, first)).toEqual(["two", "three"]);
    }
    expect(worthRetrying(lint, first)).toEqual([]);
  });

  test("is nothing when so much failed that it is no accident", () => {
    const failing = (count: number): Outcome =>
      outcome(Object.fromEntries(Array.from({ length: count }, (_, index) => [`test ${index}`, false])));
    expect(worthRetrying(unitTests, failing(20))).toHaveLength(20);
    expect(worthRetrying(unitTests, failing(21))).toEqual([]);
  });
});

describe("after the second try", () => {
  const first = outcome({ fine: true, unlucky: false, broken: false, lost: false });

  test("what passes has passed and is named; what fails again or did not run has failed", () => {
    expect(settle(first, outcome({ unlucky: true, broken: false }))).toEqual({
      passed: 2,
      failed: 2,
      results: new Map(Object.entries({ fine: true, unlucky: true, broken: false, lost: false })),
      flaky: ["unlucky"],
    });
  });

  test("nothing has passed when the program itself failed", () => {
    expect(settle(first, { passed: 3, failed: 1 })).toMatchObject({ passed: 1, failed: 3, flaky: [] });
  });

  test("browser tests that were given up have failed, although all that failed by then passes", () => {
    expect(settle(givenUp(outcome({ unlucky: false })), outcome({ unlucky: true }))).toMatchObject({
      passed: 1,
      failed: 1,
      flaky: ["unlucky"],
    });
  });

  test("what failed outside of the tests still counts as failed", () => {
    const withoutAName = { ...first, failed: 4 };
    expect(settle(withoutAName, outcome({ unlucky: true, broken: true, lost: true }))).toMatchObject({
      passed: 4,
      failed: 1,
    });
  });
});

describe("the end of the output", () => {
  const first = outcome({ fine: true, unlucky: false, broken: false });

  test("names what failed, also again", () => {
    expect(namesOfFailed(first)).toEqual(["unlucky", "broken"]);
    expect(namesOfFailed(settle(first, outcome({ unlucky: true, broken: false })))).toEqual(["broken"]);
    expect(namesOfFailed({ passed: 3, failed: 0 })).toEqual([]);
  });

  test("says how much more failed", () => {
    expect(namesOfFailed({ ...first, failed: 3 })).toEqual([
      "unlucky",
      "broken",
      "1 more, which its output names",
    ]);
    expect(namesOfFailed({ passed: 0, failed: 1 })).toEqual(["1 more, which its output names"]);
  });
});

test("the report of Playwright is read with the names that its test list knows", () => {
  const spec = (title: string, ...tests: [projectName: string, status: string][]) => ({
    title,
    tests: tests.map(([projectName, status]) => ({ projectName, status })),
  });
  expect(
    browserOutcome({
      stats: { expected: 2, unexpected: 1, flaky: 1 },
      errors: [{ message: "Worker teardown timeout of 120000ms exceeded." }],
      suites: [
        {
          title: "brands.spec.ts",
          specs: [spec("is added @kept", ["embedded", "expected"], ["servers", "unexpected"])],
          suites: [
            {
              title: "a brand",
              specs: [
                spec("is edited", ["embedded", "expected"]),
                spec("is left out", ["embedded", "skipped"]),
                spec("needed two runs", ["embedded", "flaky"]),
              ],
            },
          ],
        },
      ],
    }),
  ).toEqual({
    passed: 2,
    failed: 3,
    results: new Map([
      ["[embedded] › brands.spec.ts › is added @kept", true],
      ["[servers] › brands.spec.ts › is added @kept", false],
      ["[embedded] › brands.spec.ts › a brand › is edited", true],
      ["[embedded] › brands.spec.ts › a brand › needed two runs", false],
    ]),
  });
});

test("the report of vitest is read by file and test; a file that could not be loaded counts as one", () => {
  const file = (name: string, status: string, ...tests: [fullName: string, status: string][]) => ({
    name: `/project/${name}`,
    status,
    assertionResults: tests.map(([fullName, result]) => ({ fullName, status: result })),
  });
  expect(
    unitOutcome("/project", {
      numPassedTests: 2,
      testResults: [
        file("bff/src/load.test.ts", "failed", ["load refuses", "failed"], ["load answers", "passed"]),
        file("service/src/figures.test.ts", "failed"),
        file("web/src/whole.test.ts", "passed", ["whole", "passed"], ["left out", "skipped"]),
        // Two tests of one name have passed when both have.
        file("web/src/twins.test.ts", "failed", ["twin", "failed"], ["twin", "passed"]),
      ],
    }),
  ).toEqual({
    passed: 2,
    failed: 3,
    results: new Map([
      ["bff/src/load.test.ts › load refuses", false],
      ["bff/src/load.test.ts › load answers", true],
      ["service/src/figures.test.ts", false],
      ["web/src/whole.test.ts › whole", true],
      ["web/src/whole.test.ts", true],
      ["web/src/twins.test.ts › twin", false],
    ]),
  });
});
