import type { JobKind } from "../job/kind.ts";
import { brandImport } from "./brand.ts";
import type { ImportKind } from "./kind.ts";
import { productImport } from "./product.ts";
import { imported } from "./work.ts";

/** Everything that can be read from a file. One entry for each. */
const kinds: readonly ImportKind[] = [brandImport, productImport];

export const importKindOf: ReadonlyMap<string, ImportKind> = new Map(
  kinds.map((kind) => [`import_${kind.name}`, kind]),
);

/** What each is read by, by the name of the kind of job. */
export const importKinds: readonly (readonly [string, JobKind])[] = kinds.map((kind) => [
  `import_${kind.name}`,
  imported(kind),
]);

export const importNames: readonly string[] = kinds.map(({ name }) => name);
