import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "tests", include: ["**/*.test.ts"], maxWorkers: 2 } });
