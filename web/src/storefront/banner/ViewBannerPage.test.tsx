import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { openConsole } from "../../../test/openConsole.tsx";
import { storefrontRoutes } from "../routes.ts";

/** What the row of a banner offers to whoever has these permissions. */
async function offeredWith(...permissions: readonly string[]) {
  const mayUpdate = permissions.includes("BANNER_UPDATE");
  const banner = {
    __typename: "Banner",
    id: "banner-1",
    databaseId: "1",
    slogan: "Monsoon sale",
    buttonText: "Shop now",
    order: 1,
    version: "1",
    imageUrl: null,
    thumbnailUrl: null,
    isActive: true,
    startDate: null,
    endDate: null,
    category: null,
    viewerCanUpdate: mayUpdate,
    viewerCanDelete: false,
  };
  await openConsole(storefrontRoutes, "/master/ViewBanner", {
    ViewBannerPageQuery: () => ({
      viewer: {
        permissions,
        offeredAreas: [],
        banners: { totalCount: 1, edges: [{ __typename: "BannerEdge", node: banner }] },
      },
    }),
  });
  const more = screen.queryByRole("button", { name: "More for Monsoon sale" });
  if (more) await act(async () => fireEvent.click(more));
  return screen.queryAllByRole("menuitem").map(({ textContent }) => textContent);
}

const addButton = () => screen.queryByRole("button", { name: "Add banner" });

test("a duplicate is offered to whoever may add banners", async () => {
  expect(await offeredWith("BANNER_CREATE")).toEqual(["Duplicate"]);
});

test("whoever may only change banners can move them, and is offered neither a duplicate nor a new one", async () => {
  expect(await offeredWith("BANNER_UPDATE")).toEqual(["Move up", "Move down"]);
  expect(addButton()).toBeNull();
});
