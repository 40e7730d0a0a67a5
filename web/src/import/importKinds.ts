import { addresses } from "#/app/addresses.ts";
import type { ExportedListInput } from "#/__generated__/useStartExportMutation.graphql";
import type { ImportKind as AnyKind } from "#/__generated__/NewImportPageQuery.graphql";

/** What can be read from a file, as far as this console knows. */
export type ImportKind = Exclude<AnyKind, "%future added value">;

/** Where records of a kind are, and the export that is read in again as it is. */
interface ImportedList {
  readonly address: string;
  /** Whoever has none of these can write none of its rows. */
  readonly asksFor: readonly string[];
  readonly exported: keyof ExportedListInput | null;
}

/** What can be read from a file: a line for each kind. All else is read from what the gateway says of it. */
export const importKinds: Readonly<Record<ImportKind, ImportedList>> = {
  BRANDS: {
    address: addresses.brands,
    asksFor: ["BRAND_CREATE", "BRAND_UPDATE"],
    exported: "brands",
  },
  CATEGORIES: {
    address: addresses.categories[1],
    asksFor: ["CATEGORY_CREATE", "CATEGORY_UPDATE"],
    exported: null,
  },
  PRODUCTS: {
    address: addresses.products,
    asksFor: ["PRODUCT_CREATE", "PRODUCT_UPDATE"],
    exported: "products",
  },
  PRICE_STOCK: {
    address: addresses.products,
    asksFor: ["PRODUCT_UPDATE", "VARIANT_UPDATE", "STOCK_UPDATE"],
    exported: null,
  },
  MANUFACTURERS: {
    address: addresses.manufacturers,
    asksFor: ["MANUFACTURER_CREATE", "MANUFACTURER_UPDATE"],
    exported: "manufacturers",
  },
  VENDORS: {
    address: addresses.vendors,
    asksFor: ["VENDOR_CREATE", "VENDOR_UPDATE"],
    exported: "vendors",
  },
  PICKUP_POINTS: {
    address: addresses.pickupPoints,
    asksFor: ["PICKUP_POINT_CREATE", "PICKUP_POINT_UPDATE"],
    exported: "pickupPoints",
  },
  COLLECTION_PRODUCTS: {
    address: addresses.collectionsProduct,
    asksFor: ["COLLECTION_UPDATE"],
    exported: null,
  },
};

const isKind = (name: string): name is ImportKind => name in importKinds;

/** What somebody with these permissions can read from a file. */
export const importKindsFor = (permissions: readonly string[]): readonly ImportKind[] =>
  Object.keys(importKinds)
    .filter(isKind)
    .filter((kind) => importKinds[kind].asksFor.some((permission) => permissions.includes(permission)));

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
