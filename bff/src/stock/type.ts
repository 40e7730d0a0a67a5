import { audited, sameId } from "../audit/audited.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { timeFields } from "../graphql/recordTimes.ts";
import { type MaybePromise, thenMaybe } from "../maybePromise.ts";
import { products } from "../product/source.ts";
import { ProductType } from "../product/type.ts";
import { VariantType } from "../variant/type.ts";
import type { Stock } from "./record.ts";
import { stocks, stocksOfProduct } from "./source.ts";

/** A count of stock. */
export const StockType = builder.objectRef<Stock>("Stock");

builder.node(StockType, {
  readBy: "everybody",
  description:
    "How many pieces there are of a product with a single price, or of a variant. Orders take from it, and are refused when there are too few.",
  id: { resolve: (stock) => stock.id },
  loadOne: (id, context) => stocks.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", { description: "The count's id in the REST service (`stock_id`)." }),
    product: t.field({
      type: ProductType,
      nullable: true,
      description: "Of which product; null when it is gone.",
      resolve: ({ productId }, _args, context) => products.find(context, productId),
    }),
    variantId: t.id({
      nullable: true,
      description: "The id of the variant; null for a product with a single price.",
      resolve: ({ variantId }) => (variantId === null ? null : encodeNodeId("Variant", variantId)),
    }),
    quantity: t.exposeInt("quantity", { description: "How many pieces there are, 0 or more." }),
    lowAt: t.exposeInt("lowAt", { description: "At so many pieces and less it is low." }),
    isLow: t.boolean({
      description: "Whether it is low.",
      resolve: ({ quantity, lowAt }) => quantity <= lowAt,
    }),
    ...timeFields(t),
  }),
});

/** The count of a product, or of one of its variants; null when it is not counted. */
export function findStock(
  context: Context,
  productId: string,
  variantId: string | null,
): MaybePromise<Stock | null> {
  return thenMaybe(
    stocksOfProduct.find(context, productId),
    (rows) => rows.find((row) => row.variantId === variantId) ?? null,
  );
}

builder.objectField(ProductType, "stock", (t) =>
  t.field({
    type: StockType,
    nullable: true,
    description:
      "How many pieces there are. Null when they are not counted, for a product with variants, each of which has its own, and when the service counts nothing.",
    resolve: ({ id }, _args, context) => findStock(context, id, null),
  }),
);

builder.objectField(VariantType, "stock", (t) =>
  t.field({
    type: StockType,
    nullable: true,
    description:
      "How many pieces there are. Null when they are not counted, and when the service counts nothing.",
    resolve: ({ id, productId }, _args, context) => findStock(context, productId, id),
  }),
);

audited({
  type: StockType,
  records: stocks,
  tables: { stock: sameId },
  nameOf: () => null,
  fields: [],
  columns: {
    stock_quantity: { path: ["quantity"], label: "Quantity", kind: "NUMBER" },
    low_stock_at: { path: ["lowAt"], label: "Low at", kind: "NUMBER" },
  },
});
