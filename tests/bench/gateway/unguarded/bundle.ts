import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { build, type Plugin } from "esbuild";

const gateway = resolve(import.meta.dirname, "../../../../bff");

/** Parts of the gateway that a file of this folder takes the place of. */
const replaced = new Map(
  Object.entries({
    "src/http/admission.ts": "admission.ts",
    "src/http/callerIdentity.ts": "callerIdentity.ts",
    "src/http/requestChecks.ts": "requestChecks.ts",
    "src/http/securityHeaders.ts": "securityHeaders.ts",
    "src/http/presentResult.ts": "presentResult.ts",
    "src/access/rules.ts": "rules.ts",
    "src/graphql/limits/limits.ts": "limits.ts",
    "src/graphql/limits/listInputs.ts": "listInputs.ts",
  }).map(([part, own]) => [join(gateway, part), join(import.meta.dirname, own)]),
);

const schemaFile = join(gateway, "src/schema.ts");

/** The same parts put together without those that guard: what they cost is the difference. */
const withoutGuards: Plugin = {
  name: "without-guards",
  setup(building) {
    for (const part of replaced.keys()) {
      if (!existsSync(part)) throw new Error(`${part} has gone: say in unguarded/bundle.ts what guards now.`);
    }
    building.onResolve({ filter: /^\..*\.ts$/ }, ({ path, importer }) => {
      const own = replaced.get(join(dirname(importer), path));
      // A file of ours may use what it takes the place of.
      return own === undefined || importer.startsWith(import.meta.dirname) ? null : { path: own };
    });
    // The rules that fields declare are the schema's; the plugin can leave them out as a whole.
    building.onLoad({ filter: /\/schema\.ts$/ }, ({ path }) => {
      if (path !== schemaFile) return null;
      const text = readFileSync(path, "utf8");
      const contents = text.replace("builder.toSchema({", "builder.toSchema({ disableScopeAuth: true,");
      if (contents === text) throw new Error("The schema is no longer built as unguarded/bundle.ts expects.");
      return { contents, loader: "ts" };
    });
  },
};

/** Bundles the unguarded gateway as the guarded one is bundled. */
export async function bundleUnguarded(outfile: string): Promise<void> {
  await build({
    entryPoints: [join(gateway, "src/main.ts")],
    outfile,
    bundle: true,
    platform: "node",
    target: "node24",
    format: "esm",
    external: ["@electric-sql/pglite", "@node-rs/argon2", "sharp", "pg-native"],
    logLevel: "error",
    plugins: [withoutGuards],
    banner: {
      js: 'import { createRequire as bundleRequire } from "node:module"; const require = bundleRequire(import.meta.url);',
    },
  });
}
