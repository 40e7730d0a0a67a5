import { defineConfig, mergeConfig } from "vitest/config";
import base from "./vite.config.ts";

export default mergeConfig(
  base,
  defineConfig({
    test: {
      name: "web",
      environment: "jsdom",
      // A window for each worker instead of one for each file: making it took a third of the time. setup.ts tidies up.
      isolate: false,
      maxWorkers: 2,
      include: ["src/**/*.test.{ts,tsx}", "vite/**/*.test.ts"],
      setupFiles: ["./test/setup.ts"],
      css: { modules: { classNameStrategy: "non-scoped" } },
    },
  }),
);
