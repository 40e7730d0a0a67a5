import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Gateway, openConsole } from "../../../test/openConsole.tsx";
import { catalogueRoutes } from "../routes.ts";
// Brought here, so that the test does not wait for it to be compiled.
import "./categoryDialogs.tsx";
import { connection, garden, kitchen } from "./exampleCategories.ts";

// A table and a dialog of the design system are much work for a simulated browser on a busy machine.
const open = (gateway: Gateway) =>
  openConsole(catalogueRoutes, "/master/ViewCategory1", {
    ViewCategoryPageQuery: () => ({
      viewer: {
        permissions: ["CATEGORY_CREATE", "CATEGORY_UPDATE"],
        offeredAreas: ["EXPORTS"],
        categories: connection([kitchen, garden]),
      },
    }),
    OrderTakenQuery: () => ({ viewer: { categories: connection([]) } }),
    ...gateway,
  });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const submitDialog = () =>
  act(async () => {
    const form = screen.getByRole("dialog").querySelector("form");
    if (form) fireEvent.submit(form);
  });
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

test("an edit says which version it was made to; a stale one is chosen field by field and saved with the present version", async () => {
  const inputs: unknown[] = [];
  const byOther = { ...kitchen, name: "Kitchenware", order: 7, version: "second" };
  await open({
    categoryDialogsEditMutation: (variables) => {
      inputs.push(variables["input"]);
      return inputs.length === 1
        ? {
            editCategory: {
              __typename: "ConflictError",
              __isError: "ConflictError",
              message: "Somebody else has changed this since you opened it.",
              issues: [],
              current: byOther,
            },
          }
        : { editCategory: { __typename: "EditCategorySuccess", category: byOther } };
    },
  });
  await openDialog("Edit Kitchen");
  await fill("input[name=name]", "Kitchen things");
  await submitDialog();
  const choice = (group: string, side: RegExp) =>
    within(screen.getByRole("radiogroup", { name: group })).getByRole<HTMLInputElement>("radio", {
      name: side,
    });
  expect(screen.getByText("Somebody else has changed this since you opened it")).toBeDefined();
  expect(screen.getAllByRole("radiogroup").length).toBe(2);
  expect(choice("Name", /^Yours.*Kitchen things/).checked).toBe(true);
  expect(choice("Name", /^Saved now.*Kitchenware/).checked).toBe(false);
  // Only they have touched it.
  expect(choice("Order ID", /^Saved now.*7/).checked).toBe(true);
  await submitDialog();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(inputs).toEqual([
    {
      id: "category-1",
      name: "Kitchen things",
      order: 1,
      description: "About Kitchen",
      version: "version of Kitchen",
    },
    { id: "category-1", name: "Kitchen things", order: 7, description: "About Kitchen", version: "second" },
  ]);
});
