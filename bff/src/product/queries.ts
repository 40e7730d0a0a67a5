import { filterFields } from "../graphql/listFilter.ts";
import { builder } from "../graphql/builder.ts";
import { connectionArguments } from "../graphql/connectionType.ts";
import { searchArgument } from "../graphql/search.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { SellerObject } from "../seller/type.ts";
import { currentUser } from "../session/currentUser.ts";
import { ViewerType } from "../session/viewer.ts";
import { mostSkus } from "./filter.ts";
import { listProducts, productOrder } from "./list.ts";
import { readAheadOf } from "./readAhead.ts";
import { ProductConnection, ProductStatusEnum } from "./type.ts";

/** What a list of products can be narrowed to. */
export const ProductFilterInput = builder.inputType("ProductFilter", {
  description: "What a list of products is narrowed to. All conditions that are given must hold.",
  fields: (t) => ({
    status: t.field({
      type: [ProductStatusEnum],
      description: "In one of these states; an empty list means any.",
    }),
    brandId: t.id({ description: "Of this brand.", extensions: { names: "Brand" } }),
    categoryId: t.id({ description: "In this category or below it.", extensions: { names: "Category" } }),
    sellerId: t.id({ description: "Of this location.", extensions: { names: "Seller" } }),
    notInCollectionId: t.id({
      description: "Not in this collection, for whoever fills it.",
      extensions: { names: "Collection" },
    }),
    isLowInStock: t.boolean({
      description:
        "Only those of which, or of a variant of which, as few are left as are called low, or none; false means any.",
    }),
    isOutOfStock: t.boolean({
      description: "Only those of which, or of a variant of which, none is left; false means any.",
    }),
    isOnOffer: t.boolean({ description: "Only those whose special offer runs today; false means any." }),
    skus: t.stringList({
      description: `Only those with one of these SKUs, at most ${mostSkus} at once, upper and lower case alike; none for an empty list. An SKU is unique in its location.`,
    }),
    ...filterFields(t, "Product"),
  }),
});

const productListArguments = {
  ...searchArgument("name, model, SKU, SKU of a variant or (as a whole) id"),
  ...builder.args((t) => ({
    filter: t.field({ type: ProductFilterInput, description: "Everything when not given." }),
    orderBy: t.field({ type: productOrder.input, description: "By name, ascending, when not given." }),
  })),
  ...connectionArguments,
};

builder.objectField(ViewerType, "products", (t) =>
  t.field({
    type: ProductConnection,
    ...semanticNonNull,
    description: "Products of the company; for a seller only those of their own location.",
    args: productListArguments,
    resolve: (viewer, args, context, info) =>
      readAheadOf(context, listProducts(context, viewer, viewer.sellerId, args), info),
  }),
);

builder.objectField(SellerObject, "products", (t) =>
  t.field({
    type: ProductConnection,
    ...semanticNonNull,
    ownCall: true,
    description: "Products of this location.",
    args: productListArguments,
    resolve: (seller, args, context) => listProducts(context, currentUser(context), seller.id, args),
  }),
);
