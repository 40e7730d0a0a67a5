import { build, type Plugin } from "esbuild";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Packages with native code or files of their own beside their code; they are loaded from node_modules. */
const external = ["@electric-sql/pglite", "@node-rs/argon2", "sharp", "pg-native"];

/** A source map that knows the file and no place in it. */
const fileOnly = (path: string): string => {
  const map = JSON.stringify({ version: 3, sources: [path], names: [], mappings: "AAAA" });
  return `\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(map).toString("base64")}`;
};

/**
 * Leaves the places in packages out of the source map. Node keeps the whole map as objects once a stack was read: with them and all
 * texts the service held 115 MB for ever.
 */
const mapOwnCode: Plugin = {
  name: "map-own-code",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")) + fileOnly(path),
      loader: "js",
    }));
  },
};

/** Makes `<folder>/dist/main.js` out of `<folder>/src/main.ts`: one file starts in a third of the time of many. */
export async function bundle(root: string, folder: string): Promise<void> {
  await build({
    entryPoints: [join(root, folder, "src/main.ts")],
    outfile: join(root, folder, "dist/main.js"),
    bundle: true,
    platform: "node",
    target: "node24",
    format: "esm",
    sourcemap: "linked",
    // The texts stand in the project already.
    sourcesContent: false,
    plugins: [mapOwnCode],
    external,
    logLevel: "error",
    // graphql-js, for one, checks on every value where it came from unless this says so.
    define: { "process.env.NODE_ENV": '"production"' },
    // CommonJS packages inside the bundle call `require` for Node's own modules.
    banner: {
      js: 'import { createRequire as bundleRequire } from "node:module"; const require = bundleRequire(import.meta.url);',
    },
  });
}
