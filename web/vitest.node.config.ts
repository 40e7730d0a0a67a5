import { defineConfig, mergeConfig } from "vitest/config";
import { inNode, testConfig } from "./vitest.config.ts";

export default mergeConfig(testConfig, defineConfig({ test: { name: "web in Node", include: inNode } }));
