import babel from "@rolldown/plugin-babel";
import { lingui } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { compiledMessages } from "./vite/compiledMessages.ts";
import { compressedFiles } from "./vite/compressedFiles.ts";
import { directIcons } from "./vite/directIcons.ts";
import { leanArtifacts } from "./vite/leanArtifacts.ts";
import { messageMacro } from "./vite/messageMacro.ts";
import { relayTags } from "./vite/relayTags.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The page of delivery users, which the gateway serves at /delivery/: an entry of its own, because whoever opens it on the road
 * needs a fraction of what the console loads before its first screen.
 */
export default defineConfig({
  root: folder("delivery"),
  base: "/delivery/",
  resolve: { alias: [{ find: /^#\//, replacement: folder("src/") }] },
  plugins: [
    babel({ cwd: folder("."), presets: [relayTags, messageMacro] }),
    directIcons(),
    compiledMessages(),
    react({ compiler: true, exclude: [/\/node_modules\//] }),
    lingui({ cwd: folder("."), failOnCompileError: true }),
    leanArtifacts(),
    compressedFiles(),
  ],
  build: {
    outDir: folder("dist-delivery"),
    emptyOutDir: true,
    // Read by the byte budgets.
    manifest: true,
    target: "es2023",
    // As for the console.
    cssTarget: ["chrome125", "edge125", "firefox126", "safari18"],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
