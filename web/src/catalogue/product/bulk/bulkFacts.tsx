import { lazy, Suspense } from "react";
import type { ChosenRows } from "#/list/listDeclaration.ts";
import type { ChosenProductsProps } from "./ChosenProducts.tsx";

// Most visits choose no rows.
const ChosenProducts = lazy(() => import("./ChosenProducts.tsx"));

/** What a list of products knows for what can be done with many of them. */
export type BulkFacts = Omit<ChosenProductsProps, "chosen" | "mayCollect" | "mayChange"> & {
  readonly offeredAreas: readonly string[];
};

type Rights = Pick<BulkFacts, "permissions" | "offeredAreas">;

/** Whether the viewer may put products into collections, and the service can. */
export const mayCollect = ({ permissions, offeredAreas }: Rights): boolean =>
  offeredAreas.includes("COLLECTION_PRODUCTS") && permissions.includes("COLLECTION_UPDATE");

/** Each allows something with many products. */
const rightsOfMany: ReadonlySet<string> = new Set([
  "PRODUCT_UPDATE",
  "PRODUCT_APPROVE",
  "STOCK_UPDATE",
  "PRODUCT_DELETE",
]);

/** Whether the viewer may do anything with many products, and the service can. */
export function mayChangeMany(rights: Rights): boolean {
  const { permissions, offeredAreas } = rights;
  return (
    (offeredAreas.includes("EXPORTS") && permissions.some((one) => rightsOfMany.has(one))) ||
    mayCollect(rights)
  );
}

/** What can be done with chosen products, loaded when some are. */
export function chosenProducts(chosen: ChosenRows, { offeredAreas, ...facts }: BulkFacts) {
  const rights = { permissions: facts.permissions, offeredAreas };
  return (
    mayChangeMany(rights) && (
      <Suspense>
        <ChosenProducts
          chosen={chosen}
          mayCollect={mayCollect(rights)}
          mayChange={offeredAreas.includes("EXPORTS")}
          {...facts}
        />
      </Suspense>
    )
  );
}
