import { companies, ids, type RawRecord, type Whose } from "../../isolation/tenants.ts";
import { type MutationSample, sample } from "../sample.ts";

/** The bookmarks of somebody of our company, unless told. */
function bookmarks(owner: RawRecord, whose: Whose): RawRecord {
  return {
    company_po_id: companies.own,
    preference_key: "bookmarks",
    preference_value: [{ entry: `entry-${ids[whose]}`, addedAt: "2026-01-01T00:00:00Z" }],
    ...owner,
  };
}

/** The look of the same. */
function look(owner: RawRecord, whose: Whose): RawRecord {
  return {
    ...bookmarks(owner, whose),
    preference_key: "look",
    preference_value: { palette: `color-${ids[whose]}` },
  };
}

/** The columns of the same in a list. */
function columns(owner: RawRecord, whose: Whose): RawRecord {
  const column = `column${ids[whose]}`;
  return {
    ...bookmarks(owner, whose),
    preference_key: "columnsOfProducts",
    preference_value: { order: [column], hidden: [column], widths: [{ column, width: 20 + ids[whose] }] },
  };
}

sample({
  collections: {
    userPreference: {
      key: "user_po_id",
      records: [
        bookmarks({ user_po_id: ids.foreign }, "foreign"),
        bookmarks({ user_po_id: ids.own, company_po_id: companies.foreign }, "foreign"),
        bookmarks({ user_po_id: ids.neighbour }, "foreign"),
        bookmarks({ user_po_id: ids.own }, "own"),
        bookmarks({ user_seller_id: ids.own, seller_id: ids.own }, "own"),
        look({ user_po_id: ids.foreign }, "foreign"),
        look({ user_po_id: ids.own, company_po_id: companies.foreign }, "foreign"),
        look({ user_po_id: ids.own }, "own"),
        look({ user_seller_id: ids.own, seller_id: ids.own }, "own"),
        columns({ user_po_id: ids.foreign }, "foreign"),
        columns({ user_po_id: ids.own, company_po_id: companies.foreign }, "foreign"),
        columns({ user_po_id: ids.own }, "own"),
        columns({ user_seller_id: ids.own, seller_id: ids.own }, "own"),
      ],
    },
  },
  mutations({ ownUpload, record }) {
    const ofPerson = {
      permission: null,
      inPerson: true,
      trail: "a person's own console",
      responses: { "PUT /v1/userPreference/user_po_id/{id}/{key}": () => record("userPreference") },
    } satisfies Partial<MutationSample>;
    return {
      addBookmark: { ...ofPerson, inputs: [{ entry: "brand" }] },
      removeBookmark: { ...ofPerson, inputs: [{ entry: `entry-${ids.own}` }] },
      saveLook: {
        ...ofPerson,
        unversioned: "of what is a person's own taste the last choice counts, on whatever device",
        inputs: [
          {
            layout: "rtl",
            sidebarType: "compact",
            sidebarSetting: "border-sidebar",
            sidebarBackground: "sidebar-img1",
            palette: "color-3",
            mix: "dark-only",
          },
        ],
      },
      saveListColumns: {
        ...ofPerson,
        unversioned: "of what is a person's own taste the last choice counts, on whatever device",
        inputs: [
          {
            list: "products",
            order: ["name", "status"],
            hidden: ["status"],
            widths: [{ column: "name", width: 300 }],
          },
        ],
      },
      setProfilePicture: { ...ofPerson, inputs: [{ uploadId: ownUpload("PROFILE_PICTURE") }, {}] },
    };
  },
  arguments: { "Viewer.listColumns": ['list: "products"'] },
  access: {
    inPersonOnly: {
      fields: ["Query.viewer.bookmarks", "Query.viewer.listColumns", "Query.viewer.look"],
    },
    neverShown: ["AddBookmarkSuccess.bookmarks", "Mutation.addBookmark", "RemoveBookmarkSuccess.bookmarks"],
  },
});
