import { globSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

const source = v.object({ typeName: v.string(), path: v.string(), written: v.function() });

const root = join(import.meta.dirname, "../../src");
const paths = new Map<string, string>();
for (const file of globSync("*/source.ts", { cwd: root })) {
  const exported: object = await import(join(root, file));
  for (const one of Object.values(exported)) {
    if (v.is(source, one)) paths.set(one.typeName, one.path);
  }
}

/** The service's collection of each type whose records have an owner, as `ownedRecords` declares it. */
export const collections: ReadonlyMap<string, string> = paths;
