import { print } from "./output.ts";

/** What a step counted. A step that could not run at all counts as one failure. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

export interface StepContext {
  readonly root: string;
  /** The environment of this run, with the addresses of the servers started for it. */
  readonly environment: NodeJS.ProcessEnv;
}

/** One part of the test command; `npx pnpm test <name>` runs it alone. */
export interface Step {
  readonly name: string;
  readonly title: string;
  run(context: StepContext): Promise<Outcome>;
}

/** One check with a name: prints why it failed, and counts. */
export async function check(title: string, work: () => Promise<unknown>): Promise<Outcome> {
  try {
    await work();
    print(`  ✓ ${title}\n`);
    return { passed: 1, failed: 0 };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    print(`  ✗ ${title}\n${reason.replace(/^/gm, "    ")}\n`);
    return { passed: 0, failed: 1 };
  }
}

/** Adds up what several checks counted. */
export function total(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, outcome) => sum + outcome.passed, 0),
    failed: outcomes.reduce((sum, outcome) => sum + outcome.failed, 0),
  };
}
