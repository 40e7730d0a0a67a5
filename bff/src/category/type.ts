import { categoryId } from "./record.ts";
import { audited } from "../audit/audited.ts";
import { categoryFields } from "./fields.ts";
import { listArguments } from "../graphql/listArguments.ts";
import { filterInput } from "../graphql/listFilter.ts";
import { timeFields } from "../graphql/recordTimes.ts";
import { builder } from "../graphql/builder.ts";
import { connectionTypes } from "../graphql/connectionType.ts";
import { searchArgument } from "../graphql/search.ts";
import { semanticNonNull } from "../graphql/semanticNonNull.ts";
import { versionDescription } from "../graphql/version.ts";
import { ViewerType } from "../session/viewer.ts";
import { viewerCanFields } from "../graphql/viewerCanFields.ts";
import { categoryVersion } from "./fields.ts";
import { categoryOrders, listCategories, listChildren } from "./list.ts";
import type { Category } from "./record.ts";
import { readChildrenAhead } from "./readAhead.ts";
import { categories, loadPath } from "./source.ts";

/** A category. */
export const CategoryType = builder.objectRef<Category>("Category");

/** Its connection and edge. */
export const { connection: CategoryConnection, edge: CategoryEdge } = connectionTypes(
  "Category",
  "categories",
  CategoryType,
);

export const CategoryFilter = filterInput("Category", "categories");

builder.node(CategoryType, {
  readBy: "everybody",
  description:
    "A category of the company's catalogue, on one of three levels. Level 2 stands under level 1, and level 3 under level 2.",
  id: { resolve: (category) => category.id },
  loadOne: (id, context) => categories.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("databaseId", {
      description:
        "The category's id in the REST service (`level1_id`, `level2_id` or `level3_id`); unique on its level.",
    }),
    level: t.exposeInt("level", { description: "1, 2 or 3." }),
    name: t.exposeString("name", { description: "Up to 120 characters." }),
    description: t.exposeString("description", {
      nullable: true,
      description: "Up to 1000 characters. Only level 1 has one; null on the other levels.",
    }),
    order: t.exposeInt("order", {
      description: "Position among its siblings, 1 or more; ties are broken by id.",
    }),
    ...timeFields(t),
    version: t.string({ description: versionDescription, resolve: categoryVersion }),
    parent: t.field({
      type: CategoryType,
      nullable: true,
      description: "The category one level up; null on level 1.",
      resolve: (category, _args, context) => {
        const parentId = category.ancestorIds.at(-1);
        if (parentId === undefined) return null;
        // All above it in one call: the parent's own parent is often asked for next.
        void categories.readAhead(context, category.ancestorIds);
        return categories.find(context, parentId);
      },
    }),
    path: t.field({
      type: [CategoryType],
      ...semanticNonNull,
      most: 3,
      description: "From level 1 down to this one: one to three categories.",
      resolve: (category, _args, context) => loadPath(context, category),
    }),
    children: t.field({
      type: CategoryConnection,
      ...semanticNonNull,
      description: "The categories one level down, by their position; always empty on level 3.",
      args: listArguments(CategoryFilter, categoryOrders, "By position, ascending,"),
      resolve: (category, args, context, info) =>
        readChildrenAhead(context, listChildren(context, category, args), info),
    }),
    ...viewerCanFields(t, "Category", "delete it, once nothing uses it any more"),
    childCount: t.exposeInt("childCount", {
      nullable: true,
      description: "How many categories stand right under it. Null when the service does not say.",
    }),
    productCount: t.exposeInt("productCount", {
      nullable: true,
      description: "How many products have it in their path. Null when the service does not say.",
    }),
  }),
});

builder.objectField(ViewerType, "categories", (t) =>
  t.field({
    type: CategoryConnection,
    ...semanticNonNull,
    description: "Categories of one level, of the viewer's company.",
    args: {
      level: t.arg.int({ required: true, description: "1, 2 or 3." }),
      parentId: t.arg.id({
        extensions: { names: "Category" },
        description:
          "Only categories under this one; for level 3 that may be a category of level 2 or of level 1.",
      }),
      ...searchArgument("name"),
      order: t.arg.int({ description: "Only categories at this position among their siblings." }),
      ...listArguments(CategoryFilter, categoryOrders, "By position, ascending,"),
    },
    resolve: (viewer, args, context, info) =>
      readChildrenAhead(context, listCategories(context, viewer, args), info),
  }),
);

audited({
  type: CategoryType,
  records: categories,
  tables: {
    category1: (id) => categoryId(1, id),
    category2: (id) => categoryId(2, id),
    category3: (id) => categoryId(3, id),
  },
  nameOf: (category) => category.name,
  fields: [categoryFields(1), categoryFields(2), categoryFields(3)],
});
