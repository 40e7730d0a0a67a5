import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Gateway, openConsole } from "../../../../test/openConsole.tsx";
import { catalogueRoutes } from "../../routes.ts";
import { category, connection } from "../exampleCategories.ts";
// Brought here, so that no test waits for it to be compiled.
import "./StarterTrees.tsx";
import { categoriesOf, starterTrees, treeOf } from "./starterTrees.ts";

test.each(starterTrees.map((tree) => [tree.id, tree] as const))(
  "every category of %s can be added: its parent is there before it, and no sibling has its name",
  (_id, tree) => {
    const all = categoriesOf(tree);
    expect(all.length).toBeGreaterThan(12);
    const known = new Set<string>([""]);
    for (const { level, path, name, description } of all) {
      expect(path).toHaveLength(level);
      expect(known).toContain(path.slice(0, -1).join("/"));
      expect(known).not.toContain(path.join("/"));
      known.add(path.join("/"));
      expect(name).toBe(path.at(-1));
      expect(description !== undefined).toBe(level === 1);
    }
  },
);

test.each([
  ["Sarees and kurtas", "fashion"],
  ["Indoor plants", "home"],
  ["Kirana store: food, spices, medicines", "grocery"],
  ["Ayurvedic medicines", "pharmacy"],
  ["Bookshop", "books"],
  ["Mobile phones", "electronics"],
  ["null null", "fashion"],
])("who sells %s is shown the tree of %s first", (business, id) => expect(treeOf(business)?.id).toBe(id));

const page = (permissions: readonly string[]) => ({
  viewer: { permissions, offeredAreas: [], categories: connection([]) },
});
let number = 0;
const added = (input: Record<string, unknown>) => {
  number += 1;
  const node = {
    ...category(number, String(input["name"]), Number(input["order"]), Number(input["level"])),
    childCount: 0,
  };
  return {
    addCategory: { __typename: "AddCategorySuccess", categoryEdge: { __typename: "CategoryEdge", node } },
  };
};
const open = (gateway: Gateway = {}, permissions = ["CATEGORY_CREATE"]) =>
  openConsole(catalogueRoutes, "/master/ViewCategory1", {
    ViewCategoryPageQuery: () => page(permissions),
    starterQuery: () => ({
      viewer: { company: { id: "company", verticalName: "Clothes", verticalDescription: "" } },
    }),
    useStarterTreeMutation: ({ input }) => added(input),
    ...gateway,
  });
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));
const inputs = (sent: readonly { name: string; variables: Record<string, unknown> }[], name: string) =>
  sent.filter((one) => one.name === name).map(({ variables }) => variables["input"]);
const [fashion] = starterTrees;
const all = fashion ? categoriesOf(fashion) : [];

async function chooseFashion() {
  await press("Begin with ready categories");
  await screen.findByRole("dialog", { name: "Begin with ready categories" });
  await press(`Add ${all.length} categories`);
}

test("an empty company begins with a tree of its trade: looked at, added with one press, and taken back with one", async () => {
  const { sent } = await open({
    useStarterTreeDeleteMutation: ({ input }) => ({
      deleteCategory: { __typename: "DeleteCategorySuccess", deletedId: input.id },
    }),
  });
  await chooseFashion();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const asked = inputs(sent, "useStarterTreeMutation");
  expect(asked).toHaveLength(all.length);
  expect(asked[0]).toMatchObject({
    level: 1,
    name: "Women",
    order: 1,
    description: "Clothes, shoes and bags for women",
  });
  expect(asked[1]).toMatchObject({ level: 2, name: "Ethnic wear", order: 1, parentId: "category-1" });
  expect(asked[2]).toMatchObject({ level: 3, name: "Sarees", order: 1, parentId: "category-2" });
  expect(screen.getAllByRole("rowheader").map((row) => row.textContent)).toEqual(["Women", "Men", "Kids"]);
  // How many stand under each, without the list being asked for again.
  const [, ...rows] = screen.getAllByRole("row");
  expect(rows.map((row) => row.querySelector(".ui-cell:nth-last-child(2)")?.textContent)).toEqual([
    "3",
    "2",
    "2",
  ]);
  await press("Undo");
  await waitFor(() => expect(screen.getByText("No categories yet")).toBeTruthy());
  await waitFor(() => expect(screen.getByText(`${all.length} categories are deleted.`)).toBeTruthy());
  const gone = inputs(sent, "useStarterTreeDeleteMutation");
  expect(gone).toHaveLength(all.length);
  expect(gone.at(-1)).toEqual({ id: "category-1", version: "version of Women" });
});

test("what was refused on the way is said, and trying again goes on from there", async () => {
  let isDown = true;
  number = 0;
  const { sent } = await open({
    useStarterTreeMutation: ({ input }) =>
      isDown && input.name === "Kurtas"
        ? {
            addCategory: { __typename: "UnavailableError", __isError: "UnavailableError", message: "Later." },
          }
        : added(input),
  });
  await chooseFashion();
  expect((await screen.findByRole("alert")).textContent).toContain("Later.");
  expect(screen.getByText(`3 of ${all.length} categories were added.`)).toBeTruthy();
  isDown = false;
  await press("Try again");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const asked = inputs(sent, "useStarterTreeMutation");
  expect(asked).toHaveLength(all.length + 1);
  expect(asked[3]).toEqual(asked[4]);
});

test("who may add nothing is offered nothing", async () => {
  await open({}, []);
  expect(screen.getByText("No categories yet")).toBeTruthy();
  for (const name of ["Begin with ready categories", "Add the first one"])
    expect(screen.queryByRole("button", { name })).toBeNull();
});

test("the first record is added from where the others will stand", async () => {
  await open();
  await press("Add the first one");
  expect(await screen.findByRole("dialog", { name: "Add Level1 Category" })).toBeTruthy();
});

test("the tree of what the company said that it sells is chosen, and another can be", async () => {
  await open({
    starterQuery: () => ({
      viewer: {
        company: { id: "company", verticalName: "Green living", verticalDescription: "Pots and plants" },
      },
    }),
  });
  await press("Begin with ready categories");
  await screen.findByRole("dialog", { name: "Begin with ready categories" });
  const chosen = () => screen.getAllByRole<HTMLInputElement>("radio").find(({ checked }) => checked);
  expect(chosen()?.closest("label")?.textContent).toContain("Home and kitchen");
});
