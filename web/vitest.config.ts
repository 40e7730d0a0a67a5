import { configDefaults, defineConfig, mergeConfig } from "vitest/config";
import base from "./vite.config.ts";

/** What reads streams or looks for files needs Node as it is, and not a browser's world inside of it. */
export const inNode = [
  "src/relay/stream/*.test.ts",
  "src/i18n/catalogue.test.ts",
  "src/i18n/fieldWords.test.ts",
];

/** How the console's tests run, wherever they do. */
export const testConfig = mergeConfig(
  base,
  defineConfig({
    test: {
      environment: "jsdom",
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
      // A world for each file, as with processes, at a third of the time.
      pool: "vmThreads",
      include: ["src/**/*.test.{ts,tsx}", "vite/**/*.test.ts"],
      exclude: [...configDefaults.exclude, ...inNode],
    },
  }),
);
