import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Outlet } from "react-router";
import { CompanyLimitContext } from "#/company/CompanyLimitContext.ts";
import { sellerAddress } from "#/app/addresses.ts";
import { PersonContext } from "#/relay/PersonContext.ts";
import { noteSaved } from "#/form/savedRecord.ts";
import { type Gateway, openConsole } from "../../test/openConsole.tsx";
import { sellerRoutes } from "./routes.ts";
// Brought here, so that no test waits for it to be compiled.
import "./_components/SetUpDone.tsx";

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
    missingParts: [],
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
    ViewSellerPageQuery: () => ({ viewer: { permissions: [], offeredAreas: [], sellers } }),
  });
  expect(limits()).toEqual(most.map((limit) => (limit === null ? "7" : `7 of ${limit}`)));
  expect(sent).toHaveLength(1);
});

const open = (address: string, gateway: Gateway = {}) =>
  openConsole(sellerRoutes, address, {
    ViewSellerPageQuery: ({ search }) => ({
      viewer: {
        permissions: [],
        offeredAreas: [],
        sellers: search ? { totalCount: 1, edges: sellers.edges.slice(0, 1) } : sellers,
      },
    }),
    ...gateway,
  });

test("locations without a GSTIN are a filter, whose chip says so", async () => {
  const { sent } = await open("/master/ViewSeller?gstin=no");
  expect(sent[0]?.variables["filter"]).toEqual({ hasGstin: false });
  expect(screen.getByRole("button", { name: "GSTIN Without a GSTIN" })).toBeDefined();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Clear filter: GSTIN" })));
  expect(sent.at(-1)?.variables["filter"]).toEqual({});
});

test("locations are picked by where they stand, what they are for and their state, and the chips say so", async () => {
  const { sent, address } = await open(
    "/master/ViewSeller?status=SUSPENDED,INVITED,NONSENSE&type=STORE&province=KA",
    {
      SellerFiltersQuery: () => ({
        country: {
          __typename: "Country",
          code: "IND",
          provinces: [{ __typename: "Province", code: "KA", name: "Karnataka" }],
        },
      }),
    },
  );
  expect(sent[0]?.variables["filter"]).toEqual({
    status: ["INVITED", "SUSPENDED"],
    type: ["STORE"],
    provinceCodes: ["KA"],
  });
  await screen.findByRole("button", { name: "State or Province Karnataka" });
  const chips = within(screen.getByRole("group", { name: "Filters" })).getAllByRole("button");
  expect(chips.map(({ textContent }) => textContent.trim()).filter(Boolean)).toEqual([
    "Status Invited, Suspended",
    "Type Store",
    "State or Province Karnataka",
    "GSTIN",
    "Clear filters",
  ]);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Clear filter: Type" })));
  expect(address()).toBe("/master/ViewSeller?status=SUSPENDED%2CINVITED%2CNONSENSE&province=KA");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Clear filters" })));
  expect(sent.at(-1)?.variables["filter"]).toEqual({});
});

const done = {
  viewer: {
    permissions: [],
    offeredAreas: [],
    company: { __typename: "Company", id: "company", subdomain: "sprig" },
    sellers: { edges: [] },
  },
};

test("that the set-up is done is said again at every visit until it is closed, and to nobody else", async () => {
  localStorage.clear();
  const visit = async (person: string, state: object | null) => {
    const frame = {
      element: (
        <PersonContext value={person}>
          <Outlet />
        </PersonContext>
      ),
      children: sellerRoutes,
    };
    const { router } = await openConsole(
      [frame, { path: "/dashboard/default", element: <h1>Home</h1> }],
      "/dashboard/default",
      {
        ViewSellerPageQuery: () => ({ viewer: { permissions: [], offeredAreas: [], sellers } }),
        setUpDoneQuery: () => done,
      },
    );
    await act(() => router.navigate("/master/ViewSeller", { state }));
    return screen.queryByRole("region", { name: "Your company is set up" });
  };
  expect(await visit("asha@sprig.test", { setUpIsDone: true })).not.toBeNull();
  cleanup();
  expect(await visit("ravi@sprig.test", null)).toBeNull();
  cleanup();
  const again = await visit("asha@sprig.test", null);
  expect(again).not.toBeNull();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Close" })));
  expect(screen.queryByRole("region", { name: "Your company is set up" })).toBeNull();
  cleanup();
  expect(await visit("asha@sprig.test", null)).toBeNull();
});

test("who has just ended the set-up reads the shop's address, what comes next and who was invited; once", async () => {
  const { router, sent } = await open("/master/ViewSeller", {
    setUpDoneQuery: () => ({
      viewer: {
        permissions: ["PRODUCT_CREATE"],
        offeredAreas: ["BANK_ACCOUNT"],
        company: { __typename: "Company", id: "company", subdomain: "sprig" },
        sellers: {
          edges: [
            {
              node: {
                __typename: "Seller",
                id: "seller-1",
                name: "Pune",
                status: "INVITED",
                missingParts: [],
                administrator: { __typename: "Person", email: "ravi@sprig.test" },
              },
            },
          ],
        },
      },
    }),
  });
  expect(sent.map(({ name }) => name)).toEqual(["ViewSellerPageQuery"]);
  await act(() => router.navigate("/master/ViewSeller", { state: { setUpIsDone: true } }));
  const done = await screen.findByRole("region", { name: "Your company is set up" });
  expect(within(done).getByText("sprig.localhost")).toBeTruthy();
  expect(
    within(done)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["Add the first product", "Enter the bank account", "Home"]);
  expect(within(done).getByRole("list", { name: "Invitations" }).textContent).toBe(
    "ravi@sprig.test · PuneInvited",
  );
  await act(async () => fireEvent.click(within(done).getByRole("button", { name: "Close" })));
  expect(screen.queryByRole("region", { name: "Your company is set up" })).toBeNull();
});

test("a location that was saved and stands elsewhere is one press away; one that is there is marked", async () => {
  const { router } = await open("/master/ViewSeller");
  await act(async () => noteSaved("seller-2"));
  expect(screen.queryByRole("link", { name: "Open it" })).toBeNull();
  await act(() => router.navigate("/master/ViewSeller?searchTerm=pune"));
  expect(screen.getByText("What you have saved is not among these rows.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open it" }).getAttribute("href")).toBe(sellerAddress("seller-2"));
});
