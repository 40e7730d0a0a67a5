import { builder } from "../graphql/builder.ts";
import { ViewerType } from "../session/viewer.ts";
import { type Bookmark, loadBookmarks, mostBookmarks } from "./bookmark.ts";

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
    type: [BookmarkType],
    most: mostBookmarks,
    nullable: true,
    description:
      "The viewer's bookmarks, the first starred first. They go with the user to every browser. An API token sees none. Null when the service keeps no preferences.",
    resolve: (viewer, _args, context) => (viewer.limitedTo === null ? loadBookmarks(context, viewer) : []),
  }),
);
