import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { currentUser } from "../session/currentUser.ts";
import { type Bookmark, changeBookmarks, entryRule } from "./bookmark.ts";
import { BookmarkType } from "./type.ts";

interface RemoveBookmarkSuccess {
  readonly bookmarks: readonly Bookmark[];
}

async function removeBookmark(raw: unknown, context: Context): Promise<RemoveBookmarkSuccess> {
  const { entry } = validate(v.object({ entry: entryRule }), raw);
  const bookmarks = await changeBookmarks(context, currentUser(context), (bookmarks) =>
    bookmarks.some((one) => one.entry === entry) ? bookmarks.filter((one) => one.entry !== entry) : bookmarks,
  );
  return { bookmarks };
}

const RemoveBookmarkInput = builder.inputType("RemoveBookmarkInput", {
  description: "An entry to take the star from.",
  fields: (t) => ({
    entry: t.string({
      required: true,
      description: "The entry's name: up to 60 lower-case letters, digits and hyphens.",
    }),
  }),
});

const RemoveBookmarkSuccessType = builder
  .objectRef<RemoveBookmarkSuccess>("RemoveBookmarkSuccess")
  .implement({
    description: "The entry is not starred any more.",
    fields: (t) => ({
      bookmarks: t.expose("bookmarks", {
        type: [BookmarkType],
        description: "All bookmarks of the viewer, as the service keeps them now.",
      }),
    }),
  });

builder.mutationField("removeBookmark", (t) =>
  t.field({
    type: resultUnion("RemoveBookmark", RemoveBookmarkSuccessType, changeErrors),
    description:
      "Takes the star from an entry of the menu; one without a star stays as it is. Not for API tokens.",
    authScopes: { inPerson: true },
    args: {
      input: t.arg({
        type: RemoveBookmarkInput,
        required: true,
        description: "An entry to take the star from.",
      }),
    },
    resolve: (_root, { input }, context) => withExpectedErrors({}, () => removeBookmark(input, context)),
  }),
);
