import { addresses } from "#/app/addresses.ts";
import type { ExportList } from "#/__generated__/ExportButtonMutation.graphql";
import type { ImportKind as AnyKind } from "#/__generated__/NewImportPageQuery.graphql";

/** What can be read from a file, as far as this console knows. */
export type ImportKind = Exclude<AnyKind, "%future added value">;

/** Where records of a kind are, and the export that is read in again as it is. */
interface ImportedList {
  readonly address: string;
  readonly exported: Exclude<ExportList, "%future added value"> | null;
}

/** What can be read from a file: a line for each kind. All else is read from what the gateway says of it. */
export const importKinds: Readonly<Record<ImportKind, ImportedList>> = {
  BRANDS: { address: addresses.brands, exported: "BRANDS" },
  PRODUCTS: { address: addresses.products, exported: "PRODUCTS" },
  PRICE_STOCK: { address: addresses.products, exported: null },
  MANUFACTURERS: { address: addresses.manufacturers, exported: "MANUFACTURERS" },
  VENDORS: { address: addresses.vendors, exported: "VENDORS" },
  PICKUP_POINTS: { address: addresses.pickupPoints, exported: null },
  COLLECTION_PRODUCTS: { address: addresses.collectionsProduct, exported: null },
};

const isKind = (name: string): name is ImportKind => name in importKinds;

export const allImportKinds = Object.keys(importKinds).filter(isKind);

/** The kind that an address names; null for one that nobody knows. */
export function kindIn(search: URLSearchParams): ImportKind | null {
  const name = search.get("kind") ?? "";
  return isKind(name) ? name : null;
}

/** What a job reads in; null for what is no import. */
export function kindOfJob(job: string): ImportKind | null {
  const name = job.replace(/^IMPORT_/, "");
  return name !== job && isKind(name) ? name : null;
}
