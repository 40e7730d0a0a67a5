import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { eventually } from "../../../../test/eventually.ts";
import { type Gateway, openConsole } from "../../../../test/openConsole.tsx";
import { catalogueRoutes } from "../../routes.ts";
// Brought here, so that no test waits for them to be compiled.
import "#/list/StillUsedDialog.tsx";
import "../categoryDialogs.tsx";
import { category, connection } from "../exampleCategories.ts";

type Node = ReturnType<typeof category>;

const kitchen = { ...category(1, "Kitchen", 1), childCount: 1, productCount: 0 };
const garden = { ...category(2, "Garden", 2), childCount: 1, productCount: 5 };
const under = (parent: Node, child: Omit<Node, "parent">) => ({
  ...child,
  parent: { __typename: "Category", id: parent.id, name: parent.name, parent: null },
});
const pots = under(kitchen, { ...category(7, "Pots", 1, 2), childCount: 0, productCount: 0 });
const hoses = under(garden, { ...category(8, "Hoses", 1, 2), childCount: 0, productCount: 5 });
const branches: Record<string, { readonly parent: Node; readonly child: object }> = {
  [kitchen.id]: { parent: kitchen, child: pots },
  [garden.id]: { parent: garden, child: hoses },
};

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

async function openTree(gateway: Gateway = {}) {
  const page = await openConsole(catalogueRoutes, "/master/ViewCategory1?view=tree", {
    ViewCategoryPageQuery: () => ({
      viewer: {
        permissions: ["CATEGORY_CREATE", "CATEGORY_UPDATE"],
        offeredAreas: ["EXPORTS"],
        categories: connection([kitchen, garden]),
      },
    }),
    CategoryTreeRowQuery: ({ id }) => {
      const { parent, child } = branches[String(id)] ?? {};
      const children = {
        __typename: "CategoryConnection",
        totalCount: 1,
        edges: [{ __typename: "CategoryEdge", node: child }],
      };
      return { node: { ...parent, __isNode: "Category", children } };
    },
    OrderTakenQuery: () => ({ viewer: { categories: connection([]) } }),
    CategoryPickerQuery: () => ({ viewer: { categories: connection([]) } }),
    ...gateway,
  });
  for (const [name, child] of [
    ["Kitchen", "Pots"],
    ["Garden", "Hoses"],
  ]) {
    await press(`Expand ${name}`);
    await screen.findByText(child ?? "");
  }
  return page;
}

/** The rows with how many categories and products each has. */
const rows = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => {
      const cells = [...row.children].map(({ textContent }) => textContent);
      return [cells[0], cells[3], cells[4]].join(" · ");
    });
const choose = async (row: string, item: string) => {
  await press(`More for ${row}`);
  await act(async () => fireEvent.click(screen.getByRole("menuitem", { name: item })));
};
const deleted = (variables: { readonly input?: unknown }) => ({
  deleteCategory: {
    __typename: "DeleteCategorySuccess",
    deletedId: Reflect.get(Object(variables.input), "id"),
  },
});

test("a parent whose last child was deleted can be deleted at once; taken back, it counts again", async () => {
  const { sent } = await openTree({ CategoryActionsDeleteMutation: deleted });
  expect(rows()).toEqual(["Kitchen · 1 · 0", "Pots · 0 · 0", "Garden · 1 · 5", "Hoses · 0 · 5"]);
  await choose("Pots", "Delete");
  expect(rows()).toEqual(["Kitchen · 0 · 0", "Garden · 1 · 5", "Hoses · 0 · 5"]);
  await press("Undo");
  expect(rows()).toEqual(["Kitchen · 1 · 0", "Pots · 0 · 0", "Garden · 1 · 5", "Hoses · 0 · 5"]);
  await choose("Pots", "Delete");
  await choose("Kitchen", "Delete");
  expect(screen.queryByRole("dialog", { name: "Kitchen cannot be deleted" })).toBeNull();
  expect(rows()).toEqual(["Garden · 1 · 5", "Hoses · 0 · 5"]);
  await act(async () => window.dispatchEvent(new Event("pagehide")));
  await eventually(() =>
    expect(
      sent
        .filter(({ name }) => name === "CategoryActionsDeleteMutation")
        .map(({ variables }) => variables["input"]),
    ).toEqual([
      { id: "category-7", version: "version of Pots" },
      { id: "category-1", version: "version of Kitchen" },
    ]),
  );
  expect(rows()).toEqual(["Garden · 1 · 5", "Hoses · 0 · 5"]);
});

test("a category that was moved stands under its new parent, which counts it and its products", async () => {
  await openTree({
    categoryDialogsEditMutation: () => ({
      editCategory: { __typename: "EditCategorySuccess", category: under(kitchen, hoses) },
    }),
  });
  await press("Edit Hoses");
  const form = (await screen.findByRole("dialog")).querySelector("form");
  await act(async () => form && fireEvent.submit(form));
  await eventually(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(rows()).toEqual(["Kitchen · 2 · 5", "Pots · 0 · 0", "Hoses · 0 · 5", "Garden · 0 · 0"]);
});
