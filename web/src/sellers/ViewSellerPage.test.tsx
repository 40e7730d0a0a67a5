import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
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
  [
    "no location may have more than the company",
    { id: "company", maximumProducts: 500 },
    ["500", "40", "500"],
  ],
  [
    "without a company's limit each has its own",
    { id: "company", maximumProducts: null },
    ["1,000", "40", null],
  ],
  ["nor while the company cannot be read", null, ["1,000", "40", null]],
])("how many products a location may have: %s", async (_name, company, most) => {
  await openConsole(sellerRoutes, "/master/ViewSeller", {
    ViewSellerPageQuery: () => ({ viewer: { permissions: [], company, sellers } }),
  });
  expect(limits()).toEqual(most.map((limit) => (limit === null ? "7" : `7 of ${limit}`)));
});
