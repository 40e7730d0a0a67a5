import { changeMutation } from "../graphql/changeMutation.ts";
import type { InputField } from "../graphql/inputFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { changeBookmarks, entryRule, mostBookmarks } from "./bookmark.ts";
import { listColumnsFields, saveListColumns } from "./listColumns.ts";
import { lookFields, saveLook } from "./look.ts";
import { BookmarkType, ListColumnsType, LookType } from "./type.ts";

const entry = {
  type: "String",
  required: true,
  description: "The entry's name: up to 60 lower-case letters, digits and hyphens.",
  rule: entryRule,
} satisfies InputField;

const bookmarksDescription = "All bookmarks of the viewer, as the service keeps them now.";

changeMutation({
  name: "addBookmark",
  description:
    "Stars an entry of the menu; one that is starred already stays as it is. At most 50. Not for API tokens.",
  permission: { inPerson: true },
  input: { description: "An entry to star.", argument: "An entry to star.", fields: { entry } },
  async run({ entry }, context) {
    const bookmarks = await changeBookmarks(context, currentUser(context), (before) =>
      before.some((one) => one.entry === entry)
        ? before
        : [...before, { entry, addedAt: new Date().toISOString() }],
    );
    return { bookmarks };
  },
  success: {
    description: "The entry is starred.",
    fields: (t) => ({
      bookmarks: t.expose("bookmarks", {
        type: [BookmarkType],
        most: mostBookmarks,
        description: bookmarksDescription,
      }),
    }),
  },
});

changeMutation({
  name: "removeBookmark",
  description:
    "Takes the star from an entry of the menu; one without a star stays as it is. Not for API tokens.",
  permission: { inPerson: true },
  input: {
    description: "An entry to take the star from.",
    argument: "An entry to take the star from.",
    fields: { entry },
  },
  async run({ entry }, context) {
    const bookmarks = await changeBookmarks(context, currentUser(context), (before) =>
      before.some((one) => one.entry === entry) ? before.filter((one) => one.entry !== entry) : before,
    );
    return { bookmarks, deletedId: entry };
  },
  success: {
    description: "The entry is not starred any more.",
    fields: (t) => ({
      bookmarks: t.expose("bookmarks", {
        type: [BookmarkType],
        most: mostBookmarks,
        description: bookmarksDescription,
      }),
      deletedId: t.exposeID("deletedId", { description: "The entry's name, which tells its bookmark." }),
    }),
  },
});

changeMutation({
  name: "saveLook",
  description: "Keeps how the console looks to the viewer, the whole of it. Not for API tokens.",
  permission: { inPerson: true },
  input: {
    description: "A look.",
    argument: "The look; what is left out is as it comes.",
    fields: lookFields,
  },
  run: async (look, context) => ({ look: await saveLook(context, currentUser(context), look) }),
  success: {
    description: "The look is kept.",
    fields: (t) => ({
      look: t.expose("look", { type: LookType, description: "The look, as the service keeps it now." }),
    }),
  },
});

changeMutation({
  name: "saveListColumns",
  description:
    "Keeps which columns of a list the viewer sees, in which order and how wide. Not for API tokens.",
  permission: { inPerson: true },
  input: {
    description: "The columns of a list.",
    argument: "The list, and its columns; all empty as the list has them.",
    fields: listColumnsFields,
  },
  run: async ({ list, ...columns }, context) => ({
    listColumns: await saveListColumns(context, currentUser(context), list, columns),
  }),
  success: {
    description: "They are kept.",
    fields: (t) => ({
      listColumns: t.expose("listColumns", {
        type: ListColumnsType,
        description: "The columns, as the service keeps them now.",
      }),
    }),
  },
});
