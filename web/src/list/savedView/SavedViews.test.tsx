import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { RequestError } from "#/relay/RequestError.ts";
import { eventually } from "../../../test/eventually.ts";
import { button, choose, headers, listed, openBrands, openPanel, panel } from "../../../test/openBrands.tsx";

beforeEach(() => localStorage.clear());

test("views are asked for when the pointer comes near, not with the list", async () => {
  const { asked } = await openBrands();
  expect(asked()).toBe(0);
  await act(async () => fireEvent.pointerEnter(button()));
  await eventually(() => expect(asked()).toBeGreaterThan(0));
});

test("an address that names a view brings its columns at once, and its name to the button", async () => {
  await openBrands({
    address: "?sortColumn=name&sortDirection=desc&savedView=v1",
    views: [{ id: "v1", name: "By name", columns: ["weight", "created", "name"] }],
  });
  await eventually(() => expect(button().getAttribute("aria-label")).toBe("Views: By name"));
  expect(headers()).toEqual(["", "Added", "Name"]);
});

test("a link with a view of somebody else shows the same rows with one's own columns", async () => {
  const { asked } = await openBrands({ address: "?sortColumn=name&sortDirection=desc&savedView=another" });
  await eventually(() => expect(asked()).toBeGreaterThan(0));
  expect(headers()).toEqual(["", "Name", "Products", "Added"]);
  expect(button().getAttribute("aria-label")).toBe("Views");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a view that was chosen stands in the address; another order is a change, and Reset takes it back", async () => {
  const { address } = await openBrands({
    views: [{ id: "v1", name: "Lamps", search: "lamp", columns: ["name"] }],
  });
  await openPanel();
  await choose("Lamps");
  const chosen = "/master/Viewbrand?searchTerm=lamp&sortColumn=name&sortDirection=desc&savedView=v1";
  await eventually(() => expect(address()).toBe(chosen));
  expect(headers()).toEqual(["", "Name"]);
  await act(async () => fireEvent.click(screen.getByRole("columnheader", { name: "Name" })));
  await eventually(() => expect(button().getAttribute("aria-label")).toBe("Views: Lamps, changed"));
  await openPanel();
  await choose("Reset");
  await eventually(() => expect(address()).toBe(chosen));
  await eventually(() => expect(button().getAttribute("aria-label")).toBe("Views: Lamps"));
});

test("columns that are changed while a view is shown stay the view's, not the person's", async () => {
  await openBrands({
    address: "?sortColumn=name&sortDirection=desc&savedView=v1",
    views: [{ id: "v1", name: "Lamps", columns: ["name", "created"] }],
  });
  await eventually(() => expect(headers()).toEqual(["", "Name", "Added"]));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Columns" })));
  const box = await eventually(() => screen.getByRole("checkbox", { name: "Added" }));
  await act(async () => fireEvent.click(box));
  expect(headers()).toEqual(["", "Name"]);
  expect(localStorage.length).toBe(0);
});

test("what a changed view shows now is saved with its version", async () => {
  const { inputs } = await openBrands({
    address: "?searchTerm=a&savedView=v1",
    views: [{ id: "v1", name: "Lamps", columns: ["name", "created"] }],
    gateway: {
      useSavedViewChangesEditMutation: () => ({
        editSavedView: {
          __typename: "ForbiddenError",
          __isError: "ForbiddenError",
          message: "You may not do that.",
          code: "FORBIDDEN",
        },
      }),
    },
  });
  await openPanel();
  await choose("Save");
  expect(inputs("Edit")).toEqual([
    {
      id: "v1",
      version: "version of Lamps",
      state: {
        search: "a",
        filters: [],
        sort: null,
        columns: [
          { column: "name", width: null },
          { column: "created", width: null },
        ],
        pageSize: null,
        mode: null,
      },
    },
  ]);
});

test("a list opens with the default that this browser has noticed, unless the whole list was chosen", async () => {
  const views = [{ id: "v1", name: "Lamps", search: "lamp", isDefault: true }];
  const first = await openBrands({ views });
  expect(first.asked()).toBe(0);
  await openPanel();
  expect(first.address()).toBe("/master/Viewbrand");
  cleanup();
  const second = await openBrands({ views });
  const standard = "/master/Viewbrand?searchTerm=lamp&sortColumn=name&sortDirection=desc&savedView=v1";
  await eventually(() => expect(second.address()).toBe(standard));
  await openPanel();
  await choose("The whole list");
  await eventually(() => expect(second.address()).toBe("/master/Viewbrand?savedView=all"));
});

test("hidden views stand apart until they are wanted", async () => {
  await openBrands({ views: [{ id: "v1", name: "Mine", isHidden: true }] });
  await openPanel();
  expect(within(panel()).queryByRole("button", { name: "Mine" })).toBeNull();
  await choose("Show hidden views");
  const hidden = within(panel()).getByRole("region", { name: "Hidden views" });
  expect(within(hidden).getByRole("button", { name: "Mine" })).toBeDefined();
});

test("when views cannot be read the panel says so, reads them again, and the list stays", async () => {
  let isDown = true;
  await openBrands({
    gateway: {
      SavedViewsQuery: () =>
        isDown
          ? new RequestError("unreachable", "offline")
          : {
              viewer: {
                __typename: "Viewer",
                permissions: [],
                savedViews: [listed({ id: "v1", name: "Mine" })],
              },
            },
    },
  });
  await openPanel();
  await eventually(() => within(panel()).getByText("The views could not be loaded."));
  expect(headers()).toEqual(["", "Name", "Products", "Added"]);
  isDown = false;
  await choose("Try again");
  await eventually(() => within(panel()).getByRole("button", { name: "Mine" }));
});

test("a service that keeps no views is named as such", async () => {
  await openBrands({ views: null });
  await openPanel();
  await eventually(() => within(panel()).getByText("Views are not kept here."));
});

test("pinned views are tabs, which are there at once on the next visit", async () => {
  const views = [
    { id: "v1", name: "Lamps", search: "lamp", columns: ["name"], isPinned: true },
    { id: "v2", name: "Other" },
  ];
  const tabs = () =>
    within(screen.getByRole("navigation", { name: "Views of this list" }))
      .getAllByRole("link")
      .map((tab) => [tab.textContent, tab.getAttribute("aria-current")]);
  const gateway = {
    listCountsBrandsQuery: ({ search }: { search?: unknown }) => ({
      viewer: { __typename: "Viewer", counted: { totalCount: search === "lamp" ? 7 : 1234 } },
    }),
  };
  const first = await openBrands({ views, gateway });
  expect(screen.queryByRole("navigation", { name: "Views of this list" })).toBeNull();
  await act(async () => fireEvent.pointerEnter(button()));
  await eventually(() => tabs());
  expect(first.address()).toBe("/master/Viewbrand");
  cleanup();
  const { address, sent } = await openBrands({ views, gateway });
  await eventually(() =>
    expect(tabs()).toEqual([
      ["The whole list 1,234", "true"],
      ["Lamps 7", null],
    ]),
  );
  await act(async () => fireEvent.click(screen.getByRole("link", { name: /^Lamps/ })));
  const lamps = "/master/Viewbrand?searchTerm=lamp&sortColumn=name&sortDirection=desc&savedView=v1";
  await eventually(() => expect(address()).toBe(lamps));
  expect(headers()).toEqual(["", "Name"]);
  expect(tabs()).toEqual([
    ["The whole list 1,234", null],
    ["Lamps 7", "true"],
  ]);
  const counts = sent
    .filter(({ name }) => name === "listCountsBrandsQuery")
    .map(({ variables }) => variables);
  expect(counts).toEqual([{ search: null }, { search: "lamp" }]);
});
