import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Gateway, openConsole } from "../../../test/openConsole.tsx";
import { catalogueRoutes } from "../routes.ts";
// Brought here, so that no test waits for them to be compiled.
import "./_components/ProductDialog.tsx";
import "./variantDialogs.tsx";
import "#/orders/list/RecentOrders.tsx";

const variant = (number: number, shortName: string, price: string, isDefault = false, closedReason = "") => ({
  __typename: "Variant",
  id: `variant-${number}`,
  shortName,
  longName: `Pack of ${shortName}`,
  sku: null,
  order: number,
  price,
  isDefault,
  giftWrappingEnabled: false,
  giftWrappingPrice: "0.00",
  version: "version",
  closed: closedReason !== "",
  closedReason,
  temporarilyUnavailable: false,
});
type Variant = ReturnType<typeof variant>;

const product = (variants: Variant[], lowest: string, highest: string) => ({
  __typename: "Product",
  __isNode: "Product",
  id: "product-8",
  incompleteStep: null,
  name: "Areca Leaf Plates",
  sku: "PAT-1",
  status: "ENABLED",
  imageUrl: null,
  imageThumbnailUrl: null,
  images: { edges: [] },
  priceExamples: [],
  remark: null,
  flaggedStep: null,
  disabledReason: null,
  statusChangedAt: null,
  viewerCanUpdate: false,
  viewerActions: [],
  brand: { __typename: "Brand", id: "brand-1", name: "Patravali" },
  seller: null,
  category: null,
  model: null,
  colour: "Natural",
  packing: null,
  hsnCode: "4602",
  cgst: "2.50",
  sgst: null,
  igst: null,
  countryOfOrigin: "IND",
  originCountry: { __typename: "Country", code: "IND", name: "India" },
  variantsEnabled: true,
  giftWrappingPrice: null,
  discountPercentage: null,
  createdAt: null,
  updatedAt: null,
  description: "<p>Pressed from <strong>leaves</strong>.</p>",
  specifications: null,
  priceRange: { lowest, highest },
  bundles: { edges: [] },
  variants: {
    totalCount: variants.length,
    edges: variants.map((node) => ({ __typename: "VariantEdge", node })),
  },
});
const small = variant(1, "25", "299.00", true);
const large = variant(2, "100", "1049.00");
const mayAll = ["VARIANT_CREATE", "VARIANT_UPDATE"];
const page = (variants: Variant[], permissions = mayAll) => ({
  viewer: { permissions, offeredAreas: ["ORDERS"] },
  node: product(variants, "299.00", "1049.00"),
});
const open = (gateway: Gateway = {}) =>
  openConsole(catalogueRoutes, "/master/ViewProduct/product-8", {
    ProductPageQuery: () => page([small, large]),
    ...gateway,
  });

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
/** The dialog comes when it is opened. */
const openDialog = async (name: string) => {
  await press(name);
  await screen.findByRole("dialog");
};
const dialog = () => screen.getByRole("dialog");
const field = (label: string) =>
  within(dialog()).getByLabelText<HTMLInputElement>(label, { selector: "input" });
const type = (label: string, text: string) =>
  act(async () => {
    fireEvent.change(field(label), { target: { value: text } });
    fireEvent.blur(field(label));
  });
const submit = () =>
  act(async () => {
    const form = dialog().querySelector("form");
    if (form) fireEvent.submit(form);
  });
const problems = () =>
  [...document.querySelectorAll("[data-field-problem]")].map((found) => found.textContent);
const variantNames = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getByRole("rowheader").textContent);

test("facts that are not known are left out, and the description keeps its form", async () => {
  await open();
  expect(screen.queryByText("Model")).toBeNull();
  expect(screen.getByText("Natural")).toBeDefined();
  expect(screen.getByText("2.5%")).toBeDefined();
  expect(screen.getByText("India")).toBeDefined();
  expect(screen.getByText("leaves").tagName).toBe("STRONG");
});

test("a product that was returned for no step in particular names none", async () => {
  const { viewer, node } = page([small, large]);
  const returned = {
    ...node,
    status: "RECTIFICATION",
    remark: "The photos are blurred",
    viewerCanUpdate: true,
  };
  const stepLinks = () =>
    screen.queryAllByRole("link", { name: /^Edit step/ }).map((link) => link.textContent);
  await open({ ProductPageQuery: () => ({ viewer, node: returned }) });
  expect(screen.getByText("The photos are blurred")).toBeDefined();
  expect(stepLinks()).toEqual([]);
  cleanup();
  await open({ ProductPageQuery: () => ({ viewer, node: { ...returned, flaggedStep: 3 } }) });
  expect(stepLinks()).toEqual(["Edit step 3: Price and variants"]);
});

const withOrders = {
  ProductPageQuery: () => page([small, large], ["ORDER_READ"]),
  RecentOrdersQuery: () => ({
    viewer: { __typename: "Viewer", fulfilments: { totalCount: 0, edges: [] } },
  }),
};

test("what was ordered of it comes when its tab is opened, with the way to what waits", async () => {
  const { sent } = await openConsole(catalogueRoutes, "/master/ViewProduct/product-8?tab=orders", withOrders);
  await screen.findByText("No orders yet");
  expect(screen.queryByText("Natural")).toBeNull();
  expect(screen.getByRole("link", { name: "Pending Orders" }).getAttribute("href")).toBe(
    "/master/PendingOrders?product=product-8",
  );
  expect(sent[1]).toEqual({ name: "RecentOrdersQuery", variables: { filter: { productId: "product-8" } } });
});

test("who may not read orders has no such tab, also by its address", async () => {
  const { sent } = await openConsole(catalogueRoutes, "/master/ViewProduct/product-8?tab=orders", {
    ProductPageQuery: () => page([small, large], []),
  });
  expect(screen.queryByRole("navigation", { name: "Parts of the product" })).toBeNull();
  expect(screen.getByText("Natural")).toBeDefined();
  expect(sent.map(({ name }) => name)).toEqual(["ProductPageQuery"]);
});

test("a product that is not there, or not yours, says so and leads to the list", async () => {
  await open({ ProductPageQuery: () => ({ viewer: { permissions: [], offeredAreas: [] }, node: null }) });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("We could not find this");
  expect(screen.getByRole("link", { name: "All products" }).getAttribute("href")).toBe("/master/ViewProduct");
});

test("without the permission variants are only shown", async () => {
  await open({ ProductPageQuery: () => page([small], []) });
  expect(screen.queryByRole("button", { name: /Add variant|Edit/ })).toBeNull();
});

test("the five messages of the document, after the first attempt", async () => {
  await open();
  await openDialog("Add variant");
  await type("Order ID", "");
  await act(async () => fireEvent.click(within(dialog()).getByRole("switch", { name: "Gift wrapping" })));
  await type("Gift Wrapping Price", "");
  expect(problems()).toEqual([]);
  await submit();
  expect(problems()).toEqual([
    "Short Name is required",
    "Long Name is required",
    "Price is required",
    "Order ID is required",
    "Gift Wrapping Price is Required",
  ]);
});

test("an added variant is in the table and the price range at once, with exact prices sent", async () => {
  const added = variant(3, "500", "4999.50");
  const { sent } = await open({
    variantDialogsAddMutation: () => ({
      addVariant: {
        __typename: "AddVariantSuccess",
        product: product([small, large, added], "299.00", "4999.50"),
      },
    }),
  });
  await openDialog("Add variant");
  await type("Short Name", "500");
  await type("Long Name", "Pack of 500");
  await type("Price before tax", "4999.5");
  await submit();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(variantNames()).toHaveLength(3);
  expect(document.querySelector(".product-price")?.textContent).toBe("₹299.00 – ₹4,999.50");
  expect(sent.map(({ name }) => name)).toEqual(["ProductPageQuery", "variantDialogsAddMutation"]);
  expect(sent[1]?.variables["input"]).toMatchObject({
    productId: "product-8",
    shortName: "500",
    price: "4999.50",
    order: 3,
    sku: null,
    isDefault: false,
    giftWrappingPrice: "0.00",
  });
});

test("the default cannot lose its mark, only pass it on", async () => {
  await open();
  await openDialog("Edit 25");
  const mark = within(dialog()).getByRole<HTMLInputElement>("checkbox", { name: "Default price" });
  expect([mark.checked, mark.disabled]).toEqual([true, true]);
  expect(
    within(dialog()).getByText("This is the default. To change it, mark another variant."),
  ).toBeDefined();
});

test("the order id of another variant is said to be taken, in adding and in editing; its own is not", async () => {
  await open();
  const message = "“100” has this order ID too.";
  const isSaid = () => within(dialog()).queryByText(message) !== null;
  await openDialog("Edit 25");
  expect(field("Order ID").value).toBe("1");
  expect(isSaid()).toBe(false);
  await type("Order ID", "2");
  expect(isSaid()).toBe(true);
  await press("Cancel");
  await press("Discard");
  await openDialog("Add variant");
  expect(isSaid()).toBe(false);
  await type("Order ID", "2");
  expect(isSaid()).toBe(true);
});

test("while variants are off none is added here; the step that switches them on is offered", async () => {
  const { viewer, node } = page([small, large]);
  const single = { ...node, variantsEnabled: false, viewerCanUpdate: true };
  await open({ ProductPageQuery: () => ({ viewer, node: single }) });
  expect(screen.queryByRole("button", { name: "Add variant" })).toBeNull();
  const section = screen.getByRole("region", { name: "Variants" });
  expect(within(section).getByRole("link", { name: "Price and variants" }).getAttribute("href")).toBe(
    "/master/AddProduct?val=3&id=product-8",
  );
});

test("the only variant has neither mark nor availability to choose", async () => {
  await open({ ProductPageQuery: () => page([small]) });
  await openDialog("Edit 25");
  expect(within(dialog()).queryByRole("checkbox")).toBeNull();
});

test("of more variants than are here it says so; of fewer it says how many", async () => {
  const many = Array.from({ length: 6 }, (_, index) => variant(index + 1, `Size ${index}`, "10.00"));
  const { node, ...rest } = page(many);
  await open({
    ProductPageQuery: () => ({ ...rest, node: { ...node, variants: { ...node.variants, totalCount: 140 } } }),
  });
  expect(screen.getByText("Only the first 6 of 140 variants are here")).toBeDefined();
  cleanup();
  await open({ ProductPageQuery: () => page(many) });
  expect(screen.getByText("6 variants")).toBeDefined();
});

test("a withdrawn variant says why", async () => {
  await open({ ProductPageQuery: () => page([small, variant(2, "100", "1049.00", false, "Out of season")]) });
  expect(screen.getByText("Disabled: Out of season")).toBeDefined();
});

test("another like it: the copy's dialog stands open, and the copy is filled in next", async () => {
  const { address, router } = await open({
    ProductPageQuery: () => ({
      ...page([small]),
      node: { ...product([small], "299.00", "299.00"), viewerActions: ["DUPLICATE"], viewerCanUpdate: true },
    }),
    DuplicateProductMutation: () => ({
      duplicateProduct: { __typename: "DuplicateProductSuccess", productEdge: { node: { id: "product-9" } } },
    }),
  });
  await act(() => router.navigate("/master/ViewProduct/product-8?like"));
  const copy = await screen.findByRole("dialog", { name: "Duplicate Areca Leaf Plates" });
  expect(within(copy).getByLabelText<HTMLInputElement>("Product Name").value).toBe(
    "Copy of Areca Leaf Plates",
  );
  // What was changed in the dialog is saved with the copy, and holds nobody up.
  await act(async () =>
    fireEvent.change(within(copy).getByLabelText("Product Name"), { target: { value: "Palm Leaf Plates" } }),
  );
  await submit();
  expect(address()).toBe("/master/AddProduct?val=1&id=product-9");
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
