import babel from "@rolldown/plugin-babel";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { lingui } from "@lingui/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compiledMessages } from "./vite/compiledMessages.ts";
import { compileHints } from "./vite/compileHints.ts";
import { compressedFiles } from "./vite/compressedFiles.ts";
import { directIcons } from "./vite/directIcons.ts";
import { filesAhead } from "./vite/filesAhead.ts";
import { firstPages } from "./vite/firstPages.ts";
import { furtherPages } from "./vite/furtherPages.ts";
import { leanArtifacts } from "./vite/leanArtifacts.ts";
import { publicScripts } from "./vite/publicScripts.ts";
import { relayCompiler } from "./vite/relayCompiler.ts";
import { relayModules } from "./vite/relayModules.ts";
import { relayTags } from "./vite/relayTags.ts";
import { messageMacro } from "./vite/messageMacro.ts";
import { unusedParts } from "./vite/unusedParts.ts";

const gateway = process.env["GATEWAY_URL"] ?? "http://127.0.0.1:4000";
const origin = process.env["PUBLIC_ORIGIN"] ?? "http://localhost:4000";

const framework =
  /node_modules\/(?:react|react-dom|scheduler|react-router|@lingui\/(?:core|react|message-utils))\//;

/**
 * Lists are drawn when their address or the chosen rows change, and then nearly all of them: what the compiler would remember
 * for them weighs 2 kB in each list and would seldom be used. React Aria keeps the rows that have not changed.
 */
const drawnAnew = /\/src\/(?:list|ui\/(?:Table|Pagination|FilterChip)\w*\.tsx)/;

/** The module that starts the console stays a file of its own, which everything else is named in. */
const notMain = (id: string) => !id.endsWith("/src/main.tsx");

export default defineConfig({
  root: import.meta.dirname,
  resolve: {
    tsconfigPaths: true,
    alias: [
      // The same hooks without the components of before hooks.
      { find: /^react-relay$/, replacement: "react-relay/hooks" },
      // The types stand in one folder and the code in another. One hook of its own keeps the rest out of the entry.
      { find: /^react-relay\/relay-hooks\//, replacement: "react-relay/lib/relay-hooks/" },
    ],
  },
  plugins: [
    // React Aria carries its own words in 30 languages; we speak three.
    { ...optimizeLocales.vite({ locales: ["en-US", "hi-IN", "ar-AE"] }), enforce: "pre" as const },
    // Babel finds its plug-ins from this folder, wherever the command was started.
    babel({ cwd: import.meta.dirname, presets: [relayTags, messageMacro] }),
    directIcons(),
    compiledMessages(),
    react({ compiler: true, exclude: [/\/node_modules\//, drawnAnew] }),
    lingui({ cwd: import.meta.dirname, failOnCompileError: true }),
    relayCompiler(),
    relayModules(),
    unusedParts(),
    leanArtifacts(),
    filesAhead(),
    compileHints(),
    compressedFiles(),
    publicScripts(),
  ],
  // Only the console's own page: GraphiQL, in the folder beside it, has a build of its own.
  optimizeDeps: { entries: ["index.html"] },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // Read by the byte budgets.
    manifest: true,
    target: "es2023",
    // These know light-dark(); a polyfill for older ones would break parts of the page that are dark alone.
    cssTarget: ["chrome125", "edge125", "firefox126", "safari18"],
    modulePreload: { polyfill: false },
    // Everything is a file of its own: the content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // What every visit needs, in one file: it compresses better than in twenty, and outlives our own changes.
        // The editor's core is two thirds of the editor and changes only with its version.
        codeSplitting: {
          groups: [
            { name: "framework", priority: 102, test: framework },
            { name: "editor", priority: 102, test: /node_modules\/lexical\// },
            { name: "start", tags: ["$initial" as const], test: notMain, priority: 101 },
            ...firstPages(),
            ...furtherPages(),
          ],
        },
      },
    },
  },
  server: {
    // The gateway answers only its own origin; in development the pages come from Vite's.
    proxy: Object.fromEntries(
      ["/graphql", "/media", "/upload", "/file", "/graphiql", "/delivery/"].map((path) => [
        path,
        { target: gateway, headers: { origin } },
      ]),
    ),
  },
});
