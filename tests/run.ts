import { resolve } from "node:path";
import { fail, requireRuntime } from "../launch/runtime.ts";
import { startServers } from "./servers/servers.ts";
import { browserTests } from "./steps/browserTests.ts";
import { build } from "./steps/build.ts";
import { bytes } from "./steps/bytes.ts";
import { contractTests } from "./steps/contractTests.ts";
import { faultTests } from "./steps/faultTests.ts";
import { format } from "./steps/format.ts";
import { generated } from "./steps/generated.ts";
import { lint } from "./steps/lint.ts";
import { print, printedTogether } from "./steps/output.ts";
import { recipeTests } from "./steps/recipeTests.ts";
import { namesOfFailed, settle, worthRetrying } from "./steps/retry.ts";
import { runUnlessSilent } from "./steps/silence.ts";
import type { Outcome, Step } from "./steps/step.ts";
import { types } from "./steps/types.ts";
import { unitTests } from "./steps/unitTests.ts";

// Everything that guards the product. The last line is `N passed, N failed`.
requireRuntime();
const root = resolve(import.meta.dirname, "..");

// One stage after the other, each of two lanes side by side that are about as long as each other. Of the second one uses the
// processors fully, the other mostly waits for pages.
const stages: readonly (readonly (readonly Step[])[])[] = [
  [[generated, lint, format, build, bytes], [types]],
  [
    [browserTests, faultTests],
    [unitTests, contractTests, recipeTests],
  ],
];
const steps = stages.flat(2);
const wanted = process.argv.slice(2);
const filesOf = ({ runs }: Step): string[] => wanted.filter((name) => runs?.test(name));
const isWanted = (step: Step): boolean =>
  wanted.length === 0 || wanted.includes(step.name) || filesOf(step).length > 0;
const strange = wanted.filter((name) => !steps.some((step) => step.name === name || step.runs?.test(name)));
if (strange.length > 0) fail(`Neither a step nor a test file: ${strange.join(", ")}`);
const servers = await startServers(process.env["REQUIRE_SERVERS"] === "1").catch((error: unknown) =>
  fail(error instanceof Error ? error.message : "The servers for the tests could not be started."),
);
// Ctrl-C in the middle leaves no server behind.
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => void servers.stop().finally(() => process.exit(130)));
}

/** What a program has compiled once, the next start of it takes from there: it is started more than a hundred times. */
const compiled = resolve(root, "node_modules/.cache/compiled");
const context = {
  root,
  environment: { NODE_COMPILE_CACHE: compiled, ...process.env, ...servers.environment },
};
const outcomes: { step: Step; outcome: Outcome; seconds: number }[] = [];
const flaky: string[] = [];

async function run(step: Step): Promise<void> {
  print(`\n▸ ${step.title}\n`);
  const started = performance.now();
  const outcome = await runUnlessSilent(step, { ...context, files: filesOf(step) });
  outcomes.push({ step, outcome, seconds: (performance.now() - started) / 1000 });
}

/** Once more what failed and may have failed because the machine was busy: alone, when all else is over. */
async function retryFailures(): Promise<void> {
  for (const done of outcomes) {
    const only = worthRetrying(done.step, done.outcome);
    if (only.length === 0) continue;
    print(`\n▸ ${done.step.title}: ${only.length} failed, once more, alone\n`);
    const started = performance.now();
    const settled = settle(done.outcome, await runUnlessSilent(done.step, { ...context, only }));
    print(
      `  ${settled.flaky.length} of ${only.length} passed (${((performance.now() - started) / 1000).toFixed(1)} s)\n`,
    );
    done.outcome = settled;
    flaky.push(...settled.flaky);
  }
}

try {
  for (const lanes of stages) {
    const [front = [], ...others] = lanes
      .map((lane) => lane.filter(isWanted))
      .filter((lane) => lane.length > 0);
    await Promise.all([
      inOrder(front, run),
      ...others.map((lane) => inOrder(lane, (step) => printedTogether(() => run(step)))),
    ]);
  }
  if (process.env["RETRY_FAILED_ONCE"] === "1") await retryFailures();
} finally {
  await servers.stop();
}

async function inOrder(lane: readonly Step[], work: (step: Step) => Promise<void>): Promise<void> {
  for (const step of lane) await work(step);
}

process.stdout.write("\n");
for (const { step, outcome, seconds } of outcomes) {
  const mark = outcome.failed === 0 ? "✓" : "✗";
  process.stdout.write(
    `${mark} ${step.title}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds.toFixed(1)} s)\n`,
  );
}
for (const { step, outcome } of outcomes) {
  for (const name of namesOfFailed(outcome)) process.stdout.write(`failed: ${step.title}: ${name}\n`);
}
for (const name of flaky) process.stdout.write(`flaky: ${name}\n`);
for (const left of servers.leftOut) process.stdout.write(`Left out: ${left}\n`);

const passed = outcomes.reduce((sum, { outcome }) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, { outcome }) => sum + outcome.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
// What was given up may still wait for something.
process.exit(failed === 0 && passed > 0 ? 0 : 1);
