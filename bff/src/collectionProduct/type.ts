import {
  collectionOrder,
  CollectionConnection,
  CollectionFilter,
  CollectionType,
} from "../collection/type.ts";
import { builder } from "../graphql/builder.ts";
import { connectionArguments } from "../graphql/connectionType.ts";
import { listArguments } from "../graphql/listArguments.ts";
import { pageOfRows } from "../graphql/ownedPage.ts";
import { searchArgument } from "../graphql/search.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { ProductFilterInput } from "../product/queries.ts";
import { readAheadOf } from "../product/readAhead.ts";
import { ProductConnection, ProductType } from "../product/type.ts";
import { currentUser } from "../session/currentUser.ts";
import { collectionProductOrder, collectionsOfProduct, listCollectionProducts } from "./list.ts";

builder.objectField(CollectionType, "products", (t) =>
  t.field({
    type: ProductConnection,
    ...semanticNonNull,
    ownCall: true,
    description: "What is in it, at most 5000 products; for a seller only those of their own location.",
    args: {
      ...searchArgument("name, model, SKU, SKU of a variant or (as a whole) id"),
      ...builder.args((a) => ({
        filter: a.field({ type: ProductFilterInput, description: "Everything when not given." }),
        orderBy: a.field({
          type: collectionProductOrder.input,
          description: "By place, ascending, when not given.",
        }),
      })),
      ...connectionArguments,
    },
    resolve: (collection, args, context, info) =>
      readAheadOf(context, listCollectionProducts(context, currentUser(context), collection.id, args), info),
  }),
);

builder.objectField(ProductType, "collections", (t) =>
  t.field({
    type: CollectionConnection,
    ...semanticNonNull,
    description: "The collections that it is in, at most fifty.",
    args: listArguments(CollectionFilter, collectionOrder, "By name, ascending,"),
    resolve: async (product, args, context) =>
      pageOfRows(args, await collectionsOfProduct.load(context, product.id), {
        typeName: "Collection",
        order: collectionOrder.of(args.orderBy),
      }),
  }),
);
