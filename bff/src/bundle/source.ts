import type { Context } from "../graphql/context.ts";
import type { ListOrder } from "../graphql/listOrder.ts";
import { ownedChildren } from "../graphql/ownedChildren.ts";
import { ownedRecords } from "../graphql/ownedRecords.ts";
import { products } from "../product/source.ts";
import { bundleRecord, type Bundle } from "./record.ts";

/** Bundles by their own id; see `loadBundle` for rows that have none. */
export const bundles = ownedRecords<Bundle>({
  typeName: "Bundle",
  path: "/v1/companySellerProdBundle",
  key: "id",
  record: bundleRecord,
  checkParent: async (context, bundle) => (await products.load(context, bundle.productId)) !== null,
});

/** All bundles of a product. */
export const bundlesOfProduct = ownedChildren<Bundle>({
  path: "/v1/companySellerProdBundle/prod_id",
  parentKey: "prod_id",
  record: bundleRecord,
});

/** The order of a product's bundles: by their position. */
export const bundleOrder: ListOrder<Bundle> = {
  field: "order_id",
  direction: "ASC",
  value: (bundle) => bundle.order,
  id: (bundle) => bundle.id,
};

/** One bundle by its own id, or by both products where the service's rows have none. */
export async function loadBundle(context: Context, id: string): Promise<Bundle | null> {
  const [productId = "", bundledProductId] = id.split("-");
  if (bundledProductId === undefined) return bundles.load(context, id);
  if ((await products.load(context, productId)) === null) return null;
  const all = await bundlesOfProduct.load(context, productId);
  return all.find((bundle) => bundle.id === id) ?? null;
}

/** Keeps a bundle that was just written, and forgets the list it stands in. */
export function rememberWritten(context: Context, bundle: Bundle): void {
  bundles.prime(context, bundle);
  bundlesOfProduct.forget(context, bundle.productId);
}

/**
 * What a row is called in a path of the service: by its own id, or, where rows have none, by the chosen product as
 * the documents have it (decision D-62).
 */
export function pathId(bundle: Bundle): string {
  return bundle.id.includes("-") ? bundle.bundledProductId : bundle.id;
}
