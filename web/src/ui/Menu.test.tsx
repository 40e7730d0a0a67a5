import { User } from "@react-aria/test-utils";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Button } from "./Button.tsx";
import { Menu } from "./Menu.tsx";

test("an action is called by its id, and the dangerous one stands behind a line", async () => {
  const onAction = vi.fn<(id: string) => void>();
  render(
    <Menu
      trigger={<Button>Actions</Button>}
      onAction={onAction}
      items={[
        { id: "edit", label: "Edit" },
        { id: "see", label: "See it in the shop", href: "https://shop.example/" },
        { id: "delete", label: "Delete", isDangerous: true },
      ]}
    />,
  );
  const menu = new User().createTester("Menu", { root: screen.getByRole("button", { name: "Actions" }) });
  await menu.open();
  expect(screen.getAllByRole("separator")).toHaveLength(1);
  expect(screen.getByRole("menuitem", { name: "See it in the shop" }).getAttribute("href")).toBe(
    "https://shop.example/",
  );
  await menu.toggleOptionSelection({ option: "Delete" });
  expect(onAction.mock.calls).toEqual([["delete"]]);
});
