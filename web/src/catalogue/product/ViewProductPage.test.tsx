import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
// Brought here, so that no test waits for it to be compiled.
import "#/list/savedView/savedViewDialogs.tsx";
import "#/list/savedView/SavedViews.tsx";
import { eventually } from "../../../test/eventually.ts";
import { type Gateway, openConsole } from "../../../test/openConsole.tsx";
import { catalogueRoutes } from "../routes.ts";

beforeEach(() => localStorage.clear());

const product = {
  __typename: "Product",
  id: "product-8",
  name: "Areca Leaf Plates",
  sku: null,
  status: "PENDING",
  imageThumbnailUrl: null,
  discountPercentage: "5.00",
  flaggedStep: null,
  incompleteStep: 3,
  viewerCanUpdate: true,
  viewerActions: ["ENABLE", "RETURN", "DISABLE", "DUPLICATE", "DELETE"],
  updatedAt: "2025-11-19T20:30:00.000Z",
  brand: { __typename: "Brand", id: "brand-1", name: "Patravali" },
  seller: { __typename: "Seller", id: "seller-1", name: "Pune Warehouse" },
  category: {
    __typename: "Category",
    id: "category-3",
    name: "Leaf Plates",
    path: [
      { __typename: "Category", id: "category-1", name: "Kitchen" },
      { __typename: "Category", id: "category-3", name: "Leaf Plates" },
    ],
  },
  priceRange: { lowest: "299.00", highest: "1049.00" },
  variants: { totalCount: 2 },
};
const page = (products: (typeof product)[], kind = "OWNER", permissions = ["PRODUCT_CREATE"]) => ({
  viewer: {
    kind,
    permissions,
    offeredAreas: [],
    products: {
      totalCount: products.length,
      edges: products.map((node) => ({ __typename: "ProductEdge", node })),
    },
  },
});
const open = (gateway: Gateway = {}, address = "/master/ViewProduct") =>
  openConsole(catalogueRoutes, address, { ViewProductPageQuery: () => page([product]), ...gateway });

const cells = () => [...(screen.getAllByRole("row")[1]?.children ?? [])].map((cell) => cell.textContent);

test("a row says what, whose, where, how much and in which state", async () => {
  await open();
  expect(cells()).toEqual([
    "",
    "APAreca Leaf PlatesNo SKU",
    "PendingIncomplete: step 3",
    "Patravali",
    "Leaf PlatesKitchen",
    "₹299.00 – ₹1,049.002 variants",
    "5%",
    "Pune Warehouse",
    // Half past two at night in the business time zone, Asia/Kolkata.
    "20 Nov 2025",
    "",
  ]);
});

test("each price and each name keeps its own reading direction", async () => {
  await open();
  const row = screen.getAllByRole("row")[1];
  const texts = (selector: string) =>
    [...(row?.querySelectorAll(selector) ?? [])].map((found) => found.textContent);
  expect(texts("bdi")).toEqual(["₹299.00", "₹1,049.00"]);
  expect(texts("[dir=auto]")).toEqual([
    "Areca Leaf Plates",
    "No SKU",
    "Patravali",
    "Leaf Plates",
    "Kitchen",
    "Pune Warehouse",
  ]);
});

test("where only those that wait are listed, who may decide begins with the one that has waited longest", async () => {
  const way = () => screen.queryByRole("link", { name: "Review one after the other" })?.getAttribute("href");
  const mayDecide: Gateway = { ViewProductPageQuery: () => page([product], "OWNER", ["PRODUCT_APPROVE"]) };
  await open(mayDecide, "/master/ViewProduct?status=PENDING");
  expect(way()).toBe("/master/ViewProduct/next/review");
  cleanup();
  await open(mayDecide);
  expect(way()).toBeUndefined();
  cleanup();
  await open({}, "/master/ViewProduct?status=PENDING");
  expect(way()).toBeUndefined();
});

test("a seller sees no seller column and no seller filter", async () => {
  await open({ ViewProductPageQuery: () => page([product], "SELLER") });
  expect(screen.queryByRole("columnheader", { name: "Location" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Location" })).toBeNull();
});

test("the address is what the gateway is asked, and nonsense in it is not", async () => {
  const { sent } = await open(
    { LostChoicesQuery: () => ({ nodes: [null] }) },
    "/master/ViewProduct?page=2&pageSize=25&searchTerm=areca&status=DRAFT,NONSENSE&brand=brand-1&sortColumn=updated&sortDirection=desc",
  );
  expect(sent[0]?.variables).toEqual({
    search: "areca",
    filter: { status: ["DRAFT"], brandId: "brand-1" },
    orderBy: { field: "UPDATED_AT", direction: "DESC" },
    first: 25,
    offset: 25,
  });
});

test("the list comes with views of what is to be done, and a pinned view says how many it shows", async () => {
  const pinned = {
    __typename: "ListedSavedView",
    isPinned: true,
    isHidden: false,
    isDefault: false,
    view: {
      __typename: "SavedView",
      id: "v1",
      name: "On sale",
      isShared: false,
      isDefaultForEverybody: false,
      version: "1",
      viewerCanChange: true,
      state: {
        search: null,
        filters: [{ name: "status", values: ["ENABLED"] }],
        sort: null,
        columns: null,
        pageSize: null,
        mode: null,
      },
    },
  };
  const { sent, address } = await open({
    SavedViewsQuery: () => ({ viewer: { __typename: "Viewer", permissions: [], savedViews: [pinned] } }),
    listCountsProductsQuery: ({ filter }) => ({
      viewer: {
        __typename: "Viewer",
        counted: { totalCount: JSON.stringify(filter).includes("ENABLED") ? 1234 : 5678 },
      },
    }),
  });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Views" })));
  const panel = await eventually(() => screen.getByRole("dialog", { name: "Views" }));
  await eventually(() => expect(screen.getByText("1,234")).toBeDefined());
  const counted = sent
    .filter(({ name }) => name === "listCountsProductsQuery")
    .map(({ variables }) => variables);
  expect(counted).toContainEqual({ search: null, filter: { status: ["ENABLED"] } });
  await act(async () => fireEvent.click(within(panel).getByRole("button", { name: "Waiting for review" })));
  await eventually(() => expect(address()).toBe("/master/ViewProduct?status=PENDING&savedView=waiting"));
  const showReady = async (name: string) => {
    await act(async () => fireEvent.click(screen.getByRole("button", { name: /^Views/ })));
    const choice = await eventually(() => screen.getByRole("button", { name }));
    await act(async () => fireEvent.click(choice));
  };
  await showReady("Low stock");
  await eventually(() => expect(address()).toBe("/master/ViewProduct?stock=LOW&savedView=lowStock"));
  await showReady("On offer");
  await eventually(() => expect(address()).toBe("/master/ViewProduct?offer=ON&savedView=onOffer"));
  const filters = sent
    .filter(({ name }) => name === "ViewProductPageQuery")
    .map(({ variables }) => variables["filter"]);
  expect(filters.slice(-2)).toEqual([{ isLowInStock: true }, { isOnOffer: true }]);
});

test("what is out of stock is picked apart from what is low", async () => {
  const { sent } = await open(
    { ViewProductPageQuery: () => page([]) },
    "/master/ViewProduct?status=ENABLED&stock=OUT",
  );
  expect(sent.find(({ name }) => name === "ViewProductPageQuery")?.variables["filter"]).toEqual({
    status: ["ENABLED"],
    isOutOfStock: true,
  });
  expect(screen.getByRole("button", { name: /^Stock/ }).textContent).toBe("Stock Out of stock");
});

test("nothing at all and nothing for this search are told apart, and the way out is offered", async () => {
  const { router, address } = await open({ ViewProductPageQuery: () => page([]) });
  expect(screen.getByText("No products yet")).toBeDefined();
  await act(() => router.navigate("/master/ViewProduct?searchTerm=zzz&status=DRAFT"));
  expect(screen.getByText("No product matches")).toBeDefined();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Clear search and filters" })));
  expect(address()).toBe("/master/ViewProduct");
});

test("a page behind the last one gives way to the last one", async () => {
  const { address } = await open({}, "/master/ViewProduct?page=9");
  expect(address()).toBe("/master/ViewProduct");
});

test("the path matches in any case", async () => {
  await open({}, "/MASTER/viewproduct");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Products");
});
