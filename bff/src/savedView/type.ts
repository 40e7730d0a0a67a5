import * as v from "valibot";
import { describeTable } from "../audit/described.ts";
import { isInPerson } from "../access/rules.ts";
import { builder } from "../graphql/builder.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { timeFields } from "../graphql/recordTimes.ts";
import { versionDescription } from "../graphql/version.ts";
import { currentUser } from "../session/currentUser.ts";
import { ViewerType } from "../session/viewer.ts";
import { listField, savedViewVersion } from "./fields.ts";
import type { ListedView, SavedView } from "./record.ts";
import type { DefaultView, ListState } from "../access/user.ts";
import { loadListed, mayChange, mostViews, savedViews } from "./source.ts";

const FilterType = builder.objectRef<ListState["filters"][number]>("SavedViewFilter").implement({
  readBy: isInPerson,
  description: "What a list is narrowed to.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "The filter, by the console's name for it." }),
    values: t.field({
      type: ["String"],
      most: 100,
      description: "What was chosen: names of values, or ids of records, which may be gone by now.",
      resolve: ({ values }) => values,
    }),
  }),
});

const SortType = builder.objectRef<NonNullable<ListState["sort"]>>("SavedViewSort").implement({
  readBy: isInPerson,
  description: "What a list is sorted by.",
  fields: (t) => ({
    column: t.exposeString("column", { description: "The column, by the console's name for it." }),
    isDescending: t.boolean({
      description: "Whether the last one comes first.",
      resolve: ({ direction }) => direction === "desc",
    }),
  }),
});

const ColumnType = builder.objectRef<NonNullable<ListState["columns"]>[number]>("SavedViewColumn").implement({
  readBy: isInPerson,
  description: "A column of a list.",
  fields: (t) => ({
    column: t.exposeString("column", { description: "The column, by the console's name for it." }),
    width: t.exposeInt("width", {
      nullable: true,
      description: "How wide it is in pixels; null as the list has it.",
    }),
  }),
});

const StateType = builder.objectRef<ListState>("SavedViewState").implement({
  readBy: isInPerson,
  description: "What a view shows of its list, by the console's names.",
  fields: (t) => ({
    search: t.exposeString("search", {
      nullable: true,
      description: "What is searched for; null for nothing.",
    }),
    filters: t.field({
      type: [FilterType],
      most: 20,
      description: "What the list is narrowed to.",
      resolve: ({ filters }) => filters,
    }),
    sort: t.expose("sort", {
      type: SortType,
      nullable: true,
      description: "What it is sorted by; null as the list is.",
    }),
    columns: t.field({
      type: [ColumnType],
      most: 24,
      nullable: true,
      description: "The columns that are shown, first to last; null for those the viewer has chosen.",
      resolve: ({ columns }) => columns,
    }),
    pageSize: t.exposeInt("pageSize", {
      nullable: true,
      description: "Rows a page; null as the list has it.",
    }),
    mode: t.exposeString("mode", {
      nullable: true,
      description: "What stands in place of the table, for example `tree`; null for the table.",
    }),
  }),
});

/** A view. */
export const SavedViewType = builder.objectRef<SavedView>("SavedView");

builder.node(SavedViewType, {
  readBy: isInPerson,
  description:
    "A list under a name: its search, filters, order and columns. The viewer's own, or shared with the company or a location. Only in person.",
  id: { resolve: (view) => view.id },
  loadOne: (id, context) => savedViews.load(context, id),
  fields: (t) => ({
    databaseId: t.exposeString("id", { description: "The view's id in the REST service (`view_id`)." }),
    list: t.exposeString("list", { description: "The list, by the console's name for it: `products`." }),
    name: t.exposeString("name", { description: "What it is called." }),
    state: t.expose("state", { type: StateType, description: "What it shows." }),
    isShared: t.boolean({
      description: "Whether it belongs to the company or a location, and not to the viewer alone.",
      resolve: ({ userId }) => userId === null,
    }),
    isDefaultForEverybody: t.exposeBoolean("isDefaultForEverybody", {
      description: "Whether the list opens with it for everybody who has chosen no other.",
    }),
    ...timeFields(t),
    version: t.string({ description: versionDescription, resolve: savedViewVersion }),
    viewerCanChange: t.boolean({
      description:
        "Whether the viewer may change and delete it: their own, and with `VIEW_CREATE` what is shared where they act.",
      resolve: (view, _args, context) => mayChange(currentUser(context), view),
    }),
  }),
});

describeTable("saved_view", {
  typeName: "SavedView",
  columns: {
    list_name: { path: ["list"], label: "List", kind: "TEXT" },
    view_name: { path: ["name"], label: "Name", kind: "TEXT" },
    is_default: { path: ["isDefaultForEverybody"], label: "Default for everybody", kind: "YES_NO" },
  },
  find: (context, id) => savedViews.load(context, id),
});

/** A view as it stands in the viewer's list. */
export const ListedViewType = builder.objectRef<ListedView>("ListedSavedView").implement({
  readBy: isInPerson,
  description: "A view as the viewer has arranged it.",
  fields: (t) => ({
    view: t.expose("view", { type: SavedViewType, description: "The view." }),
    isPinned: t.exposeBoolean("isPinned", { description: "Whether it is a tab of the list, of at most 5." }),
    isHidden: t.exposeBoolean("isHidden", {
      description: "Whether the viewer does not want to see it among the others.",
    }),
    isDefault: t.exposeBoolean("isDefault", {
      description: "Whether the list opens with it: the viewer's own default, else that of everybody.",
    }),
  }),
});

const DefaultViewType = builder.objectRef<DefaultView>("DefaultView").implement({
  readBy: isInPerson,
  description: "A list that opens with a view.",
  fields: (t) => ({
    list: t.exposeString("list", { description: "The list, by the console's name for it: `products`." }),
    viewId: t.id({
      description: "The view that it opens with.",
      resolve: ({ viewId }) => encodeNodeId("SavedView", viewId),
    }),
    state: t.expose("state", { type: StateType, description: "What the view shows." }),
  }),
});

builder.objectField(ViewerType, "defaultViews", (t) =>
  t.field({
    open: true,
    type: [DefaultViewType],
    most: 20,
    nullable: true,
    description:
      "The lists that open with a view for the viewer: with their own choice, else with the default for everybody. It is read with the viewer, and leaves a view out that is longer than 2,000 bytes. An API token sees none. Null when the service does not say.",
    resolve: (viewer) => (isInPerson(viewer) ? viewer.defaultViews : []),
  }),
);

builder.objectField(ViewerType, "savedViews", (t) =>
  t.field({
    type: [ListedViewType],
    most: mostViews,
    nullable: true,
    description:
      "The views of a list that the viewer sees, in their order: their own, and those shared with them. An API token sees none. Null when the service keeps no views.",
    args: { list: t.arg.string({ required: true, description: listField.description }) },
    resolve: (viewer, { list }, context) =>
      isInPerson(viewer) && v.is(listField.rule, list) ? loadListed(context, viewer, list) : [],
  }),
);
