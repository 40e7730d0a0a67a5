import * as v from "valibot";
import { isInPerson } from "../access/rules.ts";
import { builder } from "../graphql/builder.ts";
import { ViewerType } from "../session/viewer.ts";
import { type Bookmark, loadBookmarks, mostBookmarks } from "./bookmark.ts";
import {
  type ListColumns,
  listColumnsFields,
  listRule,
  loadListColumns,
  mostColumns,
} from "./listColumns.ts";
import { loadLook, type Look, lookFields } from "./look.ts";

/** A starred entry of the menu. */
export const BookmarkType = builder.objectRef<Bookmark>("Bookmark").implement({
  description: "An entry of the console's menu that the viewer has starred.",
  fields: (t) => ({
    entry: t.exposeString("entry", { description: "The entry's name, for example `view-product`." }),
    addedAt: t.expose("addedAt", { type: "DateTime", description: "When it was starred." }),
  }),
});

builder.objectField(ViewerType, "bookmarks", (t) =>
  t.field({
    open: true,
    type: [BookmarkType],
    most: mostBookmarks,
    nullable: true,
    description:
      "The viewer's bookmarks, the first starred first. They go with the user to every browser. An API token sees none. Null when the service keeps no preferences.",
    resolve: (viewer, _args, context) => (viewer.limitedTo === null ? loadBookmarks(context, viewer) : []),
  }),
);

/** How the console looks to one user. */
export const LookType = builder.objectRef<Look>("Look").implement({
  description: "How the console looks to the viewer, by the console's own names. Null is as it comes.",
  fields: (t) => {
    const choice = (name: keyof Look) =>
      t.exposeString(name, { nullable: true, description: lookFields[name].description });
    return {
      layout: choice("layout"),
      sidebarType: choice("sidebarType"),
      sidebarSetting: choice("sidebarSetting"),
      sidebarBackground: choice("sidebarBackground"),
      palette: choice("palette"),
      mix: choice("mix"),
    };
  },
});

builder.objectField(ViewerType, "look", (t) =>
  t.field({
    open: true,
    type: LookType,
    nullable: true,
    description:
      "The look that the viewer has chosen; it goes with them to every browser. Null until one is chosen, for an API token, and when the service keeps no preferences.",
    resolve: (viewer, _args, context) => (viewer.limitedTo === null ? loadLook(context, viewer) : null),
  }),
);

const ListColumnWidthType = builder.objectRef<ListColumns["widths"][number]>("ListColumnWidth").implement({
  description: "How wide the viewer wants a column.",
  fields: (t) => ({
    column: t.exposeString("column", { description: "The column, by the console's name for it." }),
    width: t.exposeInt("width", { description: "How wide it is in pixels." }),
  }),
});

/** The columns of a list as one user wants them. */
export const ListColumnsType = builder.objectRef<ListColumns>("ListColumns").implement({
  description: "Which columns of a list the viewer sees, by the console's own names.",
  fields: (t) => ({
    order: t.field({
      type: ["String"],
      most: mostColumns,
      description: listColumnsFields.order.description,
      resolve: ({ order }) => order,
    }),
    hidden: t.field({
      type: ["String"],
      most: mostColumns,
      description: listColumnsFields.hidden.description,
      resolve: ({ hidden }) => hidden,
    }),
    widths: t.field({
      type: [ListColumnWidthType],
      most: mostColumns,
      description: listColumnsFields.widths.description,
      resolve: ({ widths }) => widths,
    }),
  }),
});

builder.objectField(ViewerType, "listColumns", (t) =>
  t.field({
    type: ListColumnsType,
    nullable: true,
    description:
      "The columns of a list as the viewer wants them; they go with them to every browser. Null until they choose some, for an API token, and when the service keeps no preferences.",
    args: { list: t.arg.string({ required: true, description: listColumnsFields.list.description }) },
    resolve: (viewer, { list }, context) =>
      isInPerson(viewer) && v.is(listRule, list) ? loadListColumns(context, viewer, list) : null,
  }),
);
