import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "tests", include: ["**/*.test.ts"], testTimeout: 120_000, maxWorkers: 2 },
});
