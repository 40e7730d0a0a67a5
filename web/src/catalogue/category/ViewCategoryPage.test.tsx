import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Variables } from "relay-runtime";
import { expect, test } from "vitest";
import { RequestError } from "#/relay/RequestError.ts";
import { type Gateway, openConsole, type Sent } from "../../../test/openConsole.tsx";
import { catalogueRoutes } from "../routes.ts";
// Brought here, so that no test waits for them to be compiled.
import "#/list/StillUsedDialog.tsx";
import "./categoryDialogs.tsx";
import { category, connection, garden, kitchen } from "./exampleCategories.ts";

// A table and a dialog of the design system are much work for a simulated browser on a busy machine.
const mayAll = ["CATEGORY_CREATE", "CATEGORY_UPDATE"];
const page = (nodes = [kitchen, garden], permissions = mayAll) => ({
  viewer: {
    permissions,
    offeredAreas: ["EXPORTS"],
    categories: connection(nodes),
  },
});
const open = (gateway: Gateway = {}, address = "/master/ViewCategory1") =>
  openConsole(catalogueRoutes, address, {
    ViewCategoryPageQuery: () => page(),
    OrderTakenQuery: () => ({ viewer: { categories: connection([]) } }),
    CategoryPickerQuery: () => ({ viewer: { categories: connection([kitchen]) } }),
    ...gateway,
  });

const rowNames = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getByRole("rowheader").textContent);
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));
/** The dialog's form comes when it is opened. */
const openDialog = async (name: string) => {
  await press(name);
  await screen.findByRole("dialog");
};
const fill = (selector: string, value: string) =>
  act(async () => {
    const field = document.querySelector(selector);
    if (field) fireEvent.change(field, { target: { value } });
  });
const submitDialog = () =>
  act(async () => {
    const form = screen.getByRole("dialog").querySelector("form");
    if (form) fireEvent.submit(form);
  });
const problems = () =>
  [...document.querySelectorAll("[data-field-problem]")].map((found) => found.textContent);
/** What was asked besides the look at who else has the order id. */
const asked = (sent: readonly Sent[]) => sent.filter(({ name }) => name !== "OrderTakenQuery");
const chooseFromMenu = async (row: string, item: string) => {
  await press(`More for ${row}`);
  await act(async () => fireEvent.click(screen.getByRole("menuitem", { name: item })));
};
const input = (variables: Variables) => variables["input"];

test("the address is what the gateway is asked", async () => {
  const { sent } = await open(
    {},
    "/master/ViewCategory2?page=3&pageSize=10&searchTerm=jar&sortColumn=name&sortDirection=desc&level1=category-1",
  );
  expect(sent[0]?.variables).toMatchObject({
    level: 2,
    parentId: "category-1",
    search: "jar",
    orderBy: { field: "NAME", direction: "DESC" },
    first: 10,
    offset: 20,
  });
});

test("level 3 is narrowed by level 1 alone, and by level 2 once that is chosen too", async () => {
  const { sent, router } = await open({}, "/master/ViewCategory3?level1=category-1");
  await act(() => router.navigate("/master/ViewCategory3?level1=category-1&level2=category-7"));
  expect(
    sent.filter(({ name }) => name === "ViewCategoryPageQuery").map(({ variables }) => variables["parentId"]),
  ).toEqual(["category-1", "category-7"]);
});

test("without the permission there is no adding, moving and editing", async () => {
  await open({ ViewCategoryPageQuery: () => page([kitchen], []) });
  expect(screen.queryByRole("button", { name: /Add|Move|Edit/ })).toBeNull();
});

test("the form says what is missing after the first attempt, and nothing is sent", async () => {
  const { sent } = await open();
  await openDialog("Add category");
  expect(problems()).toEqual([]);
  await submitDialog();
  expect(problems()).toEqual(["Name is required", "Description is required"]);
  expect(asked(sent).map(({ name }) => name)).toEqual(["ViewCategoryPageQuery"]);
});

test.each([
  ["a search", "/master/ViewCategory1?searchTerm=jar", { level: 1, parentId: null }],
  ["a parent", "/master/ViewCategory2?level1=category-1", { level: 2, parentId: "category-1" }],
])("under %s the order id after the last is asked for and proposed", async (_, address, asked) => {
  const { sent } = await open(
    { LastCategoryQuery: () => ({ viewer: { categories: connection([{ ...garden, order: 41 }]) } }) },
    address,
  );
  await openDialog("Add category");
  await waitFor(() =>
    expect(document.querySelector<HTMLInputElement>("[data-field=order] input")?.value).toBe("42"),
  );
  const last = sent.find(({ name }) => name === "LastCategoryQuery");
  expect(last?.variables).toEqual(asked);
});

test("an order id above the largest one is refused in words, not changed in silence", async () => {
  await open();
  await openDialog("Add category");
  await submitDialog();
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Order ID" });
  const type = (value: string) =>
    act(async () => {
      fireEvent.focus(field);
      fireEvent.change(field, { target: { value } });
      fireEvent.blur(field);
    });
  await type("1000001");
  expect([field.value, problems().at(-1)]).toEqual([
    "10,00,001",
    "Order ID is a whole number from 1 to 1000000",
  ]);
  await type("1000000");
  expect([field.value, problems().at(-1)]).toEqual(["10,00,000", "Description is required"]);
});

test("an added category stands in its place at once, with the document's words and one request", async () => {
  const added = category(3, "Balcony", 2);
  const { sent } = await open({
    categoryDialogsAddMutation: () => ({
      addCategory: {
        __typename: "AddCategorySuccess",
        categoryEdge: { __typename: "CategoryEdge", cursor: "c", node: added },
      },
    }),
  });
  await openDialog("Add category");
  await fill("input[name=name]", " Balcony ");
  await fill("textarea[name=description]", "Plants and pots");
  await submitDialog();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(rowNames()).toEqual(["Kitchen", "Balcony", "Garden"]);
  expect(await screen.findByText("Level1 Category Added Successfully")).toBeDefined();
  expect(asked(sent).map(({ name }) => name)).toEqual([
    "ViewCategoryPageQuery",
    "categoryDialogsAddMutation",
  ]);
  expect(input(asked(sent)[1]?.variables ?? {})).toMatchObject({
    level: 1,
    name: "Balcony",
    description: "Plants and pots",
    order: 3,
  });
});

test("a refusal stands beside its field and above the form, and nothing typed is lost", async () => {
  await open({
    categoryDialogsAddMutation: () => ({
      addCategory: {
        __typename: "ValidationError",
        __isError: "ValidationError",
        message: "Check the input.",
        issues: [
          { path: ["name"], message: "There is one of this name" },
          { path: [], message: "The catalogue is full" },
        ],
      },
    }),
  });
  await openDialog("Add category");
  await fill("input[name=name]", "Kitchen");
  await fill("textarea[name=description]", "Again");
  await submitDialog();
  expect(problems()).toEqual(["There is one of this name"]);
  expect(screen.getByText("The catalogue is full")).toBeDefined();
  expect(document.querySelector<HTMLInputElement>("input[name=name]")?.value).toBe("Kitchen");
});

test("the same form sent again has the same key, a changed one another", async () => {
  const { sent } = await open({
    categoryDialogsAddMutation: () => new RequestError("unreachable", "no answer"),
  });
  await openDialog("Add category");
  await fill("input[name=name]", "Balcony");
  await fill("textarea[name=description]", "Plants");
  await submitDialog();
  await submitDialog();
  await fill("input[name=name]", "Balconies");
  await submitDialog();
  const keys = asked(sent)
    .slice(1)
    .map(({ variables }) => Object(variables["input"])["idempotencyKey"]);
  expect([keys.length, new Set(keys).size, keys[0] === keys[1]]).toEqual([3, 2, true]);
});

test("closing a form in which something was typed asks first; keeping on keeps it", async () => {
  await open();
  await openDialog("Add category");
  await fill("input[name=name]", "Half a name");
  await press("Cancel");
  await act(async () => fireEvent.click(await screen.findByRole("button", { name: "Keep editing" })));
  expect(document.querySelector<HTMLInputElement>("input[name=name]")?.value).toBe("Half a name");
  await press("Cancel");
  await act(async () => fireEvent.click(await screen.findByRole("button", { name: "Discard" })));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a moved row stands in its new place at once, and one press brings it back", async () => {
  const { sent } = await open({
    useCategoryMovesMutation: (variables) => ({
      moveCategory: {
        __typename: "MoveCategorySuccess",
        moved: Object(variables["input"]).afterId
          ? [
              { __typename: "Category", id: "category-2", order: 1 },
              { __typename: "Category", id: "category-1", order: 4 },
            ]
          : [
              { __typename: "Category", id: "category-1", order: 1 },
              { __typename: "Category", id: "category-2", order: 4 },
            ],
      },
    }),
  });
  await chooseFromMenu("Kitchen", "Move later");
  expect(rowNames()).toEqual(["Garden", "Kitchen"]);
  await act(async () => fireEvent.click(await screen.findByRole("button", { name: "Undo" })));
  expect(rowNames()).toEqual(["Kitchen", "Garden"]);
  expect(asked(sent).map(({ variables }) => variables["input"])).toEqual([
    undefined,
    { id: "category-1", afterId: "category-2" },
    { id: "category-1", beforeId: "category-2" },
  ]);
});

// That the rows go back is shown in tests/browser: here the response comes before the rows have moved at all.
test("the reason of a refused move is said", async () => {
  await open({
    useCategoryMovesMutation: () => ({
      moveCategory: {
        __typename: "ConflictError",
        __isError: "ConflictError",
        message: "The category to stand beside is not here any more",
      },
    }),
  });
  await chooseFromMenu("Kitchen", "Move later");
  expect(await screen.findByText("The category to stand beside is not here any more")).toBeDefined();
});

test.each([
  ["by name", "/master/ViewCategory1?sortColumn=name&sortDirection=asc"],
  ["in a search", "/master/ViewCategory1?searchTerm=kit"],
  ["of many parents", "/master/ViewCategory2"],
  ["of many parents on level 3", "/master/ViewCategory3?level1=category-1"],
])("rows are no neighbours and do not move in a list %s", async (_name, address) => {
  await open({}, address);
  await press("More for Kitchen");
  expect(screen.queryByRole("menuitem", { name: "Move later" })).toBeNull();
});

test("a category that is in use is not deleted, and the dialog says what uses it", async () => {
  const { sent } = await open();
  await chooseFromMenu("Kitchen", "Delete");
  const dialog = await screen.findByRole("dialog", { name: "Kitchen cannot be deleted" });
  expect(within(dialog).getByText("3 categories stand under it")).toBeDefined();
  expect(within(dialog).getByText("11 products are in it")).toBeDefined();
  expect(sent).toHaveLength(1);
});

test("an order id that a neighbour has is a warning, not a refusal", async () => {
  const { sent } = await open({
    OrderTakenQuery: () => ({ viewer: { categories: connection([kitchen, garden]) } }),
  });
  await openDialog("Edit Kitchen");
  expect(await screen.findByText(/^Garden has Order ID 1 too/)).toBeDefined();
  expect(sent.at(-1)?.variables).toEqual({ level: 1, parentId: null, order: 1 });
});

test("a list that cannot be fetched says so, and trying again asks the network", async () => {
  let isDown = true;
  const { sent } = await openConsole([{ path: "/", element: <h1>Start</h1> }, ...catalogueRoutes], "/", {
    ViewCategoryPageQuery: () => (isDown ? new RequestError("unreachable", "offline") : page()),
  }).then(async (opened) => {
    await act(() => opened.router.navigate("/master/ViewCategory1"));
    return opened;
  });
  const alert = (await screen.findByText("This could not be shown")).closest("[role=alert]");
  expect(alert?.textContent).toContain("We could not reach the service. Try again.");
  isDown = false;
  await press("Try again");
  expect(rowNames()).toEqual(["Kitchen", "Garden"]);
  expect(sent).toHaveLength(2);
});

test("nothing at all and nothing for this search are told apart", async () => {
  const { router } = await open({ ViewCategoryPageQuery: () => page([]) });
  expect(screen.getByText("No categories yet")).toBeDefined();
  await act(() => router.navigate("/master/ViewCategory1?searchTerm=zzz"));
  expect(screen.getByText("No category matches")).toBeDefined();
});
