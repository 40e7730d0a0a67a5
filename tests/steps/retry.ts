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

/** Which tests failed, for the end of the output: what stands above may be cut off where it is read. */
export function namesOfFailed(outcome: Outcome): string[] {
  const names = failuresOf(outcome).slice(0, most);
  const others = outcome.failed - names.length;
  return others > 0 ? [...names, `${others} more, which its output names`] : names;
}

function failuresOf({ results }: Outcome): string[] {
  return [...(results ?? [])].filter(([, passed]) => !passed).map(([name]) => name);
}
