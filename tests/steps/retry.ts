import type { Outcome, Step } from "./step.ts";

/** More failures than these are no accident: the run would take twice as long to say the same. */
const most = 20;

/** The tests of a step that failed and are worth a second try: their names. */
export function worthRetrying(step: Step, outcome: Outcome): string[] {
  const failures = step.dependsOnLoad ? failuresOf(outcome) : [];
  return failures.length > most ? [] : failures;
}

/** What counts after a second try: what passed then has passed, and is named; what failed or did not run has failed. */
export function settle(first: Outcome, second: Outcome): Outcome & { readonly flaky: readonly string[] } {
  const flaky = failuresOf(first).filter((name) => second.results?.get(name) === true);
  const results = new Map([...(first.results ?? []), ...flaky.map((name) => [name, true] as const)]);
  return { passed: first.passed + flaky.length, failed: first.failed - flaky.length, results, flaky };
}

/** The names of the tests that failed, for the end of the output: what is above it may be cut off where it is read. */
export function namesOfFailed({ failed, results }: Outcome): string[] {
  const names = failuresOf({ results });
  const unnamed = failed - names.length;
  return unnamed > 0 ? [...names, `${unnamed} without a name: see its output`] : names;
}

function failuresOf({ results }: Pick<Outcome, "results">): string[] {
  return [...(results ?? [])].filter(([, passed]) => !passed).map(([name]) => name);
}
