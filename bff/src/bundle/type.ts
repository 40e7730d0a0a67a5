import { bundleFields } from "./fields.ts";
import { audited, sameId } from "../audit/audited.ts";
import { timeFields, timeOrders } from "../graphql/recordTimes.ts";
import { builder } from "../graphql/builder.ts";
import { connectionTypes } from "../graphql/connectionType.ts";
import { listArguments } from "../graphql/listArguments.ts";
import { filterInput } from "../graphql/listFilter.ts";
import { orderInput } from "../graphql/orderInput.ts";
import { pageOfRows } from "../graphql/ownedPage.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { versionDescription } from "../graphql/version.ts";
import { products } from "../product/source.ts";
import { ProductType } from "../product/type.ts";
import { bundleVersion } from "./fields.ts";
import type { Bundle } from "./record.ts";
import { bundles, bundlesOfProduct } from "./source.ts";

/** A bundle. */
export const BundleType = builder.objectRef<Bundle>("Bundle");

builder.node(BundleType, {
  readBy: "everybody",
  description:
    "Another product of the same location that is offered together with a product, at a lower price.",
  id: { resolve: (bundle) => bundle.id },
  loadOne: (id, context) => bundles.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", { description: "The bundle's id in the REST service." }),
    offerPercentage: t.expose("offerPercentage", {
      type: "Decimal",
      description: "Percentage off when both are bought, 1 to 90.",
    }),
    order: t.exposeInt("order", {
      description: "Position among the product's bundles, 1 or more; ties are broken by id.",
    }),
    ...timeFields(t),
    version: t.string({ description: versionDescription, resolve: bundleVersion }),
    bundledProduct: t.field({
      type: ProductType,
      nullable: true,
      description: "The other product of the bundle; null when it no longer exists.",
      resolve: (bundle, _args, context) => products.load(context, bundle.bundledProductId),
    }),
  }),
});

/** Its connection and edge. */
export const { connection: BundleConnection, edge: BundleEdge } = connectionTypes(
  "Bundle",
  "bundles",
  BundleType,
);

/** The orders of a product's bundles. */
export const bundleOrder = orderInput("Bundle", "bundles", {
  ORDER: {
    rest: "order_id",
    kind: "number",
    value: (bundle: Bundle) => bundle.order,
    description: "By position.",
  },
  ...timeOrders,
});

const BundleFilter = filterInput("Bundle", "bundles");

builder.objectField(ProductType, "bundles", (t) =>
  t.field({
    type: BundleConnection,
    ...semanticNonNull,
    description: "What is offered together with it, by position.",
    args: listArguments(BundleFilter, bundleOrder, "By position, ascending,"),
    resolve: async (product, args, context) =>
      pageOfRows(args, await bundlesOfProduct.load(context, product.id), {
        typeName: "Bundle",
        order: bundleOrder.of(args.orderBy),
      }),
  }),
);

audited({
  type: BundleType,
  records: bundles,
  tables: { bundle: sameId },
  nameOf: () => null,
  fields: [bundleFields],
  columns: {
    bundle_id: { path: ["bundledProduct"], label: "Bundled product", kind: "RECORD", refers: "Product" },
  },
});
