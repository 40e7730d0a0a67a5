import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
// Brought here, so that no test waits for them to be compiled.
import "#/list/LostChoices.tsx";
import "../brand/BrandPicker.tsx";
import "../category/AnyCategoryPicker.tsx";
import { RequestError } from "#/relay/RequestError.ts";
import { eventually } from "../../../test/eventually.ts";
import { type Gateway, openConsole } from "../../../test/openConsole.tsx";
import { catalogueRoutes } from "../routes.ts";
import { product } from "./bulk/sampleProducts.tsx";

const open = (gateway: Gateway, address = "/master/ViewProduct") =>
  openConsole(catalogueRoutes, address, {
    ViewProductPageQuery: () => ({
      viewer: {
        kind: "OWNER",
        permissions: [],
        offeredAreas: [],
        products: { totalCount: 1, edges: [{ __typename: "ProductEdge", node: product("Anvil") }] },
      },
    }),
    ...gateway,
  });

const brands = (...names: readonly string[]) => ({
  viewer: {
    brands: {
      edges: names.map((name) => ({
        __typename: "BrandEdge",
        node: { __typename: "Brand", id: `brand-${name}`, name },
      })),
    },
  },
});

/** Opens a filter and hands out its box, which has the focus. */
async function openFilter(label: string) {
  const chip = screen.getByRole("button", { name: new RegExp(`^${label}`) });
  await act(async () => chip.focus());
  // By key: a click without a pointer is a screen reader's, and those move the focus a frame later.
  await act(async () => fireEvent.keyDown(chip, { key: "Enter" }));
  await act(async () => fireEvent.keyUp(chip, { key: "Enter" }));
  return within(await screen.findByRole("dialog", { name: label })).findByRole("combobox");
}
const openBrands = () => openFilter("Brand");
const take = async (name: string | RegExp) => {
  const option = await screen.findByRole("option", { name });
  await act(async () => fireEvent.click(option));
};

test("the first visit asks once; what can be filtered by is fetched when a filter is opened", async () => {
  const { sent } = await open({ BrandPickerQuery: () => brands("Patravali") });
  await act(async () => fireEvent.focus(screen.getByRole("button", { name: "Brand" })));
  expect(sent.map(({ name }) => name)).toEqual(["ViewProductPageQuery"]);
  await openBrands();
  await screen.findByRole("option", { name: "Patravali" });
  expect(sent.map(({ name }) => name)).toEqual(["ViewProductPageQuery", "BrandPickerQuery"]);
});

test("a filter finds one of thousands at the service, and names it without asking for its name", async () => {
  const { sent, address } = await open({
    BrandPickerQuery: ({ search }) =>
      search === "zari" ? brands("Zari") : brands(...Array.from({ length: 20 }, (_, index) => `B${index}`)),
  });
  const box = await openBrands();
  expect(document.activeElement).toBe(box);
  await screen.findByText("Type to find others");
  await act(async () => fireEvent.input(box, { target: { value: "zari" } }));
  await take("Zari");
  expect(address()).toBe("/master/ViewProduct?brand=brand-Zari");
  expect(screen.queryByRole("dialog", { name: "Brand" })).toBeNull();
  expect(screen.getByRole("button", { name: "Brand Zari" })).toBeDefined();
  const searches = sent.filter(({ name }) => name === "BrandPickerQuery").map(({ variables }) => variables);
  expect(searches.slice(0, 2)).toEqual([{ search: null }, { search: "zari" }]);
  expect(sent.map(({ name }) => name)).not.toContain("LostChoicesQuery");
});

test("the keyboard alone opens a filter, takes a choice and is back on the chip", async () => {
  const { address } = await open({ BrandPickerQuery: () => brands("Patravali", "Zari") });
  const box = await openBrands();
  await screen.findByRole("option", { name: "Zari" });
  for (const key of ["ArrowDown", "ArrowDown", "Enter"])
    await act(async () => fireEvent.keyDown(box, { key }));
  expect(address()).toBe("/master/ViewProduct?brand=brand-Zari");
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Brand Zari" })),
  );
});

test("a brand that is not there is said not to be, and emptying the box takes the filter away", async () => {
  const { address } = await open(
    {
      BrandPickerQuery: () => brands(),
      LostChoicesQuery: () => ({ nodes: [{ __typename: "Brand", id: "brand-Zari", name: "Zari" }] }),
    },
    "/master/ViewProduct?brand=brand-Zari",
  );
  await screen.findByRole("button", { name: "Brand Zari" });
  const box = await openBrands();
  expect(box).toHaveProperty("value", "Zari");
  await act(async () => fireEvent.input(box, { target: { value: "qqq" } }));
  await screen.findByText("No brand matches");
  await act(async () => fireEvent.input(box, { target: { value: "" } }));
  expect(address()).toBe("/master/ViewProduct");
});

test("Escape closes a filter at once, leaves it as it was, and goes back to the chip", async () => {
  const { address } = await open({ BrandPickerQuery: () => brands("Patravali") });
  const box = await openBrands();
  await screen.findByRole("option", { name: "Patravali" });
  await act(async () => fireEvent.keyDown(box, { key: "Escape" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Brand" })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Brand" })));
  expect(address()).toBe("/master/ViewProduct");
});

test("choices that could not be loaded say so, and are asked for again when the filter is next opened", async () => {
  let isDown = true;
  await open({
    BrandPickerQuery: () => (isDown ? new RequestError("unreachable", "offline") : brands("Patravali")),
  });
  await openBrands();
  await screen.findByText("These choices could not be loaded.");
  isDown = false;
  await act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Brand" })).toBeNull());
  await openBrands();
  await screen.findByRole("option", { name: "Patravali" });
});

test("a category of any level can be filtered by, and says what it stands under", async () => {
  const categories = (name: string, parent?: string) => ({
    edges: [
      {
        __typename: "CategoryEdge",
        node: {
          __typename: "Category",
          id: `category-${name}`,
          name,
          ...(parent !== undefined && {
            parent: { __typename: "Category", id: `category-${parent}`, name: parent },
          }),
        },
      },
    ],
  });
  const { address } = await open({
    AnyCategoryPickerQuery: () => ({
      viewer: {
        level1: categories("Kitchen"),
        level2: categories("Tableware", "Kitchen"),
        level3: categories("Plates", "Tableware"),
      },
    }),
  });
  await openFilter("Category");
  await screen.findByRole("option", { name: /^Plates/ });
  const offered = await screen.findAllByRole("option");
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    "Kitchen",
    "TablewareKitchen",
    "PlatesTableware",
  ]);
  await take(/^Plates/);
  expect(address()).toBe("/master/ViewProduct?category=category-Plates");
});

test("a filter names what the address says, and what is gone it calls deleted until it is taken away", async () => {
  const { sent, address } = await open(
    {
      LostChoicesQuery: () => ({
        nodes: [null, { __typename: "Category", id: "category-101", name: "Oils" }],
      }),
    },
    "/master/ViewProduct?brand=brand-9&category=category-101",
  );
  await eventually(() => screen.getByRole("button", { name: "Brand (deleted)" }));
  expect(screen.getByRole("button", { name: "Category Oils" })).toBeDefined();
  const asked = sent.filter(({ name }) => name === "LostChoicesQuery").map(({ variables }) => variables);
  expect(asked).toEqual([{ ids: ["brand-9", "category-101"] }]);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Clear filter: Brand" })));
  expect(address()).toBe("/master/ViewProduct?category=category-101");
});
