import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { eventually } from "../../../test/eventually.ts";
import { answer, choose, listed, openBrands, openPanel, panel, pick } from "../../../test/openBrands.tsx";

beforeEach(() => localStorage.clear());

test("a view of one's own is copied, renamed, moved, hidden and deleted; a shared one only copied, moved and hidden", async () => {
  await openBrands({
    views: [
      { id: "v1", name: "Mine" },
      { id: "v2", name: "Ours", isShared: true },
    ],
  });
  await openPanel();
  const offered = async (name: string) => {
    await choose(`More for ${name}`);
    const items = (await eventually(() => screen.getAllByRole("menuitem"))).map(
      ({ textContent }) => textContent,
    );
    await act(async () => fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" }));
    return items;
  };
  const common = ["Make a copy", "Pin as a tab", "Open the list with it", "Move up", "Move down", "Hide"];
  expect(await offered("Mine")).toEqual(["Rename", ...common, "Delete"]);
  expect(await offered("Ours")).toEqual(common);
});

test("who may share can share a view, and make a shared one the default for everybody", async () => {
  const { inputs } = await openBrands({
    permissions: ["VIEW_CREATE"],
    views: [
      { id: "v1", name: "Mine" },
      { id: "v2", name: "Ours", isShared: true, viewerCanChange: true },
    ],
    gateway: {
      useSavedViewChangesDefaultMutation: () => ({
        setDefaultView: { __typename: "SetDefaultViewSuccess", savedViews: [] },
      }),
      useSavedViewChangesEditMutation: () => ({
        editSavedView: {
          __typename: "EditSavedViewSuccess",
          savedViews: [listed({ id: "v2", name: "Ours", isShared: true, viewerCanChange: true })],
        },
      }),
    },
  });
  await openPanel();
  await pick("Mine", "Share it");
  expect(inputs("Edit")).toEqual([{ id: "v1", version: "version of Mine", isShared: true }]);
  await pick("Ours", "Default for everybody");
  expect(inputs("Default")).toEqual([{ list: "brands", viewId: "v2", forEverybody: true }]);
  expect(within(panel()).queryByRole("button", { name: "Ours" })).toBeNull();
});

test("a copy of somebody else's view is one's own, under a name to be changed, and shown", async () => {
  const { inputs, address } = await openBrands({
    views: [{ id: "v2", name: "Ours", isShared: true, search: "lamp", columns: ["name"] }],
    gateway: {
      useSavedViewChangesAddMutation: () => ({
        addSavedView: {
          __typename: "AddSavedViewSuccess",
          savedView: { id: "v3" },
          savedViews: [listed({ id: "v3", name: "Red lamps", search: "lamp", columns: ["name"] })],
        },
      }),
    },
  });
  await openPanel();
  await pick("Ours", "Make a copy");
  const field = await eventually(() => screen.getByRole("textbox", { name: /Name of the view/ }));
  expect(field).toHaveProperty("value", "Copy of Ours");
  expect(screen.queryByRole("checkbox", { name: "Share it" })).toBeNull();
  await act(async () => fireEvent.input(field, { target: { value: " Red lamps " } }));
  await answer("dialog", "Save view");
  expect(inputs("Add")).toEqual([
    {
      list: "brands",
      name: "Red lamps",
      isShared: false,
      state: {
        search: "lamp",
        filters: [],
        sort: { column: "name", isDescending: true },
        columns: [{ column: "name", width: null }],
        pageSize: null,
        mode: null,
      },
      idempotencyKey: expect.any(String) as unknown,
    },
  ]);
  await eventually(() => expect(address()).toContain("savedView=v3"));
});

test("a view is deleted once that is confirmed, and the address names it no more", async () => {
  const { inputs, address } = await openBrands({
    address: "?searchTerm=a&savedView=v1",
    views: [{ id: "v1", name: "Mine" }],
    gateway: {
      useSavedViewChangesDeleteMutation: () => ({
        deleteSavedView: { __typename: "DeleteSavedViewSuccess", deletedId: "v1" },
      }),
    },
  });
  await openPanel();
  await pick("Mine", "Delete");
  expect(inputs("Delete")).toEqual([]);
  await eventually(() => screen.getByRole("alertdialog", { name: "Delete Mine?" }));
  await answer("alertdialog", "Delete");
  expect(inputs("Delete")).toEqual([{ id: "v1", version: "version of Mine" }]);
  await eventually(() => expect(address()).toBe("/master/Viewbrand?searchTerm=a"));
  await openPanel();
  expect(within(panel()).queryByRole("button", { name: "Mine" })).toBeNull();
});
