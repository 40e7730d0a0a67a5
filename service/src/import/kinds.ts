import type { JobKind } from "../job/kind.ts";
import { brandImport } from "./brand.ts";
import { categoryImport } from "./category.ts";
import { collectionProductImport } from "./collectionProduct.ts";
import type { ImportKind } from "./kind.ts";
import { manufacturerImport } from "./manufacturer.ts";
import { pickupPointImport } from "./pickupPoint.ts";
import { priceStockImport } from "./priceStock.ts";
import { productImport } from "./product.ts";
import { undoOf } from "./undo.ts";
import { vendorImport } from "./vendor.ts";
import { imported } from "./work.ts";

/** Everything that can be read from a file. One entry for each. */
const kinds: readonly ImportKind[] = [
  brandImport,
  categoryImport,
  productImport,
  priceStockImport,
  manufacturerImport,
  vendorImport,
  pickupPointImport,
  collectionProductImport,
];

export const importKindOf: ReadonlyMap<string, ImportKind> = new Map(
  kinds.map((kind) => [`import_${kind.name}`, kind]),
);

/** What each is read by, by the name of the kind of job. */
export const importKinds: readonly (readonly [string, JobKind])[] = [
  ...kinds.map((kind) => [`import_${kind.name}`, imported(kind)] as const),
  ["undo_import", undoOf((name) => importKindOf.get(name))],
];

export const importNames: readonly string[] = kinds.map(({ name }) => name);
