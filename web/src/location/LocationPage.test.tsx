import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Outlet } from "react-router";
import { AuditContext } from "#/activity/AuditContext.ts";
import { openConsole } from "../../test/openConsole.tsx";
import { locationRoutes } from "./routes.ts";
// Brought here, so that no test waits for them to be compiled.
import "#/orders/list/RecentOrders.tsx";

const nothing = null;
const pune = {
  __typename: "Seller",
  id: "seller-1",
  name: "Pune",
  legalName: "Pune Stores Private Limited",
  type: "STORE",
  status: "SUSPENDED",
  suspendedReason: "Under repair",
  missingParts: [],
  gstinNumber: "27ABCDE1234F1Z5",
  panNumber: nothing,
  tanNumber: nothing,
  registrationNumber: nothing,
  registrationDate: "2019-04-01",
  commissionPercentage: "2.50",
  maximumProducts: 1500,
  productCount: 7,
  phone: "+91 20 5550 1234",
  officeEmail: nothing,
  websiteUrl: "https://pune.example/",
  instagramUrl: nothing,
  linkedinUrl: nothing,
  createdAt: "2026-01-05T06:00:00Z",
  address: {
    __typename: "Address",
    line1: nothing,
    line2: nothing,
    streetNumber: "12",
    streetName: "MG Road",
    area: "Camp",
    region: nothing,
    postalCode: "411001",
    province: "Maharashtra",
    countryCode: "IN",
    country: "India",
  },
  documentSeries: [
    { __typename: "DocumentSeries", kind: "INVOICE", financialYear: "2627", prefix: "I1", issuedCount: 41 },
    {
      __typename: "DocumentSeries",
      kind: "CREDIT_NOTE",
      financialYear: "2627",
      prefix: "C1",
      issuedCount: 0,
    },
  ],
  administrator: {
    __typename: "Person",
    firstName: "Asha",
    lastName: "Rao",
    email: "asha@pune.example",
    phone: nothing,
  },
};

const products = {
  __typename: "ProductConnection",
  totalCount: 7,
  edges: [
    {
      __typename: "ProductEdge",
      node: {
        __typename: "Product",
        id: "product-1",
        name: "Serving Tray",
        sku: "TR-1",
        status: "ENABLED",
        updatedAt: "2026-11-20T06:00:00Z",
        imageThumbnailUrl: nothing,
      },
    },
  ],
};

const fulfilments = {
  __typename: "FulfilmentConnection",
  totalCount: 31,
  edges: [
    {
      __typename: "FulfilmentEdge",
      node: {
        __typename: "Fulfilment",
        id: "fulfilment-1",
        number: "2627-000123/1",
        status: "PENDING",
        customerName: "Kavya Menon",
        placedAt: "2026-11-20T06:00:00Z",
        amounts: { __typename: "TaxedAmounts", total: "2112.24" },
      },
    },
  ],
};

const savedSeries = (prefix: string) =>
  prefix === "I1"
    ? {
        __typename: "ValidationError",
        __isError: "ValidationError",
        message: "Another series of the company has this name",
        issues: [{ path: ["prefix"], message: "Another series of the company has this name" }],
      }
    : {
        __typename: "SaveDocumentSeriesSuccess",
        seller: {
          __typename: "Seller",
          id: "seller-1",
          viewerCanUpdate: true,
          documentSeries: [{ ...pune.documentSeries[0] }, { ...pune.documentSeries[1], prefix }],
        },
      };

const open = (address: string, mayReadActivity = true, mayReadOrders = true, mayEdit = false, part = {}) =>
  openConsole(
    [
      {
        element: (
          <AuditContext value={mayReadActivity}>
            <Outlet />
          </AuditContext>
        ),
        children: locationRoutes,
      },
    ],
    address,
    {
      LocationPageQuery: ({ id, hasProducts }) => ({
        viewer: {
          __typename: "Viewer",
          permissions: mayReadOrders ? ["PERSON_READ", "ORDER_READ"] : ["PERSON_READ"],
          offeredAreas: ["ORDERS", "PEOPLE"],
          ...(hasProducts === true && { products }),
        },
        node: id === "seller-1" ? { ...pune, viewerCanUpdate: mayEdit, ...part } : null,
      }),
      NameSeriesMutation: ({ input }) => ({
        saveDocumentSeries: savedSeries(Object(input).prefix),
      }),
      RecentOrdersQuery: () => ({ viewer: { __typename: "Viewer", fulfilments } }),
    },
  );

const tabs = () =>
  within(screen.getByRole("navigation", { name: "Parts of the location" }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("aria-current")]);

test("a location's page says what is known of it, and leaves out what is not", async () => {
  const { sent } = await open("/master/ViewSeller/seller-1");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Pune");
  screen.getByText("Suspended: Under repair");
  expect(tabs()).toEqual([
    ["Profile", "page"],
    ["Products", null],
    ["Orders", null],
    ["Users", null],
    ["Activity", null],
  ]);
  const facts = screen.getAllByRole("term").map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(facts).toEqual([
    ["Legal Name", "Pune Stores Private Limited"],
    ["Type", "Store"],
    ["GSTIN", "27ABCDE1234F1Z5"],
    ["Registration date", "1 Apr 2019"],
    ["Phone", "+91 20 5550 1234"],
    ["Website", "https://pune.example/"],
    ["Street", "12, MG Road"],
    ["Area", "Camp"],
    ["Zip", "411001"],
    ["State", "Maharashtra"],
    ["Country", "India"],
    ["Name", "Asha Rao"],
    ["Email", "asha@pune.example"],
    ["Commission", "2.5%"],
    ["Products", "7"],
    ["Maximum products", "1,500"],
    ["Added", "5 Jan 2026"],
    ["Invoices", "I1/2627/000042"],
    ["Credit notes", "C1/2627/000001"],
  ]);
  expect(sent).toMatchObject([
    { name: "LocationPageQuery", variables: { id: "seller-1", hasProducts: false, hasPeople: false } },
  ]);
});

test("what a location lacks is named on its page, whatever tab is shown", async () => {
  await open("/master/ViewSeller/seller-1", true, true, false, { missingParts: ["GSTIN", "PHONE"] });
  const notice = screen.getByText("This location is incomplete").parentElement;
  expect(Array.from(notice?.querySelectorAll("li") ?? [], (item) => item.textContent)).toEqual([
    "GSTIN: without one no GST is charged.",
    "Phone: it stands on each document.",
  ]);
});

test("a value stands by itself, so that a unit does not change sides in a line from right to left", async () => {
  await open("/master/ViewSeller/seller-1");
  for (const value of screen.getAllByRole("definition")) {
    expect(value.firstElementChild?.tagName).toBe("BDI");
  }
});

test("its products that were changed last come when their tab is opened, with the way to all", async () => {
  const { sent } = await open("/master/ViewSeller/seller-1?tab=products");
  expect((await screen.findByRole("row", { name: /Serving Tray/ })).textContent).toContain("Enabled");
  screen.getByText("7 products");
  expect(screen.getByRole("link", { name: "Open products" }).getAttribute("href")).toBe(
    "/master/ViewProduct?seller=seller-1",
  );
  expect(sent.map(({ variables }) => variables)).toMatchObject([
    { id: "seller-1", hasProducts: true, hasPeople: false },
  ]);
});

test("what it was asked to send last comes when its tab is opened, with the way to what waits there", async () => {
  const { sent } = await open("/master/ViewSeller/seller-1?tab=orders");
  const row = await screen.findByRole("row", { name: /2627-000123\/1/ });
  expect(row.textContent).toContain("Kavya Menon");
  expect(row.textContent).toContain("₹2,112.24");
  screen.getByText("31 orders");
  expect(screen.getByRole("link", { name: "Pending Orders" }).getAttribute("href")).toBe(
    "/master/PendingOrders?seller=seller-1",
  );
  expect(sent[1]).toEqual({ name: "RecentOrdersQuery", variables: { filter: { sellerId: "seller-1" } } });
});

test("who may not read orders has no such tab, also by its address", async () => {
  const { sent } = await open("/master/ViewSeller/seller-1?tab=orders", true, false);
  expect(tabs().map(([title]) => title)).toEqual(["Profile", "Products", "Users", "Activity"]);
  expect(sent.map(({ name }) => name)).toEqual(["LocationPageQuery"]);
});

test("who may not read what was done has no such tab, also by its address", async () => {
  const { sent } = await open("/master/ViewSeller/seller-1?tab=activity", false);
  expect(tabs().map(([title]) => title)).toEqual(["Profile", "Products", "Orders", "Users"]);
  expect(sent.map(({ name }) => name)).toEqual(["LocationPageQuery"]);
});

test("whoever may changes it on its page; nobody else has the button", async () => {
  await open("/master/ViewSeller/seller-1");
  expect(screen.queryByRole("button", { name: "Edit" })).toBeNull();
  cleanup();
  const { sent } = await open("/master/ViewSeller/seller-1", true, true, true);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Edit" })));
  expect(sent.map(({ name }) => name)).toEqual(["LocationPageQuery", "sellerFieldsQuery"]);
});

test("a location that is not there says so, with the way to all", async () => {
  await open("/master/ViewSeller/seller-2");
  screen.getByRole("heading", { level: 1, name: "We could not find this" });
  expect(screen.getByRole("link", { name: "All locations" }).getAttribute("href")).toBe("/master/ViewSeller");
});

test("a series without a document of the year gets another prefix from whoever may change the location", async () => {
  const { sent } = await open("/master/ViewSeller/seller-1", true, true, true);
  const card = within(screen.getByRole("region", { name: "Document numbers" }));
  card.getByText("I1/2627/000042");
  card.getByText("C1/2627/000001");
  expect(card.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
    "Change the prefix of Credit notes",
  ]);
  await act(async () => fireEvent.click(card.getByRole("button")));
  const dialog = within(await screen.findByRole("dialog", { name: "Prefix of Credit notes" }));
  const save = async (prefix: string) => {
    await act(async () => fireEvent.change(dialog.getByLabelText("Prefix"), { target: { value: prefix } }));
    await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Save" })));
  };
  const inputs = () =>
    sent.flatMap(({ name, variables }) => (name === "NameSeriesMutation" ? [variables["input"]] : []));
  await save("too long");
  dialog.getByText("Must be 1 to 4 letters, digits and hyphens");
  expect(inputs()).toEqual([]);
  await save("i1");
  await dialog.findByText("Another series of the company has this name");
  await save("cn-7");
  expect(inputs()).toEqual([
    { sellerId: "seller-1", kind: "CREDIT_NOTE", prefix: "I1" },
    { sellerId: "seller-1", kind: "CREDIT_NOTE", prefix: "CN-7" },
  ]);
  await card.findByText("CN-7/2627/000001");
});

test("whoever may not change the location has no button to name a series", async () => {
  await open("/master/ViewSeller/seller-1");
  expect(within(screen.getByRole("region", { name: "Document numbers" })).queryAllByRole("button")).toEqual(
    [],
  );
});
