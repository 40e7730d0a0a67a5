import { fireEvent, render, screen } from "@testing-library/react";
import { RouterProvider } from "react-aria-components";
import { expect, test, vi } from "vitest";
import type { MenuLink } from "#/menu/menuEntry.ts";
import { SidebarList } from "./SidebarList.tsx";

const all: MenuLink<string> = {
  type: "link",
  id: "all",
  title: "All products",
  path: "/products",
  opensTo: "everybody",
};

test("of tiles: a group shows its name, opens beside it, and following a place says so", () => {
  const onFollow = vi.fn<(link: MenuLink<string>) => void>();
  const navigate = vi.fn<(path: string) => void>();
  render(
    <RouterProvider navigate={navigate}>
      <SidebarList
        entries={[{ type: "sub", id: "products", title: "Products", children: [all] }]}
        level={1}
        context={{
          activeId: "all",
          activeGroups: ["products"],
          isCompact: false,
          isTiled: true,
          hasClosedGroups: true,
          onFollow,
        }}
      />
    </RouterProvider>,
  );
  const group = screen.getByRole("button", { name: "Products" });
  expect([group.textContent, group.dataset["active"]]).toEqual(["Products", "true"]);
  fireEvent.click(group);
  fireEvent.click(screen.getByRole("menuitem", { name: "All products" }));
  // A drawer closes with it.
  expect(onFollow.mock.calls).toEqual([[all]]);
});
