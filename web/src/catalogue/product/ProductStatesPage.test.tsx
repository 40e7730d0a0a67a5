import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Gateway, openConsole } from "../../../test/openConsole.tsx";
import { catalogueRoutes } from "../routes.ts";

const pot = {
  __typename: "Product",
  id: "product-8",
  name: "Clay pot",
  sku: null,
  status: "PENDING",
  imageThumbnailUrl: null,
  priceRange: { lowest: "299.00", highest: "299.00" },
  discountPercentage: null,
  disabledReason: null as string | null,
  remark: null as string | null,
  flaggedStep: null as number | null,
  incompleteStep: null,
  statusChangedAt: "2026-11-19T20:30:00.000Z",
  seller: { __typename: "Seller", id: "seller-1", name: "Pune Warehouse" },
  viewerCanUpdate: true,
  viewerActions: ["ENABLE", "RETURN", "DISABLE"],
};
type Pot = typeof pot;

const page = (products: Pot[], kind = "OWNER") => ({
  viewer: {
    kind,
    permissions: [],
    offeredAreas: [],
    products: {
      totalCount: products.length,
      edges: products.map((node) => ({ __typename: "ProductEdge", node })),
    },
  },
});
const open = (address: string, products: Pot[], gateway: Gateway = {}, kind = "OWNER") =>
  openConsole(catalogueRoutes, address, { ProductStatesPageQuery: () => page(products, kind), ...gateway });

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const changed = {
  __typename: "Product",
  id: "product-8",
  updatedAt: "2026-11-20T10:00:00.000Z",
  statusChangedAt: "2026-11-20T10:00:00.000Z",
  name: "Clay pot",
  remark: null,
  flaggedStep: null,
  disabledReason: null,
  incompleteStep: null,
  viewerCanUpdate: true,
};

test("an approved product leaves the list of those that wait", async () => {
  const { sent } = await open("/master/ProductRectification", [pot], {
    productMutationsEnableMutation: () => ({
      enableProduct: {
        __typename: "EnableProductSuccess",
        product: { ...changed, status: "ENABLED", viewerActions: ["RETURN", "DISABLE"] },
      },
    }),
  });
  await press("Approve: Clay pot");
  await waitFor(() => expect(screen.getByText("Nothing waits")).toBeDefined());
  expect(sent.map(({ name }) => name)).toEqual(["ProductStatesPageQuery", "productMutationsEnableMutation"]);
  expect(sent[1]?.variables).toEqual({ input: { id: "product-8" } });
});

test("a product that cannot be approved stays as it was, and what it lacks is said with its step", async () => {
  await open("/master/ProductRectification", [pot], {
    productMutationsEnableMutation: () => ({
      enableProduct: {
        __typename: "ValidationError",
        __isError: "ValidationError",
        message: "Some fields are not right",
        issues: [{ path: ["cgst"], message: "CGST is required" }],
      },
    }),
  });
  await press("Approve: Clay pot");
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText("Clay pot cannot be enabled yet")).toBeDefined();
  expect(within(dialog).getByText("CGST is required")).toBeDefined();
  expect(within(dialog).getByRole("link", { name: "Price and variants" }).getAttribute("href")).toBe(
    "/master/AddProduct?val=3&id=product-8",
  );
  expect(document.querySelector(".ui-row")?.textContent).toContain("Pending");
});

test("a returned product shows its seller the remark and leads to the step it is about", async () => {
  const returned = {
    ...pot,
    status: "RECTIFICATION",
    remark: "The tax is wrong",
    flaggedStep: 3,
    viewerActions: ["SUBMIT"],
  };
  await open("/master/ProductRectification", [returned], {}, "SELLER");
  expect(screen.getByText("The tax is wrong")).toBeDefined();
  expect(screen.getByText("Step 3: Price and variants")).toBeDefined();
  expect(screen.getByRole("link", { name: "Edit Clay pot" }).getAttribute("href")).toBe(
    "/master/AddProduct?val=3&id=product-8",
  );
  expect(screen.getByRole("button", { name: "Submit again: Clay pot" })).toBeDefined();
  expect(screen.queryByRole("button", { name: /^(Approve|Return)/ })).toBeNull();
  expect(screen.queryByRole("columnheader", { name: "Location" })).toBeNull();
});

test("the menu offers what the viewer may do, and nothing else", async () => {
  await open("/master/ProductDisabled", [
    {
      ...pot,
      status: "DISABLED",
      disabledReason: "Sold out",
      viewerCanUpdate: false,
      viewerActions: ["ENABLE", "DELETE"],
    },
  ]);
  expect(screen.getByText("Sold out")).toBeDefined();
  await press("More for Clay pot");
  expect(screen.getAllByRole("menuitem").map((item) => item.textContent)).toEqual(["Enable", "Delete"]);
});
