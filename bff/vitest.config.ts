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
    hookTimeout: 60_000,
    // The fault tests wait for real deadlines of up to three seconds.
    testTimeout: 15_000,
    // What is waited for by looking again comes later on busy cores.
    expect: { poll: { timeout: 10_000 } },
    // All parts have the same number, so that they run beside each other.
    maxWorkers: 2,
  },
});
