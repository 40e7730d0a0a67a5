import { defineConfig } from "vitest/config";

/** Each part keeps its own settings; this file only names the parts. */
export default defineConfig({
  test: {
    projects: [
      "service",
      "bff",
      "web",
      "web/vitest.node.config.ts",
      "launch/vitest.config.ts",
      "tests/vitest.config.ts",
    ],
  },
});
