import { screen } from "@testing-library/react";
import { Outlet } from "react-router";
import { expect, test } from "vitest";
import { openConsole } from "../../test/openConsole.tsx";
import { addresses, newImportAddress } from "#/app/addresses.ts";
import { PermissionsContext } from "#/app/PermissionsContext.ts";
import "#/delivery/pickupPoint/ViewPickupPointPage.tsx";
import { pickupPointRoutes } from "#/delivery/pickupPoint/routes.ts";

/** A list with the way to read a file into it. */
const open = (permissions: readonly string[]) =>
  openConsole(
    [
      {
        element: (
          <PermissionsContext value={permissions}>
            <Outlet />
          </PermissionsContext>
        ),
        children: pickupPointRoutes,
      },
    ],
    addresses.pickupPoints,
    {
      ViewPickupPointPageQuery: () => ({
        viewer: {
          __typename: "Viewer",
          permissions,
          offeredAreas: ["EXPORTS"],
          pickupPoints: { __typename: "PickupPointConnection", totalCount: 0, edges: [] },
        },
      }),
      PickupPointFilterChipsQuery: () => ({
        country: { __typename: "Country", provinces: [] },
      }),
    },
  );

test("a list leads to its import", async () => {
  await open(["IMPORT_CREATE", "PICKUP_POINT_UPDATE"]);
  expect(screen.getByRole("link", { name: "Import" }).getAttribute("href")).toBe(
    newImportAddress("PICKUP_POINTS"),
  );
});

test.each([[["IMPORT_CREATE"]], [["PICKUP_POINT_UPDATE"]]])(
  "whoever may only %j finds none, because every row would be refused",
  async (permissions) => {
    await open(permissions);
    expect(screen.queryByRole("link", { name: "Import" })).toBeNull();
  },
);
