import { lazy, Suspense } from "react";
import type { ChosenRows } from "#/list/listDeclaration.ts";
import type { ChosenProductsProps } from "./ChosenProducts.tsx";

// Most visits choose no rows.
const ChosenProducts = lazy(() => import("./ChosenProducts.tsx"));

/** What a list of products knows for what can be done with many of them. */
export type BulkFacts = Omit<ChosenProductsProps, "chosen"> & { readonly offeredAreas: readonly string[] };

/** Whether the viewer may do anything with many products, and the service can. */
export function mayChangeMany({
  permissions,
  offeredAreas,
}: Pick<BulkFacts, "permissions" | "offeredAreas">) {
  return (
    offeredAreas.includes("EXPORTS") &&
    (permissions.includes("PRODUCT_UPDATE") || permissions.includes("PRODUCT_APPROVE"))
  );
}

/** What can be done with chosen products, loaded when some are. */
export function chosenProducts(chosen: ChosenRows, { offeredAreas, ...facts }: BulkFacts) {
  return (
    mayChangeMany({ permissions: facts.permissions, offeredAreas }) && (
      <Suspense>
        <ChosenProducts chosen={chosen} {...facts} />
      </Suspense>
    )
  );
}
