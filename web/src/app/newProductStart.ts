import { newProductAddress } from "./addresses.ts";

interface ProductMaker {
  readonly kind: string;
  readonly permissions: readonly string[];
  readonly offeredAreas: readonly string[];
}

/** Where somebody begins a new product; null when they cannot: an owner chooses its location from the list of them. */
export function newProductStart({ kind, permissions, offeredAreas }: ProductMaker): string | null {
  const isOwner = kind === "OWNER";
  const canBegin = permissions.includes("PRODUCT_CREATE") && (!isOwner || offeredAreas.includes("LOCATIONS"));
  return canBegin ? newProductAddress(isOwner) : null;
}
