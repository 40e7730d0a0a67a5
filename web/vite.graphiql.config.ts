import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** GraphiQL from our own files: the gateway serves them at /graphiql, and nothing is fetched from elsewhere. */
export default defineConfig({
  root: folder("graphiql"),
  base: "/graphiql/",
  oxc: { jsx: { runtime: "automatic" } },
  // Web workers of the editor are modules too.
  worker: { format: "es" },
  build: {
    outDir: folder("dist-graphiql"),
    emptyOutDir: true,
    chunkSizeWarningLimit: 10_000,
  },
});
