import { defineConfig, mergeConfig } from "vitest/config";
import base from "./vite.config.ts";

/** Tests without a component run in Node as it is, which takes no time to make; these ask for a window all the same. */
export const inWindow = [
  "src/app/destination.test.ts",
  "src/app/whenAtRest.test.ts",
  "src/customizer/appearance.test.ts",
  "src/customizer/shareLook.test.ts",
  "src/customizer/storedLook.test.ts",
  "src/form/DelayedChanges.test.ts",
  "src/list/keptColumns.test.ts",
  "src/list/savedView/openings.test.ts",
  "src/list/useFittingColumns.test.ts",
  "src/relay/lateRelay.test.ts",
  "src/relay/network.test.ts",
  "src/relay/openingRequests.test.ts",
  "src/relay/words/serverWords.test.ts",
  "src/richText/roundTrip.test.ts",
  "src/route/typedEntries.test.ts",
  "src/shell/notifier.test.ts",
  "src/trustedHtml.test.ts",
  "src/upload/sendFile.test.ts",
];

/** How the console's tests run, wherever they do. */
export const testConfig = mergeConfig(
  base,
  defineConfig({
    test: {
      maxWorkers: 2,
      // Only what hangs takes so long, however busy the machine is.
      testTimeout: 120_000,
      expect: { poll: { timeout: 60_000 } },
      setupFiles: ["./test/setup.ts"],
      css: { modules: { classNameStrategy: "non-scoped" } },
    },
  }),
);

export default mergeConfig(
  testConfig,
  defineConfig({
    test: {
      name: "web",
      environment: "jsdom",
      // A world for each file, as with processes, at a third of the time.
      pool: "vmThreads",
      include: ["src/**/*.test.tsx", ...inWindow],
    },
  }),
);
