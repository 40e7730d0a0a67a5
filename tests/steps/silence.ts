import { listenTo, print } from "./output.ts";
import { type Outcome, type Step, type StepContext, noting } from "./step.ts";

/** In milliseconds. */
export interface Patience {
  /** After this time in which it said nothing a step hangs: the longest test takes a third of it on a loaded machine. */
  readonly silence: number;
  /** How long a step that was given up may take to say what it was doing. */
  readonly grace: number;
}

const patient: Patience = { silence: 15 * 60_000, grace: 20_000 };

/**
 * Runs a step, and gives it up when nothing has been heard of it for long: what it was doing counts as failed, by its
 * name, so that one test that hangs neither keeps the others' results back nor the whole run.
 */
export async function runUnlessSilent(
  step: Step,
  context: Omit<StepContext, "signal">,
  { silence, grace } = patient,
): Promise<Outcome> {
  const givenUp = new AbortController();
  const { promise: silent, resolve: fallSilent } = Promise.withResolvers<"silent">();
  let timer = setTimeout(() => fallSilent("silent"), silence);
  const underWay = new Set<string>();
  const work = listenTo(
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => fallSilent("silent"), silence);
    },
    () => noting(underWay, () => step.run({ ...context, signal: givenUp.signal })),
  );
  const first = await Promise.race([work, silent]).finally(() => clearTimeout(timer));
  if (first !== "silent") return first;

  print(`  ✗ ${step.title}: nothing was heard for ${silence / 1000} s\n`);
  givenUp.abort();
  const said = await Promise.race([
    work.catch(() => null),
    new Promise<null>((over) => setTimeout(over, grace, null)),
  ]);
  if (said) return said;
  const names = [...underWay];
  for (const name of names) print(`  ✗ ${name}: has not ended\n`);
  return {
    passed: 0,
    failed: Math.max(1, names.length),
    results: new Map(names.map((name) => [name, false])),
  };
}
