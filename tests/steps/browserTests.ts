import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { findBrowser } from "../browser/findBrowser.ts";
import type { Step } from "./step.ts";
import { runTestProgram } from "./testProgram.ts";

const report = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

/** The product, started as a user starts it, in a real browser. */
export const browserTests: Step = {
  name: "browser",
  title: "Browser tests",
  async run({ root, environment }) {
    const browser = await findBrowser();
    const folder = join(root, "tests");
    const cli = join(
      dirname(createRequire(join(folder, "package.json")).resolve("playwright/package.json")),
      "cli.js",
    );
    return runTestProgram({
      name: "playwright",
      folder,
      environment: { ...environment, ...browser.environment, BROWSER_EXECUTABLE: browser.executable },
      args: () => [cli, "test", "--config", "browser/playwright.config.ts"],
      report,
      // A test that passed only when it was repeated hides a race: it counts as failed.
      count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
    });
  },
};
