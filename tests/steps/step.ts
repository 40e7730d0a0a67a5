import { AsyncLocalStorage } from "node:async_hooks";
import { print } from "./output.ts";

/** What a step counted. A step that could not run at all counts as one failure. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Whether each test passed, by a name that finds it again; only where the step can tell. */
  readonly results?: ReadonlyMap<string, boolean>;
}

export interface StepContext {
  readonly root: string;
  /** The environment of this run, with the addresses of the servers started for it. */
  readonly environment: NodeJS.ProcessEnv;
  /** Aborted when the step is given up: a program that it waits for says what it was doing, and is ended. */
  readonly signal: AbortSignal;
  /** The names of the tests to run, alone; all of them when it is absent. */
  readonly only?: readonly string[];
  /** The test files to run, alone, from the project's root; all of them when there is none. */
  readonly files?: readonly string[];
}

/** One part of the test command; `npx pnpm test <name>` runs it alone. */
export interface Step {
  readonly name: string;
  readonly title: string;
  /** Whether a busy machine alone can make it fail, so that a failure is worth a second try (`retry.ts`). */
  readonly dependsOnLoad?: boolean;
  /** Which test files it can run alone: `npx pnpm test tests/browser/brands.spec.ts`. */
  readonly runs?: RegExp;
  run(context: StepContext): Promise<Outcome>;
}

const begun = new AsyncLocalStorage<Set<string>>();

/** Runs a step; `underWay` has the names of the checks that have begun and not ended. */
export function noting<T>(underWay: Set<string>, work: () => T): T {
  return begun.run(underWay, work);
}

/** One check with a name: prints why it failed, and counts. */
export async function check(title: string, work: () => Promise<unknown>): Promise<Outcome> {
  const underWay = begun.getStore();
  underWay?.add(title);
  try {
    await work();
    print(`  ✓ ${title}\n`);
    return { passed: 1, failed: 0, results: new Map([[title, true]]) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    print(`  ✗ ${title}\n${reason.replace(/^/gm, "    ")}\n`);
    return { passed: 0, failed: 1, results: new Map([[title, false]]) };
  } finally {
    underWay?.delete(title);
  }
}

/** Adds up what several checks counted. */
export function total(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, outcome) => sum + outcome.passed, 0),
    failed: outcomes.reduce((sum, outcome) => sum + outcome.failed, 0),
    results: resultsByName(outcomes.flatMap(({ results }) => [...(results ?? [])])),
  };
}

/** Results by name. Of several tests with one name all have to pass. */
export function resultsByName(results: Iterable<readonly [string, boolean]>): Map<string, boolean> {
  const byName = new Map<string, boolean>();
  for (const [name, passed] of results) byName.set(name, passed && byName.get(name) !== false);
  return byName;
}
