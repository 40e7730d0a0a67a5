import { variantFields } from "./fields.ts";
import { audited, sameId } from "../audit/audited.ts";
import { timeFields, timeOrders } from "../graphql/recordTimes.ts";
import { builder } from "../graphql/builder.ts";
import { connectionTypes } from "../graphql/connectionType.ts";
import { thenMaybe } from "../maybePromise.ts";
import { listArguments } from "../graphql/listArguments.ts";
import { filterInput } from "../graphql/listFilter.ts";
import { orderInput } from "../graphql/orderInput.ts";
import { pageOfRows } from "../graphql/ownedPage.ts";
import { mustExist, semanticNonNull } from "../graphql/semanticNonNull.ts";
import { matchingRows } from "../rest/decodedRecords.ts";
import { versionDescription } from "../graphql/version.ts";
import { viewerMay } from "../graphql/viewerMay.ts";
import { products } from "../product/source.ts";
import { ProductType } from "../product/type.ts";
import type { Variant } from "./record.ts";
import { variantVersion } from "./fields.ts";
import { variants, variantsOfProduct } from "./source.ts";

/** A variant. */
export const VariantType = builder.objectRef<Variant>("Variant");

/** Its connection and edge. */
export const { connection: VariantConnection, edge: VariantEdge } = connectionTypes(
  "Variant",
  "variants",
  VariantType,
);

builder.node(VariantType, {
  readBy: "everybody",
  description:
    "One way a product is sold, with a price of its own. Exactly one variant of a product is the default.",
  id: { resolve: (variant) => variant.id },
  loadOne: (id, context) => variants.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", { description: "The variant's id in the REST service (`varient_id`)." }),
    shortName: t.exposeString("shortName", { description: "For narrow places, up to 120 characters." }),
    longName: t.exposeString("longName", { description: "For the product's page, up to 120 characters." }),
    price: t.expose("price", { type: "Decimal", description: "Before tax, INR, two decimals." }),
    isDefault: t.exposeBoolean("isDefault", {
      description: "Shown first, with its price; cannot be closed.",
    }),
    sku: t.exposeString("sku", {
      nullable: true,
      description: "The seller's own number; unique per location.",
    }),
    giftWrappingEnabled: t.exposeBoolean("giftWrappingEnabled", {
      description: "Whether it can be wrapped as a gift.",
    }),
    giftWrappingPrice: t.expose("giftWrappingPrice", {
      type: "Decimal",
      description: 'What wrapping costs, INR; `"0.00"` while it is not offered.',
    }),
    order: t.exposeInt("order", {
      description: "Position among the product's variants, 1 or more; ties are broken by id.",
    }),
    closed: t.exposeBoolean("closed", { description: "Withdrawn; see `closedReason`." }),
    closedReason: t.exposeString("closedReason", {
      nullable: true,
      description: "Why it was withdrawn; null while it is open.",
    }),
    temporarilyUnavailable: t.exposeBoolean("temporarilyUnavailable", {
      description: "Open, but out of stock for now.",
    }),
    ...timeFields(t),
    version: t.string({ description: versionDescription, resolve: variantVersion }),
    viewerCanUpdate: viewerMay(t, "editVariant", "Whether the viewer may change it."),
    product: t.field({
      type: ProductType,
      ...semanticNonNull,
      description: "What it is a variant of.",
      resolve: (variant, _args, context) => mustExist(products.find(context, variant.productId)),
    }),
  }),
});

/** The orders of a product's variants. */
export const variantOrder = orderInput("Variant", "variants", {
  ORDER: {
    rest: "display_order_id",
    kind: "number",
    value: (variant: Variant) => variant.order,
    description: "By position.",
  },
  ...timeOrders,
});

const VariantFilter = filterInput("Variant", "variants");

builder.objectField(ProductType, "variants", (t) =>
  t.field({
    type: VariantConnection,
    ...semanticNonNull,
    description: "Its variants by their position; kept, but not sold, while `variantsEnabled` is false.",
    args: {
      includeClosed: t.arg.boolean({
        required: true,
        defaultValue: true,
        description: "Whether withdrawn variants are listed too.",
      }),
      ...listArguments(VariantFilter, variantOrder, "By position, ascending,"),
    },
    resolve: (product, { includeClosed, ...args }, context) =>
      thenMaybe(variantsOfProduct.find(context, product.id), (all) =>
        pageOfRows(args, includeClosed ? all : matchingRows(all, (variant) => !variant.closed), {
          typeName: "Variant",
          order: variantOrder.of(args.orderBy),
        }),
      ),
  }),
);

audited({
  type: VariantType,
  records: variants,
  tables: { variant: sameId },
  nameOf: (variant) => variant.shortName,
  fields: [variantFields],
  columns: { closed: { path: ["closed"], label: "Closed", kind: "YES_NO" } },
});
