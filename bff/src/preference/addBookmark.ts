import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { currentUser } from "../session/currentUser.ts";
import { type Bookmark, changeBookmarks, entryRule } from "./bookmark.ts";
import { BookmarkType } from "./type.ts";

interface AddBookmarkSuccess {
  readonly bookmarks: readonly Bookmark[];
}

async function addBookmark(raw: unknown, context: Context): Promise<AddBookmarkSuccess> {
  const { entry } = validate(v.object({ entry: entryRule }), raw);
  const bookmarks = await changeBookmarks(context, currentUser(context), (bookmarks) =>
    bookmarks.some((one) => one.entry === entry)
      ? bookmarks
      : [...bookmarks, { entry, addedAt: new Date().toISOString() }],
  );
  return { bookmarks };
}

const AddBookmarkInput = builder.inputType("AddBookmarkInput", {
  description: "An entry to star.",
  fields: (t) => ({
    entry: t.string({
      required: true,
      description: "The entry's name: up to 60 lower-case letters, digits and hyphens.",
    }),
  }),
});

const AddBookmarkSuccessType = builder.objectRef<AddBookmarkSuccess>("AddBookmarkSuccess").implement({
  description: "The entry is starred.",
  fields: (t) => ({
    bookmarks: t.expose("bookmarks", {
      type: [BookmarkType],
      description: "All bookmarks of the viewer, as the service keeps them now.",
    }),
  }),
});

builder.mutationField("addBookmark", (t) =>
  t.field({
    type: resultUnion("AddBookmark", AddBookmarkSuccessType, changeErrors),
    description:
      "Stars an entry of the menu; one that is starred already stays as it is. At most 50. Not for API tokens.",
    authScopes: { inPerson: true },
    args: { input: t.arg({ type: AddBookmarkInput, required: true, description: "An entry to star." }) },
    resolve: (_root, { input }, context) => withExpectedErrors({}, () => addBookmark(input, context)),
  }),
);
