import { act, fireEvent, screen, within } from "@testing-library/react";
import { Outlet } from "react-router";
import { expect, test } from "vitest";
import { PermissionsContext } from "#/app/PermissionsContext.ts";
import { sellerRoutes } from "#/sellers/routes.ts";
import { openConsole } from "../../../test/openConsole.tsx";
// Brought here, so that no test waits for it to be compiled.
import "./BeginSellerView.tsx";

const pune = {
  __typename: "SellerEdge",
  node: {
    __typename: "Seller",
    id: "seller-1",
    name: "Pune",
    type: "WAREHOUSE",
    status: "ACTIVE",
    version: "1",
    productCount: 7,
    maximumProducts: null,
    gstinNumber: null,
    commissionPercentage: "2.50",
    phone: null,
    officeEmail: null,
    suspendedReason: null,
    missingParts: [],
    address: { __typename: "Address", area: null, province: "Karnataka" },
    administrator: null,
    viewerCanUpdate: false,
    viewerCanDelete: false,
  },
};

async function open(permissions: readonly string[], beginSellerView: object = {}) {
  const frame = {
    element: (
      <PermissionsContext value={permissions}>
        <Outlet />
      </PermissionsContext>
    ),
    children: sellerRoutes,
  };
  const opened = await openConsole([frame], "/master/ViewSeller", {
    ViewSellerPageQuery: () => ({
      viewer: { permissions: ["SELLER_UPDATE"], offeredAreas: [], sellers: { totalCount: 1, edges: [pune] } },
    }),
    BeginSellerViewMutation: () => ({ beginSellerView }),
  });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "More for Pune" })));
  return opened;
}

const item = () => screen.queryByRole("menuitem", { name: "View as its people" });

test("whoever may not look on as a location is not offered it", async () => {
  await open([]);
  expect(item()).toBeNull();
});

test("a view asks for its reason, at most 200 characters, and says who is told", async () => {
  const { sent, restart } = await open(["SELLER_VIEW_CREATE"], { __typename: "BeginSellerViewSuccess" });
  await act(async () => fireEvent.click(screen.getByRole("menuitem", { name: "View as its people" })));
  const dialog = await screen.findByRole("dialog", { name: "View Pune as its people do" });
  const begin = within(dialog).getByRole("button", { name: "Begin" });
  await act(async () => fireEvent.click(begin));
  expect(within(dialog).getAllByText("Reason is required").length).toBeGreaterThan(0);
  const reason = within(dialog).getByRole("textbox", { name: /Reason/ });
  await act(async () => fireEvent.change(reason, { target: { value: "x".repeat(201) } }));
  await act(async () => fireEvent.click(begin));
  expect(within(dialog).getAllByText("Must have at most 200 characters").length).toBeGreaterThan(0);
  expect(sent).toHaveLength(1);
  await act(async () => fireEvent.change(reason, { target: { value: " An order is missing " } }));
  await act(async () => fireEvent.click(begin));
  expect(restart).toHaveBeenCalledExactlyOnceWith("/dashboard/default");
  expect(sent.at(-1)).toMatchObject({
    variables: { input: { id: "seller-1", reason: "An order is missing" } },
  });
});
