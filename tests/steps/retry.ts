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
  return { passed: first.passed + flaky.length, failed: first.failed - flaky.length, flaky };
}

function failuresOf({ results }: Outcome): string[] {
  return [...(results ?? [])].filter(([, passed]) => !passed).map(([name]) => name);
}
