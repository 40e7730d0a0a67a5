import { defineConfig, mergeConfig } from "vitest/config";
import base from "./vite.config.ts";

export default mergeConfig(
  base,
  defineConfig({
    test: {
      name: "web",
      environment: "jsdom",
      maxWorkers: 2,
      include: ["src/**/*.test.{ts,tsx}", "vite/**/*.test.ts"],
      setupFiles: ["./test/setup.ts"],
      css: { modules: { classNameStrategy: "non-scoped" } },
    },
  }),
);
