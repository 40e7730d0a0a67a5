import babel from "@rolldown/plugin-babel";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { lingui } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { relayCompiler } from "./vite/relayCompiler.ts";
import { relayTags } from "./vite/relayTags.ts";
import { wordsMacro } from "./vite/wordsMacro.ts";

const gateway = process.env["GATEWAY_URL"] ?? "http://127.0.0.1:4000";

export default defineConfig({
  root: import.meta.dirname,
  resolve: { tsconfigPaths: true },
  plugins: [
    // React Aria carries its own words in 30 languages; we speak three.
    { ...optimizeLocales.vite({ locales: ["en-US", "hi-IN", "ar-AE"] }), enforce: "pre" as const },
    babel({ presets: [relayTags, wordsMacro] }),
    react({ compiler: true }),
    lingui({ cwd: import.meta.dirname, failOnCompileError: true }),
    relayCompiler(),
  ],
  build: { outDir: "dist", emptyOutDir: true, target: "es2023", modulePreload: { polyfill: false } },
  server: {
    proxy: Object.fromEntries(["/graphql", "/media", "/graphiql"].map((path) => [path, { target: gateway }])),
  },
});
