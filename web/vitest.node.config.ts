import { configDefaults, defineConfig, mergeConfig } from "vitest/config";
import { inWindow, testConfig } from "./vitest.config.ts";

export default mergeConfig(
  testConfig,
  defineConfig({
    test: {
      name: "web in Node",
      include: ["src/**/*.test.ts", "vite/**/*.test.ts"],
      exclude: [...configDefaults.exclude, ...inWindow],
      // What they are about is read once for each worker, not once for each file.
      isolate: false,
    },
  }),
);
