import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "structure", include: ["structure/**/*.test.ts"] } });
