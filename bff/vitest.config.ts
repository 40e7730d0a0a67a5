import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "bff",
    include: ["src/**/*.test.ts"],
    // The fault tests wait for real deadlines of up to three seconds.
    testTimeout: 15_000,
  },
});
