import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "service",
    include: ["src/**/*.test.ts"],
    globalSetup: ["src/testing/prepareDatabases.ts"],
    // The embedded engine is compiled once for each worker, not once for each file.
    isolate: false,
    // The embedded engine is loaded once for each file; on two busy cores that takes a while.
    hookTimeout: 180_000,
    // Only what hangs takes so long, however busy the machine is.
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
  },
});
