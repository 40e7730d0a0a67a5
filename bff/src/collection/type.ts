import { collectionFields } from "./fields.ts";
import { audited, sameId } from "../audit/audited.ts";
import { listArguments } from "../graphql/listArguments.ts";
import { filterInput, readFilter } from "../graphql/listFilter.ts";
import { pageOfWholeList } from "../graphql/page.ts";
import { timeFields, timeOrders } from "../graphql/recordTimes.ts";
import { builder } from "../graphql/builder.ts";
import { connectionTypes } from "../graphql/connectionType.ts";
import { listPage } from "../graphql/listPage.ts";
import { orderInput } from "../graphql/orderInput.ts";
import { readPageWindow } from "../graphql/pageWindow.ts";
import { matchesSearch, readSearch, searchArgument } from "../graphql/search.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { versionDescription } from "../graphql/version.ts";
import { ViewerType } from "../session/viewer.ts";
import { viewerCanFields } from "../graphql/viewerCanFields.ts";
import { collectionVersion } from "./fields.ts";
import type { Collection } from "./record.ts";
import { collections, readCollections } from "./source.ts";

/** A collection. */
export const CollectionType = builder.objectRef<Collection>("Collection");

/** Its connection and edge. */
export const { connection: CollectionConnection, edge: CollectionEdge } = connectionTypes(
  "Collection",
  "collections",
  CollectionType,
);

builder.node(CollectionType, {
  readBy: "everybody",
  description: "A set of products of the company that belong together on its storefront.",
  id: { resolve: (collection) => collection.id },
  loadOne: (id, context) => collections.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", {
      description: "The collection's id in the REST service (`collection_id`).",
    }),
    name: t.exposeString("name", {
      description: "Up to 120 characters; unique in the company, in upper or lower case.",
    }),
    isSelectable: t.exposeBoolean("isSelectable", {
      description: "Whether products may be put into it ('Allow selection').",
    }),
    isDisplayed: t.exposeBoolean("isDisplayed", {
      description: "Whether the storefront shows it ('Show on storefront').",
    }),
    productCount: t.exposeInt("productCount", {
      nullable: true,
      description: "How many products are in it. Null when the service does not say.",
    }),
    ...timeFields(t),
    version: t.string({ description: versionDescription, resolve: collectionVersion }),
    ...viewerCanFields(t, "Collection"),
  }),
});

/** The orders of a list of collections. */
export const collectionOrder = orderInput("Collection", "collections", {
  NAME: {
    rest: "collection_name",
    kind: "text",
    value: (collection: Collection) => collection.name,
    description: "By name, upper and lower case alike.",
  },
  ...timeOrders,
});

/** What a list of collections can be narrowed to. */
export const CollectionFilter = filterInput("Collection", "collections");

builder.objectField(ViewerType, "collections", (t) =>
  t.field({
    type: CollectionConnection,
    ...semanticNonNull,
    description: "The collections of the viewer's company.",
    args: {
      ...searchArgument("name"),
      ...listArguments(CollectionFilter, collectionOrder, "By name, ascending,"),
    },
    resolve: (viewer, args, context) => {
      const search = readSearch(args.search);
      const order = collectionOrder.of(args.orderBy);
      const window = readPageWindow(args, order);
      const filter = readFilter<Collection>("Collection", args.filter);
      if (filter === null) return pageOfWholeList(window, order, []);
      return listPage(window, {
        order,
        fetch: (query) => readCollections(context, viewer, { ...filter.query, q: search, ...query }),
        matches: (collection) => filter.matches(collection) && matchesSearch(search, collection.name),
        hasText: (collection) => matchesSearch(search, collection.name),
        isAskedFor: (collection) => filter.matches(collection),
      });
    },
  }),
);

audited({
  type: CollectionType,
  records: collections,
  tables: { collection: sameId },
  nameOf: (collection) => collection.name,
  fields: [collectionFields],
  columns: { products_count: { path: ["products"], label: "Products", kind: "NUMBER" } },
});
