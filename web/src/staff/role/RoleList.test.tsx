import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { desk, night, openStaff, owner, viewer } from "../sampleStaff.ts";

const press = (name: string | RegExp, inside: Pick<typeof screen, "getByRole"> = screen) =>
  act(async () => fireEvent.click(inside.getByRole("button", { name })));
const choose = async (name: string, item: string) => {
  await press(`More for ${name}`);
  await act(async () => fireEvent.click(screen.getByRole("menuitem", { name: item })));
};
const box = (dialog: HTMLElement, name: string | RegExp) =>
  within(dialog).getByLabelText<HTMLInputElement>(name);
const tick = (dialog: HTMLElement, name: string | RegExp) =>
  act(async () => fireEvent.click(box(dialog, name)));
const seen = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole("listitem")
    .map((item) => item.querySelector("span")?.textContent);

test("the list says for whom a role is, what it was made from, and how many people have it", async () => {
  const { sent } = await openStaff("/master/ViewUserAdmin?tab=roles");
  expect(sent[0]?.variables).toMatchObject({ hasPeople: false, hasRoles: true, first: 50 });
  const text = screen.getByRole("row", { name: /Night shift/ }).textContent;
  for (const part of ["Packs at night", "The company", "Order desk", "3"]) expect(text).toContain(part);
  expect(screen.getByRole("row", { name: /^Owner/ }).textContent).toContain("Built in");
});

test("a role of every company is looked at and copied; without the right to make roles only looked at", async () => {
  await openStaff("/master/ViewUserAdmin?tab=roles");
  await press("More for Order desk");
  expect(screen.getAllByRole("menuitem").map((item) => item.textContent)).toEqual([
    "What it allows",
    "Make a role from it",
    "Who has it",
  ]);
  expect(screen.queryByRole("button", { name: "Edit Order desk" })).toBeNull();
});

test("the editor: rows and columns switch, sight comes with change, what the viewer lacks stays, differences are named", async () => {
  const { sent } = await openStaff("/master/ViewUserAdmin?tab=roles", {
    roleDialogsEditMutation: ({ input }) => ({
      editRole: {
        __typename: "EditRoleSuccess",
        role: { ...night, ...(typeof input === "object" ? input : {}) },
      },
    }),
  });
  await press("Edit Night shift");
  const dialog = await screen.findByRole("dialog", { name: "Edit Night shift" });
  expect(within(dialog).getByText(/Differs from Order desk/).textContent).toBe(
    "Differs from Order desk 1 added 2 taken away",
  );
  expect(box(dialog, "Decide on orders").disabled).toBe(true);
  expect(box(dialog, "Work on orders").disabled).toBe(false);
  within(dialog).getByText("You can give what you may do yourself. What you may not do stays as it is.");
  expect(seen(dialog)).toContain("Brand");

  await tick(dialog, "See orders");
  expect(seen(dialog)).not.toContain("Orders");
  await tick(dialog, "Work on orders");
  expect(box(dialog, "See orders").checked).toBe(true);
  expect(seen(dialog)).toContain("Pending Orders");
  await tick(dialog, "Brands: everything");
  expect(box(dialog, /Delete brands/).checked).toBe(true);
  await tick(dialog, "Change: everything");
  expect(box(dialog, "Work on orders").checked).toBe(false);
  expect(box(dialog, /Change brands/).checked).toBe(false);
  await press("Save", within(dialog));
  expect(sent.at(-1)).toMatchObject({
    name: "roleDialogsEditMutation",
    variables: {
      input: {
        id: "role-11",
        name: "Night shift",
        permissions: ["BRAND_CREATE", "BRAND_DELETE", "ORDER_READ"],
        version: "1",
      },
    },
  });
});

test("a copy begins without what the viewer may not give, and names what it was made from", async () => {
  const { sent } = await openStaff("/master/ViewUserAdmin?tab=roles", {
    roleDialogsAddMutation: () => ({
      addRole: {
        __typename: "AddRoleSuccess",
        roleEdge: {
          __typename: "CompanyRoleEdge",
          node: { ...night, id: "role-12", name: "Copy of Order desk" },
        },
      },
    }),
  });
  await choose("Order desk", "Make a role from it");
  const dialog = await screen.findByRole("dialog", { name: "Add role" });
  expect(within(dialog).getByRole<HTMLInputElement>("textbox", { name: /Name/ }).value).toBe(
    "Copy of Order desk",
  );
  await press("Add role", within(dialog));
  expect(sent.at(-1)?.variables).toMatchObject({
    input: {
      name: "Copy of Order desk",
      permissions: ["ORDER_READ", "ORDER_UPDATE"],
      kind: "COMPANY",
      basedOnId: "role-4",
    },
  });
  await screen.findByText("Copy of Order desk is a role now.");
  expect(screen.getAllByRole("row").at(-1)?.textContent).toContain("Copy of Order desk");
});

test("what a role of every company allows is shown without switches that do anything", async () => {
  await openStaff("/master/ViewUserAdmin?tab=roles", {}, [], { ...viewer, permissions: ["PERSON_READ"] });
  expect(screen.queryByRole("button", { name: "Add role" })).toBeNull();
  await choose("Order desk", "What it allows");
  const dialog = await screen.findByRole("dialog", { name: "Order desk" });
  expect(box(dialog, "See orders").checked).toBe(true);
  await tick(dialog, "See orders");
  expect(box(dialog, "See orders").checked).toBe(true);
  expect(within(dialog).queryByLabelText(/everything/)).toBeNull();
});

test("a role that people have is deleted after they got another one", async () => {
  const { sent } = await openStaff("/master/ViewUserAdmin?tab=roles", {
    movePeopleDialogsMoveMutation: () => ({
      movePeopleOfRole: {
        __typename: "MovePeopleOfRoleSuccess",
        role: { ...night, peopleCount: 0 },
        into: { ...desk, peopleCount: 3 },
      },
    }),
    movePeopleDialogsDeleteMutation: () => ({
      deleteRole: { __typename: "DeleteRoleSuccess", deletedId: "role-11" },
    }),
  });
  await choose("Night shift", "Delete");
  const dialog = await screen.findByRole("dialog", { name: "Delete Night shift" });
  within(dialog).getByText("3 people have this role. Give them another one, and this one is deleted.");
  await press(/Choose a role/, within(dialog));
  expect(screen.getByRole("option", { name: /Owner/ }).getAttribute("aria-disabled")).toBe("true");
  await act(async () => fireEvent.click(screen.getByRole("option", { name: "Order desk" })));
  await press("Move and delete", within(dialog));
  await screen.findByText("Night shift is deleted.");
  expect(sent.slice(-2).map(({ variables }) => variables)).toEqual([
    { input: { id: "role-11", intoId: "role-4" } },
    { input: { id: "role-11" } },
  ]);
  expect(screen.queryByRole("row", { name: /Night shift/ })).toBeNull();
  expect(owner.peopleCount).toBe(1);
});

test("arrow keys go from switch to switch", async () => {
  await openStaff("/master/ViewUserAdmin?tab=roles");
  await press("Edit Night shift");
  const dialog = await screen.findByRole("dialog", { name: "Edit Night shift" });
  const first = box(dialog, /Add brands/);
  act(() => first.focus());
  fireEvent.keyDown(first, { key: "ArrowRight" });
  expect(document.activeElement).toBe(box(dialog, "Change brands"));
  fireEvent.keyDown(box(dialog, "Change brands"), { key: "ArrowDown" });
  expect(document.activeElement).toBe(box(dialog, "Work on orders"));
  fireEvent.keyDown(box(dialog, "Work on orders"), { key: "ArrowUp" });
  fireEvent.keyDown(box(dialog, "Change brands"), { key: "ArrowUp" });
  expect(document.activeElement).toBe(box(dialog, "Change: everything"));
});
