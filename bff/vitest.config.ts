import { createRequire } from "node:module";
import { defineConfig } from "vitest/config";

const graphql = createRequire(import.meta.url).resolve("graphql");

export default defineConfig({
  // The packages we use load graphql as Node does; its two forms side by side would be two libraries.
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    name: "bff",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: ["test/harness/prepareOffices.ts"],
    // The schema is built once for each worker, not once for each file.
    isolate: false,
    // The embedded engine is loaded for each back office; on two busy cores that takes a while.
    hookTimeout: 180_000,
    // Only what hangs takes so long, however busy the machine is.
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // All parts have the same number, so that they run beside each other.
    maxWorkers: 2,
  },
});
