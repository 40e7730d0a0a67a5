import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
// Brought here, so that no test waits for it to be compiled.
import "#/list/savedView/SavedViews.tsx";
import { eventually } from "../../test/eventually.ts";
import { openConsole } from "../../test/openConsole.tsx";
import { sellerRoutes } from "./routes.ts";

const suspended = {
  __typename: "ListedSavedView",
  isPinned: true,
  isHidden: false,
  isDefault: false,
  view: {
    __typename: "SavedView",
    id: "v1",
    name: "Suspended stores",
    isShared: false,
    isDefaultForEverybody: false,
    version: "1",
    viewerCanChange: true,
    state: {
      search: null,
      filters: [
        { name: "status", values: ["SUSPENDED"] },
        { name: "type", values: ["STORE"] },
        { name: "province", values: ["KA"] },
      ],
      sort: null,
      columns: null,
      pageSize: null,
      mode: null,
    },
  },
};

test("a view keeps what locations are picked by, counts them, and shows them again", async () => {
  localStorage.clear();
  const { sent, address } = await openConsole(sellerRoutes, "/master/ViewSeller", {
    ViewSellerPageQuery: () => ({
      viewer: { permissions: [], offeredAreas: [], sellers: { totalCount: 0, edges: [] } },
    }),
    SellerFiltersQuery: () => ({ country: null }),
    SavedViewsQuery: () => ({
      viewer: { __typename: "Viewer", permissions: [], savedViews: [suspended] },
    }),
    listCountsSellersQuery: () => ({ viewer: { __typename: "Viewer", counted: { totalCount: 7 } } }),
  });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Views" })));
  const panel = await eventually(() => screen.getByRole("dialog", { name: "Views" }));
  const choice = await within(panel).findByRole("button", { name: "Suspended stores" });
  await act(async () => fireEvent.click(choice));
  await eventually(() =>
    expect(address()).toBe("/master/ViewSeller?status=SUSPENDED&type=STORE&province=KA&savedView=v1"),
  );
  const filter = { status: ["SUSPENDED"], type: ["STORE"], provinceCodes: ["KA"] };
  const asked = (name: string) => sent.filter((one) => one.name === name).map(({ variables }) => variables);
  expect(asked("listCountsSellersQuery")).toContainEqual({ search: null, filter });
  expect(asked("ViewSellerPageQuery").at(-1)).toMatchObject({ filter });
});
