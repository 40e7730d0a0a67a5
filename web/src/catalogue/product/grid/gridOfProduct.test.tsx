import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openConsole } from "../../../../test/openConsole.tsx";
import { catalogueRoutes } from "../../routes.ts";
// Brought here, so that no test waits for it to be compiled.
import "./GridOfProduct.tsx";

const variant = (id: string, shortName: string, price: string, isDefault: boolean) => ({
  __typename: "Variant",
  id,
  shortName,
  price,
  giftWrappingEnabled: false,
  giftWrappingPrice: "0.00",
  sku: `SKU-${shortName}`,
  order: 1,
  isDefault,
  temporarilyUnavailable: false,
  stock: null,
});
const rows = {
  __typename: "Product",
  id: "product-8",
  name: "Areca Leaf Plates",
  variantsEnabled: true,
  price: null,
  wrapping: null,
  sku: null,
  hsnCode: "4602",
  cgst: "2.50",
  sgst: null,
  igst: null,
  stock: null,
  variants: {
    edges: [variant("variant-1", "25", "299.00", true), variant("variant-2", "100", "1049.00", false)].map(
      (node) => ({ __typename: "VariantEdge", node }),
    ),
  },
};
const product = {
  __typename: "Product",
  __isNode: "Product",
  id: "product-8",
  name: "Areca Leaf Plates",
  sku: null,
  status: "ENABLED",
  version: "version",
  isChangedSinceReview: false,
  incompleteStep: null,
  imageUrl: null,
  imageThumbnailUrl: null,
  images: { edges: [] },
  priceExamples: [],
  remark: null,
  flaggedStep: null,
  disabledReason: null,
  statusChangedAt: null,
  viewerCanUpdate: true,
  viewerActions: [],
  brand: null,
  seller: null,
  category: null,
  model: null,
  colour: "Natural",
  packing: null,
  hsnCode: "4602",
  cgst: "2.50",
  sgst: null,
  igst: null,
  countryOfOrigin: null,
  originCountry: null,
  variantsEnabled: true,
  giftWrappingPrice: null,
  discountPercentage: null,
  createdAt: null,
  updatedAt: null,
  description: null,
  specifications: null,
  priceRange: { lowest: "299.00", highest: "1049.00" },
  bundles: { edges: [] },
  variants: { totalCount: 0, edges: [] },
};

const nothing = {
  price: null,
  giftWrappingPrice: null,
  sku: null,
  stock: null,
  lowStockAt: null,
  hsnCode: null,
  cgst: null,
  sgst: null,
  igst: null,
  temporarilyUnavailable: null,
  order: null,
};

const open = (permissions: readonly string[], offeredAreas: readonly string[] = ["EXPORTS"]) =>
  openConsole(catalogueRoutes, "/master/ViewProduct/product-8?tab=grid", {
    ProductPageQuery: () => ({ viewer: { permissions, offeredAreas }, node: product }),
    gridRowsQuery: () => ({
      viewer: {
        products: {
          totalCount: 1,
          pageInfo: { hasNextPage: false, endCursor: null },
          edges: [{ __typename: "ProductEdge", node: rows }],
        },
      },
    }),
    useSaveGridMutation: () => ({
      changeProductRows: {
        __typename: "ChangeProductRowsSuccess",
        results: [{ outcome: "DONE", problems: [], now: { ...nothing, price: "999.00" } }],
      },
    }),
  });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

test("one product's variants stand in the grid, alone, and are saved from there", async () => {
  const { sent } = await open(["VARIANT_UPDATE"]);
  const grid = await screen.findByRole("grid", { name: "Prices, stock and tax" });
  expect(sent[1]).toEqual({
    name: "gridRowsQuery",
    variables: { search: null, filter: { ids: ["product-8"] }, orderBy: null, first: 100, after: null },
  });
  expect(grid.getAttribute("aria-rowcount")).toBe("3");
  expect(within(grid).queryByRole("columnheader", { name: "Product" })).toBeNull();
  const cell = grid.querySelector<HTMLElement>('[data-place="1 2"]') ?? grid;
  await act(async () => fireEvent.pointerDown(cell));
  await act(async () => fireEvent.keyDown(cell, { key: "9" }));
  const field = within(grid).getByRole("textbox");
  await act(async () => fireEvent.input(field, { target: { value: "999" } }));
  await act(async () => fireEvent.keyDown(field, { key: "Enter" }));
  await press("Save 1 change");
  expect(sent.find(({ name }) => name === "useSaveGridMutation")?.variables).toEqual({
    input: {
      rows: [
        {
          productId: "product-8",
          variantId: "variant-2",
          set: { price: "999.00" },
          seen: { price: "1049.00" },
        },
      ],
    },
  });
  const before = sent.length;
  await act(async () => fireEvent.click(screen.getByRole("link", { name: "Details" })));
  expect(sent.slice(before).map(({ name }) => name)).toEqual(["ProductPageQuery"]);
});

test.each([
  ["another price", "9", "0 2", "299.00"],
  ["a cell that may not be written", "F2", "0 8", "2.50"],
])("typing goes into its own cell when %s is clicked", async (_, key, place, text) => {
  await open(["VARIANT_UPDATE"]);
  const grid = await screen.findByRole("grid", { name: "Prices, stock and tax" });
  const cellAt = (at: string) => grid.querySelector<HTMLElement>(`[data-place="${at}"]`) ?? grid;
  await act(async () => fireEvent.pointerDown(cellAt("1 2")));
  await act(async () => fireEvent.keyDown(cellAt("1 2"), { key }));
  const field = within(grid).getByRole("textbox");
  await act(async () => fireEvent.input(field, { target: { value: "99" } }));
  await act(async () => fireEvent.pointerDown(cellAt(place)));
  expect(within(grid).queryByRole("textbox")).toBeNull();
  expect(cellAt("1 2").textContent).toBe("99.00Not saved");
  expect(cellAt(place).textContent).toBe(text);
  expect(document.activeElement).toBe(cellAt(place));
  screen.getByRole("button", { name: "Save 1 change" });
});

test("a double click within the text that is typed chooses a word of it, and not all", async () => {
  await open(["VARIANT_UPDATE"]);
  const grid = await screen.findByRole("grid", { name: "Prices, stock and tax" });
  const cell = grid.querySelector<HTMLElement>('[data-place="1 1"]') ?? grid;
  await act(async () => fireEvent.pointerDown(cell));
  await act(async () => fireEvent.keyDown(cell, { key: "9" }));
  const field = within(grid).getByRole<HTMLInputElement>("textbox");
  await act(async () => fireEvent.input(field, { target: { value: "99 100" } }));
  field.setSelectionRange(0, 2);
  await act(async () => fireEvent.doubleClick(field));
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(["99 100", 0, 2]);
});

test.each([
  ["without a permission to change", [], ["EXPORTS"]],
  ["at a service without it", ["VARIANT_UPDATE"], []],
])("%s there is no grid of a product, also by its address", async (_, permissions, offeredAreas) => {
  const { sent } = await open(permissions, offeredAreas);
  await screen.findByText("Natural");
  expect(screen.queryByRole("link", { name: "Prices and stock" })).toBeNull();
  expect(sent.map(({ name }) => name)).toEqual(["ProductPageQuery"]);
});
