import type { RecordContext } from "../graphql/context.ts";
import { ownedChildren } from "../graphql/ownedChildren.ts";
import { type OwnedRecords, ownedRecords, requireBy } from "../graphql/ownedRecords.ts";
import type { Product } from "../product/record.ts";
import { products } from "../product/source.ts";
import type { RestRead } from "../rest/client.ts";
import { bundleVersion } from "./fields.ts";
import { bundleRecord, type Bundle } from "./record.ts";

const bundlesByOwnId = ownedRecords<Bundle>({
  typeName: "Bundle",
  path: "/v1/companySellerProdBundle",
  key: "id",
  record: bundleRecord,
  checkParent: async (context, bundle) => (await products.load(context, bundle.productId)) !== null,
  mark: (bundle) => (bundle.order === 0 ? null : bundle.bundledProductId),
  siblings: (context, { productId }): Promise<readonly Bundle[]> =>
    bundlesOfProduct.loadAnew(context, productId),
  afterWrite: (context, bundle) => bundlesOfProduct.forget(context, bundle.productId),
});

/** All bundles of a product. */
export const bundlesOfProduct = ownedChildren<Bundle>({
  path: `${bundlesByOwnId.path}/prod_id`,
  parentKey: "prod_id",
  record: bundleRecord,
});

/** One bundle by its own id, or by both products where the service's rows have none. */
async function loadBundle(context: RecordContext, id: string): Promise<Bundle | null> {
  const [productId = "", bundledProductId] = id.split("-");
  if (bundledProductId === undefined) return bundlesByOwnId.load(context, id);
  if ((await products.load(context, productId)) === null) return null;
  const all = await bundlesOfProduct.load(context, productId);
  return all.find((bundle) => bundle.id === id) ?? null;
}

/** Bundles by id, also those whose rows have none. */
export const bundles: OwnedRecords<Bundle> = {
  ...bundlesByOwnId,
  load: loadBundle,
  require: requireBy("Bundle", loadBundle),
};

/** A bundle with another product in it; where rows have no id of their own, it has another one then. */
export function bundleOf(bundle: Bundle, bundled: Product): Bundle {
  const id = bundle.id.includes("-") ? `${bundle.productId}-${bundled.id}` : bundle.id;
  return { ...bundle, id, bundledProductId: bundled.id };
}

/** How changes of bundles compare versions. */
export const bundleEditing = { records: bundles, version: bundleVersion };

/**
 * The call of one row: by its own id, or, where rows have none, by the chosen product as the documents have it
 * (decision D-62).
 */
export function bundleCall(bundle: Bundle): RestRead {
  const id = bundle.id.includes("-") ? bundle.bundledProductId : bundle.id;
  return { template: `${bundles.path}/{id}`, params: { id } };
}
