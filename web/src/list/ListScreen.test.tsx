import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { Variables } from "relay-runtime";
import { beforeEach, expect, test, vi } from "vitest";
import { catalogueRoutes } from "#/catalogue/routes.ts";
import { noteSaved } from "#/form/savedRecord.ts";
import { openConsole } from "../../test/openConsole.tsx";
// Brought here, so that no test waits for them to be compiled.
import "./ChosenTools.tsx";
import "./ColumnPanel.tsx";
import { ListTable } from "./ListTable.tsx";
import { eventually } from "../../test/eventually.ts";

vi.mock("./ListTable.tsx", { spy: true });

beforeEach(() => localStorage.clear());

const names = ["Anvil", "Birch", "Cedar", "Dune", "Ember", "Fern", "Grove"];
const brand = (name: string, productCount = 3) => ({
  __typename: "Brand",
  id: `brand-${name}`,
  name,
  version: `version of ${name}`,
  productCount,
  createdAt: "2025-01-05T10:00:00Z",
  viewerCanUpdate: true,
  viewerCanDelete: true,
});
const mayAll = ["BRAND_CREATE", "BRAND_UPDATE", "BRAND_DELETE"];

/** The brands of a page, as the gateway would answer. */
function respond({ search, first, offset }: Variables, permissions = mayAll, all = names, products = 3) {
  const found = all.filter((name) => name.toLowerCase().includes(String(search ?? "").toLowerCase()));
  const page = found.slice(Number(offset), Number(offset) + Number(first));
  return {
    viewer: {
      permissions,
      offeredAreas: [],
      brands: {
        totalCount: found.length,
        edges: page.map((name) => ({ __typename: "BrandEdge", node: brand(name, products) })),
      },
    },
  };
}

const open = (address = "", permissions?: readonly string[], all?: string[]) =>
  openConsole(catalogueRoutes, `/master/Viewbrand${address}`, {
    ViewBrandPageQuery: (variables) => respond(variables, permissions ? [...permissions] : undefined, all),
  });

/** Also while the column chooser lies over them. */
const headers = () =>
  screen.getAllByRole("columnheader", { hidden: true }).map((header) => header.textContent);
const rowNames = () => screen.queryAllByRole("rowheader").map((header) => header.textContent);
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const tick = (name: RegExp | string) =>
  act(async () => fireEvent.click(screen.getByRole("checkbox", { name })));
const count = () => screen.queryByRole("toolbar", { name: "Selected rows" })?.firstChild?.textContent;

test("the address is what the gateway is asked", async () => {
  const { sent } = await open("?page=2&pageSize=10&searchTerm=e&sortColumn=products&sortDirection=desc");
  expect(sent[0]?.variables).toEqual({
    search: "e",
    orderBy: { field: "PRODUCTS", direction: "DESC" },
    first: 10,
    offset: 10,
  });
});

test("columns, their order and their sorting follow from the declaration", async () => {
  const { address } = await open();
  expect(headers()).toEqual(["", "Name", "Products", "Added", "Actions"]);
  expect(screen.getAllByRole("row")[1]?.textContent).toContain("Anvil35 Jan 2025");
  await act(async () => fireEvent.click(screen.getByRole("columnheader", { name: "Added" })));
  expect(address()).toBe("/master/Viewbrand?sortColumn=created&sortDirection=asc");
});

test("who may change nothing gets no column of actions and no primary action", async () => {
  await open("", []);
  expect(headers()).toEqual(["", "Name", "Products", "Added"]);
  expect(screen.queryByRole("button", { name: "Add brand" })).toBeNull();
});

test("the list with its rows is drawn once when it opens, beside a button that adds to it", async () => {
  vi.mocked(ListTable).mockClear();
  await open();
  expect(screen.getByRole("button", { name: "Add brand" })).toBeDefined();
  // React's strict mode calls it twice with the very same.
  expect(new Set(vi.mocked(ListTable).mock.calls.map(([given]) => given)).size).toBe(1);
});

test("a list without rows says what belongs there", async () => {
  await open("", mayAll, []);
  expect(screen.getByText("Brands appear here as soon as somebody adds one.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Show all" })).toBeNull();
});

test("a search without matches leads back to all rows, in their order", async () => {
  const { address } = await open("?searchTerm=zinc&sortColumn=name&sortDirection=desc&page=1");
  expect(screen.getByText("No brand matches")).toBeDefined();
  screen.getByRole("button", { name: "Show all" }).focus();
  await press("Show all");
  expect(address()).toBe("/master/Viewbrand?sortColumn=name&sortDirection=desc");
  expect(rowNames()).toEqual(names.slice(0, 5));
  expect(screen.getByRole("grid").contains(document.activeElement)).toBe(true);
});

test("a page behind the last one is left for it", async () => {
  const { address } = await open("?page=9");
  await eventually(() => expect(address()).toBe("/master/Viewbrand?page=2"));
});

test("a page whose rows are all being deleted gets those that follow, and is not said to be empty", async () => {
  const answer = Promise.withResolvers<undefined>();
  const { sent } = await openConsole(catalogueRoutes, "/master/Viewbrand", {
    ViewBrandPageQuery: (variables) => {
      const page = respond(variables, mayAll, names, 0);
      return variables["first"] === 5 ? page : answer.promise.then(() => page);
    },
    ViewBrandPageDeleteMutation: () => ({ deleteBrand: { __typename: "DeleteBrandSuccess" } }),
  });
  const sentAs = (operation: string) => sent.filter(({ name }) => name === operation);
  for (const name of names.slice(0, 5)) {
    await press(`More for ${name}`);
    await act(async () => fireEvent.click(screen.getByRole("menuitem", { name: "Delete" })));
  }
  expect(screen.queryByText("No brands yet")).toBeNull();
  screen.getByText("Loading brands");
  await act(async () => answer.resolve(undefined));
  await eventually(() => expect(rowNames()).toEqual(["Fern", "Grove"]));
  // The five are among what the service has until they can no longer be taken back.
  expect(sentAs("ViewBrandPageQuery").map(({ variables }) => variables["first"])).toEqual([5, 10]);
  expect(sentAs("ViewBrandPageDeleteMutation")).toEqual([]);
  await act(async () => window.dispatchEvent(new Event("pagehide")));
  expect(sentAs("ViewBrandPageDeleteMutation")).toHaveLength(5);
  expect(rowNames()).toEqual(["Fern", "Grove"]);
});

test("chosen rows are counted over pages and orders, and copied by name", async () => {
  const writeText = vi.fn(async () => undefined);
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  await open();
  expect(count()).toBeUndefined();
  await tick("Select Birch");
  expect(count()).toBe("1 selected");
  await press("Page 2");
  await tick("Select all rows of this page");
  expect(count()).toBe("3 selected");
  await press("Page 1");
  await act(async () => fireEvent.click(screen.getByRole("columnheader", { name: "Products" })));
  expect(count()).toBe("3 selected");
  expect(screen.getByRole("row", { name: "Birch" }).getAttribute("aria-selected")).toBe("true");
  await press("Copy names");
  expect(writeText.mock.calls).toEqual([["Birch\nFern\nGrove"]]);
});

test("the box of the header gives up the rows of its page alone", async () => {
  await open("?page=2");
  await tick("Select Fern");
  await press("Page 1");
  await tick("Select all rows of this page");
  expect(count()).toBe("6 selected");
  await tick("Select all rows of this page");
  expect(count()).toBe("1 selected");
  await press("Clear");
  expect(count()).toBeUndefined();
});

test("another search gives the chosen rows up", async () => {
  const { router } = await open();
  await tick("Select Birch");
  await act(() => router.navigate("/master/Viewbrand?searchTerm=bi"));
  expect([rowNames(), count()]).toEqual([["Birch"], undefined]);
});

test("longer pages are offered beside the count until somebody has chosen their length once", async () => {
  const { address } = await open();
  await press("Show 25");
  expect(address()).toBe("/master/Viewbrand?pageSize=25");
  expect(screen.queryByRole("button", { name: "Show 25" })).toBeNull();
  cleanup();
  await open();
  expect(screen.getByText(/^1–5 of/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Show 25" })).toBeNull();
});

test("a column that there is no room for leaves, is named where columns are chosen, and stands again once one was", async () => {
  const main = document.createElement("main");
  Object.defineProperty(main, "clientWidth", { value: 500 });
  document.body.prepend(main);
  await open();
  expect(headers()).toEqual(["", "Name", "Products", "Actions"]);
  await press("Columns");
  expect(screen.getByText("No room here: Added. Once you choose, all are shown.")).toBeDefined();
  await press("Move Added earlier");
  expect(headers()).toEqual(["", "Name", "Added", "Products", "Actions"]);
  main.remove();
});

const columnBox = (name: string) => within(screen.getByRole("dialog")).getByRole("checkbox", { name });

test("columns are hidden, moved and kept; the name stays; a reset brings the declaration back", async () => {
  await open();
  await press("Columns");
  expect(columnBox("Name")).toHaveProperty("disabled", true);
  await act(async () => fireEvent.click(columnBox("Products")));
  expect(headers()).toEqual(["", "Name", "Added", "Actions"]);
  await press("Move Added earlier");
  await press("Move Added earlier");
  expect(headers()).toEqual(["", "Added", "Name", "Actions"]);
  expect(screen.getAllByRole("row", { hidden: true })[1]?.textContent).toBe("5 Jan 2025Anvil");
  cleanup();
  await open();
  expect(headers()).toEqual(["", "Added", "Name", "Actions"]);
  await press("Columns");
  await press("Reset columns");
  expect(headers()).toEqual(["", "Name", "Products", "Added", "Actions"]);
});

test("columns go with the person: what another browser chose is taken over, and what is chosen here is kept with the account", async () => {
  const { sent } = await openConsole(catalogueRoutes, "/master/Viewbrand", {
    ViewBrandPageQuery: (variables) => respond(variables),
    AccountColumnsQuery: () => ({
      viewer: {
        __typename: "Viewer",
        listColumns: { order: ["created", "gone", "name"], hidden: ["products"], widths: [] },
      },
    }),
    useSaveColumnsMutation: () => ({
      saveListColumns: {
        __typename: "SaveListColumnsSuccess",
        listColumns: { __typename: "ListColumns" },
      },
    }),
  });
  expect(sent.map(({ name }) => name)).toEqual(["ViewBrandPageQuery"]);
  await press("Columns");
  await eventually(() => expect(headers()).toEqual(["", "Added", "Name", "Actions"]));
  await act(async () => fireEvent.click(columnBox("Products")));
  const saved = () =>
    sent.filter(({ name }) => name === "useSaveColumnsMutation").map(({ variables }) => variables);
  await eventually(() =>
    expect(saved()).toEqual([
      { input: { list: "brands", order: ["created", "name", "products"], hidden: [], widths: [] } },
    ]),
  );
  expect(headers()).toEqual(["", "Added", "Name", "Products", "Actions"]);
});

test("the row of a record that was saved just now is marked and comes into sight, and no other", async () => {
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    seen.push(this.textContent);
  };
  await open("?pageSize=10");
  const marked = () => [...document.querySelectorAll("[data-new]")].map((row) => row.textContent);
  expect(marked()).toEqual([]);
  const row = screen.getByRole("row", { name: /Dune/ });
  row.getBoundingClientRect = () => new DOMRect(0, 5_000, 100, 40);
  await act(async () => noteSaved("brand-Dune"));
  expect(marked()).toEqual([expect.stringContaining("Dune")]);
  await eventually(() => expect(seen).toEqual([expect.stringContaining("Dune")]));
  // Long after it nobody needs to be told.
  cleanup();
  vi.setSystemTime(Date.now() + 31_000);
  await open("?pageSize=10");
  expect(marked()).toEqual([]);
  vi.useRealTimers();
});
