import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "launch", include: ["**/*.test.ts"], testTimeout: 120_000, maxWorkers: 2 },
});
