import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Outlet } from "react-router";
import { CompanyLimitContext } from "#/company/CompanyLimitContext.ts";
import { openConsole } from "../../test/openConsole.tsx";
import { sellerRoutes } from "./routes.ts";

const seller = (number: number, name: string, maximumProducts: number | null) => ({
  __typename: "SellerEdge",
  node: {
    __typename: "Seller",
    id: `seller-${number}`,
    name,
    type: "WAREHOUSE",
    status: "ACTIVE",
    version: "1",
    productCount: 7,
    maximumProducts,
    gstinNumber: null,
    commissionPercentage: "2.50",
    phone: null,
    officeEmail: null,
    suspendedReason: null,
    address: { __typename: "Address", area: null, province: "Karnataka" },
    administrator: null,
    viewerCanUpdate: false,
    viewerCanDelete: false,
  },
});

const sellers = {
  totalCount: 3,
  edges: [seller(1, "Pune", 1000), seller(2, "Agra", 40), seller(3, "Kochi", null)],
};

const limits = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map(
      (row) =>
        /7 of [\d,]+|7$/.exec(row.querySelector('[data-align="end"]:last-child')?.textContent ?? "")?.[0],
    );

test.each([
  ["no location may have more than the company", 500, ["500", "40", "500"]],
  ["while the company's limit is not known each has its own", undefined, ["1,000", "40", null]],
])("how many products a location may have: %s", async (_name, companyLimit, most) => {
  const frame = {
    element: (
      <CompanyLimitContext value={companyLimit}>
        <Outlet />
      </CompanyLimitContext>
    ),
    children: sellerRoutes,
  };
  const { sent } = await openConsole([frame], "/master/ViewSeller", {
    ViewSellerPageQuery: () => ({ viewer: { permissions: [], sellers } }),
  });
  expect(limits()).toEqual(most.map((limit) => (limit === null ? "7" : `7 of ${limit}`)));
  expect(sent).toHaveLength(1);
});
