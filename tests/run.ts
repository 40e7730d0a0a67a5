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
import type { Outcome, Step } from "./steps/step.ts";
import { types } from "./steps/types.ts";
import { unitTests } from "./steps/unitTests.ts";

// Everything that guards the product, one step after the other. The last line is `N passed, N failed`.
requireRuntime();
const root = resolve(import.meta.dirname, "..");

const steps: readonly Step[] = [
  generated,
  types,
  lint,
  format,
  build,
  bytes,
  unitTests,
  contractTests,
  faultTests,
  browserTests,
];
const wanted = process.argv.slice(2);
const servers = await startServers(process.env["REQUIRE_SERVERS"] === "1").catch((error: unknown) =>
  fail(error instanceof Error ? error.message : "The servers for the tests could not be started."),
);
// Ctrl-C in the middle leaves no server behind.
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => void servers.stop().finally(() => process.exit(130)));
}

const outcomes: { title: string; outcome: Outcome; seconds: number }[] = [];
try {
  for (const step of steps) {
    if (wanted.length > 0 && !wanted.includes(step.name)) continue;
    process.stdout.write(`\n▸ ${step.title}\n`);
    const started = performance.now();
    const outcome = await step.run({ root, environment: { ...process.env, ...servers.environment } });
    outcomes.push({ title: step.title, outcome, seconds: (performance.now() - started) / 1000 });
  }
} finally {
  await servers.stop();
}

process.stdout.write("\n");
for (const { title, outcome, seconds } of outcomes) {
  const mark = outcome.failed === 0 ? "✓" : "✗";
  process.stdout.write(
    `${mark} ${title}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds.toFixed(1)} s)\n`,
  );
}
for (const left of servers.leftOut) process.stdout.write(`Left out: ${left}\n`);

const passed = outcomes.reduce((sum, { outcome }) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, { outcome }) => sum + outcome.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
