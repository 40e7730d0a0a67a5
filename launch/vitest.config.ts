import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "launch", include: ["**/*.test.ts"], maxWorkers: 2 } });
