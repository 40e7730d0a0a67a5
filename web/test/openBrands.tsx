import { act, fireEvent, screen, within } from "@testing-library/react";
import type { Variables } from "relay-runtime";
import { catalogueRoutes } from "#/catalogue/routes.ts";
// Brought here, so that no test waits for them to be compiled.
import "#/list/ColumnPanel.tsx";
import "#/list/savedView/savedViewDialogs.tsx";
import "#/list/savedView/SavedViews.tsx";
import { eventually } from "./eventually.ts";
import { type Gateway, openConsole } from "./openConsole.tsx";

export interface Kept {
  id: string;
  name: string;
  isShared?: boolean;
  isDefault?: boolean;
  isHidden?: boolean;
  isPinned?: boolean;
  viewerCanChange?: boolean;
  search?: string | null;
  columns?: string[] | null;
}

/** A view as the gateway lists it. */
export const listed = ({
  id,
  name,
  isShared = false,
  isDefault = false,
  isHidden = false,
  isPinned = false,
  ...kept
}: Kept) => ({
  __typename: "ListedSavedView",
  isPinned,
  isHidden,
  isDefault,
  view: {
    __typename: "SavedView",
    id,
    name,
    isShared,
    isDefaultForEverybody: false,
    version: `version of ${name}`,
    viewerCanChange: kept.viewerCanChange ?? !isShared,
    state: {
      search: kept.search ?? null,
      filters: [{ name: "colour", values: ["red"] }],
      sort: { column: "name", isDescending: true },
      columns: kept.columns?.map((column) => ({ column, width: null })) ?? null,
      pageSize: null,
      mode: null,
    },
  },
});

const rows = ["Anvil", "Birch", "Cedar"].map((name) => ({
  __typename: "BrandEdge",
  node: {
    __typename: "Brand",
    id: `brand-${name}`,
    name,
    version: "1",
    productCount: 3,
    createdAt: "2026-01-05T10:00:00Z",
    viewerCanUpdate: false,
    viewerCanDelete: false,
  },
}));

interface Opening {
  readonly address?: string;
  readonly views?: Kept[] | null;
  readonly permissions?: readonly string[];
  readonly gateway?: Gateway;
  readonly totalCount?: number;
  readonly offeredAreas?: readonly string[];
}

/** The list of brands over a gateway that keeps these views of it. */
export async function openBrands({
  address = "",
  views = [],
  permissions = [],
  gateway = {},
  totalCount = rows.length,
  offeredAreas = [],
}: Opening = {}) {
  const opened = await openConsole(catalogueRoutes, `/master/Viewbrand${address}`, {
    ViewBrandPageQuery: () => ({
      viewer: { permissions: [], offeredAreas, brands: { totalCount, edges: rows } },
    }),
    SavedViewsQuery: () => ({
      viewer: { __typename: "Viewer", permissions, savedViews: views && views.map(listed) },
    }),
    ...gateway,
  });
  const asked = () => opened.sent.filter(({ name }) => name === "SavedViewsQuery").length;
  const inputs = (name: string) =>
    opened.sent
      .filter((sent) => sent.name === `useSavedViewChanges${name}Mutation`)
      .map(({ variables }: { variables: Variables }) => variables["input"] as unknown);
  return { ...opened, asked, inputs };
}

export const button = () => screen.getByRole("button", { name: /^Views/ });
export const panel = () => screen.getByRole("dialog", { name: "Views" });
export const openPanel = async () => {
  await act(async () => fireEvent.click(button()));
  await eventually(() => panel());
};
export const choose = (name: string) =>
  act(async () => fireEvent.click(within(panel()).getByRole("button", { name })));
export const answer = (role: "dialog" | "alertdialog", name: string) =>
  act(async () => fireEvent.click(within(screen.getByRole(role)).getByRole("button", { name })));
export const pick = async (view: string, action: string) => {
  await choose(`More for ${view}`);
  const item = await eventually(() => screen.getByRole("menuitem", { name: action }));
  await act(async () => fireEvent.click(item));
};
export const headers = () =>
  screen.getAllByRole("columnheader", { hidden: true }).map((header) => header.textContent);
